import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { fractalNoise, valueNoise } from '@plumbline/imaging/value-noise.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { measureGreenness } from './paint/settle-snow.ts';
import { IN_MATTE } from './read/in-matte.ts';

/** How wet a pixel is at least, 0…1, to look it. */
const LEAST_WET = 0.02;

/**
 * Wets the ground, in place: darker and glossy where it is paved, with what stands on it mirrored in puddles; lawns only
 * darken. @param ground matte 0…1. @param amount 0…1.
 */
export function wetGround(planes: ColourPlanes, ground: Plane, amount: number, seed: number): void {
  const { width, height } = planes;
  const unit = Math.max(width, height) / 1024;
  const green = gaussianBlur(measureGreenness(planes), 6 * unit).data;
  const foot = footOfThings(ground, unit);
  const above = [planes.r, planes.g, planes.b].map(
    (data) => gaussianBlur({ width, height, data }, 2.4 * unit).data,
  );
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const w = amount * (ground.data[i] as number);
      if (w < LEAST_WET) continue;
      const paved = 1 - smoothstep(0.2, 0.6, green[i] as number);
      const puddles = smoothstep(0.42, 0.66, fractalNoise(x / (110 * unit), y / (26 * unit), 3, seed + 52));
      const ripple = (valueNoise(x / (9 * unit), y / (3 * unit), seed + 51) - 0.5) * 7 * unit;
      const edge = foot[x] as number;
      const row = Math.round(2 * edge - y + ripple);
      const gloss = w * paved * (0.12 + 0.36 * puddles) * smoothstep(0, 6 * unit, y - edge);
      const damp = 1 - w * (0.1 + 0.18 * paved);
      const column = Math.min(width - 1, Math.max(0, Math.round(x + 0.3 * ripple)));
      const j = Math.min(height - 1, Math.max(0, row)) * width + column;
      for (const [c, plane] of [planes.r, planes.g, planes.b].entries()) {
        const own = (plane[i] as number) * damp;
        // A mirrored sky must not bleach what may yet be a wall or a hedge.
        const mirrored = Math.min(0.85 * ((above[c] as Float32Array)[j] as number), 1.9 * own + 0.05);
        plane[i] = own + (mirrored - own) * gloss;
      }
    }
  }
}

/** Row per column at which the ground begins, smoothed, so that mirrors bend gently. */
function footOfThings(ground: Plane, unit: number): Float32Array {
  const { width, height } = ground;
  const raw = createPlane(width, 1);
  for (let x = 0; x < width; x++) {
    let y = height - 1;
    while (y > 0 && (ground.data[y * width + x] as number) > IN_MATTE) y--;
    raw.data[x] = y;
  }
  return gaussianBlur(raw, 16 * unit).data;
}
