import type { DrawingAnalysis } from '../drawing/drawing-analysis.ts';
import { axisInCamera, type DrawingCamera } from '../drawing/drawing-camera.ts';

/** A plane of the box that a room is: what is beside, ahead, below and above the viewer. */
export type BoxPlane = 'left' | 'right' | 'far' | 'floor' | 'ceiling';

/**
 * The shell of a room as a box around the viewer, in eye heights along the camera's axes: x to the right, y down, z ahead.
 * The floor is at 1 by definition. A side that the picture does not show is undefined.
 */
export interface RoomBox {
  readonly left: number | undefined;
  readonly right: number | undefined;
  readonly far: number;
  /** Negative: above the eye. */
  readonly ceiling: number | undefined;
  /** Share of the box's visible edges that is drawn, 0…1, each against what furniture usually hides of it. */
  readonly support: number;
}

export type BoxSides = Omit<RoomBox, 'support'>;

/** Level of the floor, the unit of a box. */
export const FLOOR_LEVEL = 1;

/** The axes of a camera, to go from pixels to the box and back. */
export interface BoxView {
  /** Direction of a pixel along the box's axes, not of unit length. */
  readonly ray: (x: number, y: number) => readonly [number, number, number];
  /** Pixel of a point of the box; undefined behind the viewer. */
  readonly pixel: (x: number, y: number, z: number) => readonly [number, number] | undefined;
}

/** Nearest depth, in units of the box, of a point that can be shown. */
const NEAREST = 1e-3;

export function viewBox(camera: DrawingCamera): BoxView {
  const a = axisInCamera(camera, 0);
  const b = axisInCamera(camera, 1);
  const c = axisInCamera(camera, 2);
  const { focal, cx, cy } = camera;
  return {
    ray: (x, y) => {
      const rx = (x - cx) / focal;
      const ry = (y - cy) / focal;
      return [a[0] * rx + a[1] * ry + a[2], b[0] * rx + b[1] * ry + b[2], c[0] * rx + c[1] * ry + c[2]];
    },
    pixel: (x, y, z) => {
      const depth = x * a[2] + y * b[2] + z * c[2];
      if (depth < NEAREST) return undefined;
      const px = x * a[0] + y * b[0] + z * c[0];
      const py = x * a[1] + y * b[1] + z * c[1];
      return [cx + (focal * px) / depth, cy + (focal * py) / depth];
    },
  };
}

/** The plane that a line of sight meets first, from within the box; undefined where it leaves by a side that is not known. */
export function planeOfRay(
  box: BoxSides,
  [u, d, w]: readonly [number, number, number],
): BoxPlane | undefined {
  let nearest = Infinity;
  let plane: BoxPlane | undefined;
  const meet = (t: number, met: BoxPlane): void => {
    if (t > 0 && t < nearest) {
      nearest = t;
      plane = met;
    }
  };
  if (d > 0) meet(FLOOR_LEVEL / d, 'floor');
  else if (box.ceiling !== undefined) meet(box.ceiling / d, 'ceiling');
  if (w > 0) meet(box.far / w, 'far');
  if (u < 0 && box.left !== undefined) meet(box.left / u, 'left');
  if (u > 0 && box.right !== undefined) meet(box.right / u, 'right');
  return plane;
}

/** An edge between two planes of a box, from end to end in its own units. */
export interface BoxEdge {
  readonly between: readonly [BoxPlane, BoxPlane];
  /** Axis of the camera that it runs along. */
  readonly axis: 0 | 1 | 2;
  readonly from: readonly [number, number, number];
  readonly to: readonly [number, number, number];
}

/** Where a side is not known, edges run on as far as this, in eye heights. */
const BEYOND = 12;
/** Edges that come towards the viewer begin this near, in eye heights. */
const BESIDE = 0.1;

/** Edges of a box as far as its sides are known. */
export function edgesOfBox({ left, right, far, ceiling }: BoxSides): BoxEdge[] {
  const edges: BoxEdge[] = [];
  const x0 = left ?? -BEYOND;
  const x1 = right ?? BEYOND;
  const top = ceiling ?? -BEYOND;
  const add = (
    between: readonly [BoxPlane, BoxPlane],
    axis: 0 | 1 | 2,
    from: BoxEdge['from'],
    to: BoxEdge['to'],
  ): void => {
    edges.push({ between, axis, from, to });
  };
  add(['floor', 'far'], 0, [x0, FLOOR_LEVEL, far], [x1, FLOOR_LEVEL, far]);
  if (ceiling !== undefined) add(['ceiling', 'far'], 0, [x0, ceiling, far], [x1, ceiling, far]);
  for (const [side, x] of [
    ['left', left],
    ['right', right],
  ] as const) {
    if (x === undefined) continue;
    add([side, 'far'], 1, [x, top, far], [x, FLOOR_LEVEL, far]);
    add([side, 'floor'], 2, [x, FLOOR_LEVEL, BESIDE], [x, FLOOR_LEVEL, far]);
    if (ceiling !== undefined) add([side, 'ceiling'], 2, [x, ceiling, BESIDE], [x, ceiling, far]);
  }
  return edges;
}

/** Calls `visit` along the part of an edge that the drawing shows, every `step` pixels of the analysis raster. */
export function walkEdge(
  view: BoxView,
  edge: BoxEdge,
  { frame }: Pick<DrawingAnalysis, 'frame'>,
  step: number,
  visit: (x: number, y: number) => void,
): void {
  const a = clipped(view, edge);
  if (a === undefined) return;
  const [[ax, ay], [bx, by]] = a;
  // Liang and Barsky 1984: the part of the line within the frame.
  let t0 = 0;
  let t1 = 1;
  for (const [p, q] of [
    [ax - bx, ax - frame.x0],
    [bx - ax, frame.x1 - ax],
    [ay - by, ay - frame.y0],
    [by - ay, frame.y1 - ay],
  ] as const) {
    if (p === 0 && q < 0) return;
    if (p < 0) t0 = Math.max(t0, q / p);
    if (p > 0) t1 = Math.min(t1, q / p);
  }
  if (t0 >= t1) return;
  const length = Math.hypot(bx - ax, by - ay) * (t1 - t0);
  const n = Math.floor(length / step);
  for (let k = 0; k <= n; k++) {
    const t = t0 + ((t1 - t0) * (k + 0.5)) / (n + 1);
    visit(ax + t * (bx - ax), ay + t * (by - ay));
  }
}

/** Halvings by which the end of an edge behind the viewer is brought before the eye. */
const HALVINGS = 24;

function clipped(
  view: BoxView,
  { from, to }: BoxEdge,
): readonly [readonly [number, number], readonly [number, number]] | undefined {
  const at = (t: number) =>
    view.pixel(
      from[0] + t * (to[0] - from[0]),
      from[1] + t * (to[1] - from[1]),
      from[2] + t * (to[2] - from[2]),
    );
  const a = at(0);
  const b = at(1);
  if (a !== undefined && b !== undefined) return [a, b];
  if (a === undefined && b === undefined) return undefined;
  let shown = a === undefined ? 1 : 0;
  let hidden = 1 - shown;
  for (let k = 0; k < HALVINGS; k++) {
    const middle = (shown + hidden) / 2;
    if (at(middle) === undefined) hidden = middle;
    else shown = middle;
  }
  const end = at(shown);
  if (end === undefined) return undefined;
  return a === undefined ? [end, b as readonly [number, number]] : [a, end];
}
