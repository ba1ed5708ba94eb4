import { boxBlur } from '@plumbline/imaging/box-blur.ts';
import type { Plane } from '@plumbline/imaging/raster.ts';
import type { DrawingCamera } from './drawing-camera.ts';
import { axisOfSegment, findCamera } from './find-camera.ts';
import { findSegments, type RawSegment } from './line-segments.ts';

/** Sines of the angle to the level, where no camera is known. */
const STEEPNESS = {
  upright: 0.97,
  minRaking: 0.34,
  maxRaking: 0.9,
} as const;

/** Sine of the angle to the level, where the camera is known. */
const MIN_RAKE = 0.2;

/** Share of the strokes that the three axes must explain before the camera is used for anything. */
const SURE = 0.45;

/** What runs straight at a pixel of a model. */
export const Stroke = { none: 0, axis: 1, upright: 2, raking: 3 } as const;

export interface ModelStrokes {
  /** Null where the straight edges do not agree on one. */
  readonly camera: DrawingCamera | null;
  readonly segments: readonly RawSegment[];
  /** `Stroke` per pixel, about three pixels wide. */
  readonly map: Uint8Array;
}

/** The straight edges of a model: its camera, and which of them rake, as the verges of roofs do. */
export function findModelStrokes(light: Plane): ModelStrokes {
  const { width, height } = light;
  const segments = findSegments(boxBlur(light, 1), Math.max(14, 0.018 * width), 0.006);
  const found = findCamera(segments, width, height);
  const camera = found.support > SURE && Number.isFinite(found.focal) ? found : null;
  const map = new Uint8Array(width * height);
  for (const s of segments) drawStroke(map, width, height, s, kindOf(s, camera));
  return { camera, segments, map };
}

/** Without a camera only what is far from level and upright rakes. */
function kindOf(s: RawSegment, camera: DrawingCamera | null): number {
  const steepness = Math.abs(s.uy);
  if (camera === null) {
    if (steepness > STEEPNESS.upright) return Stroke.upright;
    return steepness > STEEPNESS.minRaking && steepness < STEEPNESS.maxRaking ? Stroke.raking : Stroke.axis;
  }
  const axis = axisOfSegment(camera, s);
  if (axis === 1) return Stroke.upright;
  return axis === -1 && steepness > MIN_RAKE ? Stroke.raking : Stroke.axis;
}

function drawStroke(map: Uint8Array, width: number, height: number, s: RawSegment, kind: number): void {
  for (let t = 0; t <= s.length; t++) {
    for (let across = -1; across <= 1; across++) {
      const x = Math.round(s.x0 + s.ux * t - s.uy * across);
      const y = Math.round(s.y0 + s.uy * t + s.ux * across);
      if (x >= 0 && y >= 0 && x < width && y < height) map[y * width + x] = kind;
    }
  }
}
