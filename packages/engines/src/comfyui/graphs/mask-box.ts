import { type Box, boundsOf } from '@plumbline/imaging/matting/crop.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { GenerationError } from '../../generative/generation-error.ts';
import { type Size, upToBlock } from './sampling-size.ts';

/** How much of its surroundings a model sees beside what it changes. */
export interface Context {
  /** Of the mask's own side, on each side of it. */
  readonly share: number;
  /** Of the box's side, at least. */
  readonly least: number;
}

/** For models that paint: half the mask on each side, and never less than they were trained on. */
export const PAINTING_CONTEXT: Context = { share: 0.5, least: 512 };
/** For models that fill a hole: it may be a quarter of what they see, and they see 256 or 512 px, so smaller is sharper. */
export const FILLING_CONTEXT: Context = { share: 0.5, least: 256 };

/** Of the picture's longest side, on each side of the mask: small masks in large pictures need to know where they are. */
const LEAST_MARGIN = 1 / 16;

/**
 * What is cut out of a picture to change what the mask allows, within the picture: sides in whole blocks where the picture has them,
 * near a square, because models know those best.
 *
 * @throws GenerationError (`bad_image`) when the mask allows nothing
 */
export function maskBox(mask: Raster, { share, least }: Context): Box {
  const { data, width, height } = mask;
  const bounds = boundsOf(new Uint8Array(data.buffer, data.byteOffset, data.length), width);
  if (!bounds) throw new GenerationError('bad_image', 'the mask allows nothing', { retryable: false });
  const margin = Math.max(width, height) * LEAST_MARGIN;
  const side = (length: number) => Math.max(least, length + 2 * Math.max(margin, length * share));
  const wide = side(bounds.width);
  const high = side(bounds.height);
  const across = along(bounds.x, bounds.width, Math.max(wide, high / 2), width);
  const down = along(bounds.y, bounds.height, Math.max(high, wide / 2), height);
  return { x: across.start, width: across.length, y: down.start, height: down.length };
}

function along(
  start: number,
  length: number,
  wanted: number,
  total: number,
): { readonly start: number; readonly length: number } {
  const whole = upToBlock(wanted);
  const fits = whole <= total ? whole : total;
  const middle = Math.round(start + length / 2 - fits / 2);
  return { start: Math.min(total - fits, Math.max(0, middle)), length: fits };
}

/** By how many pixels of the sampled size a mask is grown and softened there, so that what is made meets what stays unseen. */
export function softening({ width, height }: Size): { readonly grow: number; readonly blur: number } {
  const blur = Math.min(16, Math.max(4, Math.round(Math.min(width, height) / 48)));
  return { grow: Math.round(blur * 0.75) + 4, blur };
}
