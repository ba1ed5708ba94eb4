import { hashNoise } from './random.ts';

/** Smooth noise 0…1 with features one unit wide: lattice values joined by a Hermite curve (Lance Williams' value noise). */
export function valueNoise(x: number, y: number, seed: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fx = x - xi;
  const fy = y - yi;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const a = hashNoise(xi, yi, seed);
  const b = hashNoise(xi + 1, yi, seed);
  const c = hashNoise(xi, yi + 1, seed);
  const d = hashNoise(xi + 1, yi + 1, seed);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

/** Fractal sum of {@link valueNoise}, 0…1, about .5 in the mean; each octave doubles the frequency and halves the weight. */
export function fractalNoise(x: number, y: number, octaves: number, seed: number): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  let frequency = 1;
  for (let k = 0; k < octaves; k++) {
    sum += weight * valueNoise(x * frequency + k * 17.3, y * frequency - k * 9.1, seed + k);
    total += weight;
    weight *= 0.5;
    frequency *= 2.03;
  }
  return sum / total;
}
