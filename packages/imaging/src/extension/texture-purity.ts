import { boxBlur } from '../box-blur.ts';
import { erode } from '../morphology.ts';
import type { Raster } from '../raster.ts';
import { smoothstep } from '../scalar.ts';
import { turnBack } from './straight-strip.ts';

/** Next to an edge, within this share of the shorter side, is a thing. */
const BESIDE_EDGE = 0.012;
/** Share of the depth that says of what a row is, in a room and outdoors. */
const NEXT_TO = 0.6;
const NEXT_TO_OUTDOORS = 0.3;
/** Share of a row free of the edges of things, below which it shows things, and above which texture. */
const THINGS_BELOW = 0.7;
const TEXTURE_ABOVE = 0.88;
/** Tones along a row that vary by this many times its texture's strength are of one surface still, or of several. */
const ONE_SURFACE = 1.3;
const MANY_SURFACES = 2.6;
/** The same for what has edges all over. */
const PATTERN = 0.35;
const NO_PATTERN = 0.6;
/** The same in steps of 255. */
const ONE_TONE = 16;
const MANY_TONES = 32;
/** Outdoors all four are this many times as great. */
const OUTDOORS = 2.2;

/** A straight edge inside a picture, in its pixels. */
export interface InnerEdge {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Where there is texture alone, along the rays: 1, and 0 beside the edges of things. */
export function textureOnly(
  { width, height }: Raster,
  edges: readonly InnerEdge[],
  slopes: Float32Array,
  deep: number,
): Float32Array {
  const mask = { width: deep, height, data: new Float32Array(deep * height).fill(1) };
  const reach = Math.max(1, Math.round(BESIDE_EDGE * Math.min(width, height)));
  for (const { x0, y0, x1, y1 } of edges) {
    const steps = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0)));
    for (let k = 0; k <= steps; k++) {
      const t = Math.round(width - 1 - (x0 + ((x1 - x0) * k) / steps));
      const y = Math.round(y0 + ((y1 - y0) * k) / steps);
      if (t >= 0 && t < deep && y >= 0 && y < height) mask.data[y * deep + t] = 0;
    }
  }
  const near = boxBlur(erode(mask, reach), reach).data;
  const out = new Float32Array(deep * height);
  for (let s = 0; s < height; s++)
    for (let t = 0; t < deep; t++) {
      const y = Math.round(turnBack(s - (slopes[s] as number) * t, height));
      out[s * deep + t] = near[y * deep + t] as number;
    }
  return out;
}

/**
 * How far each row shows texture of one surface: 1 … 0 where there are edges of things, or tones of several surfaces.
 *
 * @param texture changed: 1 throughout where edges are a surface's pattern.
 */
export function texturePurity(
  strength: Float32Array,
  texture: Float32Array,
  tone: Float32Array,
  deep: number,
  outdoors: boolean,
): Float32Array {
  const height = strength.length;
  const lenience = outdoors ? OUTDOORS : 1;
  const free = new Float32Array(height);
  const varies = new Float32Array(height);
  const far = Math.max(1, Math.round((outdoors ? NEXT_TO_OUTDOORS : NEXT_TO) * deep));
  for (let s = 0; s < height; s++) {
    let sum = 0;
    for (let t = 0; t < far; t++) sum += texture[s * deep + t] as number;
    free[s] = sum / far;
    varies[s] = meanDeviation(tone, 3 * s * deep, far);
  }
  const reach = Math.round(0.03 * height);
  return strength.map((_, s) => {
    let [alone, variation, own, count] = [0, 0, 0, 0];
    for (let k = Math.max(0, s - reach); k <= Math.min(height - 1, s + reach); k++, count++) {
      alone += free[k] as number;
      variation += varies[k] as number;
      own += strength[k] as number;
    }
    const isOne =
      (1 - smoothstep(ONE_SURFACE, MANY_SURFACES, variation / (lenience * Math.max(count, own)))) *
      (1 - smoothstep(ONE_TONE, MANY_TONES, variation / (lenience * count)));
    // Edges all over a surface of one tone are its pattern.
    const pattern = 1 - smoothstep(PATTERN, NO_PATTERN, variation / Math.max(count, own));
    const row = texture.subarray(s * deep, (s + 1) * deep);
    for (const [t, value] of row.entries()) row[t] = Math.max(value, isOne * pattern);
    return isOne * Math.max(pattern, smoothstep(THINGS_BELOW, TEXTURE_ABOVE, alone / count));
  });
}

/** Mean deviation of `count` colours from their mean, a channel. */
function meanDeviation(tone: Float32Array, from: number, count: number): number {
  let sum = 0;
  for (let c = 0; c < 3; c++) {
    let mean = 0;
    for (let t = 0; t < count; t++) mean += (tone[from + 3 * t + c] as number) / count;
    for (let t = 0; t < count; t++) sum += Math.abs((tone[from + 3 * t + c] as number) - mean);
  }
  return sum / (3 * count);
}

/**
 * How strong the texture beside the border is, for each row: deviation from its tone of the calmer half of the columns, of those
 * next to the border or of more of them, whichever is less: a thing among them does not count.
 */
export function textureStrength(
  inside: Float32Array,
  tone: Float32Array,
  deep: number,
  height: number,
): Float32Array {
  const raw = new Float32Array(height);
  const deviations = new Float32Array(deep);
  const medianOf = (count: number): number => {
    const sorted = deviations.slice(0, count).sort();
    return sorted[count >> 1] as number;
  };
  for (let s = 0; s < height; s++) {
    for (let t = 0; t < deep; t++) {
      const at = 3 * (s * deep + t);
      deviations[t] =
        (Math.abs((inside[at] as number) - (tone[at] as number)) +
          Math.abs((inside[at + 1] as number) - (tone[at + 1] as number)) +
          Math.abs((inside[at + 2] as number) - (tone[at + 2] as number))) /
        3;
    }
    raw[s] = Math.min(...[0.12, 0.25, 0.5].map((share) => medianOf(Math.max(2, Math.round(share * deep)))));
  }
  const out = new Float32Array(height);
  const reach = Math.max(1, Math.round(0.015 * height));
  for (let s = 0; s < height; s++) {
    let [sum, count] = [0, 0];
    for (let k = Math.max(0, s - reach); k <= Math.min(height - 1, s + reach); k++, count++)
      sum += raw[k] as number;
    out[s] = sum / count;
  }
  return out;
}
