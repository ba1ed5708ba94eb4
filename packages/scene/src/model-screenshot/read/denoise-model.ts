import { guidedFilter } from '@plumbline/imaging/guided-filter.ts';
import type { Plane } from '@plumbline/imaging/raster.ts';
import type { DisplayPlanes } from '../../backdrop/display-planes.ts';

/** Below this standard deviation a picture counts as clean and is left as it is. */
export const CLEAN = 0.004;
/** Steps in which the Laplacian is counted, in thousandths of the display range. */
const STEPS = 1024;

/**
 * Standard deviation of the noise, display values: the median of the absolute Laplacian, which edges hardly move, scaled
 * for a normal distribution (.6745) and the gain of the kernel (√20).
 */
export function estimateNoise({ width, height, data }: Plane): number {
  const histogram = new Int32Array(STEPS);
  let count = 0;
  for (let y = 2; y < height - 2; y += 2) {
    for (let x = 2; x < width - 2; x += 2) {
      const i = y * width + x;
      const l =
        4 * (data[i] as number) -
        (data[i - 1] as number) -
        (data[i + 1] as number) -
        (data[i - width] as number) -
        (data[i + width] as number);
      const bin = Math.min(STEPS - 1, Math.floor(Math.abs(l) * 1000));
      histogram[bin] = (histogram[bin] as number) + 1;
      count++;
    }
  }
  let seen = 0;
  let k = 0;
  while (k < STEPS - 1 && seen < count / 2) seen += histogram[k++] as number;
  return (k - 1) / 1000 / 0.6745 / 4.47;
}

/** Smooths render noise and JPEG grain without moving edges; a clean picture is returned as it is. */
export function denoiseModel(picture: DisplayPlanes, noise: number): DisplayPlanes {
  if (noise < CLEAN) return picture;
  const radius = Math.max(2, Math.round((2.2 * Math.max(picture.light.width, picture.light.height)) / 1024));
  const epsilon = (2.4 * noise) ** 2 * 2.5;
  // The luma guides all channels: edges stay where they are in each.
  const guide = guidedFilter(picture.light, picture.light, radius, epsilon);
  const smooth = (plane: Plane): Plane => guidedFilter(plane, guide, radius, epsilon);
  return { r: smooth(picture.r), g: smooth(picture.g), b: smooth(picture.b), light: smooth(picture.light) };
}

/** Tone below which the lightest parts of a picture are taken for a white that came out grey. */
const DULL = 0.9;
/** Tone below which they are no white at all: the picture is dark, not dull. */
const DARK = 0.55;
/** Share of the picture that its lightest parts take. */
const LIGHTEST = 0.006;

/**
 * Raises a dull picture (a dim screenshot, a faded print) so that its lightest parts are white again: paper is recognised
 * by its white.
 */
export function restoreWhite(picture: DisplayPlanes): DisplayPlanes {
  const { light } = picture;
  const histogram = new Int32Array(256);
  for (let i = 0; i < light.data.length; i++) {
    const bin = Math.min(255, Math.floor((light.data[i] as number) * 256));
    histogram[bin] = (histogram[bin] as number) + 1;
  }
  let seen = 0;
  let k = 255;
  while (k > 0 && seen < LIGHTEST * light.data.length) seen += histogram[k--] as number;
  const white = (k + 1.5) / 256;
  if (white >= DULL || white < DARK) return picture;
  const raise = (plane: Plane): Plane => ({
    ...plane,
    data: plane.data.map((v) => Math.min(1, (0.99 * v) / white)),
  });
  return { r: raise(picture.r), g: raise(picture.g), b: raise(picture.b), light: raise(light) };
}
