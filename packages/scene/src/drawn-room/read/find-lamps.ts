import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { areAlike, boxHeight, boxWidth } from '../../drawing/cell-relations.ts';
import type { CellRole } from './cell-role.ts';

const SHADE = {
  /** Share of the picture. */
  minArea: 0.0004,
  /** Share of the picture. */
  maxArea: 0.012,
  /** Height to breadth. */
  minTallness: 0.45,
  /** Height to breadth. */
  maxTallness: 1.5,
  /** Share of its outline on curves. */
  maxCurveShare: 0.35,
} as const;

/** A shade of the same row; shares of the picture's height. */
const TWIN = {
  maxTopOff: 0.02,
  maxBottomOff: 0.02,
} as const;

/** Widths of a shade, to that of its lower edge. */
const TRAPEZOID = {
  minTop: 0.5,
  maxTop: 0.93,
  /** Of its middle. */
  maxBulge: 0.07,
  /** Between the middles of its edges. */
  maxLean: 0.1,
} as const;

/** From the shade's middle, share of its breadth. */
const MAX_STEM_OFF = 0.18;

/**
 * Lamp shades: a small upright trapezoid, wider below, symmetric about its middle, with an upright stroke that meets the
 * middle of its lower or upper edge (a pole or a cord). Anything less sure does not light up at night.
 */
export function findLamps(analysis: DrawingAnalysis, roles: CellRole[]): number {
  const { cells, kind, width, height } = analysis;
  if (kind !== 'cad') return 0;
  const found: number[] = [];
  for (let i = 1; i <= cells.count; i++) {
    const area = cells.filledArea[i] as number;
    if (roles[i] !== 'plain' && roles[i] !== 'rigid' && roles[i] !== 'fabric' && roles[i] !== 'wall')
      continue;
    if (area < SHADE.minArea * width * height || area > SHADE.maxArea * width * height) continue;
    const shape = boxHeight(cells, i) / boxWidth(cells, i);
    if (
      shape < SHADE.minTallness ||
      shape > SHADE.maxTallness ||
      (cells.curveShare[i] as number) > SHADE.maxCurveShare
    )
      continue;
    if (!isShade(analysis, i) || !hasStem(analysis, i)) continue;
    roles[i] = 'lamp';
    found.push(i);
  }
  // A shade that something overlaps is still one of the row: all of a size and at one height, or none.
  for (let i = 1; i <= cells.count; i++) {
    if (roles[i] !== 'plain' && roles[i] !== 'wall') continue;
    const twin = found.some(
      (o) =>
        areAlike(cells, o, i) &&
        Math.abs((cells.y0[o] as number) - (cells.y0[i] as number)) < TWIN.maxTopOff * height &&
        Math.abs((cells.y1[o] as number) - (cells.y1[i] as number)) < TWIN.maxBottomOff * height,
    );
    if (twin && (hasStem(analysis, i) || isShade(analysis, i))) {
      roles[i] = 'lamp';
      found.push(i);
    }
  }
  return found.length;
}

/** Widens steadily downwards, by a tenth to a half, about one middle. */
function isShade(analysis: DrawingAnalysis, i: number): boolean {
  const top = extentAt(analysis, i, 0.15);
  const middle = extentAt(analysis, i, 0.5);
  const bottom = extentAt(analysis, i, 0.85);
  if (top === undefined || middle === undefined || bottom === undefined) return false;
  const ratio = top.width / bottom.width;
  if (ratio < TRAPEZOID.minTop || ratio > TRAPEZOID.maxTop) return false;
  if (Math.abs(middle.width - (top.width + bottom.width) / 2) > TRAPEZOID.maxBulge * bottom.width)
    return false;
  return Math.abs(top.centre - bottom.centre) < TRAPEZOID.maxLean * bottom.width;
}

function extentAt(
  analysis: DrawingAnalysis,
  i: number,
  share: number,
): { width: number; centre: number } | undefined {
  const { cells, filledCellMap: map } = analysis;
  const y = Math.round((cells.y0[i] as number) + share * (boxHeight(cells, i) - 1));
  let first = -1;
  let last = -1;
  for (let x = cells.x0[i] as number; x <= (cells.x1[i] as number); x++) {
    if (map.data[y * map.width + x] !== i) continue;
    if (first < 0) first = x;
    last = x;
  }
  return first < 0 ? undefined : { width: last - first + 1, centre: (first + last) / 2 };
}

function hasStem(analysis: DrawingAnalysis, i: number): boolean {
  const { cells, segments, unit } = analysis;
  const x = ((cells.x0[i] as number) + (cells.x1[i] as number)) / 2;
  const reach = 6 * unit;
  const least = 0.5 * boxHeight(cells, i);
  return segments.some((s) => {
    if (
      s.axis !== 1 ||
      s.length < least ||
      Math.abs((s.x0 + s.x1) / 2 - x) > MAX_STEM_OFF * boxWidth(cells, i)
    )
      return false;
    const top = Math.min(s.y0, s.y1);
    const bottom = Math.max(s.y0, s.y1);
    return (
      Math.abs(top - (cells.y1[i] as number)) < reach || Math.abs(bottom - (cells.y0[i] as number)) < reach
    );
  });
}
