import type { ModelView, Vector3 } from '@plumbline/models/model/model.ts';
import { type PlanFrame, toModel } from '../frame/plan-frame.ts';
import { DOLLHOUSE, type PlanLanguage } from '../names/names.ts';
import type { Ring } from '../outlines/ring.ts';

/** Radians: how steeply a dollhouse is looked into, and from which side of the south. */
const STEEP = 0.98;
const ASIDE = 0.3;
const FIELD = 0.72;
/** Width over height of a picture that holds the whole: what renders of models have unless another is asked for. */
const RATIO = 4 / 3;
/** Share of the picture that stays free on each side. */
const MARGIN = 0.045;
/** Halvings of a building's size to a place in it: well below a millimetre. */
const HALVINGS = 24;

/**
 * The whole from the south and above without its ceilings, as near as every wall is in the picture.
 *
 * @param rings outlines of the walls, in pixels of the plan; where there are none, the ground is looked at
 * @param wall height of the walls in metres
 */
export function dollhouseView(
  frame: PlanFrame,
  rings: readonly Ring[],
  wall: number,
  language: PlanLanguage,
): ModelView {
  const forward: Vector3 = [
    Math.cos(STEEP) * Math.sin(ASIDE),
    -Math.sin(STEEP),
    -Math.cos(STEEP) * Math.cos(ASIDE),
  ];
  const eye = nearestEye(forward, cornersOf(frame, rings, wall));
  const away = (eye[1] - wall / 2) / Math.sin(STEEP);
  return {
    name: DOLLHOUSE[language],
    eye,
    target: [eye[0] + away * forward[0], wall / 2, eye[2] + away * forward[2]],
    up: [0, 1, 0],
    fieldOfView: FIELD,
    orthographicHeight: null,
    hiddenClasses: ['ceiling'],
  };
}

function cornersOf(frame: PlanFrame, rings: readonly Ring[], wall: number): Vector3[] {
  const { centre, width, height } = frame;
  const box: Ring = [-0.5, 0.5].flatMap((x) =>
    [-0.5, 0.5].map((y) => [centre[0] + x * width, centre[1] + y * height] as const),
  );
  return (rings.length > 0 ? rings : [box]).flatMap((ring) =>
    ring.flatMap((place) => [toModel(frame, place, 0), toModel(frame, place, wall)]),
  );
}

/**
 * From where, looking in a direction, all points are in the picture and the picture is as full of them as it can be. Each side of the picture is a
 * plane through the eye: the eye lies where the two planes that touch the points from left and right meet, or further back where those from above and below do.
 */
function nearestEye(forward: Vector3, points: readonly Vector3[]): Vector3 {
  const level = Math.hypot(forward[0], forward[2]);
  const right: Vector3 = [-forward[2] / level, 0, forward[0] / level];
  const up: Vector3 = [
    right[1] * forward[2] - right[2] * forward[1],
    right[2] * forward[0] - right[0] * forward[2],
    right[0] * forward[1] - right[1] * forward[0],
  ];
  const wide = Math.tan(FIELD / 2) * (1 - 2 * MARGIN);
  const depth = Math.min(
    nearestDepth(points, right, forward, wide),
    nearestDepth(points, up, forward, wide / RATIO),
  );
  const [across, above] = [right, up].map((axis) => centre(points, axis, forward, depth)) as [number, number];
  return [0, 1, 2].map(
    (k) => across * (right[k] as number) + above * (up[k] as number) + depth * (forward[k] as number),
  ) as [number, number, number];
}

/** How far along the look the eye may be, so that between two sides of the picture everything is seen. @param rise of those sides, for a metre of the look */
function nearestDepth(points: readonly Vector3[], axis: Vector3, forward: Vector3, rise: number): number {
  let [more, less] = [-Infinity, -Infinity];
  for (const point of points) {
    const [aside, ahead] = [dot(point, axis), dot(point, forward)];
    more = Math.max(more, aside - ahead * rise);
    less = Math.max(less, -aside - ahead * rise);
  }
  return -(more + less) / 2 / rise;
}

/** Where across the picture the eye lies so that as much is free on one side of the points as on the other. */
function centre(points: readonly Vector3[], axis: Vector3, forward: Vector3, depth: number): number {
  const asides = points.map((point) => dot(point, axis));
  let [low, high] = [Math.min(...asides), Math.max(...asides)];
  for (let round = 0; round < HALVINGS; round++) {
    const middle = (low + high) / 2;
    const slopes = points.map((point, k) => ((asides[k] as number) - middle) / (dot(point, forward) - depth));
    if (Math.max(...slopes) > -Math.min(...slopes)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function dot(a: Vector3, b: Vector3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
