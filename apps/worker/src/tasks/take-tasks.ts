import type { Logger } from '@plumbline/core/ports/logger.ts';

/** A wake-up call may be lost, a worker die, a wait be over: then nobody says so. */
const POLL_MS = 1_000;
/**
 * What was taken begins, and what has ended is told, before more is looked for where nothing was kept waiting for a place: looking takes the
 * database and this process as long as a short task waits for its engine, or a person for the news.
 */
const HEAD_START_MS = 20;

export interface TaskTaker {
  /** Something may be there to be taken. */
  wake(): void;
  /** Runs a piece that was found otherwise. @returns false where no place is free, and nothing is done with it */
  give(run: () => Promise<void>): boolean;
  /** Takes nothing more, and waits until what runs has ended. */
  stop(): Promise<void>;
}

/**
 * Takes work and runs it, so many pieces at a time: when it is woken, when a place becomes free (at once where none was), and every second.
 *
 * @param take one piece, still to be run; undefined where none is there. `isRound` says that a second is over, and that what
 *   nobody wakes anybody for is to be looked for as well.
 */
export function takeTasks(
  { slots, logger }: { readonly slots: number; readonly logger: Logger },
  take: (isRound: boolean) => Promise<(() => Promise<void>) | undefined>,
): TaskTaker {
  const running = new Set<Promise<void>>();
  let stopped = false;
  let woken = false;
  // The first look is one: what ran here before this process did is lost.
  let isRound = true;
  let looking: Promise<void> | undefined;
  let goOn = () => undefined as void;
  let lookingSoon: NodeJS.Timeout | undefined;

  const begin = (run: () => Promise<void>) => {
    const work: Promise<void> = run()
      .catch((error: unknown) => logger.error({ err: error }, 'a task could not be given back'))
      .finally(() => {
        const wasFull = running.size >= slots;
        running.delete(work);
        if (wasFull) wake();
        else lookingSoon ??= setTimeout(wake, HEAD_START_MS);
      });
    running.add(work);
  };
  const giveHeadStart = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, HEAD_START_MS);
      goOn = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const look = async () => {
    while (woken && !stopped) {
      woken = false;
      const round = isRound;
      isRound = false;
      while (!stopped && running.size < slots) {
        const taken = await take(round);
        if (!taken) break;
        begin(taken);
        if (!stopped && running.size < slots) await giveHeadStart();
      }
    }
  };
  const wake = () => {
    clearTimeout(lookingSoon);
    lookingSoon = undefined;
    woken = true;
    goOn();
    looking ??= look()
      .catch((error: unknown) => logger.warn({ err: error }, 'no task could be taken'))
      .finally(() => {
        looking = undefined;
      });
  };
  const timer = setInterval(() => {
    isRound = true;
    wake();
  }, POLL_MS);
  wake();
  return {
    wake,
    give(run) {
      if (stopped || running.size >= slots) return false;
      begin(run);
      return true;
    },
    async stop() {
      stopped = true;
      goOn();
      clearInterval(timer);
      await looking;
      await Promise.all(running);
      clearTimeout(lookingSoon);
    },
  };
}
