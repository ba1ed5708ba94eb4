import { boxBlur } from '@plumbline/imaging/box-blur.ts';
import { greyscale } from '@plumbline/imaging/greyscale.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { findSegments } from './line-segments.ts';

/** Of the strokes across the picture, share of its width. */
const MIN_SPREAD = 0.08;
/** Determinant of the fit, to the square of its weight. */
const SINGULAR = 1e-6;

export interface Uprights {
  /** Degrees by which the picture is turned clockwise; null: too few uprights tell. */
  readonly tilt: number | null;
  /** Degrees between uprights at the left and the right edge; above 0 they meet above the picture. */
  readonly convergence: number | null;
  readonly uprights: number;
}

const DEGREES = 180 / Math.PI;
/** Share of the longer edge. */
const LEAST_LENGTH = 0.045;
/** Gradient of luma 0…1 per pixel. */
const THRESHOLD = 0.018;
/** What leans more is no upright of a picture that anybody hung like that. */
const MOST_LEAN = 16;
/** Residuals beyond this many degrees hardly count. */
const CLOSE = 1.2;
const ROUNDS = 12;
const LEAST_COUNT = 6;
/** Share of the height that the strokes have to add up to. */
const LEAST_TOTAL = 1.2;

interface Leaning {
  /** −0.5…0.5 of the width. */
  readonly place: number;
  readonly lean: number;
  readonly weight: number;
}

/**
 * How a picture's uprights lean: all alike by its tilt, and against each other where they converge. The line through their
 * leanings over their places is found by least squares, reweighted until strokes that are no uprights count no more.
 *
 * @param picture RGB of about 1,000 px
 */
export function measureUprights(picture: Raster): Uprights {
  const longer = Math.max(picture.width, picture.height);
  const segments = findSegments(boxBlur(greyscale(picture), 1), LEAST_LENGTH * longer, THRESHOLD);
  const leaning = segments.flatMap(({ ux, uy, mx, length }): Leaning[] => {
    const up = uy > 0 ? -1 : 1;
    const lean = Math.atan2(up * ux, -up * uy) * DEGREES;
    if (Math.abs(lean) > MOST_LEAN) return [];
    return [{ place: mx / picture.width - 0.5, lean, weight: length }];
  });
  const total = leaning.reduce((sum, { weight }) => sum + weight, 0);
  const uprights = leaning.length;
  if (uprights < LEAST_COUNT || total < LEAST_TOTAL * picture.height)
    return { tilt: null, convergence: null, uprights };
  const { tilt, slope } = fitLeaning(leaning);
  // Strokes leaning right on the left and left on the right meet above.
  return { tilt, convergence: -slope, uprights };
}

function fitLeaning(leaning: readonly Leaning[]): { readonly tilt: number; readonly slope: number } {
  let tilt = weightedMedian(leaning);
  let slope = 0;
  const spread = Math.sqrt(
    leaning.reduce((sum, { place, weight }) => sum + weight * place * place, 0) /
      leaning.reduce((sum, { weight }) => sum + weight, 0),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    let n = 0;
    let sx = 0;
    let sy = 0;
    let sxx = 0;
    let sxy = 0;
    for (const { place, lean, weight } of leaning) {
      const residual = (lean - tilt - slope * place) / CLOSE;
      const w = weight / (1 + residual * residual) ** 2;
      n += w;
      sx += w * place;
      sy += w * lean;
      sxx += w * place * place;
      sxy += w * place * lean;
    }
    const determinant = n * sxx - sx * sx;
    // Strokes at one place tell nothing of converging.
    const told = spread > MIN_SPREAD && determinant > SINGULAR * n * n;
    slope = told ? (n * sxy - sx * sy) / determinant : 0;
    tilt = (sy - slope * sx) / Math.max(n, 1e-9);
  }
  return { tilt, slope };
}

function weightedMedian(leaning: readonly Leaning[]): number {
  const sorted = leaning.toSorted((a, b) => a.lean - b.lean);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let sum = 0;
  for (const { lean, weight } of sorted) {
    sum += weight;
    if (sum >= half) return lean;
  }
  return 0;
}
