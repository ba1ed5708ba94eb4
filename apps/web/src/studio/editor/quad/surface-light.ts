import { guidedFilter } from '@plumbline/imaging/guided-filter.ts';
import { percentile } from '@plumbline/imaging/percentile.ts';
import type { Plane, Raster } from '@plumbline/imaging/raster.ts';
import { readBilinear } from '@plumbline/imaging/read-bilinear.ts';
import { lightStrength } from '@plumbline/imaging/recolour/light-strength.ts';
import { LINEAR_OF_BYTE, linearToSrgbFast } from '@plumbline/imaging/srgb.ts';
import type { PreviewArea } from '@plumbline/imaging/warp/tile-in-quad.ts';

/** Window of the smoothing as a share of the longest side, and the variance of the logarithm that counts as pattern. */
const WINDOW = 0.022;
const PATTERN = 0.02;
const BLACK = 0.002;
/** Light over the usual light is kept between these. */
const DARKEST = 0.06;
const BRIGHTEST = 2.2;
/** Of what is around a surface, the share that is darker than its brightest. */
const BRIGHT = 0.9;
/** What surfaces usually throw back, and by which factor they differ (natural logarithm of it). */
const USUAL = { level: [0.3, 0.65], upright: [0.42, 0.65] } as const;
/** Places that the usual light is taken from: more would tell no more. */
const SAMPLES = 4000;

/** The light in a small copy of a picture. */
export interface BaseLight {
  /** Pixels of the copy per pixel of the picture. */
  readonly scale: number;
  /** Logarithm of the luminance; of a photo without the pattern of its surfaces, of a drawing with its lines. */
  readonly log: Plane;
  readonly drawn: boolean;
}

/**
 * Reads the light off a small copy of a picture: the logarithm of its luminance, smoothed so that shadows and falloff stay
 * and grain goes. It is the result's reading at a lower resolution, near enough to choose by.
 *
 * @param pixels RGBA @param scale pixels of the copy per pixel of the picture
 * @param drawn its lines are shown over the material instead of its light
 */
export function readBaseLight(
  { data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>,
  scale: number,
  drawn: boolean,
): BaseLight {
  const log = { width, height, data: new Float32Array(width * height) };
  for (let at = 0, from = 0; at < log.data.length; at += 1, from += 4)
    log.data[at] = Math.log(
      Math.max(
        BLACK,
        0.2126 * (LINEAR_OF_BYTE[data[from] as number] as number) +
          0.7152 * (LINEAR_OF_BYTE[data[from + 1] as number] as number) +
          0.0722 * (LINEAR_OF_BYTE[data[from + 2] as number] as number),
      ),
    );
  const radius = Math.max(2, Math.round(WINDOW * Math.max(width, height)));
  return { scale, drawn, log: drawn ? log : guidedFilter(log, log, radius, PATTERN) };
}

/** What is usual on one surface of a picture. */
export interface SurfaceLight {
  /** Logarithm of the usual luminance. */
  readonly usual: number;
  /** What a surface that throws everything back would show, linear. */
  readonly strength: number;
}

/** @param inside whether a place of the picture belongs to the surface */
export function usualLight(
  { log, scale, drawn }: BaseLight,
  inside: (x: number, y: number) => boolean,
  facing: keyof typeof USUAL,
): SurfaceLight {
  const { width, height, data } = log;
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / SAMPLES)));
  const own: number[] = [];
  const all: number[] = [];
  for (let y = step >> 1; y < height; y += step)
    for (let x = step >> 1; x < width; x += step) {
      const value = data[y * width + x] as number;
      all.push(value);
      if (inside((x + 0.5) / scale, (y + 0.5) / scale)) own.push(value);
    }
  // Paper is what a drawing's surfaces are without lines.
  const usual = percentile(own.length > 0 ? own : all, drawn ? BRIGHT : 0.5);
  if (drawn) return { usual, strength: 1 };
  const [albedo, spread] = USUAL[facing];
  const brightest = Math.exp(percentile(all, BRIGHT));
  return { usual, strength: lightStrength({ level: Math.exp(usual), brightest, albedo, spread }) };
}

/**
 * Lays the light of a surface over the material on it.
 *
 * @param tiled RGBA in sRGB of `area`; written to
 * @param kept whether light and shade stay; else the material is lit evenly. A drawing's lines stay always
 */
export function lightTiled(
  { data }: Raster,
  area: PreviewArea,
  { log, scale, drawn }: BaseLight,
  { usual, strength }: SurfaceLight,
  kept: boolean,
): void {
  const most = drawn ? 1 : BRIGHTEST;
  for (let y = 0, at = 0; y < area.height; y += 1) {
    const v = (area.top + (y + 0.5) * area.step) * scale - 0.5;
    for (let x = 0; x < area.width; x += 1, at += 4) {
      if (data[at + 3] === 0) continue;
      const u = (area.left + (x + 0.5) * area.step) * scale - 0.5;
      const relative = kept || drawn ? Math.exp(readBilinear(log, u, v) - usual) : 1;
      const gain = strength * Math.min(most, Math.max(DARKEST, relative));
      for (let channel = at; channel < at + 3; channel += 1)
        data[channel] =
          255 * linearToSrgbFast(shoulder((LINEAR_OF_BYTE[data[channel] as number] as number) * gain));
    }
  }
}

/** Light above this is pressed together, so that it does not clip. */
const KNEE = 0.8;

function shoulder(value: number): number {
  return value <= KNEE ? value : KNEE + (1 - KNEE) * Math.tanh((value - KNEE) / (1 - KNEE));
}
