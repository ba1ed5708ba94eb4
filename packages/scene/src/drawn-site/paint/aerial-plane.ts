import type { GroundPlane } from '../../drawn-garden/paint/site-stage.ts';
import { type PlaneView, viewPlane } from '@plumbline/materials/plane-view.ts';
import { steepAxis, type SteepCamera } from '../read/steep-camera.ts';

/** The picture's width is taken for this many metres of ground at its middle: scale of grain, not of design. */
const SPAN = 60;

/**
 * Level ground under a steep camera, found by meeting each pixel's ray with it.
 * @param scale analysis pixels per pixel of the result.
 */
export function aerialPlane(camera: SteepCamera, analysisWidth: number, scale: number): GroundPlane {
  const right = steepAxis(camera, 0);
  const down = steepAxis(camera, 1);
  const away = steepAxis(camera, 2);
  const metre = SPAN / analysisWidth;
  const q = camera.inverseFocal;
  // Where the ray of the picture's middle meets the ground lies at the depth 1 / q, or anywhere without perspective.
  const level = q > 0 ? down[2] / q : 0;
  const hit = (x: number, y: number): readonly [number, number, number] => {
    const px = x * scale - camera.cx;
    const py = y * scale - camera.cy;
    if (q <= 0) return [px, py, (level - py * down[1]) / Math.max(0.05, down[2])];
    const t = level / Math.max(0.02 * down[2], py * q * down[1] + down[2]);
    return [px * q * t, py * q * t, t];
  };
  return {
    uAt: (x, y) => {
      const p = hit(x, y);
      return metre * (p[0] * right[0] + p[1] * right[1] + p[2] * right[2]);
    },
    vAt: (x, y) => {
      const p = hit(x, y);
      return metre * (p[0] * away[0] + p[1] * away[1] + p[2] * away[2]);
    },
    distanceAt: (x, y) => {
      const p = hit(x, y);
      return q > 0
        ? metre * Math.hypot(p[0], p[1], p[2])
        : SPAN * (1 - (y * scale) / (2 * camera.cy)) + 0.5 * SPAN;
    },
  };
}

/** The same ground as a plane in millimetres, for materials. */
export function aerialView(camera: SteepCamera, analysisWidth: number): PlaneView {
  const right = steepAxis(camera, 0);
  const down = steepAxis(camera, 1);
  const away = steepAxis(camera, 2);
  const mm = (1000 * SPAN) / analysisWidth;
  const q = camera.inverseFocal;
  if (q > 0)
    return viewPlane({ focal: 1 / q, cx: camera.cx, cy: camera.cy }, right, away, down, (mm * down[2]) / q);
  const row = (axis: readonly [number, number, number]): number[] => {
    const x = mm * axis[0];
    const y = mm * (axis[1] - (axis[2] * down[1]) / Math.max(0.05, down[2]));
    return [x, y, -x * camera.cx - y * camera.cy];
  };
  return { matrix: [...row(right), ...row(away), 0, 0, 1] };
}
