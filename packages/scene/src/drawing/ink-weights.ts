import type { Plane } from '@plumbline/imaging/raster.ts';

/** The bin up to which a valley may part two weights of ink. */
const LAST_VALLEY = 10;

const BINS = 24;
const FLOOR = 0.05;
/** The valley must be this much lower than the smaller of the two peaks beside it. */
const VALLEY = 0.45;
/** What separates ink from noise in a drawing with one weight. */
const SINGLE_WEIGHT = 0.16;

export interface InkWeights {
  /** α between faint and strong ink. */
  readonly threshold: number;
  readonly twoWeights: boolean;
}

/**
 * Hatch, siding and floor boards are drawn fainter than outlines. Where the strengths of stroke ridges form two heaps,
 * the valley between them tells one from the other.
 * @param alpha ink at the resolution it was drawn at: shrinking by a mean would smear the heaps.
 */
export function findInkWeights(alpha: Plane): InkWeights {
  const histogram = ridgeHistogram(alpha);
  const smooth = histogram.map((v, i) => (v * 2 + (histogram[i - 1] ?? 0) + (histogram[i + 1] ?? 0)) / 4);
  const total = histogram.reduce((a, b) => a + b, 0);
  let threshold = SINGLE_WEIGHT;
  let lowest = VALLEY;
  for (let i = 2; i <= LAST_VALLEY; i++) {
    const below = Math.max(...smooth.slice(0, i));
    const above = Math.max(...smooth.slice(i + 1));
    if (below <= total * 0.04 || above <= total * 0.03) continue;
    const depth = (smooth[i] as number) / (Math.min(below, above) + 1);
    if (depth < lowest) {
      lowest = depth;
      threshold = (i + 0.5) / BINS;
    }
  }
  return { threshold, twoWeights: lowest < VALLEY };
}

/** Counts pixels that are the crest of a thin stroke (bare two pixels to either side), by α. */
function ridgeHistogram(alpha: Plane): number[] {
  const { width, height, data } = alpha;
  const histogram = new Array<number>(BINS).fill(0);
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const i = y * width + x;
      const v = data[i] as number;
      if (v < FLOOR) continue;
      if (isCrest(data, i, 1, v) || isCrest(data, i, width, v)) {
        const bin = Math.min(BINS - 1, Math.floor(v * BINS));
        histogram[bin] = (histogram[bin] as number) + 1;
      }
    }
  }
  return histogram;
}

function isCrest(data: Float32Array, i: number, step: number, v: number): boolean {
  return (
    v >= (data[i - step] as number) &&
    v >= (data[i + step] as number) &&
    (data[i - 2 * step] as number) < FLOOR &&
    (data[i + 2 * step] as number) < FLOOR
  );
}
