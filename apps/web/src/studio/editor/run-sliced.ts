import type { SlicedJob } from '@plumbline/editor/sliced-job.ts';

/** Leaves room in a frame of 16 ms for drawing it. */
const BUDGET_MS = 8;

/**
 * Does a long piece of work between frames.
 *
 * @param goesOn asked before each frame; false ends the work where it stands
 * @returns whether it came to its end
 */
export async function runSliced(job: SlicedJob, goesOn: () => boolean): Promise<boolean> {
  for (;;) {
    if (!goesOn()) return false;
    const until = performance.now() + BUDGET_MS;
    do {
      if (job.step()) return true;
    } while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
