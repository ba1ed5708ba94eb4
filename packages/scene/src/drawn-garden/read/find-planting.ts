import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith } from '../../drawing/cell-groups.ts';
import { measureBorders } from './cell-borders.ts';
import type { CellOutlines } from './measure-outlines.ts';
import { longestSides } from './longest-sides.ts';
import { SiteClass } from './site-class.ts';
import { UNREAD } from './unread.ts';

const { crown, trunk } = SiteClass;

export interface PlantingLimits {
  /** Share of the picture that one crown may take. */
  readonly largest: number;
  /** Pixels that a round cell without scallops must have to be a crown for its likeness to others. */
  readonly leastTwin: number;
  /** Seen by a person: conifers show their tiers and crowns stand one behind another. From above all are round and whole. */
  readonly tiers: boolean;
}

/**
 * Finds crowns, shrubs and conifers by their scalloped or jagged outlines, and trunks by the crowns above them.
 * @param kinds by cell, `UNREAD` where open; changed in place.
 */
export function findPlanting(
  analysis: DrawingAnalysis,
  outlines: CellOutlines,
  kinds: Uint8Array,
  limits: PlantingLimits,
): void {
  const { cells } = analysis;
  const sides = longestSides(analysis);
  const { axes } = measureBorders(analysis, new Uint8Array(cells.count + 1));
  const side = (l: number): number =>
    (sides[l] as number) / Math.sqrt(Math.max(1, cells.filledArea[l] as number));
  const leafy = (l: number): boolean =>
    kinds[l] === UNREAD &&
    (cells.filledArea[l] as number) < limits.largest * analysis.width * analysis.height &&
    (axes[l] as number) < (side(l) < 0.3 ? 0.8 : 0.62) &&
    (outlines.enclosed[l] as number) < 1.16 * (cells.filledArea[l] as number) &&
    side(l) < (isTall(cells, l) ? 1.25 : 0.72);
  for (let l = 1; l <= cells.count; l++)
    if (leafy(l) && isCrown(analysis, outlines, limits, l)) kinds[l] = crown;
  findTwins(analysis, outlines, kinds, leafy, side, limits);
  // From above a piece of a wall between crowns looks much like one of a crown, and full crowns are seen anyway.
  for (let round = 0; limits.tiers && round < 2; round++)
    for (let l = 1; l <= cells.count; l++)
      if (
        kinds[l] === UNREAD &&
        side(l) < 1.3 &&
        (leafy(l) || (axes[l] as number) < 0.4) &&
        isPartOfCrown(analysis, outlines, kinds, l, leafy(l) ? 0.12 : 0.3)
      )
        kinds[l] = crown;
  for (let l = 1; l <= cells.count; l++)
    if (kinds[l] === UNREAD && isTrunk(analysis, kinds, l)) kinds[l] = trunk;
}

function isCrown(
  { cells, unit }: DrawingAnalysis,
  outlines: CellOutlines,
  limits: PlantingLimits,
  l: number,
): boolean {
  const area = cells.filledArea[l] as number;
  if (area < 90 * unit * unit) return false;
  const long = outlines.length[l] as number;
  const compact = long > 0 ? area / (long * long) : 0;
  const cusps = outlines.cusps[l] as number;
  const spikes = outlines.spikes[l] as number;
  // Deep inward corners are where other things stand before a lawn or a wall.
  if ((outlines.cuspTurn[l] as number) > 1.5) return false;
  const border = borderOf(cells, l);
  if (border > 0.45 * long) return false;
  const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
  const h = (cells.y1[l] as number) - (cells.y0[l] as number) + 1;
  const tiered = limits.tiers && h > 1.25 * w && cusps >= 4 && compact > 0.02 && spikes <= cusps + 2;
  const least = border > 0 || area < 900 * unit * unit ? 3 : 4;
  const bulging = spikes <= 0.8 * cusps + 1;
  const scalloped =
    bulging &&
    cusps >= least &&
    compact > (limits.tiers ? 0.042 : 0.047) &&
    Math.max(w, h) < 3.2 * Math.min(w, h);
  const cut = spikes <= 0.75 * cusps && cusps >= 8 && compact > 0.028;
  return tiered || scalloped || cut;
}

