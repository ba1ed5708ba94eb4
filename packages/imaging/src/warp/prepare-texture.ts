import type { Raster } from '../raster.ts';
import { LINEAR_OF_BYTE } from '../srgb.ts';

/** Linear light, red, green, blue interleaved; repeats at its edges. */
export interface TextureLevel {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** A picture to be tiled: itself and ever smaller means of it, each half the one before, down to a single colour. */
export interface TiledTexture {
  readonly width: number;
  readonly height: number;
  readonly levels: readonly TextureLevel[];
}

/**
 * Makes a picture ready to be tiled (Williams, "Pyramidal parametrics", 1983). Means are taken in linear light, or fine
 * patterns would darken with the distance.
 *
 * @param texture 3 or 4 channels; alpha is left out. Keeps 16 bytes a pixel.
 */
export function prepareTexture(texture: Raster): TiledTexture {
  const { width, height, channels } = texture;
  const data = new Float32Array(width * height * 3);
  const green = channels > 1 ? 1 : 0;
  for (let to = 0, from = 0; to < data.length; to += 3, from += channels) {
    data[to] = LINEAR_OF_BYTE[texture.data[from] as number] as number;
    data[to + 1] = LINEAR_OF_BYTE[texture.data[from + green] as number] as number;
    data[to + 2] = LINEAR_OF_BYTE[texture.data[from + 2 * green] as number] as number;
  }
  const levels: TextureLevel[] = [{ width, height, data }];
  for (let last = levels[0]; last && (last.width > 1 || last.height > 1); last = levels.at(-1))
    levels.push(halve(last));
  return { width, height, levels };
}

/** Exact means over the area of each new sample, whatever the size: an odd one is not cut off, or tiles would shift. */
function halve(source: TextureLevel): TextureLevel {
  const width = Math.max(1, Math.round(source.width / 2));
  const height = Math.max(1, Math.round(source.height / 2));
  const rows = meansAlong(source.data, source.width, width, source.height, 3, source.width * 3);
  return { width, height, data: meansAlong(rows, source.height, height, width, width * 3, 3) };
}

/** Means of `from` samples `step` floats apart to `to`, for each of `lines` that start `pitch` apart. */
function meansAlong(
  data: Float32Array,
  from: number,
  to: number,
  lines: number,
  step: number,
  pitch: number,
): Float32Array {
  const out = new Float32Array(to * lines * 3);
  // The same order of samples comes out: along a row where the step is a sample's, else along a column.
  const outStep = step === 3 ? 3 : step;
  const outPitch = step === 3 ? to * 3 : pitch;
  const ratio = from / to;
  for (let k = 0; k < to; k += 1) {
    const low = k * ratio;
    const high = low + ratio;
    const last = Math.min(from - 1, Math.ceil(high - 1e-9) - 1);
    for (let sample = Math.floor(low + 1e-9); sample <= last; sample += 1) {
      const weight = (Math.min(high, sample + 1) - Math.max(low, sample)) / ratio;
      for (let line = 0; line < lines; line += 1) {
        const source = sample * step + line * pitch;
        const target = k * outStep + line * outPitch;
        out[target] = (out[target] as number) + weight * (data[source] as number);
        out[target + 1] = (out[target + 1] as number) + weight * (data[source + 1] as number);
        out[target + 2] = (out[target + 2] as number) + weight * (data[source + 2] as number);
      }
    }
  }
  return out;
}
