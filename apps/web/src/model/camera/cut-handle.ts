import { type CameraBasis, projectPoint, sightThrough } from '@plumbline/models/camera/model-camera.ts';
import type { Bounds, Vector3 } from '@plumbline/models/model/model.ts';

export type CutAxis = 0 | 1 | 2;

/** Where a handle is drawn, in pixels of the picture, and which way it is dragged there: radians, to the right is 0, down is positive. */
export interface HandlePlace {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** Of the size of the model: how far along the axis its direction in the picture is looked at. */
const STEP = 0.01;
/** A view so nearly along the axis tells no place along it: the square of the sine of the angle, about 5°. */
const ALONG = 0.008;
const EDGE_PX = 22;

/** The middle of a cut through a model. */
export function cutMiddle({ min, max }: Bounds, axis: CutAxis, at: number): Vector3 {
  const middle = (of: CutAxis) => (of === axis ? at : (min[of] + max[of]) / 2);
  return [middle(0), middle(1), middle(2)];
}

/** Where the handle of a cut lies: on its middle, or at the edge of the picture nearest to it; undefined where that is behind the eye. */
export function handlePlace(
  basis: CameraBasis,
  width: number,
  height: number,
  bounds: Bounds,
  axis: CutAxis,
  at: number,
): HandlePlace | undefined {
  const size = Math.hypot(...([0, 1, 2] as const).map((each) => bounds.max[each] - bounds.min[each]));
  const here = projectPoint(basis, cutMiddle(bounds, axis, at));
  const ahead = projectPoint(basis, cutMiddle(bounds, axis, at + size * STEP));
  if (!basis.parallel && (here.depth <= 0 || ahead.depth <= 0)) return undefined;
  const within = (value: number, length: number) => Math.max(EDGE_PX, Math.min(length - EDGE_PX, value));
  return {
    x: within(here.x, width),
    y: within(here.y, height),
    angle: Math.atan2(ahead.y - here.y, ahead.x - here.x),
  };
}

/**
 * The place along an axis that lies nearest to what is under a pixel: where the sight of the pixel and the axis through the middle of a
 * cut come closest.
 *
 * @returns metres; undefined where the view goes along the axis.
 */
export function placeUnder(
  basis: CameraBasis,
  bounds: Bounds,
  axis: CutAxis,
  x: number,
  y: number,
): number | undefined {
  const { from: eye, along: sight } = sightThrough(basis, x, y);
  const from = cutMiddle(bounds, axis, 0);
  const away: Vector3 = [from[0] - eye[0], from[1] - eye[1], from[2] - eye[2]];
  const along = sight[axis];
  const square = dot(sight, sight);
  const apart = square - along * along;
  if (apart / square < ALONG) return undefined;
  return (along * dot(sight, away) - square * away[axis]) / apart;
}

function dot(a: Vector3, b: Vector3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
