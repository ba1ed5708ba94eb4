import type { PixelClass } from '@plumbline/reading/pixels/pixel-classes.ts';
import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import type { CellVotes } from '../../learned/vote-in-cells.ts';
import { SiteClass } from './site-class.ts';
import { UNREAD } from './unread.ts';

/** What the net's classes are on a site. */
const HEARD: readonly (readonly [SiteKind, readonly PixelClass[]])[] = [
  [SiteClass.crown, ['plant']],
  [SiteClass.lawn, ['lawn']],
  [SiteClass.water, ['water']],
  [SiteClass.paving, ['paving', 'floor', 'stair']],
  [SiteClass.roof, ['roof']],
  [SiteClass.sky, ['sky']],
];
type SiteKind = (typeof SiteClass)[keyof typeof SiteClass];

/** Ground that rules tell apart by what is drawn in it: streets, paths and paving are one to the net, which is heard after them. */
export const SORTED_GROUND: readonly SiteKind[] = [SiteClass.paving];

/** How much of a cell the net must take for one of them. */
const LEAST = 0.55;
/** Share of the picture from which a cell is no speck. */
const LEAST_AREA = 0.00015;

/**
 * What the net says of cells that no rule has claimed, or only as ground of no known kind.
 * @param without what is not to be claimed, such as a sky over a site seen from above
 */
export function hearNet(
  { cells, width, height }: DrawingAnalysis,
  votes: CellVotes,
  kinds: Uint8Array,
  without: readonly SiteKind[] = [],
): void {
  for (let l = 1; l <= cells.count; l++) {
    if (kinds[l] !== UNREAD && kinds[l] !== SiteClass.ground) continue;
    if ((cells.filledArea[l] as number) < LEAST_AREA * width * height) continue;
    const heard = HEARD.find(([kind, classes]) => !without.includes(kind) && votes.share(l, classes) > LEAST);
    if (heard !== undefined) kinds[l] = heard[0];
  }
}
