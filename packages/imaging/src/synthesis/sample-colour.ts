import type { Raster } from '../raster.ts';

/** Catmull-Rom weights of the four samples around a place `t` (0…1) between the middle two. */
function weights(t: number, out: Float64Array): void {
  out[0] = t * (-0.5 + t * (1 - 0.5 * t));
  out[1] = 1 + t * t * (-2.5 + 1.5 * t);
  out[2] = t * (0.5 + t * (2 - 1.5 * t));
  out[3] = t * t * (-0.5 + 0.5 * t);
}

const across = new Float64Array(4);
const along = new Float64Array(4);

/** Colour of an RGB picture between its pixels, bicubic, edges repeated; written to `out` as three numbers. */
export function sampleColour({ width, height, data }: Raster, x: number, y: number, out: Float64Array): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  weights(x - left, across);
  weights(y - top, along);
  let r = 0;
  let g = 0;
  let b = 0;
  for (let j = 0; j < 4; j++) {
    const row = Math.min(height - 1, Math.max(0, top + j - 1)) * width;
    const wy = along[j] as number;
    for (let i = 0; i < 4; i++) {
      const w = wy * (across[i] as number);
      const at = 3 * (row + Math.min(width - 1, Math.max(0, left + i - 1)));
      r += w * (data[at] as number);
      g += w * (data[at + 1] as number);
      b += w * (data[at + 2] as number);
    }
  }
  out[0] = r;
  out[1] = g;
  out[2] = b;
}
