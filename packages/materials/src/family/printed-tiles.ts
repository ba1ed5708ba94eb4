import { parseHexColour } from '@plumbline/imaging/srgb.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import type { TileFrame } from '../spec/material-spec.ts';
import { createNoise } from '../noise/periodic-noise.ts';
import { blendColour, scaleColour } from '../spec/texel.ts';
import type { Skin } from './skins.ts';

/** A figure within a tile: signed distance in half-edges, negative inside; arguments −1…1 from the centre. */
export type Figure = (x: number, y: number) => number;

/** Eight-pointed star with a ring at the corners, as on Portuguese and Moroccan cement tiles. */
export const starFigure: Figure = (x, y) => {
  const ax = Math.abs(x);
  const ay = Math.abs(y);
  const star = Math.min(Math.max(ax, ay) - 0.42, (ax + ay) * Math.SQRT1_2 - 0.42);
  const corner = Math.abs(Math.hypot(1 - ax, 1 - ay) - 0.42) - 0.09;
  return Math.min(star, corner);
};

/** Four petals that meet those of the neighbours. */
export const petalFigure: Figure = (x, y) => {
  const petal = Math.max(Math.hypot(x, y - 1), Math.hypot(x - 1, y)) - 1;
  const petal2 = Math.max(Math.hypot(x, y + 1), Math.hypot(x + 1, y)) - 1;
  const petal3 = Math.max(Math.hypot(x, y - 1), Math.hypot(x + 1, y)) - 1;
  const petal4 = Math.max(Math.hypot(x, y + 1), Math.hypot(x - 1, y)) - 1;
  return Math.min(petal, petal2, petal3, petal4) + 0.05;
};

/** Cement pressed in colours: each figure of its own colour, edges a little bled. */
export function createPrintedSkin(
  frame: TileFrame,
  figures: readonly { readonly figure: Figure; readonly colour: string }[],
): Skin {
  const layers = figures.map(({ figure, colour }) => ({ figure, colour: parseHexColour(colour) }));
  const bleed = createNoise(frame, 18, 3, 301);
  const wear = createNoise(frame, 90, 4, 302);
  return (unit, u, v, texel) => {
    const x = (2 * unit.x) / unit.length;
    const y = (2 * unit.y) / unit.breadth;
    const soft = Math.max(0.02, (1.4 * frame.pixel) / unit.length);
    const n = 0.012 * bleed(u, v);
    for (const { figure, colour } of layers)
      blendColour(texel, colour, 0.94 * smoothstep(soft, -soft, figure(x, y) + n));
    scaleColour(texel, 1 + 0.05 * wear(u, v));
  };
}
