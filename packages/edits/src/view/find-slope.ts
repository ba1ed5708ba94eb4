import type { LabelMap } from '@plumbline/imaging/raster.ts';
import { axisInCamera, type DrawingCamera } from '@plumbline/scene/drawing/drawing-camera.ts';
import { axisOfSegment } from '@plumbline/scene/drawing/find-camera.ts';
import type { RawSegment } from '@plumbline/scene/drawing/line-segments.ts';
import type { PictureView } from './picture-view.ts';

type Axis = readonly [number, number, number];

/** A roof: the level direction of its eaves and the direction that water runs off, unit vectors in camera coordinates. */
export interface Slope {
  readonly along: Axis;
  readonly fall: Axis;
}

const DEGREE = Math.PI / 180;
const FLATTEST = 12;
const STEEPEST = 62;
/** Where no verge tells it. */
const USUAL_PITCH = 35;
/** Sine by which a verge may miss the direction of fall. */
const MISS = 0.06;
/** Pixels around a piece in which its verges lie. */
const MARGIN = 6;

/**
 * The slope of a roof from its verges: edges at the piece that no axis of the camera explains run down the slope, whose eaves
 * run along a level axis. Every pitch is tried on both axes to both sides.
 */
export function findSlope(
  { segments }: PictureView,
  camera: DrawingCamera,
  labels: LabelMap,
  label: number,
): Slope {
  const near = segments.filter((s) => touches(s, labels, label));
  const level = ([0, 2] as const).map(
    (axis) =>
      [
        axis,
        near.filter((s) => axisOfSegment(camera, s) === axis).reduce((n, s) => n + s.length, 0),
      ] as const,
  );
  const raking = near.filter((s) => axisOfSegment(camera, s) === -1);
  const upright = axisInCamera(camera, 1);
  let best: { slope: Slope; score: number } | undefined;
  for (const [axis, eaves] of level) {
    const along = axisInCamera(camera, axis);
    const across = axisInCamera(camera, axis === 0 ? 2 : 0);
    for (const side of [-1, 1]) {
      for (let pitch = FLATTEST; pitch <= STEEPEST; pitch += 1) {
        const c = side * Math.cos(pitch * DEGREE);
        const s = Math.sin(pitch * DEGREE);
        const fall: Axis = [
          c * across[0] + s * upright[0],
          c * across[1] + s * upright[1],
          c * across[2] + s * upright[2],
        ];
        const verges = raking.reduce((sum, each) => sum + fits(camera, fall, each), 0);
        // A roof is seen from outside: its fall leads nearer to the viewer.
        const seen = fall[2] < 0 ? 1 : 0.25;
        const score = (verges + 0.15 * eaves + 1e-3) * seen * usual(pitch);
        if (!best || score > best.score) best = { slope: { along, fall }, score };
      }
    }
  }
  const slope = (best as { slope: Slope }).slope;
  // To the right in the picture.
  const [ax, ay, az] = slope.along;
  return ax < 0 ? { ...slope, along: [-ax, -ay, -az] } : slope;
}

function usual(pitch: number): number {
  return Math.exp(-(((pitch - USUAL_PITCH) / 25) ** 2));
}

function fits({ focal, cx, cy }: DrawingCamera, [x, y, z]: Axis, s: RawSegment): number {
  const dx = focal * x - (s.mx - cx) * z;
  const dy = focal * y - (s.my - cy) * z;
  const sine = Math.abs(dx * s.uy - dy * s.ux) / (Math.hypot(dx, dy) || 1);
  return sine < MISS ? s.length * (1 - sine / MISS) : 0;
}

function touches(
  { x0, y0, ux, uy, length }: RawSegment,
  { data, width, height }: LabelMap,
  label: number,
): boolean {
  let inside = 0;
  let tried = 0;
  for (let t = 0; t <= length; t += 4) {
    tried++;
    for (const side of [-MARGIN, 0, MARGIN]) {
      const x = Math.round(x0 + ux * t - uy * side);
      const y = Math.round(y0 + uy * t + ux * side);
      if (x < 0 || y < 0 || x >= width || y >= height || data[y * width + x] !== label) continue;
      inside++;
      break;
    }
  }
  return inside > 0.6 * tried;
}