/** Round cells without a straight side that are many of a size are crowns, drawn too small for their scallops to show. */
function findTwins(
  { cells }: DrawingAnalysis,
  outlines: CellOutlines,
  kinds: Uint8Array,
  leafy: (l: number) => boolean,
  side: (l: number) => number,
  { leastTwin, tiers }: PlantingLimits,
): void {
  const areas: number[] = [];
  const round: number[] = [];
  for (let l = 1; l <= cells.count; l++) {
    const area = cells.filledArea[l] as number;
    if (kinds[l] === crown) areas.push(area);
    else if (leafy(l)) {
      const long = outlines.length[l] as number;
      const slender = (cells.longSide[l] as number) / (cells.shortSide[l] as number);
      const compact = long > 0 ? area / (long * long) : 0;
      const plain = (outlines.spikes[l] as number) <= 4 && (outlines.cusps[l] as number) <= 6;
      const disc = compact > 0.066 && side(l) < 0.6;
      if (
        (disc || (compact > (tiers ? 0.044 : 0.058) && plain && side(l) < 0.35)) &&
        slender < 1.55 &&
        area > leastTwin
      ) {
        round.push(l);
        areas.push(area);
      }
    }
  }
  for (const l of round) {
    const own = cells.filledArea[l] as number;
    if (areas.filter((a) => own > 0.3 * a && own < 3 * a).length >= 4) kinds[l] = crown;
  }
}

/** The rest of a crown that another one half hides, or that the border cuts. */
function isPartOfCrown(
  { cells, width, height, unit }: DrawingAnalysis,
  outlines: CellOutlines,
  kinds: Uint8Array,
  l: number,
  contact: number,
): boolean {
  const area = cells.filledArea[l] as number;
  if (area < 40 * unit * unit || area > 0.03 * width * height) return false;
  const long = outlines.length[l] as number;
  const compact = long > 0 ? area / (long * long) : 0;
  if (
    compact < 0.03 ||
    (outlines.cusps[l] as number) < (borderOf(cells, l) > 0 ? 1 : 2) ||
    (outlines.cuspTurn[l] as number) > 1.45
  )
    return false;
  const beside = contactWith(cells.neighbours, l, (o) => kinds[o] === crown);
  return beside > contact * (cells.perimeter[l] as number);
}

function isTall(cells: DrawingAnalysis['cells'], l: number): boolean {
  const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
  const h = (cells.y1[l] as number) - (cells.y0[l] as number) + 1;
  return h > 1.25 * w;
}

function isTrunk({ cells, unit }: DrawingAnalysis, kinds: Uint8Array, l: number): boolean {
  const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
  const h = (cells.y1[l] as number) - (cells.y0[l] as number) + 1;
  if (w > 46 * unit || h < 0.8 * w || (cells.filledArea[l] as number) < 8 * unit * unit) return false;
  const { neighbours } = cells;
  const under = contactWith(neighbours, l, (o) => kinds[o] === crown, neighbours.above);
  const crowns = contactWith(neighbours, l, (o) => kinds[o] === crown);
  // A trunk meets its crown at its top and stands free on both sides.
  return (
    under > 0.35 * Math.min(w, 2 * (cells.shortSide[l] as number)) &&
    crowns < 0.6 * (cells.perimeter[l] as number)
  );
}

function borderOf(cells: DrawingAnalysis['cells'], l: number): number {
  return (
    (cells.touchTop[l] as number) +
    (cells.touchBottom[l] as number) +
    (cells.touchLeft[l] as number) +
    (cells.touchRight[l] as number)
  );
}
