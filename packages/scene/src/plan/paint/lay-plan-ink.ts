import { CHANNELS, type Plane } from '@plumbline/imaging/raster.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';

export interface PlanInk {
  /** Colour of the drawing over its paper, 0…1, RGB interleaved. */
  readonly ratio: Float32Array;
  readonly ink: Rgb;
  /** Ink of filled walls, where `walls` covers the pixel. */
  readonly wallInk: Rgb;
  readonly walls: Plane;
  /** Strength of lines: 1 as drawn. */
  readonly strength: number;
  /** How much of the drawing's own flat tints is kept, 0…1. */
  readonly tints: number;
}

/** Colours over their paper count as a tint, not as ink, if their brightest channel is at least this. */
const TINT = 0.55;
/** Largest less smallest channel of a colour over its paper, 0…1, from which it is a tint and no grey. */
const TINT_CHROMA = 0.04;
/** Paper is bare where all channels of the colour over it are lighter than this, 0…1: nothing is printed there. */
const BARE = 0.995;

/**
 * Lays the drawing over the colours as a transparent print: black covers, a tint colours what is beneath it. So every line
 * keeps its contrast in proportion to the light of its ground.
 * @param picture display values 0…1, RGB interleaved; changed in place.
 */
export function layPlanInk(
  picture: Float32Array,
  { ratio, ink, wallInk, walls, strength, tints }: PlanInk,
): void {
  for (let i = 0, p = 0; i < walls.data.length; i++, p += 3) {
    const r = ratio[p] as number;
    const g = ratio[p + 1] as number;
    const b = ratio[p + 2] as number;
    const top = Math.max(r, g, b);
    if (top > BARE && Math.min(r, g, b) > BARE) continue;
    const low = Math.min(r, g, b);
    const chroma = top - low;
    const wall = walls.data[i] as number;
    // A tint is given back towards grey as far as the drawing's own colours are not wanted.
    const give = top >= TINT && chroma > TINT_CHROMA ? 1 - tints : 0;
    for (let c = 0; c < CHANNELS; c++) {
      const own = ratio[p + c] as number;
      const t = 1 - Math.min(1, (1 - (own + (top - own) * give)) * strength);
      const dark = (ink[c] as number) + ((wallInk[c] as number) - (ink[c] as number)) * wall;
      // Coloured ink keeps its hue: only what is dark in all channels takes the ink's colour.
      const under = dark * (1 - top);
      picture[p + c] = (picture[p + c] as number) * t + under * (1 - t);
    }
  }
}
