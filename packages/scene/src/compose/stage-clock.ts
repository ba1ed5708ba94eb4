import type { RenderContext } from '../render-types.ts';

/** Ends stages of a render: notes how long each took, reports progress and stops when the signal says so. */
export interface StageClock {
  /**
   * Ends a stage. Call it also inside long loops with the same name: times add up.
   * @throws the signal's reason once it is aborted.
   */
  readonly lap: (stage: string, fraction: number) => void;
  /** Throws the signal's reason once it is aborted; cheap enough for every few rows. */
  readonly check: () => void;
  readonly timings: Readonly<Record<string, number>>;
}

export function startStageClock(context: RenderContext): StageClock {
  const timings: Record<string, number> = {};
  let since = performance.now();
  const check = (): void => {
    if (context.signal.aborted) throw context.signal.reason;
  };
  const lap = (stage: string, fraction: number): void => {
    const now = performance.now();
    timings[stage] = (timings[stage] ?? 0) + now - since;
    since = now;
    check();
    context.progress(fraction, stage);
  };
  check();
  return { lap, check, timings };
}
