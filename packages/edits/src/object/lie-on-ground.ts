import { percentile } from '@plumbline/imaging/percentile.ts';
import type { BitMask } from '@plumbline/imaging/raster.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import { rayThrough } from '@plumbline/tracer/camera.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import type { PixelBox } from './fit-object.ts';

/** A rectangle on the ground before a standing viewer, in metres. */
export interface GroundRectangle {
  readonly x: number;
  readonly z: number;
  /** Radians from +z towards +x. */
  readonly yaw: number;
  readonly width: number;
  readonly depth: number;
  readonly eyeHeight: number;
}

const EYE = 1.6;
/** No farther than this from a standing eye, in metres. */
const FAR = 40;
const TURNS = 45;
/** A painted outline is not exact: so much of it on either side is left out. */
const LOOSE = 0.004;
const SMALLEST = 0.3;
const LARGEST = 25;
/** Most points of the mask that are looked at. */
const POINTS = 6000;

/**
 * The smallest rectangle on level ground that holds what is painted.
 *
 * @returns undefined where some of it lies at or above the horizon
 */
export function lieOnGround(
  { width, data }: BitMask,
  camera: ViewCamera,
  { x0, y0, x1, y1 }: PixelBox,
): GroundRectangle | undefined {
  const step = Math.max(1, Math.floor(Math.sqrt(((x1 - x0) * (y1 - y0)) / POINTS)));
  const xs: number[] = [];
  const zs: number[] = [];
  const ray = new Float32Array(3);
  const seen = { ...camera, yaw: 0 };
  for (let y = y0; y < y1; y += step)
    for (let x = x0; x < x1; x += step) {
      if ((data[y * width + x] as number) < 64) continue;
      rayThrough(seen, x + 0.5, y + 0.5, ray);
      const far = -EYE / (ray[1] as number);
      if (!(far > 0) || far > FAR) return undefined;
      xs.push(far * (ray[0] as number));
      zs.push(far * (ray[2] as number));
    }
  if (xs.length < 8) return undefined;
  let best: GroundRectangle | undefined;
  for (let k = 0; k < TURNS; k++) {
    const yaw = (k * Math.PI) / 2 / TURNS;
    const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
    // Sides of the rectangle run along (cos, −sin) and (sin, cos), as a mesh turned by the yaw has them.
    const across = xs.map((x, i) => x * cos - (zs[i] as number) * sin);
    const along = xs.map((x, i) => x * sin + (zs[i] as number) * cos);
    const [a0, a1] = [percentile(across, LOOSE), percentile(across, 1 - LOOSE)];
    const [b0, b1] = [percentile(along, LOOSE), percentile(along, 1 - LOOSE)];
    if (best && (a1 - a0) * (b1 - b0) >= best.width * best.depth) continue;
    const [a, b] = [(a0 + a1) / 2, (b0 + b1) / 2];
    best = {
      x: a * cos + b * sin,
      z: -a * sin + b * cos,
      yaw,
      width: a1 - a0,
      depth: b1 - b0,
      eyeHeight: EYE,
    };
  }
  return (
    best && {
      ...best,
      width: clamp(best.width, SMALLEST, LARGEST),
      depth: clamp(best.depth, SMALLEST, LARGEST),
    }
  );
}
