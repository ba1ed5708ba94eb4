import { hashNoise } from '@plumbline/imaging/random.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import type { TileFrame } from '../spec/material-spec.ts';

/** A scalar over the tile, argument in millimetres; repeats with the tile. */
export type Field = (u: number, v: number) => number;

/** A remainder that is never negative. */
export function wrap(value: number, period: number): number {
  const rest = value % period;
  return rest < 0 ? rest + period : rest;
}

/**
 * Gradient noise about −1…1 whose lattice wraps after `nx` × `ny` cells (Ken Perlin, "Improving Noise", 2002, on a
 * torus). `x` and `y` in cells.
 */
export function periodicGradientNoise(x: number, y: number, nx: number, ny: number, seed: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fx = x - xi;
  const fy = y - yi;
  const x0 = wrap(xi, nx);
  const y0 = wrap(yi, ny);
  const x1 = x0 + 1 === nx ? 0 : x0 + 1;
  const y1 = y0 + 1 === ny ? 0 : y0 + 1;
  const a = gradient(x0, y0, seed, fx, fy);
  const b = gradient(x1, y0, seed, fx - 1, fy);
  const c = gradient(x0, y1, seed, fx, fy - 1);
  const d = gradient(x1, y1, seed, fx - 1, fy - 1);
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  return 1.5 * (a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v);
}

const DIRECTIONS = 64;
const COS = Float64Array.from({ length: DIRECTIONS }, (_, k) => Math.cos((2 * Math.PI * k) / DIRECTIONS));
const SIN = Float64Array.from({ length: DIRECTIONS }, (_, k) => Math.sin((2 * Math.PI * k) / DIRECTIONS));

function gradient(x: number, y: number, seed: number, dx: number, dy: number): number {
  const k = (hashNoise(x, y, seed) * DIRECTIONS) | 0;
  return dx * (COS[k] as number) + dy * (SIN[k] as number);
}

/**
 * Fractal noise about −1…1 with features `size` millimetres wide ([along u, along v] where they differ). Octaves too
 * fine for the frame's pixels fade out instead of aliasing.
 */
export function createNoise(
  frame: TileFrame,
  size: number | readonly [number, number],
  octaves = 1,
  salt = 0,
): Field {
  const layers = noiseLayers(frame, size, octaves, salt);
  return (u, v) => {
    let sum = 0;
    for (const { fx, fy, ox, oy, nx, ny, seed, weight } of layers)
      sum += weight * periodicGradientNoise(u * fx + ox, v * fy + oy, nx, ny, seed);
    return sum;
  };
}

/** Gradient noise is 0 at every lattice point: ridges at that level would all run through the lattice. */
const LEVEL = 0.17;

/** Sharp ridges 0…1 where the noise of each octave crosses a level: veins, cracks, caustics. `width` 0…1 of a ridge. */
export function createRidges(
  frame: TileFrame,
  size: number | readonly [number, number],
  octaves: number,
  width: number,
  salt = 0,
): Field {
  const layers = noiseLayers(frame, size, octaves, salt);
  return (u, v) => {
    let top = 0;
    for (const { fx, fy, ox, oy, nx, ny, seed, weight } of layers) {
      const n = Math.abs(periodicGradientNoise(u * fx + ox, v * fy + oy, nx, ny, seed) - LEVEL);
      top = Math.max(top, weight * 2 * Math.exp(-n / width));
    }
    return Math.min(1, top);
  };
}

interface NoiseLayer {
  readonly fx: number;
  readonly fy: number;
  readonly ox: number;
  readonly oy: number;
  readonly nx: number;
  readonly ny: number;
  readonly seed: number;
  readonly weight: number;
}

function noiseLayers(
  frame: TileFrame,
  size: number | readonly [number, number],
  octaves: number,
  salt: number,
): NoiseLayer[] {
  const [w, h] = typeof size === 'number' ? [size, size] : size;
  const layers: NoiseLayer[] = [];
  let total = 0;
  for (let k = 0; k < octaves; k++) total += 0.5 ** k;
  for (let k = 0; k < octaves; k++) {
    const nx = Math.max(1, Math.round((frame.widthMm / w) * 2 ** k));
    const ny = Math.max(1, Math.round((frame.heightMm / h) * 2 ** k));
    const finest = Math.min(frame.widthMm / nx, frame.heightMm / ny);
    const seen = smoothstep(0.8, 2, finest / frame.pixel);
    if (seen === 0 && k > 0) break;
    layers.push({
      fx: nx / frame.widthMm,
      fy: ny / frame.heightMm,
      // Lattices of several layers must not meet at the seam, where their common nodes would be seen.
      ox: nx * hashNoise(k, salt, frame.seed + 3),
      oy: ny * hashNoise(salt, k, frame.seed + 4),
      nx,
      ny,
      seed: frame.seed * 31 + salt * 131 + k * 7,
      weight: (0.5 ** k / total) * (0.35 + 0.65 * seen) * (1 + 0.25 * (octaves - 1)),
    });
  }
  return layers;
}
