import { boxBlurInto } from '@plumbline/imaging/box-blur.ts';
import { percentile } from '@plumbline/imaging/percentile.ts';
import type { Plane } from '@plumbline/imaging/raster.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import { closeGrey, openGrey } from '@plumbline/imaging/morphology.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { markForeign } from './mark-foreign.ts';

/** Window of the smoothing, as a share of the longest side. */
const WINDOW = 0.022;
/** Window in which a surface's own pattern shows its contrast. */
const PATTERN_WINDOW = 0.008;
/** Thin joints and glints up to this width are no light. */
const THIN = 0.003;
/** How many times the pattern's variance counts as flat, and between which variances of the logarithm. */
const PATTERN = 4;
const LEAST_VARIANCE = 0.0008;
const MOST_VARIANCE = 0.2;
/** Darker than this there is nothing to tell apart. */
const BLACK = 0.002;

export interface SplitLight {
  /** Light over the surface's typical light: 1 as usual, more where it shines, less in shadow. */
  readonly shade: Plane;
  /** The typical luminance of the surface, linear. */
  readonly level: number;
}

/**
 * Parts the light on a surface from its pattern: the logarithm of its luminance, smoothed within the surface alone so that
 * steps larger than the pattern's own contrast stay (guided filter of He, Sun and Tang, 2010, normalised by the mask as in
 * Knutsson and Westin, "Normalized and differential convolution", 1993). Shadows, falloff and reflections are light; grain,
 * joints and weave are pattern.
 *
 * Things of another colour in the mask tell nothing of the light: there it is what it is around them.
 *
 * @param luminance linear @param inside 1 on the surface, at least one pixel
 * @param own of that the surface itself
 */
export function splitLight(
  colour: ColourPlanes,
  luminance: Float32Array,
  inside: Uint8Array,
  own: Uint8Array = markForeign(colour, luminance, inside),
): SplitLight {
  const { width, height } = colour;
  const longest = Math.max(width, height);
  const n = width * height;
  const values: number[] = [];
  const log = new Float32Array(n);
  for (let i = 0; i < n; i++) {
    log[i] = Math.log(Math.max(BLACK, luminance[i] as number));
    if (inside[i] !== 0) values.push(log[i] as number);
  }
  const usual = percentile(values, 0.5);
  for (let i = 0; i < n; i++) if (own[i] === 0) log[i] = usual;
  const thin = Math.max(1, Math.round(THIN * longest));
  const bare = openGrey(closeGrey({ width, height, data: log }, thin), thin).data;
  const mask = Float32Array.from(own);
  const variances = momentsWithin(
    bare,
    mask,
    width,
    height,
    Math.max(2, Math.round(PATTERN_WINDOW * longest)),
  );
  const patterns: number[] = [];
  for (let i = 0; i < n; i += 3) if (own[i] !== 0) patterns.push(variances.variance[i] as number);
  const pattern = patterns.length === 0 ? 0 : percentile(patterns, 0.5);
  const epsilon = clamp(PATTERN * pattern, LEAST_VARIANCE, MOST_VARIANCE);
  const radius = Math.max(3, Math.round(WINDOW * longest));
  const { mean, variance, weight } = momentsWithin(bare, mask, width, height, radius);
  // The filter's slope and offset, averaged over the windows that a pixel lies in.
  for (let i = 0; i < n; i++) {
    const slope = (variance[i] as number) / ((variance[i] as number) + epsilon);
    const offset = (1 - slope) * (mean[i] as number);
    variance[i] = slope * (mask[i] as number);
    mean[i] = offset * (mask[i] as number);
  }
  const scratch = new Float32Array(n);
  boxBlurInto(variance, variance, scratch, width, height, radius);
  boxBlurInto(mean, mean, scratch, width, height, radius);
  const soft = softened(mask, width, height, Math.max(1, Math.round(THIN * longest)));
  const data = new Float32Array(n);
  const level = Math.exp(usual);
  for (let i = 0; i < n; i++) {
    const w = weight[i] as number;
    if (w < 1e-6) {
      data[i] = 1;
      continue;
    }
    const slope = (variance[i] as number) / w;
    const offset = (mean[i] as number) / w;
    // Within a foreign thing the windows' own means stand for it.
    const around = slope < 0.999 ? offset / (1 - slope) : (bare[i] as number);
    const at = around + (soft[i] as number) * ((bare[i] as number) - around);
    data[i] = Math.exp(slope * at + offset - usual);
  }
  return { shade: { width, height, data }, level };
}

/** 1 well within what is marked, falling to 0 at its border. */
function softened(mask: Float32Array, width: number, height: number, radius: number): Float32Array {
  const out = Float32Array.from(mask);
  const scratch = new Float32Array(mask.length);
  boxBlurInto(out, out, scratch, width, height, radius);
  boxBlurInto(out, out, scratch, width, height, radius);
  for (let i = 0; i < out.length; i++) out[i] = Math.max(0, 2 * (out[i] as number) - 1);
  return out;
}

interface Moments {
  readonly mean: Float32Array;
  readonly variance: Float32Array;
  /** Share of each window that lies inside. */
  readonly weight: Float32Array;
}

function momentsWithin(
  values: Float32Array,
  mask: Float32Array,
  width: number,
  height: number,
  radius: number,
): Moments {
  const n = width * height;
  const mean = new Float32Array(n);
  const variance = new Float32Array(n);
  const weight = new Float32Array(n);
  const scratch = new Float32Array(n);
  for (let i = 0; i < n; i++) {
    const v = (values[i] as number) * (mask[i] as number);
    mean[i] = v;
    variance[i] = v * (values[i] as number);
  }
  boxBlurInto(mask, weight, scratch, width, height, radius);
  boxBlurInto(mean, mean, scratch, width, height, radius);
  boxBlurInto(variance, variance, scratch, width, height, radius);
  for (let i = 0; i < n; i++) {
    const w = weight[i] as number;
    if (w < 1e-6) continue;
    const m = (mean[i] as number) / w;
    mean[i] = m;
    variance[i] = Math.max(0, (variance[i] as number) / w - m * m);
  }
  return { mean, variance, weight };
}
