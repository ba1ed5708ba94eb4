import { greyscale } from '../greyscale.ts';
import type { Raster } from '../raster.ts';
import { countWhiteGround } from './white-ground.ts';

export interface Tones {
  /** Shares of 32 steps of luma, from black to white. */
  readonly histogram: readonly number[];
  readonly mean: number;
  /** Between the darkest and the brightest twentieth. */
  readonly contrast: number;
  readonly saturation: number;
  /** Without white ground, on which a thing stands: that was never exposed. */
  readonly clippedBright: number;
  readonly clippedDark: number;
}

const STEPS = 32;
/** From here on nothing is left to tell apart. */
const BURNT = 252;
const DROWNED = 4;

/** How bright, how contrasty and how colourful a picture is. @param picture RGB. All figures 0…1. */
export function measureTones(picture: Raster): Tones {
  const luma = greyscale(picture).data;
  const { data, channels } = picture;
  const counts = new Float64Array(256);
  let sum = 0;
  let saturation = 0;
  let bright = 0;
  const blank = new Uint8Array(luma.length);
  let dark = 0;
  for (let i = 0, p = 0; i < luma.length; i += 1, p += channels) {
    const value = luma[i] as number;
    sum += value;
    const step = Math.min(255, Math.round(value * 255));
    counts[step] = (counts[step] as number) + 1;
    const r = data[p] as number;
    const g = data[p + 1] as number;
    const b = data[p + 2] as number;
    const most = Math.max(r, g, b);
    const least = Math.min(r, g, b);
    if (most > 0) saturation += (most - least) / most;
    if (least >= BURNT) {
      bright += 1;
      blank[i] = 1;
    }
    if (most <= DROWNED) dark += 1;
  }
  const n = Math.max(1, luma.length);
  const histogram = Array.from({ length: STEPS }, (_, at) => {
    let share = 0;
    for (let step = at * 8; step < at * 8 + 8; step += 1) share += counts[step] as number;
    return share / n;
  });
  return {
    histogram,
    mean: sum / n,
    contrast: (stepAt(counts, 0.95 * n) - stepAt(counts, 0.05 * n)) / 255,
    saturation: saturation / n,
    clippedBright: (bright - countWhiteGround(blank, picture.width, picture.height)) / n,
    clippedDark: dark / n,
  };
}

/** The step up to which this many pixels lie. */
function stepAt(counts: Float64Array, wanted: number): number {
  let sum = 0;
  for (let step = 0; step < 256; step += 1) {
    sum += counts[step] as number;
    if (sum >= wanted) return step;
  }
  return 255;
}
