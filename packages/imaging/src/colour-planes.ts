import { createRaster, type Raster } from './raster.ts';
import { hashNoise } from './random.ts';
import { LINEAR_OF_BYTE, linearToSrgbFast } from './srgb.ts';

/** Linear light per channel; 0 black, 1 the white of the display, more where light is added. */
export interface ColourPlanes {
  readonly width: number;
  readonly height: number;
  readonly r: Float32Array;
  readonly g: Float32Array;
  readonly b: Float32Array;
}

export function createColourPlanes(width: number, height: number): ColourPlanes {
  const n = width * height;
  return { width, height, r: new Float32Array(n), g: new Float32Array(n), b: new Float32Array(n) };
}

/** Decodes an sRGB picture; transparency is laid on white. */
export function decodeColour(picture: Raster): ColourPlanes {
  const out = createColourPlanes(picture.width, picture.height);
  const { data, channels } = picture;
  const second = channels === 1 ? 0 : 1;
  const third = channels === 1 ? 0 : 2;
  for (let i = 0, p = 0; i < out.r.length; i++, p += channels) {
    out.r[i] = LINEAR_OF_BYTE[data[p] as number] as number;
    out.g[i] = LINEAR_OF_BYTE[data[p + second] as number] as number;
    out.b[i] = LINEAR_OF_BYTE[data[p + third] as number] as number;
    if (channels !== 4 || data[p + 3] === 255) continue;
    const alpha = (data[p + 3] as number) / 255;
    out.r[i] = alpha * (out.r[i] as number) + 1 - alpha;
    out.g[i] = alpha * (out.g[i] as number) + 1 - alpha;
    out.b[i] = alpha * (out.b[i] as number) + 1 - alpha;
  }
  return out;
}

/** Encodes as RGB in sRGB, clipping at 1. A dither of half a step keeps skies and walls free of bands. */
export function encodeColour(planes: ColourPlanes): Raster {
  const { width, height, r, g, b } = planes;
  const out = createRaster(width, height, 3);
  for (let i = 0, p = 0; i < r.length; i++, p += 3) {
    const dither = hashNoise(i % width, Math.floor(i / width), 17) - 0.5;
    out.data[p] = 255 * linearToSrgbFast(r[i] as number) + dither;
    out.data[p + 1] = 255 * linearToSrgbFast(g[i] as number) + dither;
    out.data[p + 2] = 255 * linearToSrgbFast(b[i] as number) + dither;
  }
  return out;
}

/** Luminance in linear light (Rec. 709). */
export function linearLuminance({ r, g, b }: ColourPlanes): Float32Array {
  const out = new Float32Array(r.length);
  for (let i = 0; i < out.length; i++) {
    out[i] = 0.2126 * (r[i] as number) + 0.7152 * (g[i] as number) + 0.0722 * (b[i] as number);
  }
  return out;
}
