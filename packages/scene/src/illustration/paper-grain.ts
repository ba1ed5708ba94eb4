import { fractalNoise } from '@plumbline/imaging/value-noise.ts';

/** The grain is made once on a square of this side and mirrored over the picture. */
const SIDE = 384;

/** The tooth of rough paper, about −1 hollow … 1 height per pixel, in grains of `size` pixels. */
export function paperGrain(width: number, height: number, size: number, seed: number): Float32Array {
  const square = new Float32Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++)
      square[y * SIDE + x] = 3.2 * (fractalNoise(x / size, y / size, 2, seed + 301) - 0.5);
  const out = new Float32Array(width * height);
  const mirrored = (v: number): number => {
    const t = v % (2 * SIDE);
    return t < SIDE ? t : 2 * SIDE - 1 - t;
  };
  for (let y = 0, i = 0; y < height; y++) {
    const row = mirrored(y) * SIDE;
    for (let x = 0; x < width; x++, i++) out[i] = square[row + mirrored(x)] as number;
  }
  return out;
}

/** Slow swells of pigment, about −1…1, features `size` pixels wide. Computed coarse, for it is smooth. */
export function slowNoise(width: number, height: number, size: number, seed: number): Float32Array {
  const cell = Math.max(1, Math.floor(size / 10));
  const columns = Math.ceil(width / cell) + 2;
  const rows = Math.ceil(height / cell) + 2;
  const grid = new Float32Array(columns * rows);
  for (let r = 0; r < rows; r++)
    for (let q = 0; q < columns; q++)
      grid[r * columns + q] = 2.6 * (fractalNoise((q * cell) / size, (r * cell) / size, 3, seed + 401) - 0.5);
  const out = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const gy = y / cell;
    const r = gy | 0;
    const fy = gy - r;
    for (let x = 0; x < width; x++, i++) {
      const gx = x / cell;
      const q = gx | 0;
      const fx = gx - q;
      const at = r * columns + q;
      const top = (grid[at] as number) * (1 - fx) + (grid[at + 1] as number) * fx;
      const low = (grid[at + columns] as number) * (1 - fx) + (grid[at + columns + 1] as number) * fx;
      out[i] = top * (1 - fy) + low * fy;
    }
  }
  return out;
}
