import { Projection, type ScreenPoint } from './projection.ts';
import type { Camera, LineWeight, SolidScene, Vec3 } from './solid-scene.ts';

/** A visible stretch of a line in pixels. */
export interface Stroke {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly weight: LineWeight;
}

/** How much nearer than a surface a line may be counted as lying on it (relative). */
const ON_SURFACE = 0.006;

/**
 * Hidden-line removal against a depth buffer: faces are rasterised into reciprocal depth, every line is walked pixel by
 * pixel and kept where no face lies before it (as in Appel's quantitative invisibility, sampled instead of exact).
 */
export function visibleStrokes(scene: SolidScene, camera: Camera, width: number, height: number): Stroke[] {
  const projection = new Projection(camera, width, height);
  const nearness = new Float32Array(width * height);
  for (const face of scene.faces)
    rasterise(projection.clipPolygon(face.points), projection, nearness, width, height);

  const strokes: Stroke[] = [];
  const draw = (from: Vec3, to: Vec3, weight: LineWeight) => {
    const clipped = projection.clipLine(from, to);
    const inside =
      clipped && clipToFrame(projection.toScreen(clipped[0]), projection.toScreen(clipped[1]), width, height);
    if (inside) walk(inside[0], inside[1], weight);
  };
  const walk = (a: ScreenPoint, b: ScreenPoint, weight: LineWeight) => {
    const steps = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y));
    let start: readonly [number, number] | undefined;
    let last: readonly [number, number] = [a.x, a.y];
    for (let i = 0; i <= steps; i++) {
      const t = steps === 0 ? 0 : i / steps;
      const x = a.x + (b.x - a.x) * t;
      const y = a.y + (b.y - a.y) * t;
      const near = 1 / a.depth + (1 / b.depth - 1 / a.depth) * t;
      const visible = isBeforeSurface(nearness, width, height, x, y, near);
      if (visible && !start) start = [x, y];
      if (!visible && start) {
        push(start, last, weight);
        start = undefined;
      }
      last = [x, y];
    }
    if (start) push(start, last, weight);
  };
  const push = (from: readonly [number, number], to: readonly [number, number], weight: LineWeight) => {
    if (Math.hypot(to[0] - from[0], to[1] - from[1]) >= 1.5)
      strokes.push({ x1: from[0], y1: from[1], x2: to[0], y2: to[1], weight });
  };

  for (const face of scene.faces) {
    if (!face.edges) continue;
    face.points.forEach((point, index) => draw(face.points.at(index - 1) as Vec3, point, 'outline'));
  }
  for (const line of scene.lines) draw(line.from, line.to, line.weight);
  return strokes;
}

/** Liang and Barsky's clipping of a segment to the picture, depth kept true to perspective. */
function clipToFrame(
  a: ScreenPoint,
  b: ScreenPoint,
  width: number,
  height: number,
): readonly [ScreenPoint, ScreenPoint] | undefined {
  let [t0, t1] = [0, 1];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  for (const [p, q] of [
    [-dx, a.x],
    [dx, width - a.x],
    [-dy, a.y],
    [dy, height - a.y],
  ] as const) {
    if (p === 0 && q < 0) return undefined;
    if (p < 0) t0 = Math.max(t0, q / p);
    if (p > 0) t1 = Math.min(t1, q / p);
  }
  if (t0 >= t1) return undefined;
  const at = (t: number): ScreenPoint => ({
    x: a.x + dx * t,
    y: a.y + dy * t,
    depth: 1 / (1 / a.depth + (1 / b.depth - 1 / a.depth) * t),
  });
  return [at(t0), at(t1)];
}

function isBeforeSurface(
  nearness: Float32Array,
  width: number,
  height: number,
  x: number,
  y: number,
  near: number,
): boolean {
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (column < 0 || row < 0 || column >= width || row >= height) return false;
  // A silhouette edge falls on the pixel of either neighbour, so one free neighbour is enough.
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const c = column + dx;
      const r = row + dy;
      if (c < 0 || r < 0 || c >= width || r >= height) continue;
      if (near * (1 + ON_SURFACE) >= (nearness[r * width + c] as number)) return true;
    }
  return false;
}

function rasterise(
  polygon: readonly Vec3[],
  projection: Projection,
  nearness: Float32Array,
  width: number,
  height: number,
): void {
  const corners = polygon.map((point) => projection.toScreen(point));
  for (let i = 2; i < corners.length; i++)
    fillTriangle(
      corners[0] as ScreenPoint,
      corners[i - 1] as ScreenPoint,
      corners[i] as ScreenPoint,
      nearness,
      width,
      height,
    );
}

function fillTriangle(
  a: ScreenPoint,
  b: ScreenPoint,
  c: ScreenPoint,
  nearness: Float32Array,
  width: number,
  height: number,
): void {
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  if (Math.abs(area) < 1e-6) return;
  const top = Math.max(0, Math.floor(Math.min(a.y, b.y, c.y)));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(a.y, b.y, c.y)));
  const left = Math.max(0, Math.floor(Math.min(a.x, b.x, c.x)));
  const right = Math.min(width - 1, Math.ceil(Math.max(a.x, b.x, c.x)));
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const px = x + 0.5;
      const py = y + 0.5;
      const wb = ((px - a.x) * (c.y - a.y) - (c.x - a.x) * (py - a.y)) / area;
      const wc = ((b.x - a.x) * (py - a.y) - (px - a.x) * (b.y - a.y)) / area;
      const wa = 1 - wb - wc;
      if (wa < 0 || wb < 0 || wc < 0) continue;
      const near = wa / a.depth + wb / b.depth + wc / c.depth;
      const index = y * width + x;
      if (near > (nearness[index] as number)) nearness[index] = near;
    }
}
