import { sobel } from '@plumbline/imaging/gradient.ts';
import { createPlane } from '@plumbline/imaging/raster.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { linearToSrgbFast } from '@plumbline/imaging/srgb.ts';
import { type ColourPlanes, linearLuminance } from '@plumbline/imaging/colour-planes.ts';

/** Gradient of lightness (Sobel, display 0…1) from which a pixel lies on an edge, and from which it surely does. */
const FAINT_EDGE = 0.03;
const SURE_EDGE = 0.09;
/** An edge goes on where the gradient beside is this strong by its own, and turned by 22° at most: the cosine. */
const GOES_ON = 0.5;
const SAME_DIRECTION = 0.93;

/**
 * Smooths the stairs of aliased edges: each edge pixel is averaged with what lies along the edge, never across it, so that
 * no edge moves or loses contrast. In place.
 */
export function smoothJaggies(planes: ColourPlanes): void {
  const { width, height } = planes;
  const light = createPlane(width, height);
  linearLuminance(planes).forEach((v, i) => {
    light.data[i] = linearToSrgbFast(v);
  });
  const { dx, dy } = sobel(light);
  for (const plane of [planes.r, planes.g, planes.b]) {
    const before = plane.slice();
    for (let y = 2; y < height - 2; y++) {
      for (let x = 2; x < width - 2; x++) {
        const i = y * width + x;
        const gx = dx.data[i] as number;
        const gy = dy.data[i] as number;
        const m = Math.sqrt(gx * gx + gy * gy);
        if (m < FAINT_EDGE) continue;
        const tx = -gy / m;
        const ty = gx / m;
        // Corners and ends of lines are left alone: there the edge does not go on both ways.
        const on = goesOn(dx.data, dy.data, width, x + 1.5 * tx, y + 1.5 * ty, gx, gy, m);
        if (!on || !goesOn(dx.data, dy.data, width, x - 1.5 * tx, y - 1.5 * ty, gx, gy, m)) continue;
        const strength = 0.5 * smoothstep(FAINT_EDGE, SURE_EDGE, m);
        const along =
          (sample(before, width, x + 1.2 * tx, y + 1.2 * ty) +
            sample(before, width, x - 1.2 * tx, y - 1.2 * ty)) /
          2;
        plane[i] = (before[i] as number) + (along - (before[i] as number)) * strength;
      }
    }
  }
}

function goesOn(
  dx: Float32Array,
  dy: Float32Array,
  width: number,
  x: number,
  y: number,
  gx: number,
  gy: number,
  m: number,
): boolean {
  const j = Math.round(y) * width + Math.round(x);
  const ox = dx[j] as number;
  const oy = dy[j] as number;
  const other = Math.sqrt(ox * ox + oy * oy);
  return other > GOES_ON * m && ox * gx + oy * gy > SAME_DIRECTION * other * m;
}

function sample(plane: Float32Array, width: number, x: number, y: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const i = y0 * width + x0;
  const fx = x - x0;
  const fy = y - y0;
  const top = (plane[i] as number) * (1 - fx) + (plane[i + 1] as number) * fx;
  const low = (plane[i + width] as number) * (1 - fx) + (plane[i + width + 1] as number) * fx;
  return top * (1 - fy) + low * fy;
}
