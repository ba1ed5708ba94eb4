import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { fractalNoise, valueNoise } from '@plumbline/imaging/value-noise.ts';
import { detailVisibility, type Surface, shiftColour } from './surface.ts';

/**
 * Lightness of wood grain at a point, about 0.85…1.1: long streaks along `v`, with wide arches where a plain-sawn
 * board cuts the rings. `piece` 0…1 picks another piece of the tree.
 */
export function woodGrain(u: number, v: number, piece: number, footprint: number): number {
  const x = u + piece * 7.31;
  const y = v + piece * 13.77;
  const cloud = fractalNoise(x * 5, y * 0.8, 2, 3) - 0.5;
  let k = 1 + 0.2 * cloud;
  const ringsVisible = detailVisibility(0.03, footprint);
  if (ringsVisible > 0) k += 0.05 * ringsVisible * Math.sin((x * 34 + cloud * 16) * 2);
  const fibresVisible = detailVisibility(0.006, footprint);
  if (fibresVisible > 0) k += 0.09 * fibresVisible * (valueNoise(x * 200, y * 5, 5) - 0.5);
  return k;
}

/** Veneered or solid joinery: grain along v, a satin finish. */
export function createWoodGrain(colour: Rgb, seed: number): Surface {
  const light = shiftColour(colour, 1.12, 0.03);
  const piece = (seed % 97) / 97;
  return (u, v, footprint, texel) => {
    const grain = woodGrain(u, v, piece, footprint);
    const t = valueNoise(u * 2.1, v * 0.6, seed);
    texel.r = (colour[0] + (light[0] - colour[0]) * t) * grain;
    texel.g = (colour[1] + (light[1] - colour[1]) * t) * grain;
    texel.b = (colour[2] + (light[2] - colour[2]) * t) * grain;
    texel.gloss = 0.08;
  };
}
