import { createColourPlanes, type ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import type { LabelMap } from '@plumbline/imaging/raster.ts';
import type { DrawingLight } from './drawing-light.ts';

/** Light at the size of a result. */
export interface CarriedLight {
  /** Light over π of sky and lamps, and what surfaces throw back. */
  readonly light: ColourPlanes;
  /** Share of the sun, times the cosine of the slope. */
  readonly sun: Float32Array;
}

/** Places to each side among which one on the same surface is looked for. */
const REACH = 3;
/** Places of the grid around a point. */
const AROUND = 4;
/** Sum of the shares of places on the same surface, 0…1, below which a point has none of them around it. */
const LEAST_SHARE = 1e-6;

/**
 * Carries light from its grid to a result, along the edges of the drawing: a pixel hears only places on its own surface (joint bilateral
 * upsampling with the drawing as guide, Kopf et al. 2007).
 *
 * @param cells of the result. @param toLabels pixels of the labels per pixel of the result
 * @param surfaceOf by label, which the cells of the result share: equal where light runs on from one to the other
 */
export function carryUp(
  traced: DrawingLight,
  cells: LabelMap,
  toLabels: number,
  surfaceOf: Int32Array,
): CarriedLight {
  const { grid, width, height } = traced;
  const onGrid = Int32Array.from(grid.label, (l) => surfaceOf[l] as number);
  const onField = new Int32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      onField[y * width + x] = onGrid[
        Math.min(grid.height - 1, 2 * y) * grid.width + Math.min(grid.width - 1, 2 * x)
      ] as number;
  const light = createColourPlanes(cells.width, cells.height);
  const sun = new Float32Array(cells.width * cells.height);
  const four = new Int32Array(AROUND);
  const weight = new Float64Array(AROUND);
  const k = toLabels / grid.step;
  for (let y = 0; y < cells.height; y++) {
    const gy = (y + 0.5) * k - 0.5;
    for (let x = 0; x < cells.width; x++) {
      const i = y * cells.width + x;
      const own = surfaceOf[cells.data[i] as number] as number;
      const gx = (x + 0.5) * k - 0.5;
      neighbours(onField, width, height, gx / 2, gy / 2, own, four, weight);
      let [r, g, b] = [0, 0, 0];
      for (let n = 0; n < AROUND; n++) {
        const w = weight[n] as number;
        if (w === 0) continue;
        const at = four[n] as number;
        r += w * (traced.r[at] as number);
        g += w * (traced.g[at] as number);
        b += w * (traced.b[at] as number);
      }
      light.r[i] = r;
      light.g[i] = g;
      light.b[i] = b;
      neighbours(onGrid, grid.width, grid.height, gx, gy, own, four, weight);
      let s = 0;
      for (let n = 0; n < AROUND; n++) s += (weight[n] as number) * (traced.sun[four[n] as number] as number);
      sun[i] = s;
    }
  }
  return { light, sun };
}

/** The places around a point that lie on a surface, and their shares; the nearest one, or where there is none all four. */
function neighbours(
  surfaces: Int32Array,
  width: number,
  height: number,
  x: number,
  y: number,
  own: number,
  at: Int32Array,
  weight: Float64Array,
): void {
  const x0 = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const y0 = Math.min(height - 1, Math.max(0, Math.floor(y)));
  const x1 = Math.min(width - 1, x0 + 1);
  const y1 = Math.min(height - 1, y0 + 1);
  const u = Math.min(1, Math.max(0, x - x0));
  const v = Math.min(1, Math.max(0, y - y0));
  at[0] = y0 * width + x0;
  at[1] = y0 * width + x1;
  at[2] = y1 * width + x0;
  at[3] = y1 * width + x1;
  weight[0] = (1 - u) * (1 - v);
  weight[1] = u * (1 - v);
  weight[2] = (1 - u) * v;
  weight[3] = u * v;
  let sum = 0;
  for (let n = 0; n < AROUND; n++) if (surfaces[at[n] as number] === own) sum += weight[n] as number;
  if (sum > LEAST_SHARE) {
    for (let n = 0; n < AROUND; n++)
      weight[n] = surfaces[at[n] as number] === own ? (weight[n] as number) / sum : 0;
    return;
  }
  let least = Infinity;
  let nearest = -1;
  for (let dy = -REACH; dy <= REACH; dy++) {
    const yy = y0 + dy;
    if (yy < 0 || yy >= height) continue;
    for (let dx = -REACH; dx <= REACH; dx++) {
      const xx = x0 + dx;
      if (xx < 0 || xx >= width || surfaces[yy * width + xx] !== own) continue;
      const far = (xx - x) ** 2 + (yy - y) ** 2;
      if (far >= least) continue;
      least = far;
      nearest = yy * width + xx;
    }
  }
  if (nearest < 0) return;
  at[0] = nearest;
  weight.fill(0);
  weight[0] = 1;
}
