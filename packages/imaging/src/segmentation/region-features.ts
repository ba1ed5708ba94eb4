import { boxBlurInto } from '../box-blur.ts';
import { createPlane, type Plane, type Raster } from '../raster.ts';
import { labPlanes } from './lab-planes.ts';

/** What pixels are compared by: colour without its fine texture, and how coarse that texture is. */
export interface RegionFeatures {
  readonly width: number;
  readonly height: number;
  /** CIE L*a*b*, each pixel the mean of the calmest window that holds it: edges stay, grain goes. */
  readonly lightness: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
  /** Standard deviation of L* in that window. */
  readonly texture: Float32Array;
  /** Length of the features' gradient, in units of {@link featureDistance}. */
  readonly gradient: Plane;
  /** Length of the mean gradient of L*a*b* over some pixels around: high along an edge that goes on, low in a texture. */
  readonly course: Float32Array;
  /** The smaller step of log light to both sides, and up and down: strength and direction of a texture. */
  readonly across: Float32Array;
  readonly down: Float32Array;
}

const RADIUS = 1;
/** Half the window within which an edge goes on. */
const COURSE = 3;
/** Light and shade change within one surface more than its hue does. */
const LIGHTNESS_WEIGHT = 0.85;
const TEXTURE_WEIGHT = 0.9;

/**
 * Colour and texture of every pixel. Windows are those of M. Kuwahara et al., "Processing of RI-angiocardiographic
 * images" (1976): of the windows that have the pixel in a corner or in their middle, the one of least variance.
 */
export function regionFeatures(picture: Raster): RegionFeatures {
  const { width, height } = picture;
  const n = width * height;
  const [lightness, a, b] = labPlanes(picture);
  const scratch = new Float32Array(n);
  const mean = (values: Float32Array): Float32Array => {
    const out = new Float32Array(n);
    boxBlurInto(values, out, scratch, width, height, RADIUS);
    return out;
  };
  const squares = Float32Array.from(lightness, (value) => value * value);
  for (let i = 0; i < n; i++)
    squares[i] = (squares[i] as number) + (a[i] as number) ** 2 + (b[i] as number) ** 2;
  const means = [mean(lightness), mean(a), mean(b)] as const;
  const spread = mean(squares);
  for (let i = 0; i < n; i++) {
    const inner = (means[0][i] as number) ** 2 + (means[1][i] as number) ** 2 + (means[2][i] as number) ** 2;
    spread[i] = Math.sqrt(Math.max(0, (spread[i] as number) - inner));
  }
  const features = {
    width,
    height,
    lightness: new Float32Array(n),
    a: new Float32Array(n),
    b: new Float32Array(n),
    texture: new Float32Array(n),
    gradient: createPlane(width, height),
    ...measureCourse([lightness, a, b], width, height),
  };
  for (let y = 0; y < height; y++) {
    const up = Math.max(0, y - RADIUS) * width;
    const down = Math.min(height - 1, y + RADIUS) * width;
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - RADIUS);
      const right = Math.min(width - 1, x + RADIUS);
      const i = y * width + x;
      let calm = i;
      if ((spread[up + left] as number) < (spread[calm] as number)) calm = up + left;
      if ((spread[up + right] as number) < (spread[calm] as number)) calm = up + right;
      if ((spread[down + left] as number) < (spread[calm] as number)) calm = down + left;
      if ((spread[down + right] as number) < (spread[calm] as number)) calm = down + right;
      features.lightness[i] = means[0][calm] as number;
      features.a[i] = means[1][calm] as number;
      features.b[i] = means[2][calm] as number;
      features.texture[i] = spread[calm] as number;
    }
  }
  measureGradient(features);
  return features;
}

/** How unlike two pixels are: about CIE76 ΔE, with lightness counting less and texture added. */
export function featureDistance(features: RegionFeatures, i: number, j: number): number {
  const { lightness, a, b, texture } = features;
  return combine(
    (lightness[i] as number) - (lightness[j] as number),
    (a[i] as number) - (a[j] as number),
    (b[i] as number) - (b[j] as number),
    (texture[i] as number) - (texture[j] as number),
  );
}

/** The same for differences that are at hand. */
export function combine(lightness: number, a: number, b: number, texture: number): number {
  return Math.sqrt((LIGHTNESS_WEIGHT * lightness) ** 2 + a * a + b * b + (TEXTURE_WEIGHT * texture) ** 2);
}

function measureGradient(features: RegionFeatures): void {
  const { width, height, gradient } = features;
  for (let y = 0; y < height; y++) {
    const up = Math.max(0, y - 1) * width;
    const down = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x++) {
      const along = featureDistance(
        features,
        y * width + Math.max(0, x - 1),
        y * width + Math.min(width - 1, x + 1),
      );
      const across = featureDistance(features, up + x, down + x);
      gradient.data[y * width + x] = Math.hypot(along, across) / 2;
    }
  }
}

/**
 * Light as a factor moves L* + 16 by the same factor everywhere (its cube root), so differences of its logarithm do not know how
 * bright a surface is lit; likewise a* and b* over L* + 16 do not know it at all.
 */
export const BLACK = 16;

/** See {@link RegionFeatures}: gradients of the picture as it is, before windows are chosen. */
function measureCourse(
  planes: readonly [Float32Array, Float32Array, Float32Array],
  width: number,
  height: number,
): Pick<RegionFeatures, 'course' | 'across' | 'down'> {
  const n = width * height;
  const course = new Float32Array(n);
  const across = new Float32Array(n);
  const down = new Float32Array(n);
  const scratch = new Float32Array(n);
  const slope = new Float32Array(n);
  const mean = new Float32Array(n);
  planes.forEach((plane, k) => {
    for (const step of [1, width]) {
      const steps = step === 1 ? across : down;
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const i = y * width + x;
          const first = step === 1 ? x === 0 : y === 0;
          const last = step === 1 ? x === width - 1 : y === height - 1;
          const before = plane[first ? i : i - step] as number;
          const after = plane[last ? i : i + step] as number;
          slope[i] = (after - before) / 2;
          if (k > 0) continue;
          // The smaller step: a texture steps on both sides, an edge on one.
          const here = Math.max(0, plane[i] as number) + BLACK;
          const apart = Math.min(
            Math.abs(after - (plane[i] as number)),
            Math.abs((plane[i] as number) - before),
          );
          steps[i] = Math.log((here + apart) / here);
        }
      boxBlurInto(slope, mean, scratch, width, height, COURSE);
      for (let i = 0; i < n; i++) course[i] = (course[i] as number) + (mean[i] as number) ** 2;
    }
  });
  for (let i = 0; i < n; i++) course[i] = Math.sqrt(course[i] as number);
  return { course, across, down };
}
