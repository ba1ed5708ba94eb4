import type { BitMask } from '../raster.ts';

/** Paint below and above these values says "background" and "item"; between is open. */
export const PAINTED_LOW = 20;
export const PAINTED_HIGH = 235;
/** Open strokes at least so many pixels wide are meant; narrower ones are the soft edge of a mask. */
const MEANT_WIDTH = 4;
/** From this share of the picture on what is open is no band along an outline. */
const MOSTLY_OPEN = 0.3;

/** What a person has painted: where about the item is, an outline left open, or strokes on both sides. */
export type PaintKind = 'mask' | 'trimap' | 'marks';

export function paintKind({ width, height, data }: BitMask): PaintKind {
  let open = 0;
  let ends = 0;
  for (let y = 0; y < height; y++) {
    let before = -1;
    for (let x = 0; x < width; x++) {
      const value = data[y * width + x] as number;
      const side = value < PAINTED_LOW ? 0 : value > PAINTED_HIGH ? 2 : 1;
      if (side === 1) open++;
      if (before >= 0 && side !== before) ends++;
      before = side;
    }
  }
  if (open > MOSTLY_OPEN * data.length) return 'marks';
  // Each row of a stroke has two ends.
  return open > (MEANT_WIDTH * ends) / 2 ? 'trimap' : 'mask';
}
