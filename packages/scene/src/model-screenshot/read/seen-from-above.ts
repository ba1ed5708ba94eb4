import type { RawSegment } from '../../drawing/line-segments.ts';

/** What stands before a backdrop, in pixels: its highest and lowest row and the column of its lowest pixel. */
export interface Silhouette {
  readonly top: number;
  readonly bottom: number;
  readonly foot: number;
}

/** Sines of the angles to the level between which an edge tells whether it falls towards the viewer. */
const LEAST_FALL = 0.06;
const MOST_FALL = 0.85;
/** Share of the edges' length, in either half of the silhouette, that must fall towards the foot; and the length in silhouette heights that tells. */
const FALLING = 0.6;
const LEAST_LENGTH = 0.5;

/**
 * Whether a model that stands free is looked down on. Level edges above the eye rise towards the nearest corner and edges below it fall towards it:
 * where the upper edges of a silhouette fall towards its foot as the lower ones do, the eye is above all of it.
 */
export function isSeenFromAbove(segments: readonly RawSegment[], { top, bottom, foot }: Silhouette): boolean {
  const height = bottom - top;
  const falling = [0, 0];
  const all = [0, 0];
  for (const s of segments) {
    const steep = Math.abs(s.uy);
    if (s.my < top || s.my > bottom || steep < LEAST_FALL || steep > MOST_FALL) continue;
    const half = s.my < (top + bottom) / 2 ? 0 : 1;
    // Image y grows downwards: an edge left of the foot falls towards it where x and y grow together.
    const fallsRight = s.ux * s.uy > 0;
    all[half] = (all[half] as number) + s.length;
    if (fallsRight === s.mx < foot) falling[half] = (falling[half] as number) + s.length;
  }
  return [0, 1].every(
    (half) =>
      (all[half] as number) > LEAST_LENGTH * height &&
      (falling[half] as number) > FALLING * (all[half] as number),
  );
}

/** The extent of all pixels that are not of the backdrop, specks left aside; undefined where there is nothing. */
export function findSilhouette(mask: Uint8Array, width: number, height: number): Silhouette | undefined {
  const least = Math.max(3, 0.01 * width);
  let top = -1;
  let bottom = -1;
  let foot = width / 2;
  for (let y = 0; y < height; y++) {
    let n = 0;
    let sum = 0;
    for (let x = 0; x < width; x++) {
      if (mask[y * width + x] === 1) continue;
      n++;
      sum += x;
    }
    if (n < least) continue;
    if (top < 0) top = y;
    bottom = y;
    foot = sum / n;
  }
  return top < 0 ? undefined : { top, bottom, foot };
}
