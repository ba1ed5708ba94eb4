import { createPlane, createRaster } from '@plumbline/imaging/raster.ts';
import { hashNoise } from '@plumbline/imaging/random.ts';
import { parseHexColour, type Rgb } from '@plumbline/imaging/srgb.ts';
import type { MaterialTile, TileFrame, TileGenerator } from './material-spec.ts';

/** Colour (sRGB components 0…1) and height (0…1) of a point of a material. */
export interface Texel {
  r: number;
  g: number;
  b: number;
  h: number;
}

/** Fills `texel` for the point (u, v) of the tile in millimetres. */
export type PointPainter = (u: number, v: number, texel: Texel) => void;

/** A generator that colours pixel by pixel. `prepare` makes what does not depend on the point. */
export function paintPoints(prepare: (frame: TileFrame) => PointPainter): TileGenerator {
  return (frame): MaterialTile => {
    const { width, height } = frame;
    const paint = prepare(frame);
    const albedo = createRaster(width, height, 3);
    const relief = createPlane(width, height);
    const texel: Texel = { r: 0, g: 0, b: 0, h: 0 };
    for (let y = 0, i = 0; y < height; y++) {
      const v = ((y + 0.5) / height) * frame.heightMm;
      for (let x = 0; x < width; x++, i++) {
        paint(((x + 0.5) / width) * frame.widthMm, v, texel);
        albedo.data[3 * i] = 255 * texel.r;
        albedo.data[3 * i + 1] = 255 * texel.g;
        albedo.data[3 * i + 2] = 255 * texel.b;
        relief.data[i] = texel.h < 0 ? 0 : texel.h > 1 ? 1 : texel.h;
      }
    }
    return { albedo, height: relief };
  };
}

export function setColour(texel: Texel, colour: Rgb, k = 1): void {
  texel.r = colour[0] * k;
  texel.g = colour[1] * k;
  texel.b = colour[2] * k;
}

/** Moves the colour towards another by `t` 0…1. */
export function blendColour(texel: Texel, colour: Rgb, t: number): void {
  texel.r += (colour[0] - texel.r) * t;
  texel.g += (colour[1] - texel.g) * t;
  texel.b += (colour[2] - texel.b) * t;
}

/** Multiplies the colour by `k`, warmer where `warm` > 0. */
export function scaleColour(texel: Texel, k: number, warm = 0): void {
  texel.r *= k * (1 + warm);
  texel.g *= k;
  texel.b *= k * (1 - warm);
}

/** Colours that units draw from: picks one by `t` 0…1, blended a little with the next. */
export type Tones = (t: number, texel: Texel) => void;

/** @param hexes each as likely as the others; repeat one to make it likelier. */
export function createTones(hexes: readonly string[]): Tones {
  const colours = hexes.map(parseHexColour);
  return (t, texel) => {
    const at = Math.min(0.99999, Math.max(0, t)) * colours.length;
    const k = at | 0;
    setColour(texel, colours[k] as Rgb);
    const rest = at - k - 0.5;
    const next = colours[rest > 0 ? k + 1 : k - 1];
    if (next !== undefined) blendColour(texel, next, Math.abs(rest) * 0.6);
  };
}

/** 0 ≤ v < 1 that belongs to a unit. */
export function unitRandom(id: number, salt: number, seed: number): number {
  return hashNoise(id, salt, seed + 5);
}

/** A colour scale for fields: passes through the colours in order as `t` goes from 0 to 1, without steps. */
export function createRamp(hexes: readonly string[]): Tones {
  const colours = hexes.map(parseHexColour);
  const last = colours.length - 1;
  return (t, texel) => {
    const at = Math.min(1, Math.max(0, t)) * last;
    const k = Math.min(Math.max(0, last - 1), at | 0);
    const f = at - k;
    setColour(texel, colours[k] as Rgb);
    if (f > 0) blendColour(texel, colours[k + 1] as Rgb, f * f * (3 - 2 * f) * 0.5 + f * 0.5);
  };
}
