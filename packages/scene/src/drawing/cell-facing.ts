import type { DrawingAnalysis } from './drawing-analysis.ts';
import { axisInCamera, type DrawingCamera } from './drawing-camera.ts';

/** Support of the camera under which its axes tell no facing. */
const MIN_CAMERA_SUPPORT = 0.4;
/** In units of the drawing, of the outline along the axes. */
const MIN_AXES_LENGTH = 24;

/** A level face; shares of what lies along the axes. */
const LEVEL = {
  maxUpright: 0.14,
  /** Along each level axis. */
  minEither: 0.2,
} as const;

/** Share of what lies along the axes from which a face is upright. */
const MIN_UPRIGHT = 0.12;
/** How much more of an upright face lies along one level axis than along the other. */
const CLEAR_AXIS = 1.8;

/** Unit normal in camera coordinates (x right, y down, z away from the viewer), or undefined where it is not certain. */
export type Facing = readonly [number, number, number];

/** Below this share of the outline on the camera's axes a cell may be anything. */
const BOUNDED = 0.42;

/** Which way a flat cell faces by its outline alone, or undefined where that does not show two clear axes. */
export function flatFacing(analysis: DrawingAnalysis, cell: number): Facing | undefined {
  const { camera, kind } = analysis;
  if (kind !== 'cad' || camera.support < MIN_CAMERA_SUPPORT || !Number.isFinite(camera.focal))
    return undefined;
  const axis = normalAxis(analysis, cell);
  return axis === undefined ? undefined : towardsViewer(camera, axis, cell, analysis);
}

/** The side of a level surface that is seen: of a floor its upper, of a ceiling its lower one. */
export function levelFacing(analysis: DrawingAnalysis, cell: number): Facing | undefined {
  const { camera, kind } = analysis;
  if (kind !== 'cad' || camera.support < MIN_CAMERA_SUPPORT || !Number.isFinite(camera.focal))
    return undefined;
  return towardsViewer(camera, 1, cell, analysis);
}

/** The axis of the camera that a flat cell's outline is square to; undefined where its strokes do not show two others. */
export function normalAxis(analysis: DrawingAnalysis, i: number): 0 | 1 | 2 | undefined {
  const { axisShare, perimeter } = analysis.cells;
  const along: readonly [number, number, number] = [
    axisShare[0][i] as number,
    axisShare[1][i] as number,
    axisShare[2][i] as number,
  ];
  const total = along[0] + along[1] + along[2];
  if (total < BOUNDED || total * (perimeter[i] as number) < MIN_AXES_LENGTH * analysis.unit) return undefined;
  const [x, y, z] = [along[0] / total, along[1] / total, along[2] / total];
  if (y < LEVEL.maxUpright && Math.min(x, z) > LEVEL.minEither) return 1;
  if (y < MIN_UPRIGHT) return undefined;
  if (z > CLEAR_AXIS * x) return 0;
  if (x > CLEAR_AXIS * z) return 2;
  return undefined;
}

/** Of the two normals along an axis the one that is turned to the viewer. */
export function towardsViewer(
  camera: DrawingCamera,
  axis: 0 | 1 | 2,
  i: number,
  analysis: DrawingAnalysis,
): Facing {
  const n = axisInCamera(camera, axis);
  const x = ((analysis.cells.cx[i] as number) - camera.cx) / camera.focal;
  const y = ((analysis.cells.cy[i] as number) - camera.cy) / camera.focal;
  const sign = n[0] * x + n[1] * y + n[2] > 0 ? -1 : 1;
  return [n[0] * sign, n[1] * sign, n[2] * sign];
}
