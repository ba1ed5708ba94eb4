import { WAITING_STAGE } from '@plumbline/core/ports/image-engine.ts';

export interface StallWatch {
  /** Raised once nothing new has been heard for the time. */
  readonly signal: AbortSignal;
  /** What the work says of itself, as engines report it. */
  heard(fraction: number, stage: string): void;
  close(): void;
}

/**
 * Tells work that hangs from work that is slow: a machine with much to do may need minutes for what takes seconds, and as
 * long as it gets on it may. Only another stage, or a larger share than any before, counts as getting on; work that waits for
 * its turn has nothing to get on with.
 *
 * @param limitMs time without news after which the work is given up
 */
export function watchForStall(limitMs: number): StallWatch {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort(new Error(`nothing new for ${limitMs / 1000} s`));
  }, limitMs);
  let highest = -1;
  let current: string | undefined;
  return {
    signal: controller.signal,
    heard(fraction, stage) {
      if (fraction <= highest && stage === current && stage !== WAITING_STAGE) return;
      highest = Math.max(highest, fraction);
      current = stage;
      if (!controller.signal.aborted) timer.refresh();
    },
    close: () => clearTimeout(timer),
  };
}
