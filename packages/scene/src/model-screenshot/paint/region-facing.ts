import type { LabelMap } from '@plumbline/imaging/raster.ts';
import { axisOfSegment } from '../../drawing/find-camera.ts';
import type { ModelStrokes } from '../../drawing/model-strokes.ts';

export interface RegionFacing {
  /** By label: the level axis (0 or 2) that the surface runs along, 1 where the strokes do not tell. */
  readonly axis: Uint8Array;
  /** By label: direction of its near-level strokes in the picture, radians; NaN where it has none. */
  readonly slant: Float32Array;
}

/** How much clearer one level direction must be than the other. */
const CLEAR = 1.6;
/** Sine of the slope in the picture up to which a stroke is near level: 33°. */
const NEAR_LEVEL = 0.55;
/** Pixels beside a stroke where the surface is that it bounds. */
const BESIDE = 4;
/** Shortest total of strokes, pixels at a long side of 1024, that tells a direction. */
const LEAST = 26;

/** Which way each surface of a model runs, by the straight edges along it. */
export function readRegionFacing(
  { width, height, data }: LabelMap,
  count: number,
  { camera, segments }: ModelStrokes,
): RegionFacing {
  const along = [new Float32Array(count + 1), new Float32Array(count + 1)] as const;
  const sumX = new Float32Array(count + 1);
  const sumY = new Float32Array(count + 1);
  for (const s of segments) {
    const found = camera === null ? -1 : axisOfSegment(camera, s);
    const level = Math.abs(s.uy) < NEAR_LEVEL;
    if (found !== 0 && found !== 2 && !level) continue;
    const sign = s.ux < 0 ? -1 : 1;
    for (let t = 1; t < s.length; t += 2) {
      for (const side of [-BESIDE, BESIDE]) {
        const x = Math.round(s.x0 + s.ux * t - s.uy * side);
        const y = Math.round(s.y0 + s.uy * t + s.ux * side);
        if (x < 0 || y < 0 || x >= width || y >= height) continue;
        const l = data[y * width + x] as number;
        if (found === 0) along[0][l] = (along[0][l] as number) + 2;
        if (found === 2) along[1][l] = (along[1][l] as number) + 2;
        if (!level) continue;
        sumX[l] = (sumX[l] as number) + 2 * sign * s.ux;
        sumY[l] = (sumY[l] as number) + 2 * sign * s.uy;
      }
    }
  }
  const least = (LEAST * Math.max(width, height)) / 1024;
  const axis = new Uint8Array(count + 1).fill(1);
  const slant = new Float32Array(count + 1).fill(Number.NaN);
  for (let l = 1; l <= count; l++) {
    const first = along[0][l] as number;
    const second = along[1][l] as number;
    if (Math.max(first, second) > least && first > CLEAR * second) axis[l] = 0;
    else if (Math.max(first, second) > least && second > CLEAR * first) axis[l] = 2;
    if (Math.hypot(sumX[l] as number, sumY[l] as number) > least)
      slant[l] = Math.atan2(sumY[l] as number, sumX[l] as number);
  }
  return { axis, slant };
}
