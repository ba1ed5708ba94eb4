import { createRaster, type Raster } from './raster.ts';
import { hashNoise } from './random.ts';
import { LINEAR_OF_BYTE, linearToSrgbFast } from './srgb.ts';

/** A picture in OKLab (Ottosson, 2020): l 0…1, a and b about −.3….3. */
export interface OklabPlanes {
  readonly width: number;
  readonly height: number;
  readonly l: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
}

function createOklabPlanes(width: number, height: number): OklabPlanes {
  const n = width * height;
  return { width, height, l: new Float32Array(n), a: new Float32Array(n), b: new Float32Array(n) };
}

/** Decodes an RGB picture. */
export function decodeOklab({ width, height, data }: Raster): OklabPlanes {
  const out = createOklabPlanes(width, height);
  for (let i = 0, p = 0; i < out.l.length; i++, p += 3) {
    const red = LINEAR_OF_BYTE[data[p] as number] as number;
    const green = LINEAR_OF_BYTE[data[p + 1] as number] as number;
    const blue = LINEAR_OF_BYTE[data[p + 2] as number] as number;
    const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    out.l[i] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
    out.a[i] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
    out.b[i] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  }
  return out;
}

/** Each try takes a fifth off the chroma of a colour that no display shows; so many tries bring nearly all inside. */
const GAMUT_TRIES = 6;

/** Encodes as RGB in sRGB. Colours outside the gamut lose chroma, not lightness or hue; a dither of half a step hides bands. */
export function encodeOklab({ width, height, l, a, b }: OklabPlanes): Raster {
  const out = createRaster(width, height, 3);
  for (let i = 0, p = 0; i < l.length; i++, p += 3) {
    let chroma = 1;
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let k = 0; k < GAMUT_TRIES; k++) {
      const ca = (a[i] as number) * chroma;
      const cb = (b[i] as number) * chroma;
      const x = (l[i] as number) + 0.3963377774 * ca + 0.2158037573 * cb;
      const y = (l[i] as number) - 0.1055613458 * ca - 0.0638541728 * cb;
      const z = (l[i] as number) - 0.0894841775 * ca - 1.291485548 * cb;
      const lx = x * x * x;
      const my = y * y * y;
      const sz = z * z * z;
      red = 4.0767416621 * lx - 3.3077115913 * my + 0.2309699292 * sz;
      green = -1.2684380046 * lx + 2.6097574011 * my - 0.3413193965 * sz;
      blue = -0.0041960863 * lx - 0.7034186147 * my + 1.707614701 * sz;
      if (Math.min(red, green, blue) > -0.004 && Math.max(red, green, blue) < 1.01) break;
      chroma *= 0.8;
    }
    const dither = hashNoise(i % width, Math.floor(i / width), 17) - 0.5;
    out.data[p] = 255 * linearToSrgbFast(red) + dither;
    out.data[p + 1] = 255 * linearToSrgbFast(green) + dither;
    out.data[p + 2] = 255 * linearToSrgbFast(blue) + dither;
  }
  return out;
}
