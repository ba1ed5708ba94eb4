import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith } from '../../drawing/cell-groups.ts';
import { BuildingClass, isGround, isSurroundings, UNDECIDED } from './building-class.ts';

const PATH = {
  /** Pixels of the picture's border. */
  minTouch: 3,
  /** Share of its outline on upright lines. */
  maxUprightShare: 0.34,
  /** Area of the lawn on either side, to its own. */
  minLawnBeside: 0.6,
  /** With the lawn on either side, share of its outline. */
  minSideContact: 0.2,
  /** Share of its outline. */
  minEnd: 0.03,
  /** Share of its breadth. */
  maxEnd: 0.5,
} as const;

const KERB = {
  /** Length to breadth. */
  minSlenderness: 24,
  /** In units of the drawing. */
  maxInradius: 14,
  /** Share of its outline. */
  minGroundContact: 0.8,
} as const;

const { lawn, paving } = BuildingClass;

/**
 * Paths and kerbs: a strip that runs from a building out of the picture with more lawn on both its sides, and a long narrow
 * band across the lawn. The lawn they part is one ground.
 */
export function findPaths(analysis: DrawingAnalysis, kinds: Uint8Array): void {
  const { cells } = analysis;
  const found: number[] = [];
  for (let l = 1; l <= cells.count; l++) {
    if (kinds[l] === lawn && isKerb(analysis, kinds, l)) found.push(l);
    else if ((kinds[l] === lawn || kinds[l] === UNDECIDED) && isPath(analysis, kinds, l)) found.push(l);
  }
  for (const l of found) kinds[l] = paving;
}

function isPath({ cells }: DrawingAnalysis, kinds: Uint8Array, l: number): boolean {
  const leaves =
    (cells.touchBottom[l] as number) + (cells.touchLeft[l] as number) + (cells.touchRight[l] as number);
  if (leaves < PATH.minTouch || (cells.axisShare[1][l] as number) > PATH.maxUprightShare) return false;
  const { neighbours } = cells;
  const own = cells.filledArea[l] as number;
  const around = cells.perimeter[l] as number;
  const sides = [-1, 1].map((side) =>
    contactWith(neighbours, l, (o) => {
      const beside = ((cells.cx[o] as number) - (cells.cx[l] as number)) * side > 0;
      return beside && kinds[o] === lawn && (cells.filledArea[o] as number) > PATH.minLawnBeside * own;
    }),
  );
  if (sides.some((share) => share < PATH.minSideContact * around)) return false;
  const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
  const end = contactWith(neighbours, l, (o) => !isSurroundings(kinds[o] as number) || kinds[o] === paving);
  // A path ends at a door or at steps: with a part of its width, unlike a lawn between two paths.
  return end > PATH.minEnd * around && end < PATH.maxEnd * w;
}

function isKerb({ cells, unit }: DrawingAnalysis, kinds: Uint8Array, l: number): boolean {
  if ((cells.longSide[l] as number) < KERB.minSlenderness * (cells.shortSide[l] as number)) return false;
  if ((cells.inradius[l] as number) > KERB.maxInradius * unit) return false;
  const ground = contactWith(cells.neighbours, l, (o) => isGround(kinds[o] as number));
  return ground > KERB.minGroundContact * (cells.perimeter[l] as number);
}
