import type { LabelMap } from '../raster.ts';
import { BLACK, featureDistance, type RegionFeatures } from './region-features.ts';

/** Small regions, numbered from 0, and what parts them. */
export interface RegionGraph {
  readonly regions: LabelMap;
  /** Of each region: pixels; sums of L*, a*, b* and texture (4 each); pixels of its outline on the picture's frame. */
  readonly area: Float64Array;
  readonly sums: Float64Array;
  readonly frame: Float64Array;
  /** Of each region `GRAINS` sums: L*², steps of log light to the right and down. */
  readonly grain: Float64Array;
  /** Of each pair of neighbours: the two regions, pixels along their border, and the sum of the contrast across it. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly length: Float64Array;
  readonly contrast: Float64Array;
  /** Of each pair `MARKS` sums along the border, see {@link markBorder}. */
  readonly marks: Float64Array;
}

export const GRAINS = 3;
export const MARKS = 6;
/** Less contrast than this is hardly seen. */
const FAINT = 3;

/** Contrast is taken this far to each side of a border, where a blurred edge is over. */
const SIDE = 2;

export function regionGraph(regions: LabelMap, features: RegionFeatures): RegionGraph {
  const { width, height, data, count } = regions;
  const area = new Float64Array(count);
  const sums = new Float64Array(count * 4);
  const frame = new Float64Array(count);
  const grain = new Float64Array(count * GRAINS);
  const marks: number[] = [];
  const mark = new Float64Array(MARKS);
  const pairs = new Map<number, number>();
  const from: number[] = [];
  const to: number[] = [];
  const length: number[] = [];
  const contrast: number[] = [];
  const meet = (p: number, q: number, back: number, on: number): void => {
    const strength = featureDistance(features, back, on);
    const one = Math.min(p, q);
    const other = Math.max(p, q);
    const key = one * count + other;
    let edge = pairs.get(key);
    if (edge === undefined) {
      edge = from.length;
      pairs.set(key, edge);
      from.push(one);
      to.push(other);
      length.push(0);
      contrast.push(0);
      for (let k = 0; k < MARKS; k++) marks.push(0);
    }
    markBorder(features, back, on, strength, mark);
    for (let k = 0; k < MARKS; k++)
      marks[MARKS * edge + k] = (marks[MARKS * edge + k] as number) + (mark[k] as number);
    length[edge] = (length[edge] as number) + 1;
    contrast[edge] = (contrast[edge] as number) + strength;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const region = (data[i] as number) - 1;
      area[region] = (area[region] as number) + 1;
      const at = region * 4;
      sums[at] = (sums[at] as number) + (features.lightness[i] as number);
      sums[at + 1] = (sums[at + 1] as number) + (features.a[i] as number);
      sums[at + 2] = (sums[at + 2] as number) + (features.b[i] as number);
      sums[at + 3] = (sums[at + 3] as number) + (features.texture[i] as number);
      const own = region * GRAINS;
      grain[own] = (grain[own] as number) + (features.lightness[i] as number) ** 2;
      grain[own + 1] = (grain[own + 1] as number) + (features.across[i] as number);
      grain[own + 2] = (grain[own + 2] as number) + (features.down[i] as number);
      const sides =
        (x === 0 ? 1 : 0) + (y === 0 ? 1 : 0) + (x === width - 1 ? 1 : 0) + (y === height - 1 ? 1 : 0);
      frame[region] = (frame[region] as number) + sides;
      if (x < width - 1 && data[i + 1] !== data[i]) {
        const back = y * width + Math.max(0, x - SIDE + 1);
        const on = y * width + Math.min(width - 1, x + SIDE);
        meet(region, (data[i + 1] as number) - 1, back, on);
      }
      if (y < height - 1 && data[i + width] !== data[i]) {
        const back = Math.max(0, y - SIDE + 1) * width + x;
        const on = Math.min(height - 1, y + SIDE) * width + x;
        meet(region, (data[i + width] as number) - 1, back, on);
      }
    }
  }
  return {
    regions,
    area,
    sums,
    frame,
    grain,
    from: Int32Array.from(from),
    to: Int32Array.from(to),
    length: Float64Array.from(length),
    contrast: Float64Array.from(contrast),
    marks: Float64Array.from(marks),
  };
}

/**
 * What a border between two pixels looks like: the step of log light, the step of tint (a*, b* over lightness, which light of one
 * colour does not change), how much bluer the darker side is (shade is lit by the sky), whether it is hardly seen, how well it
 * goes on along its course, and the step of texture.
 */
function markBorder(
  features: RegionFeatures,
  i: number,
  j: number,
  strength: number,
  out: Float64Array,
): void {
  const { lightness, a, b, texture, course } = features;
  const one = Math.max(0, lightness[i] as number) + BLACK;
  const other = Math.max(0, lightness[j] as number) + BLACK;
  const light = Math.log(one / other);
  const red = (a[i] as number) / one - (a[j] as number) / other;
  const yellow = (b[i] as number) / one - (b[j] as number) / other;
  out[0] = Math.abs(light);
  out[1] = Math.hypot(red, yellow);
  out[2] = light > 0 ? yellow : -yellow;
  out[3] = strength < FAINT ? 1 : 0;
  out[4] = Math.max(course[i] as number, course[j] as number);
  out[5] = Math.abs((texture[i] as number) / one - (texture[j] as number) / other);
}
