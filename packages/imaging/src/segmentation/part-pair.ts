import { BLACK } from './region-features.ts';
import { GRAINS, MARKS } from './region-graph.ts';

/** Sums over a part of a picture while parts are being joined. */
export interface PartSums {
  /** Pixels; outline within the picture; outline on its frame; borders within the part and the sum of their contrast. */
  readonly area: Float64Array;
  readonly outline: Float64Array;
  readonly frame: Float64Array;
  readonly innerLength: Float64Array;
  readonly innerContrast: Float64Array;
  /** L*, a*, b* and texture, 4 a part, and see `RegionGraph.grain`. */
  readonly sums: Float64Array;
  readonly grain: Float64Array;
}

/** Sums along the borders between parts. */
export interface BorderSums {
  readonly length: Float64Array;
  readonly contrast: Float64Array;
  readonly marks: Float64Array;
}

export const PAIR_MEASURES = 29;

/**
 * What of two neighbouring parts says whether they are one thing: their border, their means, how even each is within, sizes and how
 * much of the smaller one's outline is common.
 *
 * @param total pixels of the picture
 * @param out `PAIR_MEASURES` numbers
 */
export function measurePair(
  parts: PartSums,
  borders: BorderSums,
  p: number,
  q: number,
  edge: number,
  total: number,
  out: Float64Array,
): void {
  const { area, outline, frame, innerLength, innerContrast, sums, grain } = parts;
  const [small, large] = (area[p] as number) <= (area[q] as number) ? [p, q] : [q, p];
  const length = borders.length[edge] as number;
  const mark = (k: number): number => (borders.marks[MARKS * edge + k] as number) / length;
  const mean = (part: number, k: number): number => (sums[4 * part + k] as number) / (area[part] as number);
  const grains = (part: number, k: number): number =>
    (grain[GRAINS * part + k] as number) / (area[part] as number);
  const [l, m] = [Math.max(0, mean(small, 0)) + BLACK, Math.max(0, mean(large, 0)) + BLACK];
  const light = Math.log(l / m);
  const red = mean(small, 1) / l - mean(large, 1) / m;
  const yellow = mean(small, 2) / l - mean(large, 2) / m;
  const spread = (part: number): number => Math.sqrt(Math.max(0, grains(part, 0) - mean(part, 0) ** 2));
  const inner = (part: number): number =>
    (innerContrast[part] as number) / (1 + (innerLength[part] as number));
  const whole = (part: number): number => (outline[part] as number) + (frame[part] as number) + 1;
  const contrast = (borders.contrast[edge] as number) / length;
  const colour = Math.hypot(mean(small, 1) - mean(large, 1), mean(small, 2) - mean(large, 2));
  out[0] = Math.log(1 + contrast);
  out[1] = 10 * mark(0);
  out[2] = 20 * mark(1);
  out[3] = 20 * mark(2);
  out[4] = mark(3);
  out[5] = Math.log(1 + mark(4));
  out[6] = 20 * mark(5);
  out[7] = Math.log(1 + contrast) - Math.log(1 + inner(small));
  out[8] = Math.log(1 + contrast) - Math.log(1 + inner(large));
  out[9] = 5 * Math.abs(light);
  out[10] = 10 * Math.hypot(red, yellow);
  out[11] = 10 * (light > 0 ? yellow : -yellow);
  out[12] = Math.log(1 + Math.abs(mean(small, 0) - mean(large, 0)));
  out[13] = Math.log(1 + colour);
  out[14] = 20 * Math.abs(mean(small, 3) / l - mean(large, 3) / m);
  out[15] = 10 * Math.abs(grains(small, 1) - grains(large, 1));
  out[16] = 10 * Math.abs(grains(small, 2) - grains(large, 2));
  out[17] = 10 * (grains(large, 1) + grains(large, 2));
  out[18] = Math.log((area[small] as number) / total);
  out[19] = Math.log((area[large] as number) / total);
  out[20] = length / whole(small);
  out[21] = length / whole(large);
  out[22] = (frame[small] as number) / whole(small);
  out[23] = (frame[large] as number) / whole(large);
  out[24] = Math.log(1 + spread(small));
  out[25] = Math.log(1 + spread(large));
  out[26] = Math.log(1 + inner(small));
  out[27] = Math.log(1 + inner(large));
  out[28] = Math.log(length);
}
