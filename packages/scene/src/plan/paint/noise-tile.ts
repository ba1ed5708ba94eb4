import { hashNoise } from '@plumbline/imaging/random.ts';

/** Smooth noise 0…1, about .5 in the mean, that repeats: a look-up instead of a sum of octaves at every pixel. */
export type NoiseField = (x: number, y: number) => number;

const SIZE = 256;
const OCTAVES = [8, 16, 32, 64] as const;

/**
 * Fractal value noise on a torus of 8 × 8 features.
 * @returns the noise at a point in features: neighbours a unit apart are unlike, eight units apart alike.
 */
export function createNoiseField(seed: number): NoiseField {
  const tile = new Float32Array(SIZE * SIZE);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      let sum = 0;
      let weight = 0.5;
      let total = 0;
      OCTAVES.forEach((cells, k) => {
        sum += weight * latticeNoise((x * cells) / SIZE, (y * cells) / SIZE, cells, seed + k);
        total += weight;
        weight *= 0.5;
      });
      tile[y * SIZE + x] = sum / total;
    }
  }
  const perFeature = SIZE / OCTAVES[0];
  return (x, y) => {
    const u = x * perFeature;
    const v = y * perFeature;
    const fu = Math.floor(u);
    const fv = Math.floor(v);
    const x0 = fu & (SIZE - 1);
    const x1 = (fu + 1) & (SIZE - 1);
    const y0 = (fv & (SIZE - 1)) * SIZE;
    const y1 = ((fv + 1) & (SIZE - 1)) * SIZE;
    const tu = u - fu;
    const top = (tile[y0 + x0] as number) * (1 - tu) + (tile[y0 + x1] as number) * tu;
    const bottom = (tile[y1 + x0] as number) * (1 - tu) + (tile[y1 + x1] as number) * tu;
    return top + (bottom - top) * (v - fv);
  };
}

function latticeNoise(x: number, y: number, cells: number, seed: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fx = x - xi;
  const fy = y - yi;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const at = (dx: number, dy: number): number => hashNoise((xi + dx) % cells, (yi + dy) % cells, seed);
  const top = at(0, 0) * (1 - u) + at(1, 0) * u;
  const bottom = at(0, 1) * (1 - u) + at(1, 1) * u;
  return top + (bottom - top) * v;
}
