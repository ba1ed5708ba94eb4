import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { toRaster, toSharp } from '../lib/picture-pixels.ts';
import type { EditOutcome } from './run-edit-job.ts';

const EMPTY = 128;

/**
 * The base as it is compared: with its mask in red; on the empty canvas where it is extended; brought to the result's size by
 * plain interpolation where it is enlarged.
 */
export async function showBase({ base, mask, place, results }: EditOutcome): Promise<Raster> {
  if (mask) return tint(base, mask);
  const result = results[0]?.picture ?? base;
  if (place) return layOnCanvas(base, result, place);
  const isEnlarged = Math.abs(result.width * base.height - result.height * base.width) < result.width;
  if (!isEnlarged || result.width === base.width) return base;
  return await toRaster(toSharp(base).resize(result.width, result.height, { kernel: 'cubic' }));
}

function tint(base: Raster, mask: Raster): Raster {
  return draw(base.width, base.height, (x, y, c) => {
    const share = (0.45 * (mask.data[y * base.width + x] as number)) / 255;
    return (1 - share) * sample(base, x, y, c) + share * (c === 0 ? 255 : 40);
  });
}

function layOnCanvas(base: Raster, { width, height }: Raster, place: { x: number; y: number }): Raster {
  return draw(width, height, (x, y, c) => {
    const [left, top] = [x - place.x, y - place.y];
    if (left < 0 || top < 0 || left >= base.width || top >= base.height) return EMPTY;
    return sample(base, left, top, c);
  });
}

function draw(width: number, height: number, colour: (x: number, y: number, c: number) => number): Raster {
  const out = createRaster(width, height, 3);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++) for (let c = 0; c < 3; c++, at++) out.data[at] = colour(x, y, c);
  return out;
}

function sample({ width, channels, data }: Raster, x: number, y: number, c: number): number {
  return data[(y * width + x) * channels + (channels === 1 ? 0 : c)] as number;
}
