import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';

/** Share of the picture: smaller cells measure no noise. */
const MIN_UPPER_AREA = 0.003;
/** Share of the area above eye level that is less noisy. */
const UPPER_MIDDLE = 0.7;

/** Faint ink above this share of a cell of a clean drawing is drawn there. */
const HATCHED = 0.012;
/** Where both weights of ink run together, only a dense hatch can be told from the paper. */
const DENSE = 0.06;
/** Hatch stands out this many times from what compression and paper leave on bare walls. */
const OVER_NOISE = 6;

/**
 * Share of faint ink above which a cell is hatched. Bare walls measure the noise: of the area above eye level, most is
 * never hatched, so its upper middle is what JPEG blocks, scans and grain leave.
 */
export function hatchThreshold(analysis: DrawingAnalysis): number {
  const noise = faintNoise(analysis);
  return Math.max(HATCHED, OVER_NOISE * noise);
}

/** As {@link hatchThreshold}, for drawings whose weights of ink cannot be told apart. */
export function floorHatchThreshold(analysis: DrawingAnalysis): number {
  return Math.max(hatchThreshold(analysis), analysis.ink.twoWeights ? HATCHED : DENSE);
}

function faintNoise(analysis: DrawingAnalysis): number {
  const { cells, camera, width, height } = analysis;
  const upper: { area: number; faint: number }[] = [];
  let total = 0;
  for (let i = 1; i <= cells.count; i++) {
    const area = cells.filledArea[i] as number;
    if (area < MIN_UPPER_AREA * width * height || (cells.cy[i] as number) > camera.horizonY) continue;
    upper.push({ area, faint: cells.faintShare[i] as number });
    total += area;
  }
  upper.sort((a, b) => a.faint - b.faint);
  let sum = 0;
  for (const { area, faint } of upper) {
    sum += area;
    if (sum >= UPPER_MIDDLE * total) return faint;
  }
  return 0;
}
