import type { MaskLayer } from './mask-layer.ts';

/** Work too long for one event, done in pieces of a millisecond or two between them. */
export interface SlicedJob {
  /** Does the next piece. @returns whether all is done; then it is not called again */
  readonly step: () => boolean;
}

/** Work that ends with a shape, which is complete when the last step is done. */
export interface ShapeJob extends SlicedJob {
  readonly shape: MaskLayer;
}

/** Does all of it now. */
export function doAtOnce(job: SlicedJob): void {
  while (!job.step());
}

/** One piece of work after another; each is begun when the one before it is done. */
export function inTurn(...jobs: readonly (() => SlicedJob)[]): SlicedJob {
  let at = 0;
  let job = jobs[0]?.();
  return {
    step: () => {
      if (job?.step() ?? true) {
        at += 1;
        job = jobs[at]?.();
      }
      return job === undefined;
    },
  };
}

/** Visits the numbers below `count`, so many a step. */
export function eachOf(count: number, perStep: number, visit: (index: number) => void): SlicedJob {
  let index = 0;
  return {
    step: () => {
      for (const end = Math.min(count, index + perStep); index < end; index += 1) visit(index);
      return index >= count;
    },
  };
}
