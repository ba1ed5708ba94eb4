import { createPlane, type BitMask, type Plane } from './raster.ts';

/** Distances are cut off here; larger than any picture of the project. */
const FAR = 16384;

/**
 * Exact Euclidean distance in pixels from each pixel to the nearest pixel that is set (0 on set pixels).
 * Felzenszwalb, Huttenlocher, "Distance transforms of sampled functions", 2012.
 */
export function distanceTransform(mask: BitMask): Plane {
  const { width, height, data } = mask;
  const out = createPlane(width, height);
  const g = out.data;
  for (let x = 0; x < width; x++) g[x] = data[x] ? 0 : FAR;
  for (let i = width; i < g.length; i++) g[i] = data[i] ? 0 : (g[i - width] as number) + 1;
  for (let i = g.length - width - 1; i >= 0; i--) {
    const below = (g[i + width] as number) + 1;
    if (below < (g[i] as number)) g[i] = below;
  }
  const vertex = new Int32Array(width);
  const bound = new Float64Array(width + 1);
  const f = new Float64Array(width);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let away = 0;
    for (let x = 0; x < width; x++) {
      const d = Math.min(g[row + x] as number, FAR);
      away += d;
      f[x] = d * d;
    }
    if (away === 0) continue;
    let k = 0;
    vertex[0] = 0;
    bound[0] = -Infinity;
    bound[1] = Infinity;
    for (let q = 1; q < width; q++) {
      const fq = (f[q] as number) + q * q;
      let p = vertex[k] as number;
      let s = (fq - (f[p] as number) - p * p) / (2 * (q - p));
      while (s <= (bound[k] as number)) {
        k--;
        p = vertex[k] as number;
        s = (fq - (f[p] as number) - p * p) / (2 * (q - p));
      }
      k++;
      vertex[k] = q;
      bound[k] = s;
      bound[k + 1] = Infinity;
    }
    k = 0;
    for (let x = 0; x < width; x++) {
      while ((bound[k + 1] as number) < x) k++;
      const p = vertex[k] as number;
      g[row + x] = Math.sqrt((x - p) * (x - p) + (f[p] as number));
    }
  }
  return out;
}
