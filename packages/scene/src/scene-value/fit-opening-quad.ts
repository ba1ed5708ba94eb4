import { median } from '@plumbline/imaging/percentile.ts';
import { axisDirection, type DrawingCamera } from '../drawing/drawing-camera.ts';
import type { LabelMap } from '@plumbline/imaging/raster.ts';
import type { Point } from './point.ts';

export type Quad = readonly [Point, Point, Point, Point];

export interface PixelBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

interface Line {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** Sides of an opening that lean more than this (sine) from an axis of the camera do not run along it. */
const SNAP = 0.12;
/** An opening must fill this share of its quadrilateral. */
const FILLED = 0.6;
/** And its quadrilateral this share of the opening: less, and sides have crossed. */
const LEAST_QUAD = 0.5;
/** Pixels of the map that an opening is wide and high at least for its sides to be told. */
const LEAST_SIDE = 4;
/** Sides that run together at less than this (sine, 3°) meet nowhere. */
const PARALLEL = 0.05;

/**
 * The quadrilateral around an opening: straight sides laid through its outline, turned to the nearest vanishing point of the
 * camera where they nearly run there anyway. Corners clockwise from the upper left, in pixels of the map.
 * @returns undefined for a shape that is no quadrilateral: an arch, a part behind a tree.
 */
export function fitOpeningQuad(
  labels: LabelMap,
  label: number,
  { x0, y0, x1, y1 }: PixelBox,
  camera: DrawingCamera | undefined,
): Quad | undefined {
  const w = x1 - x0 + 1;
  const h = y1 - y0 + 1;
  if (w < LEAST_SIDE || h < LEAST_SIDE) return undefined;
  const has = (x: number, y: number): boolean => labels.data[y * labels.width + x] === label;
  const top: Point[] = [];
  const bottom: Point[] = [];
  const left: Point[] = [];
  const right: Point[] = [];
  let area = 0;
  for (let x = x0; x <= x1; x++) {
    let first = -1;
    let last = -1;
    for (let y = y0; y <= y1; y++) {
      if (!has(x, y)) continue;
      if (first < 0) first = y;
      last = y;
      area++;
    }
    // The ends of a span belong to the sides.
    if (first < 0 || x < x0 + 0.15 * w || x > x1 - 0.15 * w) continue;
    top.push([x + 0.5, first]);
    bottom.push([x + 0.5, last + 1]);
  }
  for (let y = y0; y <= y1; y++) {
    let first = -1;
    let last = -1;
    for (let x = x0; x <= x1; x++) {
      if (!has(x, y)) continue;
      if (first < 0) first = x;
      last = x;
    }
    if (first < 0 || y < y0 + 0.2 * h || y > y1 - 0.2 * h) continue;
    left.push([first, y + 0.5]);
    right.push([last + 1, y + 0.5]);
  }
  if (top.length < 2 || left.length < 2) return undefined;
  const head = snap(fitLine(top, false), camera, [0, 2]);
  const sill = snap(fitLine(bottom, false), camera, [0, 2]);
  const near = snap(fitLine(left, true), camera, [1]);
  const far = snap(fitLine(right, true), camera, [1]);
  const corners = [cross(head, near), cross(head, far), cross(sill, far), cross(sill, near)];
  if (corners.some((c) => c === undefined)) return undefined;
  const quad = corners as unknown as Quad;
  return area > FILLED * quadArea(quad) && quadArea(quad) > LEAST_QUAD * area ? quad : undefined;
}

/** Through the medians of both halves (after Tukey's resistant line): a few stray pixels do not turn it. */
function fitLine(points: readonly Point[], upright: boolean): Line {
  const half = Math.ceil(points.length / 2);
  const middle = (part: readonly Point[]): Point => [
    median(part.map(([x]) => x)),
    median(part.map(([, y]) => y)),
  ];
  const a = middle(points.slice(0, half));
  const b = middle(points.slice(points.length - half));
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [dx, dy] = length > 0 ? [(b[0] - a[0]) / length, (b[1] - a[1]) / length] : upright ? [0, 1] : [1, 0];
  return { x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2, dx, dy };
}

function snap(line: Line, camera: DrawingCamera | undefined, axes: readonly (0 | 1 | 2)[]): Line {
  if (camera === undefined) return line;
  let best = line;
  let least = SNAP;
  for (const axis of axes) {
    const [dx, dy] = axisDirection(camera, axis, line.x, line.y);
    const miss = Math.abs(dx * line.dy - dy * line.dx);
    if (miss >= least) continue;
    least = miss;
    best = { ...line, dx, dy };
  }
  return best;
}

function cross(a: Line, b: Line): Point | undefined {
  const det = a.dx * b.dy - a.dy * b.dx;
  if (Math.abs(det) < PARALLEL) return undefined;
  const t = ((b.x - a.x) * b.dy - (b.y - a.y) * b.dx) / det;
  return [a.x + t * a.dx, a.y + t * a.dy];
}

function quadArea(quad: Quad): number {
  let sum = 0;
  for (let k = 0; k < quad.length; k++) {
    const [ax, ay] = quad[k] as Point;
    const [bx, by] = quad[(k + 1) % 4] as Point;
    sum += ax * by - bx * ay;
  }
  return Math.abs(sum) / 2;
}
