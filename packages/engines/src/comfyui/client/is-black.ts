import type { Raster } from '@plumbline/imaging/raster.ts';

/** Levels of 255. */
const DARK = 2;

/**
 * Whether a picture holds nothing: a model that left the range of its numbers makes black of all that it was to make. Looked at is
 * what the mask allows, without what was black before; both of the picture's size, null: all of it.
 */
export function isBlack(picture: Raster, mask: Raster | null, base: Raster | null): boolean {
  const allowed = fits(mask, picture) ? mask : null;
  const before = fits(base, picture) ? base : null;
  const pixels = picture.width * picture.height;
  let looked = 0;
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < pixels; at++) {
    if (allowed && levelAt(allowed, at) < 255) continue;
    if (before && levelAt(before, at) < DARK) continue;
    const level = levelAt(picture, at);
    looked += 1;
    sum += level;
    squares += level * level;
    // However dark the rest is: most pictures are told by their first rows.
    if (sum >= DARK * pixels) return false;
  }
  if (looked === 0) return false;
  const mean = sum / looked;
  return mean < DARK && squares / looked - mean * mean < 1;
}

function fits(raster: Raster | null, { width, height }: Raster): raster is Raster {
  return raster?.width === width && raster.height === height;
}

/** The brightest channel. */
function levelAt({ data, channels }: Raster, at: number): number {
  let most = 0;
  for (let c = 0; c < Math.min(channels, 3); c++) most = Math.max(most, data[at * channels + c] as number);
  return most;
}
