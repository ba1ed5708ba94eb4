import { axisInCamera, type DrawingCamera } from './drawing-camera.ts';

/** How far a line of sight must point down to meet the floor in reach. */
const LEAST_DOWN = 1e-3;

/** Eye height of a standing viewer in metres: sets the scale of the floor, which a drawing does not tell. */
export const EYE_HEIGHT = 1.5;

/** Where pixels of the analysis raster meet the floor. */
export interface FloorPlane {
  /** Writes (u, v, footprint) in metres into `out`; false at or above the horizon. */
  readonly locate: (x: number, y: number, out: Float64Array) => boolean;
}

/** The floor under a camera: u runs along axis 0, v along axis 2, the origin is below the eye. */
export function createFloorPlane(camera: DrawingCamera): FloorPlane {
  const a = axisInCamera(camera, 0);
  const b = axisInCamera(camera, 1);
  const c = axisInCamera(camera, 2);
  const { focal, cx, cy } = camera;
  return {
    locate: (x, y, out) => {
      const rx = (x - cx) / focal;
      const ry = (y - cy) / focal;
      const down = b[0] * rx + b[1] * ry + b[2];
      if (down < LEAST_DOWN) return false;
      const t = EYE_HEIGHT / down;
      out[0] = t * (a[0] * rx + a[1] * ry + a[2]);
      out[1] = t * (c[0] * rx + c[1] * ry + c[2]);
      // Across the line of sight a pixel covers t / f; along it, more by the slant. Their geometric mean.
      out[2] = (t / focal) * Math.sqrt(Math.min(40, Math.hypot(rx, ry, 1) / down));
      return true;
    },
  };
}
