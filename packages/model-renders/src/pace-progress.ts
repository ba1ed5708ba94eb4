import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';

/** Progress of work that does the same stages several times: it only grows. */
export function paceProgress(asked: RenderContext): {
  readonly context: RenderContext;
  /** From now on the whole of what is reported lies between two shares. */
  readonly within: (from: number, to: number) => void;
} {
  let [start, end, last] = [0, 1, 0];
  return {
    context: {
      ...asked,
      progress: (fraction, stage) => {
        last = Math.max(last, start + (end - start) * fraction);
        asked.progress(last, stage);
      },
    },
    within: (from, to) => {
      start = from;
      end = to;
    },
  };
}
