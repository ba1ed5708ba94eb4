import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { hashNoise } from '@plumbline/imaging/random.ts';
import { detailVisibility, type Surface } from './surface.ts';
import { woodGrain } from './wood-grain.ts';

/** Length of a herringbone block in widths. */
const RATIO = 5;

/** Herringbone parquet: blocks `width` wide and five times as long, at right angles to each other, along u and v. */
export function createHerringbone(colour: Rgb, width: number, seed: number): Surface {
  return (u, v, footprint, texel) => {
    const block = locateBlock(u / width, v / width);
    const tone = hashNoise(block.column, block.row * 2 + (block.upright ? 1 : 0), seed);
    const visible = detailVisibility(width, footprint);
    const edge = Math.min(block.across, 1 - block.across, block.along, RATIO - block.along) * width;
    const joint = 1 - 0.2 * visible * Math.max(0, 1 - edge / Math.max(0.004, footprint));
    const grain = 1 + (woodGrain(block.across * width, block.along * width, tone, footprint) - 1) * visible;
    // Blocks that run away from the light look darker: that is what makes the pattern readable.
    const k = joint * grain * (1 + visible * (0.22 * (tone - 0.5) + (block.upright ? 0.06 : -0.06)));
    texel.r = colour[0] * k;
    texel.g = colour[1] * k;
    texel.b = colour[2] * k;
    texel.gloss = 0.24;
  };
}

interface Block {
  readonly upright: boolean;
  readonly column: number;
  readonly row: number;
  /** 0…1 over the block's width. */
  readonly across: number;
  /** 0…RATIO along the block. */
  readonly along: number;
}

/**
 * The block that covers a point, in block widths. In every unit row the pattern repeats after 2·RATIO: RATIO cells of a
 * lying block, then RATIO upright ones; each row is shifted by one, so a standing block
 * moves one step to the left from row to row.
 */
function locateBlock(x: number, y: number): Block {
  const row = Math.floor(y);
  const period = 2 * RATIO;
  const shifted = x - row;
  const column = Math.floor(shifted / period);
  const inPeriod = shifted - column * period;
  if (inPeriod < RATIO) return { upright: false, column, row, across: y - row, along: inPeriod };
  const step = Math.floor(inPeriod - RATIO);
  return {
    upright: true,
    column: Math.floor(x),
    row: row + step,
    across: inPeriod - RATIO - step,
    along: y - row + RATIO - 1 - step,
  };
}
