import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { fractalNoise } from '@plumbline/imaging/value-noise.ts';
import type { Surface } from './surface.ts';

/** A floor of which nothing is drawn: seamless, honed, clouded a little, so that it claims no pattern. */
export function createPlainFloor(colour: Rgb, seed: number): Surface {
  return (u, v, _footprint, texel) => {
    const cloud = fractalNoise(u * 0.9, v * 0.9, 3, seed) - 0.5;
    const k = 1 + 0.08 * cloud;
    texel.r = colour[0] * k;
    texel.g = colour[1] * k;
    texel.b = colour[2] * k;
    texel.gloss = 0.22;
  };
}
