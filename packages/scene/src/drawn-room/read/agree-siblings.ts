import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { areAlike, boxGap } from '../../drawing/cell-relations.ts';
import type { CellRole } from './cell-role.ts';

const MEMBER = {
  /** Share of its rectangle. */
  minFill: 0.5,
  /** Share of the picture. */
  minArea: 0.0006,
  /** To the next one, share of the picture's width. */
  maxGap: 0.02,
} as const;

/** A row of seats. */
const SEATS = {
  least: 3,
  /** Mean share of their outlines on upright lines. */
  maxUprightShare: 0.08,
  /** Mean share of their outlines on slanting and curved strokes. */
  minLeaningShare: 0.12,
} as const;

/** Share of the area of like cells that was read as fabric, from which all are. */
const MIN_SOFT_AREA = 0.5;

/**
 * Repeated elements get one reading: cells of like size close together are fabric if most of their area was read so, or
 * if they lean as backs and seats do: no upright strokes, but slanting or curved ones, under eye level.
 */
export function agreeSiblings(analysis: DrawingAnalysis, roles: CellRole[]): void {
  const { cells, camera, width, height } = analysis;
  const open: number[] = [];
  for (let i = 1; i <= cells.count; i++)
    if (
      (roles[i] === 'fabric' || roles[i] === 'rigid') &&
      (cells.fill[i] as number) > MEMBER.minFill &&
      (cells.filledArea[i] as number) > MEMBER.minArea * width * height
    )
      open.push(i);
  const seen = new Set<number>();
  for (const seed of open) {
    if (seen.has(seed)) continue;
    seen.add(seed);
    const family = [seed];
    for (let head = 0; head < family.length; head++) {
      const a = family[head] as number;
      for (const b of open) {
        if (seen.has(b) || boxGap(cells, a, b) > MEMBER.maxGap * width || !areAlike(cells, a, b)) continue;
        seen.add(b);
        family.push(b);
      }
    }
    if (family.length < 2) continue;
    let area = 0;
    let soft = 0;
    let upright = 0;
    let leaning = 0;
    let highest = Infinity;
    for (const i of family) {
      const a = cells.filledArea[i] as number;
      area += a;
      if (roles[i] === 'fabric') soft += a;
      upright += a * (cells.axisShare[1][i] as number);
      leaning += a * ((cells.otherStraightShare[i] as number) + (cells.curveShare[i] as number));
      highest = Math.min(highest, cells.y0[i] as number);
    }
    const seats =
      family.length >= SEATS.least &&
      upright < SEATS.maxUprightShare * area &&
      leaning > SEATS.minLeaningShare * area &&
      highest > camera.horizonY + 0.02 * height;
    for (const i of family) roles[i] = soft > MIN_SOFT_AREA * area || seats ? 'fabric' : 'rigid';
  }
}
