/** Does a piece of work again and again, each time `intervalMs` after the last one ended; never twice at once. */
export function repeat(
  intervalMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): { close(): Promise<void> } {
  let closed = false;
  let current: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const schedule = () => {
    timer = setTimeout(() => {
      current = work()
        .catch(onError)
        .then(() => {
          if (!closed) schedule();
        });
    }, intervalMs);
  };
  schedule();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await current;
    },
  };
}
