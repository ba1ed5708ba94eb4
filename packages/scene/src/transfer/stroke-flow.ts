import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { sobel } from '@plumbline/imaging/gradient.ts';
import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { fractalNoise } from '@plumbline/imaging/value-noise.ts';

/** Weight of the free flow against that of an edge: it only rules where nothing is drawn. */
const FREE = 0.05;

/**
 * Direction in which strokes run per pixel, radians −π/2…π/2: along the picture's own edges, and around slow eddies where it
 * is even (smoothed structure tensor: Kyprianidis, Döllner, "Image abstraction by structure adaptive filtering", 2008).
 * @param light luma 0…1. @param eddies 0 level strokes in even places … 1 closed whirls.
 */
export function strokeFlow(light: Plane, eddies: number, seed: number): Float32Array {
  const { width, height } = light;
  const unit = Math.max(width, height) / 1024;
  const { dx, dy } = sobel(gaussianBlur(light, 1.4 * unit));
  const xx = createPlane(width, height);
  const yy = createPlane(width, height);
  const xy = createPlane(width, height);
  const { angles, columns, cell } = freeFlow(width, height, eddies, seed);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const gx = dx.data[i] as number;
      const gy = dy.data[i] as number;
      // A faint edge leads the brush nearly as firmly as a strong one.
      const k = 1 / (gx * gx + gy * gy + 4e-4);
      const free = angles[Math.floor(y / cell) * columns + Math.floor(x / cell)] as number;
      const s = Math.sin(free);
      const c = Math.cos(free);
      xx.data[i] = gx * gx * k + FREE * s * s;
      yy.data[i] = gy * gy * k + FREE * c * c;
      xy.data[i] = gx * gy * k - FREE * s * c;
    }
  }
  const a = gaussianBlur(xx, 6 * unit).data;
  const b = gaussianBlur(yy, 6 * unit).data;
  const c = gaussianBlur(xy, 6 * unit).data;
  const flow = new Float32Array(width * height);
  for (let i = 0; i < flow.length; i++) {
    const across = 0.5 * Math.atan2(2 * (c[i] as number), (a[i] as number) - (b[i] as number));
    flow[i] = across > 0 ? across - Math.PI / 2 : across + Math.PI / 2;
  }
  return flow;
}

/** Along the level lines of a slow noise: streams that close upon themselves. */
function freeFlow(
  width: number,
  height: number,
  eddies: number,
  seed: number,
): { angles: Float32Array; columns: number; cell: number } {
  const cell = 4;
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const size = Math.max(width, height) * 0.24;
  const at = (x: number, y: number): number => fractalNoise(x / size, (1.3 * y) / size, 2, seed + 71);
  const angles = new Float32Array(columns * rows);
  for (let r = 0; r < rows; r++) {
    for (let q = 0; q < columns; q++) {
      const x = q * cell;
      const y = r * cell;
      const gx = eddies * (at(x + 2, y) - at(x - 2, y));
      const gy = at(x, y + 2) - at(x, y - 2);
      angles[r * columns + q] = Math.atan2(gx === 0 && gy === 0 ? 0 : -gx, gy || 1e-6);
    }
  }
  return { angles, columns, cell };
}
