import type { Raster } from '@plumbline/imaging/raster.ts';

/** Steps of a channel; a value counts for both that it lies between, so that noise moves nothing over an edge. */
const STEPS = 8;
/** Pixels from one that is looked at to the next, and rows. */
const STRIDE = 3;
/** Share of a picture whose tones are others, from which on it is of another make. */
const OTHER_MAKE = 0.12;

/** How much of a picture has which levels, of each channel. */
export type FrameTones = Float64Array;

/** The tones of a frame: a model that is turned keeps them, one that is shown in another way does not. @param frame RGB */
export function tonesOfFrame({ width, height, data }: Raster): FrameTones {
  const tones = new Float64Array(3 * (STEPS + 1));
  let count = 0;
  for (let y = 0; y < height; y += STRIDE)
    for (let x = 0; x < width; x += STRIDE) {
      const at = 3 * (y * width + x);
      for (let c = 0; c < 3; c++) {
        const level = ((data[at + c] as number) / 255) * STEPS;
        const below = Math.min(STEPS - 1, Math.floor(level));
        const share = level - below;
        const to = c * (STEPS + 1) + below;
        tones[to] = (tones[to] as number) + 1 - share;
        tones[to + 1] = (tones[to + 1] as number) + share;
      }
      count++;
    }
  return tones.map((value) => value / count);
}

/** Whether a frame may be of another kind than one before: a person has changed how the model is shown, or opened another. */
export function isOtherMake(before: FrameTones, now: FrameTones): boolean {
  const moved = before.reduce((sum, value, at) => sum + Math.abs(value - (now[at] as number)), 0);
  return moved / 2 / 3 > OTHER_MAKE;
}
