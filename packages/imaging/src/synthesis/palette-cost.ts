import type { FeaturePlanes } from './feature-planes.ts';

const LEVELS = 16;
const SIZE = LEVELS ** 3;
/** A colour that makes up this share of the surroundings is at home there. */
const AT_HOME = 0.004;

/** How strange each colour is among the pixels around a hole: 0 at home … 1 never seen there. */
export type PaletteCost = (pixel: number) => number;

/** @param around pixel indices of the surroundings. */
export function paletteCost({ r, g, b }: FeaturePlanes, around: Int32Array): PaletteCost {
  const bin = (i: number): number =>
    (((r[i] as number) >> 4) * LEVELS + ((g[i] as number) >> 4)) * LEVELS + ((b[i] as number) >> 4);
  let counts = new Float32Array(SIZE);
  for (const i of around) counts[bin(i)] = (counts[bin(i)] as number) + 1;
  for (const stride of [1, LEVELS, LEVELS * LEVELS]) counts = smoothAlong(counts, stride);
  const cost = counts.map((count) => Math.max(0, 1 - Math.sqrt(count / (AT_HOME * around.length))));
  return (pixel) => cost[bin(pixel)] as number;
}

function smoothAlong(counts: Float32Array<ArrayBuffer>, stride: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(SIZE);
  for (let i = 0; i < SIZE; i++) {
    const place = Math.floor(i / stride) % LEVELS;
    const below = place > 0 ? (counts[i - stride] as number) : 0;
    const above = place < LEVELS - 1 ? (counts[i + stride] as number) : 0;
    out[i] = 0.6 * below + (counts[i] as number) + 0.6 * above;
  }
  return out;
}
