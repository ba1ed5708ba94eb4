import { LINEAR_OF_BYTE, type Rgb } from '@plumbline/imaging/srgb.ts';
import type { Surface } from '@plumbline/materials/surface/surface.ts';
import type { CutoutMask } from '../trace/cutout-mask.ts';

/** A picture that lies on a surface by texture coordinates of its own; it repeats. */
export interface OwnTexture {
  readonly width: number;
  readonly height: number;
  /** Interleaved RGB, sRGB, the upper row first; in memory that all threads see. */
  readonly data: Uint8ClampedArray;
  /** Where it has clear parts: they are not there at all. */
  readonly cutout?: CutoutMask;
  /** How many times the picture fits into a metre of the surface, about: how finely it is read. */
  readonly perMetre: number;
  /** Multiplies it, linear. */
  readonly tint: Rgb;
  /** Of all of it with the tint, linear. */
  readonly mean: Rgb;
}

interface Level {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Reads between pixels and between sizes (trilinear; Williams, "Pyramidal parametrics", 1983). u and v are the picture's own; v grows upwards. */
export function showTexture(texture: OwnTexture): Surface {
  let levels: readonly Level[] | undefined;
  const low = new Float32Array(3);
  const high = new Float32Array(3);
  const [tr, tg, tb] = texture.tint;
  const pixelsPerMetre = texture.perMetre * Math.max(texture.width, texture.height);
  return (u, v, footprint, texel) => {
    levels ??= createLevels(texture);
    const fine = Math.max(
      0,
      Math.min(levels.length - 1, Math.log2(Math.max(1e-6, footprint * pixelsPerMetre))),
    );
    const at = Math.floor(fine);
    const share = fine - at;
    readLevel(levels[at] as Level, u, v, low);
    if (share > 0) {
      readLevel(levels[at + 1] as Level, u, v, high);
      for (let c = 0; c < 3; c++) low[c] = (low[c] as number) * (1 - share) + (high[c] as number) * share;
    }
    texel.r = (low[0] as number) * tr;
    texel.g = (low[1] as number) * tg;
    texel.b = (low[2] as number) * tb;
    texel.gloss = 0;
  };
}

function readLevel({ width, height, data }: Level, u: number, v: number, out: Float32Array): void {
  const x = (u - Math.floor(u)) * width - 0.5;
  const y = (1 - (v - Math.floor(v))) * height - 0.5;
  const left = Math.floor(x);
  const top = Math.floor(y);
  const fx = x - left;
  const fy = y - top;
  const x0 = (left + width) % width;
  const x1 = (left + 1) % width;
  const y0 = ((top + height) % height) * width;
  const y1 = ((top + 1) % height) * width;
  for (let c = 0; c < 3; c++) {
    const upper =
      (LINEAR_OF_BYTE[data[3 * (y0 + x0) + c] as number] as number) * (1 - fx) +
      (LINEAR_OF_BYTE[data[3 * (y0 + x1) + c] as number] as number) * fx;
    const lower =
      (LINEAR_OF_BYTE[data[3 * (y1 + x0) + c] as number] as number) * (1 - fx) +
      (LINEAR_OF_BYTE[data[3 * (y1 + x1) + c] as number] as number) * fx;
    out[c] = upper * (1 - fy) + lower * fy;
  }
}

/** The picture and its halves down to one pixel. */
function createLevels({ width, height, data }: OwnTexture): readonly Level[] {
  const levels: Level[] = [{ width, height, data }];
  for (let last = levels[0] as Level; last.width > 1 || last.height > 1; ) {
    const next = halve(last);
    levels.push(next);
    last = next;
  }
  return levels;
}

function halve({ width, height, data }: Level): Level {
  const w = Math.max(1, width >> 1);
  const h = Math.max(1, height >> 1);
  const out = new Uint8ClampedArray(w * h * 3);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      for (let c = 0; c < 3; c++) {
        const x1 = Math.min(width - 1, 2 * x + 1);
        const y1 = Math.min(height - 1, 2 * y + 1);
        const sum =
          (data[3 * (2 * y * width + 2 * x) + c] as number) +
          (data[3 * (2 * y * width + x1) + c] as number) +
          (data[3 * (y1 * width + 2 * x) + c] as number) +
          (data[3 * (y1 * width + x1) + c] as number);
        out[3 * (y * w + x) + c] = sum / 4;
      }
  return { width: w, height: h, data: out };
}
