import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import type { Vec } from '@plumbline/tracer/trace/solid-mesh.ts';
import { finishOf, type Kit } from './kit.ts';

/** A box standing on y with its centre over (x, z); texture runs along its longest edge as v. */
export function box(
  kit: Kit,
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  d: number,
  name: FinishName,
): void {
  const f = finishOf(kit, name);
  const { mesh } = kit;
  const x0 = x - w / 2;
  const z0 = z - d / 2;
  // Grain follows the longer edge of each face: v is that one. Ribs always stand.
  const upright = name === 'feature-wall';
  const face = (p: Vec, a: Vec, b: Vec, la: number, lb: number, u: number, v: number): void => {
    if (lb >= la || upright) mesh.mappedQuad(p, a, b, f, [u, v, la, 0, 0, lb]);
    else mesh.mappedQuad(p, a, b, f, [v, u, 0, la, lb, 0]);
  };
  face([x0, y, z0], [w, 0, 0], [0, h, 0], w, h, x0, y);
  face([x0, y, z0 + d], [w, 0, 0], [0, h, 0], w, h, x0 + 0.37, y);
  face([x0, y, z0], [0, 0, d], [0, h, 0], d, h, z0 + 0.71, y);
  face([x0 + w, y, z0], [0, 0, d], [0, h, 0], d, h, z0 + 0.13, y);
  face([x0, y, z0], [w, 0, 0], [0, 0, d], w, d, x0, z0);
  face([x0, y + h, z0], [w, 0, 0], [0, 0, d], w, d, x0, z0);
}

/** A box with rounded edges of radius `r`: cushions, mattresses, upholstery. */
export function softBox(
  kit: Kit,
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  d: number,
  r: number,
  name: FinishName,
  bulge = 0,
): void {
  const f = finishOf(kit, name);
  const half = [w / 2, h / 2, d / 2];
  const radius = Math.min(r, ...half);
  for (let axis = 0; axis < 3; axis++) {
    const a = (axis + 1) % 3;
    const b = (axis + 2) % 3;
    const linesA = gridLines(half[a] as number, radius, bulge > 0);
    const linesB = gridLines(half[b] as number, radius, bulge > 0);
    for (const side of [-1, 1]) {
      const points: { p: number[]; n: Vec }[] = [];
      for (const va of linesA)
        for (const vb of linesB) {
          const p = [0, 0, 0];
          p[axis] = side * (half[axis] as number);
          p[a] = va;
          p[b] = vb;
          const n = [0, 0, 0];
          let length = 0;
          for (let k = 0; k < 3; k++) {
            const inner = Math.max(
              -(half[k] as number) + radius,
              Math.min((half[k] as number) - radius, p[k] as number),
            );
            n[k] = (p[k] as number) - inner;
            length += (n[k] as number) ** 2;
            p[k] = inner;
          }
          length = Math.sqrt(length) || 1;
          for (let k = 0; k < 3; k++) {
            n[k] = (n[k] as number) / length;
            p[k] = (p[k] as number) + (n[k] as number) * radius;
          }
          if (bulge > 0) {
            const ra = va / (half[a] as number);
            const rb = vb / (half[b] as number);
            const swell = bulge * (1 - ra * ra) * (1 - rb * rb);
            p[axis] = (p[axis] as number) + side * swell;
            n[a] = (n[a] as number) + (2 * bulge * ra * (1 - rb * rb)) / (half[a] as number);
            n[b] = (n[b] as number) + (2 * bulge * rb * (1 - ra * ra)) / (half[b] as number);
          }
          points.push({
            p: [at(p, 0) + x, at(p, 1) + y + h / 2, at(p, 2) + z],
            n: [at(n, 0), at(n, 1), at(n, 2)],
          });
        }
      gridSurface(kit, points, linesA.length, linesB.length, f, half[a] as number, half[b] as number);
    }
  }
}

function gridLines(half: number, r: number, middle: boolean): number[] {
  const lines = [-half, -half + r * 0.35, -half + r];
  if (middle) lines.push(-half * 0.4, 0, half * 0.4);
  lines.push(half - r, half - r * 0.35, half);
  return lines.sort((p, q) => p - q);
}

