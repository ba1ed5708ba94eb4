import { projectPoint } from '@plumbline/tracer/camera.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import { numberOf } from './learned-classes.ts';
import { lineBetween, LINE } from './line-strength.ts';
import type { Castable, ViewBuffer } from './trace-buffer.ts';

interface Candidate {
  readonly length: number;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly primitive: number;
}

/** Numbers of a stroke: both ends, why it is drawn, the class of what it belongs to. */
export const STROKE = 6;

export interface ViewLines {
  /** Straight strokes, `STROKE` numbers each. */
  readonly strokes: Float32Array;
  /** What no straight stroke covers (curves, leaves, where solids meet), by pixel: why a line is drawn. */
  readonly rest: Uint8Array;
}

/** The lines of a view: edges of primitives as strokes with ends, so that any pen may draw them, and pixels for the rest. */
export function findLines(design: Castable, camera: ViewCamera, buffer: ViewBuffer): ViewLines {
  const { width, height } = buffer;
  const covered = new Uint8Array(width * height);
  const strokes: number[] = [];
  for (const edge of candidatesOf(design, camera, buffer).toSorted((a, b) => b.length - a.length))
    followEdge(design, buffer, edge, covered, strokes);
  return { strokes: Float32Array.from(strokes), rest: findRest(design, buffer, covered) };
}

function candidatesOf({ solids, classes }: Castable, camera: ViewCamera, buffer: ViewBuffer): Candidate[] {
  const plant = numberOf('plant');
  const seen = new Set<number>();
  for (const p of buffer.primitive) if (p >= 0 && classes[p] !== plant) seen.add(p);
  const found: Candidate[] = [];
  for (const p of seen) {
    const at = (k: number): number => solids.geometry[9 * p + k] as number;
    const corner = [at(0), at(1), at(2)] as const;
    const a = [at(0) + at(3), at(1) + at(4), at(2) + at(5)] as const;
    const b = [at(0) + at(6), at(1) + at(7), at(2) + at(8)] as const;
    const far = [a[0] + at(6), a[1] + at(7), a[2] + at(8)] as const;
    const edges =
      solids.shape[p] === 1
        ? ([
            [corner, a],
            [corner, b],
            [a, far],
            [b, far],
          ] as const)
        : ([
            [corner, a],
            [corner, b],
            [a, b],
          ] as const);
    for (const [s, e] of edges) {
      const line = projectEdge(camera, s, e);
      if (line !== undefined) found.push({ ...line, primitive: p });
    }
  }
  return found;
}

type Point = readonly [number, number, number];

/** An edge in the picture, cut off at the eye and at the picture's borders. */
function projectEdge(camera: ViewCamera, s: Point, e: Point): Omit<Candidate, 'primitive'> | undefined {
  const near = 0.05;
  const [ds, de] = [depthOf(camera, s), depthOf(camera, e)];
  if (ds < near && de < near) return undefined;
  const cut = (a: Point, b: Point, da: number, db: number): Point => {
    const k = (near + 0.01 - da) / (db - da);
    return [a[0] + k * (b[0] - a[0]), a[1] + k * (b[1] - a[1]), a[2] + k * (b[2] - a[2])];
  };
  const p = projectPoint(camera, ds < near ? cut(s, e, ds, de) : s);
  const q = projectPoint(camera, de < near ? cut(e, s, de, ds) : e);
  if (p === undefined || q === undefined) return undefined;
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  let [t0, t1] = [0, 1];
  for (const [slope, room] of [
    [-dx, p.x + 2],
    [dx, camera.width + 2 - p.x],
    [-dy, p.y + 2],
    [dy, camera.height + 2 - p.y],
  ] as const) {
    if (slope === 0 && room < 0) return undefined;
    if (slope < 0) t0 = Math.max(t0, room / slope);
    if (slope > 0) t1 = Math.min(t1, room / slope);
  }
  const length = (t1 - t0) * Math.hypot(dx, dy);
  if (!(length >= 2)) return undefined;
  return { length, from: [p.x + t0 * dx, p.y + t0 * dy], to: [p.x + t1 * dx, p.y + t1 * dy] };
}

