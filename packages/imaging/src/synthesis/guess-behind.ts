import { connectedComponents } from '../connected-components.ts';
import { labelBounds } from '../label-bounds.ts';
import { createRaster, type LabelMap, type Raster } from '../raster.ts';
import { layStrata } from './lay-strata.ts';
import { membraneInHole } from './membrane-in-hole.ts';
import { matchStrata, type Strata } from './match-strata.ts';
import { axesOf, type Extent, readRowEnds } from './row-ends.ts';
import type { WorkingLevel } from './working-level.ts';

/** What lies behind a hole as far as its two sides tell, at working size. */
export interface Guess {
  /** RGB: the level's picture with its hole filled. */
  readonly picture: Raster;
  readonly parts: LabelMap;
  /** Of each part, from 1, what holds it. */
  readonly extents: readonly Extent[];
  /** Of each part, from 1; null where a part is too small to have sides. */
  readonly strata: readonly (Strata | null)[];
  /** What was added to what the strata show, r, g, b for each pixel of the level. */
  readonly light: readonly [Float32Array, Float32Array, Float32Array];
}

/** What is built and what grows lies in layers above each other more often than side by side. */
const UPRIGHT_COST = 1.35;
const UNTOLD = 128;
/** A step to the rim of this size (sum of three channels) counts half as light; larger ones are edges. */
const LIGHT_STEP = 40;

/** Fills the hole of a level calmly: what both its sides show goes on behind it, in the light of its rim. */
export function guessBehind(level: WorkingLevel, checkpoint: () => void): Guess {
  const { picture, unknown } = level;
  const filled = createRaster(picture.width, picture.height, 3);
  filled.data.set(picture.data);
  const laid = new Uint8Array(picture.width * picture.height);
  const parts = connectedComponents(unknown, 8);
  const extents = extentsOf(parts);
  const strata: (Strata | null)[] = [];
  for (const [k, extent] of extents.entries()) {
    checkpoint();
    const label = k + 1;
    const isPart = (pixel: number): boolean => parts.data[pixel] === label;
    const ways = [false, true].flatMap(
      (upright) => matchStrata(picture, unknown.data, isPart, extent, upright) ?? [],
    );
    const cost = (each: Strata): number => each.cost * (each.upright ? UPRIGHT_COST : 1);
    const [best = null] = ways.sort((a, b) => cost(a) - cost(b));
    strata.push(best);
    if (best === null) continue;
    const axes = axesOf(picture, best.upright);
    const ends = readRowEnds(picture, unknown.data, isPart, axes, extent, 1);
    layStrata(filled, isPart, best, ends, axes, { offset: 0, scale: 1 }, laid);
  }
  const light = lightOfRim(level, filled, laid, checkpoint);
  for (let i = 0; i < laid.length; i++) {
    if (unknown.data[i] !== 1) continue;
    for (const [c, plane] of light.entries())
      filled.data[3 * i + c] = clampColour((filled.data[3 * i + c] as number) + (plane[i] as number));
  }
  return { picture: filled, parts, extents, strata, light };
}

/**
 * The same guess at full size, where lines are as sharp as at the rim.
 *
 * @param target RGB of the whole picture, changed where `unknown` is 1. @param unknown of the whole picture.
 */
