import { percentile } from '../percentile.ts';
import type { BitMask, Raster } from '../raster.ts';
import { LINEAR_OF_BYTE, type Rgb } from '../srgb.ts';
import { lightStrength } from './light-strength.ts';

export interface MeasuredSurface {
  /** Its typical colour as it is lit, linear. */
  readonly body: Rgb;
  /** Luminance of that. */
  readonly level: number;
  /** What a surface that throws everything back would show there, linear. */
  readonly strength: number;
}

/** No more pixels than this are looked at. */
const SAMPLES = 60_000;
/** Weights from here on are the surface; the border of a soft mask is not. */
const INSIDE = 128;
/** How far around the painted part is looked, as a share of its own extent. */
const AROUND = 0.5;
const BRIGHT = 0.94;
/** All channels above this are a lamp or a window, no lit surface. */
const CLIPPED = 0.96;
/** What painted things usually throw back. */
const ALBEDO = 0.4;
const SPREAD = 0.65;
/** Of a drawing's painted part the bare paper is the surface. */
const PAPER = 0.8;

/**
 * The typical colour of what is painted and the light on it.
 *
 * @param base RGB @param weights more than 0 somewhere @param drawn lines on paper, which are evenly lit
 */
export function measureSurface(base: Raster, weights: BitMask, drawn: boolean): MeasuredSurface {
  const { width, height, data } = base;
  const box = boundsOf(weights);
  const least = weights.data.some((weight) => weight >= INSIDE) ? INSIDE : 1;
  const area = (box.x1 - box.x0 + 1) * (box.y1 - box.y0 + 1);
  const step = Math.max(1, Math.floor(Math.sqrt(area / SAMPLES)));
  const channels: [number[], number[], number[]] = [[], [], []];
  const own: number[] = [];
  for (let y = box.y0; y <= box.y1; y += step)
    for (let x = box.x0; x <= box.x1; x += step) {
      const i = y * width + x;
      if ((weights.data[i] as number) < least) continue;
      const rgb = linearAt(data, i);
      own.push(luminanceOf(rgb));
      for (const c of [0, 1, 2] as const) channels[c].push(rgb[c]);
    }
  if (own.length === 0) {
    // A mask thinner than the steps: its first pixel stands for it.
    const rgb = linearAt(
      data,
      weights.data.findIndex((weight) => weight >= least),
    );
    return {
      body: rgb,
      level: Math.max(0.004, luminanceOf(rgb)),
      strength: drawn ? 1 : Math.max(0.5, luminanceOf(rgb)),
    };
  }
  const share = drawn ? PAPER : 0.5;
  const body: Rgb = [
    percentile(channels[0], share),
    percentile(channels[1], share),
    percentile(channels[2], share),
  ];
  const level = Math.max(0.004, luminanceOf(body));
  if (drawn) return { body, level, strength: 1 };
  const mx = Math.round(AROUND * (box.x1 - box.x0)) + 8;
  const my = Math.round(AROUND * (box.y1 - box.y0)) + 8;
  const near: number[] = [];
  for (let y = Math.max(0, box.y0 - my); y <= Math.min(height - 1, box.y1 + my); y += 2 * step)
    for (let x = Math.max(0, box.x0 - mx); x <= Math.min(width - 1, box.x1 + mx); x += 2 * step) {
      const rgb = linearAt(data, y * width + x);
      if (Math.min(...rgb) < CLIPPED) near.push(luminanceOf(rgb));
    }
  const brightest = near.length === 0 ? 1 : percentile(near, BRIGHT);
  return { body, level, strength: lightStrength({ level, brightest, albedo: ALBEDO, spread: SPREAD }) };
}

export function luminanceOf([r, g, b]: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linearAt(data: Uint8ClampedArray, i: number): Rgb {
  return [
    LINEAR_OF_BYTE[data[3 * i] as number] as number,
    LINEAR_OF_BYTE[data[3 * i + 1] as number] as number,
    LINEAR_OF_BYTE[data[3 * i + 2] as number] as number,
  ];
}

interface Bounds {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

function boundsOf({ width, height, data }: BitMask): Bounds {
  let [x0, y0, x1, y1] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if (data[i] === 0) continue;
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      y1 = y;
    }
  return { x0, y0, x1, y1 };
}
