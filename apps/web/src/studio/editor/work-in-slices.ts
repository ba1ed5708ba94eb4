/** Leaves room in a frame of 16 ms for the event itself and for drawing what the work changed. */
const BUDGET_MS = 4;

/**
 * Does long work between events, the first slice of it now.
 *
 * @param work does pieces of it while there is time. @returns whether there is more to do
 */
export function workInSlices(work: (hasTime: () => boolean) => boolean): void {
  const until = performance.now() + BUDGET_MS;
  if (work(() => performance.now() < until)) setTimeout(() => workInSlices(work));
}