export function layGuess(
  target: Raster,
  unknown: Uint8Array,
  level: WorkingLevel,
  guess: Guess,
  checkpoint: () => void,
): void {
  const { left, top, scaleX, scaleY } = level;
  const { width, height } = level.picture;
  const { data: hidden } = level.unknown;
  const place = { x: 0, y: 0 };
  const locate = (pixel: number): void => {
    place.x = clampTo(((pixel % target.width) + 0.5 - left) / scaleX - 0.5, width - 1);
    place.y = clampTo((Math.floor(pixel / target.width) + 0.5 - top) / scaleY - 0.5, height - 1);
  };
  const labelOf = (pixel: number): number => {
    locate(pixel);
    return guess.parts.data[Math.round(place.y) * width + Math.round(place.x)] as number;
  };
  const laid = new Uint8Array(unknown.length);
  for (const [k, strata] of guess.strata.entries()) {
    if (strata === null) continue;
    checkpoint();
    const label = k + 1;
    const extent = atFullSize(guess.extents[k] as Extent, level, target);
    const isPart = (pixel: number): boolean => unknown[pixel] === 1 && labelOf(pixel) === label;
    const axes = axesOf(target, strata.upright);
    const across = strata.upright ? { offset: left, scale: scaleX } : { offset: top, scale: scaleY };
    // What was laid before lies in the hole, where nothing is read.
    const ends = readRowEnds(target, unknown, isPart, axes, extent, strata.upright ? scaleY : scaleX);
    layStrata(target, isPart, strata, ends, axes, across, laid);
  }
  const read = (plane: (i: number) => number): number => {
    const x = Math.min(width - 2, Math.floor(place.x));
    const y = Math.min(height - 2, Math.floor(place.y));
    let sum = 0;
    let total = 0;
    for (let k = 0; k < 4; k++) {
      const i = (y + (k >> 1)) * width + x + (k & 1);
      if (hidden[i] !== 1) continue;
      const weight =
        1e-6 + (k & 1 ? place.x - x : 1 - place.x + x) * (k >> 1 ? place.y - y : 1 - place.y + y);
      sum += weight * plane(i);
      total += weight;
    }
    return total > 0 ? sum / total : 0;
  };
  for (let pixel = 0; pixel < unknown.length; pixel++) {
    if (unknown[pixel] !== 1) continue;
    locate(pixel);
    for (let c = 0; c < 3; c++)
      target.data[3 * pixel + c] = clampColour(
        laid[pixel] === 1
          ? (target.data[3 * pixel + c] as number) + read((i) => guess.light[c as 0 | 1 | 2][i] as number)
          : read((i) => guess.picture.data[3 * i + c] as number),
      );
  }
}

function extentsOf(parts: LabelMap): Extent[] {
  const bounds = labelBounds(parts);
  return Array.from({ length: parts.count }, (_, k) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = bounds.subarray(4 * k, 4 * k + 4);
    return { left, top, right, bottom };
  });
}

function atFullSize(extent: Extent, { left, top, scaleX, scaleY }: WorkingLevel, whole: Raster): Extent {
  return {
    left: Math.max(0, Math.floor(left + (extent.left - 1) * scaleX)),
    top: Math.max(0, Math.floor(top + (extent.top - 1) * scaleY)),
    right: Math.min(whole.width, Math.ceil(left + (extent.right + 1) * scaleX)),
    bottom: Math.min(whole.height, Math.ceil(top + (extent.bottom + 1) * scaleY)),
  };
}

/** What the rim shows otherwise than the strata do, spread smoothly over the hole; great steps are edges and stay. */
function lightOfRim(
  { picture, unknown }: WorkingLevel,
  filled: Raster,
  laid: Uint8Array,
  checkpoint: () => void,
): Guess['light'] {
  for (let i = 0; i < laid.length; i++)
    if (unknown.data[i] === 1 && laid[i] === 0) filled.data.fill(UNTOLD, 3 * i, 3 * i + 3);
  const [r, g, b] = membraneInHole(
    unknown,
    3,
    (inside, rim, values) => {
      let step = 0;
      for (let c = 0; c < 3; c++) {
        values[c] = (picture.data[3 * rim + c] as number) - (filled.data[3 * inside + c] as number);
        step += Math.abs(values[c] as number);
      }
      return laid[inside] === 1 ? 1 / (1 + (step / LIGHT_STEP) ** 4) : 1;
    },
    checkpoint,
  );
  return [r as Float32Array, g as Float32Array, b as Float32Array];
}

function clampTo(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}

function clampColour(value: number): number {
  return Math.round(clampTo(value, 255));
}
