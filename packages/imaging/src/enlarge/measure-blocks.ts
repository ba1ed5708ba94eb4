import type { Plane } from '../raster.ts';

const BLOCK = 8;

/**
 * How much the borders of 8 × 8 blocks, as JPEG leaves them, stand out: the mean step across them beyond the mean step
 * elsewhere, in 8-bit levels. 0 for a picture without them, or whose blocks do not begin at its corner.
 */
export function measureBlocks({ width, height, data }: Plane): number {
  const sums = new Float64Array(BLOCK);
  const counts = new Float64Array(BLOCK);
  for (let y = 0; y < height; y += 1)
    for (let x = 1, at = y * width + 1; x < width; x += 1, at += 1)
      add(x, (data[at] as number) - (data[at - 1] as number));
  for (let y = 1; y < height; y += 1)
    for (let x = 0, at = y * width; x < width; x += 1, at += 1)
      add(y, (data[at] as number) - (data[at - width] as number));
  function add(place: number, step: number): void {
    const size = Math.abs(step);
    // Edges of the picture itself say nothing of its blocks.
    if (size > 12) return;
    const phase = place % BLOCK;
    sums[phase] = (sums[phase] as number) + size;
    counts[phase] = (counts[phase] as number) + 1;
  }
  const mean = (phase: number) => (sums[phase] as number) / Math.max(1, counts[phase] as number);
  const inside = [2, 3, 4, 5, 6].reduce((sum, phase) => sum + mean(phase), 0) / 5;
  return Math.max(0, mean(0) - inside);
}
