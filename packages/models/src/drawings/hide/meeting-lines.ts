import type { Faces } from '../faces/faces.ts';
import type { DepthBuffer } from './depth-buffer.ts';
import { type FacePlane, kAt, planeOf } from './face-plane.ts';
import type { Stretch } from './hide-stretch.ts';
import type { WeighedPart } from './weigh-stretch.ts';

/** Folds of less in one thing are facets of something round; between two things a line is drawn at any real angle. */
const FACET_COSINE = Math.cos((25 * Math.PI) / 180);
const FLAT_COSINE = Math.cos((4 * Math.PI) / 180);
/** Pairs of triangles that are tried at most: beyond that surfaces are too ragged for their meetings to be lines. */
const MOST_PAIRS = 400_000;

/**
 * Where one surface passes through another no edge exists: the foot of a wall in the ground, a chimney in a roof. Neighbours in the depth
 * buffer tell which triangles do so where it can be seen; the line itself is that of their planes within both.
 */
export function findMeetings(
  faces: Faces,
  parts: readonly WeighedPart[],
  { width, height, face, perUnit, window }: DepthBuffer,
  signal: AbortSignal,
): readonly Stretch[] {
  const found: Stretch[] = [];
  const tried = new Set<number>();
  const planes = new Map<number, FacePlane | null>();
  const plane = (index: number): FacePlane | null => {
    const known = planes.get(index);
    if (known !== undefined) return known;
    const made = planeOf(faces.corners, index);
    planes.set(index, made);
    return made;
  };
  const look = (slot: number, next: number, u: number, v: number, du: number, dv: number): void => {
    const f = face[slot] as number;
    const g = face[next] as number;
    if (f === g || f < 0 || g < 0 || tried.size >= MOST_PAIRS || !mayMeet(faces, parts, f, g)) return;
    const key = Math.min(f, g) * faces.count + Math.max(f, g);
    if (tried.has(key)) return;
    const [p, q] = [plane(f), plane(g)];
    if (p === null || q === null) return;
    const before = kAt(p, u, v) - kAt(q, u, v);
    const after = kAt(p, u + du, v + dv) - kAt(q, u + du, v + dv);
    // Each is the nearer one on its own side: they cross in between.
    if (before > 0 || after < 0) return;
    tried.add(key);
    const line = commonLine(faces.corners, f, g, p, q);
    if (line !== null) found.push(line);
  };
  const step = 1 / perUnit;
  for (let y = 0; y < height; y += 1) {
    if (y % 64 === 0) signal.throwIfAborted();
    for (let x = 0; x < width; x += 1) {
      const slot = y * width + x;
      if ((face[slot] as number) < 0) continue;
      const [u, v] = [window.left + (x + 0.5) * step, window.top + (y + 0.5) * step];
      if (x + 1 < width) look(slot, slot + 1, u, v, step, 0);
      if (y + 1 < height) look(slot, slot + width, u, v, 0, step);
    }
  }
  return found;
}

function mayMeet(
  { normals, part, corners }: Faces,
  parts: readonly WeighedPart[],
  f: number,
  g: number,
): boolean {
  let cosine = 0;
  for (let axis = 0; axis < 3; axis += 1)
    cosine += (normals[f * 3 + axis] as number) * (normals[g * 3 + axis] as number);
  const thingOf = (face: number) => parts[part[face] as number]?.thing;
  if (thingOf(f) !== thingOf(g)) return Math.abs(cosine) < FLAT_COSINE;
  return Math.abs(cosine) < FACET_COSINE && sharedCorners(corners, f, g) < 2;
}

function sharedCorners(corners: Float32Array, f: number, g: number): number {
  let shared = 0;
  for (let a = f * 9; a < f * 9 + 9; a += 3)
    for (let b = g * 9; b < g * 9 + 9; b += 3)
      if (corners[a] === corners[b] && corners[a + 1] === corners[b + 1] && corners[a + 2] === corners[b + 2])
        shared += 1;
  return shared;
}

function commonLine(corners: Float32Array, f: number, g: number, p: FacePlane, q: FacePlane): Stretch | null {
  const [a, b] = [p.acrossK - q.acrossK, p.downK - q.downK];
  const steep = Math.hypot(a, b);
  if (steep === 0) return null;
  // a · (u − p.u) + b · (v − p.v) + c = 0
  const c = kAt(p, p.u, p.v) - kAt(q, p.u, p.v);
  const [u, v] = [p.u - (a * c) / steep ** 2, p.v - (b * c) / steep ** 2];
  const [du, dv] = [-b / steep, a / steep];
  let [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const face of [f, g]) {
    const at = face * 9;
    const area = areaOf(corners, at);
    for (let corner = 0; corner < 3; corner += 1) {
      const [i, j] = [at + corner * 3, at + ((corner + 1) % 3) * 3];
      const [pu, pv] = [corners[i] as number, corners[i + 1] as number];
      const [eu, ev] = [(corners[j] as number) - pu, (corners[j + 1] as number) - pv];
      const sign = area > 0 ? 1 : -1;
      const start = sign * (eu * (v - pv) - ev * (u - pu));
      const slope = sign * (eu * dv - ev * du);
      if (slope > 0) from = Math.max(from, -start / slope);
      else if (slope < 0) to = Math.min(to, -start / slope);
      else if (start < 0) return null;
    }
  }
  if (!(to > from)) return null;
  const at = (t: number) => [u + du * t, v + dv * t] as const;
  const [u0, v0] = at(from);
  const [u1, v1] = at(to);
  return [u0, v0, kAt(p, u0, v0), u1, v1, kAt(p, u1, v1)];
}

function areaOf(corners: Float32Array, at: number): number {
  const [u, v] = [corners[at] as number, corners[at + 1] as number];
  return (
    ((corners[at + 3] as number) - u) * ((corners[at + 7] as number) - v) -
    ((corners[at + 6] as number) - u) * ((corners[at + 4] as number) - v)
  );
}
