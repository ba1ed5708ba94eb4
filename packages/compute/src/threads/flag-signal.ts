/**
 * An AbortSignal inside a thread that follows a shared flag. A thread in the middle of a computation receives no
 * messages, so `aborted` and `throwIfAborted` look at the flag themselves; the `abort` event fires at the first look.
 */
export function flagSignal(flag: SharedArrayBuffer): AbortSignal {
  const word = new Int32Array(flag);
  const controller = new AbortController();
  const { signal } = controller;
  let raised = false;
  const look = () => {
    if (!raised && Atomics.load(word, 0) !== 0) {
      raised = true;
      controller.abort();
    }
    return raised;
  };
  Object.defineProperties(signal, {
    aborted: { get: look },
    throwIfAborted: {
      value: () => {
        if (look()) throw signal.reason;
      },
    },
  });
  return signal;
}
