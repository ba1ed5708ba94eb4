import type { CommittedFigures } from './recall-report.ts';

/** A figure that fell. */
export interface Loss {
  readonly group: string;
  readonly figure: string;
  readonly was: number;
  readonly is: number;
}

/** A share may fall by this much before it counts as lost: borders of regions move by a pixel when anything does. */
export const MARGIN = 0.02;
/** A class that fills less than this of one picture, over all of a group's, is no evidence. */
const LEAST_PIXELS = 0.03;
const OF_PIXELS = /^(?:recall|precision|pixels)/;
/** What is true of what was read: where nothing was read nothing was wrong, and a recall tells it. */
const OF_READ = /^precision|real$|told right$/;

/** Every figure that fell below the committed one by more than the margin. */
export function findLosses(now: CommittedFigures, committed: CommittedFigures): Loss[] {
  const losses: Loss[] = [];
  for (const [group, figures] of Object.entries(committed))
    for (const [figure, { share, of }] of Object.entries(figures)) {
      if (OF_PIXELS.test(figure) && of < LEAST_PIXELS) continue;
      const found = now[group]?.[figure];
      if (found === undefined && OF_READ.test(figure)) continue;
      const is = found?.share ?? 0;
      if (is < share - MARGIN) losses.push({ group, figure, was: share, is });
    }
  return losses;
}

/** A loss in words: `drawn room: recall floor 91 % → 40 %`. */
export function nameLoss({ group, figure, was, is }: Loss): string {
  return `${group}: ${figure} ${(100 * was).toFixed(1)} % → ${(100 * is).toFixed(1)} %`;
}
