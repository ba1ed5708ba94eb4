import { boxBlurInto } from '../box-blur.ts';
import type { BitMask, Raster } from '../raster.ts';
import { saturate } from '../scalar.ts';
import { fitOpacity, type UpsamplingGuide } from './linear-opacity.ts';

/** Pixels of the small mask around its outline in which the picture decides; beyond, the mask stands as it is. */
const BAND = 3;

/**
 * Brings a mask of the small picture to the size of the large one, its outline drawn along the large one's edges: the
 * linear model of colour to mask is found on the small picture and applied to the large one's colours (K. He, J. Sun,
 * "Fast guided filter", 2015, with the colour guide of "Guided image filtering", 2013).
 *
 * @param mask 0 or 1, of the guide's size
 * @param picture RGB or RGBA, of the same shape as the small one
 * @returns a grey picture of its size, 0…255
 */
export function upsampleMask(mask: BitMask, guide: UpsamplingGuide, picture: Raster): Raster {
  const { width, height } = guide;
  const { red, green: greenOf, blue: blueOf, offset } = fitOpacity(mask.data, guide);
  const near = outlineBand(mask);
  const out = new Uint8ClampedArray(picture.width * picture.height);
  const kx = width / picture.width;
  const ky = height / picture.height;
  const step = picture.channels;
  const [green, blue] = step === 1 ? [0, 0] : [1, 2];
  for (let y = 0; y < picture.height; y++) {
    const fy = Math.min(height - 1, Math.max(0, (y + 0.5) * ky - 0.5));
    const row = Math.min(height - 1, Math.floor((y + 0.5) * ky)) * width;
    const y0 = fy | 0;
    const below = Math.min(height - 1, y0 + 1) * width;
    const above = y0 * width;
    const ty = fy - y0;
    for (let x = 0; x < picture.width; x++) {
      const i = row + Math.min(width - 1, Math.floor((x + 0.5) * kx));
      const at = y * picture.width + x;
      if (near[i] === 0) {
        out[at] = mask.data[i] === 1 ? 255 : 0;
        continue;
      }
      const fx = Math.min(width - 1, Math.max(0, (x + 0.5) * kx - 0.5));
      const x0 = fx | 0;
      const x1 = Math.min(width - 1, x0 + 1);
      const tx = fx - x0;
      const w00 = (1 - tx) * (1 - ty);
      const w10 = tx * (1 - ty);
      const w01 = (1 - tx) * ty;
      const w11 = tx * ty;
      const between = (plane: Float32Array): number =>
        (plane[above + x0] as number) * w00 +
        (plane[above + x1] as number) * w10 +
        (plane[below + x0] as number) * w01 +
        (plane[below + x1] as number) * w11;
      const p = at * step;
      const value =
        (between(red) * (picture.data[p] as number) +
          between(greenOf) * (picture.data[p + green] as number) +
          between(blueOf) * (picture.data[p + blue] as number)) /
          255 +
        between(offset);
      // The model is soft where colours are alike; an outline is not.
      out[at] = 255 * saturate((value - 0.3) / 0.4);
    }
  }
  return { width: picture.width, height: picture.height, channels: 1, data: out };
}

/** 1 within `BAND` pixels of where the mask changes. */
function outlineBand({ width, height, data }: BitMask): Uint8Array {
  const mean = new Float32Array(data.length);
  boxBlurInto(Float32Array.from(data), mean, new Float32Array(data.length), width, height, BAND);
  return Uint8Array.from(mean, (value) => (value > 1e-4 && value < 1 - 1e-4 ? 1 : 0));
}