function depthOf(camera: ViewCamera, [x, y, z]: Point): number {
  const flat = (x - camera.eye[0]) * Math.sin(camera.yaw) + (z - camera.eye[2]) * Math.cos(camera.yaw);
  return flat * Math.cos(camera.pitch) - (y - camera.eye[1]) * Math.sin(camera.pitch);
}

/** Walks along an edge; where a line is due on either side of it, it becomes strokes. */
function followEdge(
  design: Castable,
  buffer: ViewBuffer,
  { length, from, to, primitive }: Candidate,
  covered: Uint8Array,
  strokes: number[],
): void {
  const { width, height } = buffer;
  const steps = Math.max(2, Math.ceil(length / 1.25));
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const [nx, ny] = [-dy / length, dx / length];
  let [first, last, gap, sum, count, old] = [-1, -1, 0, 0, 0, 0];
  let marks: number[] = [];
  const flush = (): void => {
    if (first >= 0 && ((last - first) / steps) * length > 2.2 && old < 0.6 * count) {
      const [a, b] = [first / steps, last / steps];
      strokes.push(from[0] + a * dx, from[1] + a * dy, from[0] + b * dx, from[1] + b * dy);
      strokes.push(sum / count, design.classes[primitive] as number);
      for (const m of marks) covered[m] = 1;
    }
    [first, gap, sum, count, old] = [-1, 0, 0, 0, 0];
    marks = [];
  };
  for (let s = 0; s <= steps; s++) {
    const x = from[0] + (s / steps) * dx;
    const y = from[1] + (s / steps) * dy;
    const strength = strengthAt(design, buffer, x, y, nx, ny, primitive);
    if (strength > 0) {
      const m = clamp(Math.floor(y), height) * width + clamp(Math.floor(x), width);
      if (first < 0) first = s;
      last = s;
      gap = 0;
      sum += strength;
      count++;
      old += covered[m] as number;
      marks.push(m);
    } else if (first >= 0 && ++gap > 2) flush();
  }
  flush();
}

function strengthAt(
  design: Castable,
  buffer: ViewBuffer,
  x: number,
  y: number,
  nx: number,
  ny: number,
  primitive: number,
): number {
  const { width, height } = buffer;
  for (const w of [1, 1.7]) {
    const [ax, ay] = [Math.floor(x + w * nx), Math.floor(y + w * ny)];
    const [bx, by] = [Math.floor(x - w * nx), Math.floor(y - w * ny)];
    if (Math.min(ax, ay, bx, by) < 0 || Math.max(ax, bx) >= width || Math.max(ay, by) >= height) continue;
    const [i, j] = [ay * width + ax, by * width + bx];
    if (buffer.primitive[i] !== primitive && buffer.primitive[j] !== primitive) continue;
    const strength = lineBetween(design, buffer, i, j);
    if (strength > 0) return strength;
  }
  return 0;
}

function clamp(v: number, size: number): number {
  return Math.min(size - 1, Math.max(0, v));
}

function findRest(design: Castable, buffer: ViewBuffer, covered: Uint8Array): Uint8Array {
  const { width, height } = buffer;
  const rest = new Uint8Array(width * height);
  const near = (x: number, y: number): boolean => {
    for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++)
      for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++)
        if (covered[v * width + u] === 1) return true;
    return false;
  };
  for (let y = 0; y + 1 < height; y++)
    for (let x = 0; x + 1 < width; x++) {
      const i = y * width + x;
      const strength = Math.max(
        lineBetween(design, buffer, i, i + 1),
        lineBetween(design, buffer, i, i + width),
      );
      if (strength > LINE.none && !near(x, y)) rest[i] = strength;
    }
  return rest;
}
