import type { Plane } from '@plumbline/imaging/raster.ts';
import { readBilinear } from '@plumbline/imaging/read-bilinear.ts';
import { fractalNoise, valueNoise } from '@plumbline/imaging/value-noise.ts';
import type { Warp } from './drawn-picture.ts';

/** A slow tremor of up to `reach` pixels over lengths of about `wave` pixels. */
export function tremor(seed: number, reach: number, wave: number): Warp {
  return (x, y) => [
    x + 2.4 * reach * (fractalNoise(x / wave, y / wave, 2, seed) - 0.5),
    y + 2.4 * reach * (fractalNoise(x / wave, y / wave, 2, seed + 101) - 0.5),
  ];
}

/** Ink that was drawn over by an unsteady hand: its lines wander, their pressure comes and goes. */
export function traceByHand(ink: Plane, warp: Warp, seed: number, lightest: number): Plane {
  const { width, height } = ink;
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = warp(x, y) ?? [x, y];
      const pressure = lightest + (1 - lightest) * Math.min(1, 1.6 * valueNoise(x / 17, y / 17, seed));
      data[y * width + x] = Math.min(1, readBilinear(ink, u, v)) * pressure;
    }
  return { width, height, data };
}