/** Fills a grid of points with triangles; rows run along b. */
export function gridSurface(
  kit: Kit,
  points: readonly { readonly p: readonly number[]; readonly n: Vec }[],
  rows: number,
  columns: number,
  finish: number,
  scaleA = 1,
  scaleB = 1,
): void {
  for (let i = 0; i + 1 < rows; i++) {
    for (let j = 0; j + 1 < columns; j++) {
      const p00 = points[i * columns + j];
      const p10 = points[(i + 1) * columns + j];
      const p01 = points[i * columns + j + 1];
      const p11 = points[(i + 1) * columns + j + 1];
      if (p00 === undefined || p10 === undefined || p01 === undefined || p11 === undefined) continue;
      const a = minus(p10.p, p00.p);
      const b = minus(p01.p, p00.p);
      const du = (2 * scaleA) / rows;
      const dv = (2 * scaleB) / columns;
      const map = [i * du, j * dv, du, 0, 0, dv];
      kit.mesh.triangle(vec(p00.p), a, b, finish, [p00.n, p10.n, p01.n], map);
      const back = [(i + 1) * du, (j + 1) * dv, -du, 0, 0, -dv];
      kit.mesh.triangle(
        vec(p11.p),
        minus(p01.p, p11.p),
        minus(p10.p, p11.p),
        finish,
        [p11.n, p01.n, p10.n],
        back,
      );
    }
  }
}

function at(p: readonly number[], k: number): number {
  return p[k] as number;
}

function vec(p: readonly number[]): Vec {
  return [p[0] as number, p[1] as number, p[2] as number];
}

function minus(p: readonly number[], q: readonly number[]): Vec {
  return [
    (p[0] as number) - (q[0] as number),
    (p[1] as number) - (q[1] as number),
    (p[2] as number) - (q[2] as number),
  ];
}

/** A body turned about the upright axis: (radius, height) pairs from the bottom up. */
export function lathe(
  kit: Kit,
  x: number,
  y: number,
  z: number,
  profile: readonly (readonly [radius: number, height: number])[],
  name: FinishName,
  segments = 14,
): void {
  const points: { p: number[]; n: Vec }[] = [];
  for (let k = 0; k < profile.length; k++) {
    const [r, h] = profile[k] as readonly [number, number];
    const before = profile[Math.max(0, k - 1)] as readonly [number, number];
    const after = profile[Math.min(profile.length - 1, k + 1)] as readonly [number, number];
    const slope = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const out = (after[1] - before[1]) / slope;
    const up = -(after[0] - before[0]) / slope;
    for (let s = 0; s <= segments; s++) {
      const angle = (2 * Math.PI * s) / segments;
      points.push({
        p: [x + r * Math.cos(angle), y + h, z + r * Math.sin(angle)],
        n: [out * Math.cos(angle), up, out * Math.sin(angle)],
      });
    }
  }
  gridSurface(kit, points, profile.length, segments + 1, finishOf(kit, name), 0.5, 0.5);
}

/** An upright cylinder with a lid. */
export function cylinder(
  kit: Kit,
  x: number,
  y: number,
  z: number,
  r: number,
  h: number,
  name: FinishName,
  segments = 14,
): void {
  lathe(
    kit,
    x,
    y,
    z,
    [
      [r, 0],
      [r, h],
    ],
    name,
    segments,
  );
  disc(kit, x, y + h, z, r, name, segments);
}

export function disc(
  kit: Kit,
  x: number,
  y: number,
  z: number,
  r: number,
  name: FinishName,
  segments = 20,
): void {
  const f = finishOf(kit, name);
  for (let s = 0; s < segments; s++) {
    const a = (2 * Math.PI * s) / segments;
    const b = (2 * Math.PI * (s + 1)) / segments;
    const pa: Vec = [r * Math.cos(a), 0, r * Math.sin(a)];
    const pb: Vec = [r * Math.cos(b), 0, r * Math.sin(b)];
    kit.mesh.triangle([x, y, z], pa, pb, f, undefined, [x, z, pa[0], pa[2], pb[0], pb[2]]);
  }
}

/** A round bar between two points. */
export function rod(kit: Kit, p: Vec, q: Vec, r: number, name: FinishName, segments = 6): void {
  const f = finishOf(kit, name);
  const d: Vec = [q[0] - p[0], q[1] - p[1], q[2] - p[2]];
  const length = Math.hypot(...d) || 1;
  const axis: Vec = [d[0] / length, d[1] / length, d[2] / length];
  const side: Vec = Math.abs(axis[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0];
  const a = unit(cross(axis, side));
  const b = cross(axis, a);
  for (let s = 0; s < segments; s++) {
    const from = (2 * Math.PI * s) / segments;
    const to = (2 * Math.PI * (s + 1)) / segments;
    const na = around(a, b, from);
    const nb = around(a, b, to);
    kit.mesh.smoothQuad(
      [p[0] + na[0] * r, p[1] + na[1] * r, p[2] + na[2] * r],
      [(nb[0] - na[0]) * r, (nb[1] - na[1]) * r, (nb[2] - na[2]) * r],
      d,
      f,
      [na, nb, na],
    );
  }
}

function around(a: Vec, b: Vec, angle: number): Vec {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [a[0] * c + b[0] * s, a[1] * c + b[1] * s, a[2] * c + b[2] * s];
}

function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(a: Vec): Vec {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}
