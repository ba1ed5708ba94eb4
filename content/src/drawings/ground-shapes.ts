import type { LineWeight, SceneBuilder, Vec3 } from './solid-scene.ts';

export type GroundPoint = readonly [number, number];

/** Ground lines lie a little above the ground, so that it does not hide them. */
const LEVEL = 0.004;

/** A smooth line through points on the ground (Catmull and Rom's spline). */
export function groundCurve(
  s: SceneBuilder,
  points: readonly GroundPoint[],
  {
    closed = false,
    weight = 'outline',
    z = LEVEL,
  }: { closed?: boolean; weight?: LineWeight; z?: number } = {},
): void {
  s.path(
    smooth(points, closed).map(([x, y]) => [x, y, z] as const),
    weight,
  );
}

/** A circle or ellipse on the ground. */
export function groundRing(s: SceneBuilder, [x, y]: GroundPoint, rx: number, ry = rx, z = LEVEL): void {
  const steps = 72;
  s.path(
    Array.from({ length: steps + 1 }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / steps;
      return [x + rx * Math.cos(a), y + ry * Math.sin(a), z];
    }),
  );
}

/** Straight lines round a patch of ground. */
export function groundPatch(
  s: SceneBuilder,
  corners: readonly GroundPoint[],
  weight: LineWeight = 'outline',
  z = LEVEL,
): void {
  const points = corners.map(([x, y]) => [x, y, z] as const);
  s.path([...points, points[0] as Vec3], weight);
}

/** Joints of paving over a rectangle. */
export function groundTiles(
  s: SceneBuilder,
  [x, y]: GroundPoint,
  [w, d]: GroundPoint,
  tile: number,
  z = LEVEL,
): void {
  s.ruled([x, y, z], [0, d, 0], [w, 0, 0], Math.round(w / tile));
  s.ruled([x, y, z], [w, 0, 0], [0, d, 0], Math.round(d / tile));
}

/** Ripples: short wavy strokes that run across a patch of water. */
export function ripples(
  s: SceneBuilder,
  [x, y]: GroundPoint,
  [w, d]: GroundPoint,
  count: number,
  z = LEVEL,
): void {
  for (let i = 0; i < count; i++) {
    const u = ((i * 0.618) % 1) - 0.5;
    const v = (i + 0.5) / count - 0.5;
    const room = 1 - 1.6 * Math.abs(v);
    const long = w * (0.12 + 0.1 * ((i * 0.37) % 1));
    const from = x + u * w * Math.max(0.1, room);
    s.path(
      Array.from({ length: 9 }, (_, k): Vec3 => {
        const t = k / 8;
        return [from + long * (t - 0.5), y + v * d + 0.06 * Math.sin(2 * Math.PI * 1.5 * t), z];
      }),
      'texture',
    );
  }
}

function smooth(points: readonly GroundPoint[], closed: boolean): GroundPoint[] {
  const n = points.length;
  const at = (i: number): GroundPoint =>
    points[closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i))] as GroundPoint;
  const out: GroundPoint[] = [];
  const spans = closed ? n : n - 1;
  for (let i = 0; i < spans; i++)
    for (let k = 0; k < 10; k++) out.push(spline(at(i - 1), at(i), at(i + 1), at(i + 2), k / 10));
  out.push(at(spans));
  return out;
}

function spline(a: GroundPoint, b: GroundPoint, c: GroundPoint, d: GroundPoint, t: number): GroundPoint {
  const one = (p: number, q: number, r: number, u: number): number =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - u) * t * t + (3 * q - p - 3 * r + u) * t * t * t);
  return [one(a[0], b[0], c[0], d[0]), one(a[1], b[1], c[1], d[1])];
}
