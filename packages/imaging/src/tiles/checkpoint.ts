import type { RenderContext } from './render-context.ts';

/** Throws the signal's reason once a render was cancelled. */
export function throwIfAborted(context: RenderContext): void {
  if (context.signal.aborted) throw context.signal.reason;
}

/** Measures stages of a render: `next` closes the current one, reports the following one and stops where cancelled. */
export interface StageClock {
  readonly next: (stage: string, fraction: number) => void;
  readonly finish: () => Record<string, number>;
  /** Stops where cancelled, within a stage. */
  readonly check: () => void;
}

export function startStages(context: RenderContext): StageClock {
  const timings: Record<string, number> = {};
  let current = '';
  let since = performance.now();
  const close = (): void => {
    const now = performance.now();
    if (current !== '') timings[current] = (timings[current] ?? 0) + Math.round(now - since);
    since = now;
  };
  return {
    next: (stage, fraction) => {
      close();
      current = stage;
      throwIfAborted(context);
      context.progress(fraction, stage);
    },
    finish: () => {
      close();
      current = '';
      return timings;
    },
    check: () => throwIfAborted(context),
  };
}
