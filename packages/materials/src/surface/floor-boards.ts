import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { hashNoise } from '@plumbline/imaging/random.ts';
import { detailVisibility, type Surface, shiftColour } from './surface.ts';
import { woodGrain } from './wood-grain.ts';

export interface BoardLayout {
  /** Width of a board in metres. */
  readonly width: number;
  /** Length of a board in metres. */
  readonly length: number;
  /** Where a joint lies on the u axis, in metres. Joints follow every `width`. */
  readonly offset: number;
}

/**
 * Floor boards along v. Each has its own tone and piece of grain; ends are staggered; the butt joints are soft,
 * because the drawing does not show them and a crisp line would claim that it did.
 */
export function createFloorBoards(colour: Rgb, layout: BoardLayout, seed: number): Surface {
  const dark = shiftColour(colour, 0.8, 0.04);
  const light = shiftColour(colour, 1.16, 0.01);
  const { width, length, offset } = layout;
  return (u, v, footprint, texel) => {
    const across = (u - offset) / width;
    const row = Math.floor(across);
    const along = v / length + hashNoise(row, 0, seed);
    const piece = Math.floor(along);
    const tone = hashNoise(row, piece, seed + 3);
    const visible = detailVisibility(width, footprint);
    const from = tone < 0.5 ? dark : colour;
    const to = tone < 0.5 ? colour : light;
    const t = tone < 0.5 ? tone * 2 : tone * 2 - 1;
    const inBoard = across - row;
    const edge = Math.min(inBoard, 1 - inBoard) * width;
    const joint = 1 - 0.16 * visible * Math.max(0, 1 - edge / Math.max(0.006, footprint));
    const end = Math.min(along - piece, 1 - along + piece) * length;
    const butt = 1 - 0.1 * visible * Math.max(0, 1 - end / Math.max(0.01, footprint * 1.5));
    const grain = 1 + (woodGrain(inBoard * width, v, hashNoise(row, piece, seed), footprint) - 1) * visible;
    const k = joint * butt * grain;
    // Boards too small to tell apart share the mean tone, so that the distance does not sparkle.
    texel.r = k * (colour[0] + (from[0] + (to[0] - from[0]) * t - colour[0]) * visible);
    texel.g = k * (colour[1] + (from[1] + (to[1] - from[1]) * t - colour[1]) * visible);
    texel.b = k * (colour[2] + (from[2] + (to[2] - from[2]) * t - colour[2]) * visible);
    texel.gloss = 0.26 * (0.8 + 0.4 * tone);
  };
}
