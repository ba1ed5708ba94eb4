import { cameraBasis, type ModelCamera, projectPoint } from '@plumbline/models/camera/model-camera.ts';
import type { Bounds, Model, Vector3 } from '@plumbline/models/model/model.ts';
import { fieldOfView } from './navigate.ts';

/**
 * Of all things, those beyond these shares of the places are left out of the first look. More than the least are only where they make
 * what is left so many times smaller: strays, and not the wings of a house.
 */
const OUTER = [0.02, 0.05, 0.1] as const;
const STRAY_TIMES = 4;
const LENS_MM = 32;

/** Where nearly everything lies: a few things far away do not make a house a dot. */
export function mainBounds(model: Model, boxes: Float32Array): Bounds {
  const drawn: number[] = [];
  for (let at = 0; at < model.instances.count; at += 1)
    if (!model.things[model.instances.thing[at] ?? 0]?.setAside) drawn.push(at);
  if (drawn.length === 0) return model.boundsM;
  const edges = [0, 1, 2, 3, 4, 5].map((side) =>
    Float64Array.from(drawn, (at) => boxes[at * 6 + side] ?? 0).sort(),
  );
  const within = (share: number): Bounds => {
    const cut = Math.floor(drawn.length * share);
    const low = (axis: number) => edges[axis]?.[cut] ?? 0;
    const high = (axis: number) => edges[axis + 3]?.[drawn.length - 1 - cut] ?? 0;
    return { min: [low(0), low(1), low(2)], max: [high(0), high(1), high(2)] };
  };
  return OUTER.map(within).reduce((kept, closer) =>
    diagonal(closer) > 0 && diagonal(closer) * STRAY_TIMES < diagonal(kept) ? closer : kept,
  );
}

function diagonal({ min, max }: Bounds): number {
  return Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
}

/** From the south-east and above, all of it in the picture. */
export function homeView(bounds: Bounds, aspect: number): ModelCamera {
  return lookFrom(bounds, aspect, [0.62, 0.42, 0.9]);
}

/** Share of the picture that stays free around it. */
const MARGIN = 0.06;
const HALVINGS = 24;
/** Of the height that is left over. */
const SKY_MORE = 0.28;

/** All of a box in the picture, as large as it fits, from a direction. */
export function lookFrom(bounds: Bounds, aspect: number, from: Vector3): ModelCamera {
  const { min, max } = bounds;
  const target: Vector3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  const radius = Math.max(0.5, Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / 2);
  const length = Math.hypot(...from);
  const away = (distance: number): ModelCamera => {
    const at = (axis: 0 | 1 | 2) => target[axis] + (from[axis] / length) * distance;
    return { eye: [at(0), at(1), at(2)], target, fieldOfView: fieldOfView(LENS_MM), twoPoint: true };
  };
  let [near, far] = [radius * 0.2, radius * 12];
  for (let round = 0; round < HALVINGS; round += 1) {
    const middle = (near + far) / 2;
    if (holds(away(middle), bounds, aspect)) far = middle;
    else near = middle;
  }
  return away(far);
}

/** All of a box in a parallel picture, as large as it fits, from a direction. */
export function lookInParallel(bounds: Bounds, aspect: number, from: Vector3): ModelCamera {
  const { min, max } = bounds;
  const target: Vector3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  const away = Math.max(1, diagonal(bounds)) / Math.hypot(...from);
  const at = (axis: 0 | 1 | 2) => target[axis] + from[axis] * away;
  const camera = {
    eye: [at(0), at(1), at(2)],
    target,
    fieldOfView: fieldOfView(LENS_MM),
    twoPoint: true,
  } as const;
  const basis = cameraBasis({ ...camera, parallelWidthM: 1 }, 1, 1);
  const seen = cornersOf(bounds).map((point) => projectPoint(basis, point));
  const half = (along: 'x' | 'y') => Math.max(...seen.map((point) => Math.abs(point[along] - 0.5)));
  const width = Math.max(1, (2 * Math.max(half('x'), half('y') * aspect)) / (1 - 2 * MARGIN));
  if (from[1] !== 0) return { ...camera, parallelWidthM: width };
  // An elevation has more sky than earth.
  const raise = SKY_MORE * Math.max(0, (width / aspect) * (1 - 2 * MARGIN) - 2 * half('y'));
  const raised = ([x, y, z]: Vector3): Vector3 => [x, y + raise, z];
  return { ...camera, eye: raised(camera.eye), target: raised(camera.target), parallelWidthM: width };
}

function cornersOf({ min, max }: Bounds): readonly Vector3[] {
  return Array.from(
    { length: 8 },
    (_, corner): Vector3 => [
      corner & 1 ? max[0] : min[0],
      corner & 2 ? max[1] : min[1],
      corner & 4 ? max[2] : min[2],
    ],
  );
}

function holds(camera: ModelCamera, bounds: Bounds, aspect: number): boolean {
  const basis = cameraBasis(camera, aspect, 1);
  return cornersOf(bounds).every((point) => {
    const { x, y, depth } = projectPoint(basis, point);
    const inside = (share: number) => share >= MARGIN && share <= 1 - MARGIN;
    return depth > 0 && inside(x / aspect) && inside(y);
  });
}
