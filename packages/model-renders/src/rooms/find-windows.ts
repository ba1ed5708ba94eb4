import type { SolidMesh, Vec } from '@plumbline/tracer/trace/solid-mesh.ts';
import type { Tracer } from '@plumbline/tracer/trace/tracer.ts';

/** A glazed opening between a room and the open air. */
export interface GlazedOpening {
  readonly centre: Vec;
  /** Half edges. */
  readonly a: Vec;
  readonly b: Vec;
  /** Into the room. */
  readonly normal: Vec;
  readonly area: number;
}

/** Panes of one thing that lie about in one plane. */
interface PaneGroup {
  readonly normal: [number, number, number];
  readonly offset: number;
  readonly points: number[];
}

/** Normals and places that differ by less are of one window: panes have two faces and frames between them. */
const SAME_WAY = 0.96;
const SAME_PLANE = 0.3;
const LEAST_AREA = 0.12;

/** Windows of a scene: the rectangles of panes of glass that have a room on one side and open air on the other. */
export function findWindows(panes: SolidMesh, tracer: Tracer): GlazedOpening[] {
  const groups = new Map<number, PaneGroup[]>();
  const g = panes.geometry;
  for (let i = 0; i < panes.count; i++) {
    const at = 9 * i;
    const [ax, ay, az, bx, by, bz] = g.subarray(at + 3, at + 9) as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    let n: [number, number, number] = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
    const length = Math.hypot(...n);
    // Rims of a pane are too narrow to count.
    if (length < 1e-3) continue;
    n = [n[0] / length, n[1] / length, n[2] / length];
    const offset = n[0] * (g[at] as number) + n[1] * (g[at + 1] as number) + n[2] * (g[at + 2] as number);
    const list = groups.get(panes.thing[i] as number) ?? [];
    groups.set(panes.thing[i] as number, list);
    let group = list.find(({ normal, offset: other }) => {
      const agree = normal[0] * n[0] + normal[1] * n[1] + normal[2] * n[2];
      return Math.abs(agree) > SAME_WAY && Math.abs(Math.sign(agree) * offset - other) < SAME_PLANE;
    });
    if (group === undefined) list.push((group = { normal: n, offset, points: [] }));
    for (const [s, t] of [[0, 0], [1, 0], [0, 1], ...(panes.shape[i] === 1 ? [[1, 1]] : [])] as [
      number,
      number,
    ][])
      for (let c = 0; c < 3; c++)
        group.points.push(
          (g[at + c] as number) + s * (g[at + 3 + c] as number) + t * (g[at + 6 + c] as number),
        );
  }
  const found: GlazedOpening[] = [];
  for (const list of groups.values())
    for (const group of list) {
      const opening = openingOf(group, tracer);
      if (opening !== undefined) found.push(opening);
    }
  return found.toSorted((a, b) => b.area - a.area);
}

function openingOf({ normal, points }: PaneGroup, tracer: Tracer): GlazedOpening | undefined {
  const [nx, ny, nz] = normal;
  const level = Math.hypot(nx, nz);
  const u: Vec = level > 0.06 ? [nz / level, 0, -nx / level] : [1, 0, 0];
  const v: Vec = level > 0.06 ? [(-nx * ny) / level, level, (-nz * ny) / level] : [0, 0, 1];
  const range = (axis: Vec): [number, number] => {
    let [low, high] = [Infinity, -Infinity];
    for (let i = 0; i < points.length; i += 3) {
      const at =
        axis[0] * (points[i] as number) +
        axis[1] * (points[i + 1] as number) +
        axis[2] * (points[i + 2] as number);
      low = Math.min(low, at);
      high = Math.max(high, at);
    }
    return [low, high];
  };
  const [[u0, u1], [v0, v1], [w0, w1]] = [range(u), range(v), range(normal)];
  const area = (u1 - u0) * (v1 - v0);
  if (area < LEAST_AREA) return undefined;
  const middle = [(u0 + u1) / 2, (v0 + v1) / 2, (w0 + w1) / 2] as const;
  const centre = [0, 1, 2].map(
    (c) => middle[0] * (u[c] as number) + middle[1] * (v[c] as number) + middle[2] * (normal[c] as number),
  ) as unknown as Vec;
  const front = openness(tracer, centre, normal, 1);
  const back = openness(tracer, centre, normal, -1);
  // Between two rooms, or in a railing: no light of the sky is led in.
  if (Math.abs(front - back) < 0.2) return undefined;
  const side = front > back ? -1 : 1;
  const half = (axis: Vec, reach: number): Vec => [axis[0] * reach, axis[1] * reach, axis[2] * reach];
  return {
    centre,
    a: half(u, (u1 - u0) / 2),
    b: half(v, (v1 - v0) / 2),
    normal: half(normal, side),
    area,
  };
}

/** Directions of a half space about z: the middle and two rings. */
const RINGS = [0.45, 0.85].flatMap((tilt) =>
  Array.from(
    { length: 8 },
    (_, k) =>
      [
        Math.sin(tilt) * Math.cos((k * Math.PI) / 4),
        Math.sin(tilt) * Math.sin((k * Math.PI) / 4),
        Math.cos(tilt),
      ] as const,
  ),
);

/** Share of rays from a window to one side that meet nothing near: land and buildings far away are open air too. */
function openness(tracer: Tracer, [x, y, z]: Vec, normal: Vec, side: number): number {
  const [nx, ny, nz] = normal.map((v) => v * side) as [number, number, number];
  const level = Math.hypot(nx, nz);
  const u: Vec = level > 0.06 ? [nz / level, 0, -nx / level] : [1, 0, 0];
  const v: Vec = [ny * u[2] - nz * u[1], nz * u[0] - nx * u[2], nx * u[1] - ny * u[0]];
  let open = 0;
  for (const [a, b, c] of RINGS) {
    const dx = a * u[0] + b * v[0] + c * nx;
    const dy = a * u[1] + b * v[1] + c * ny;
    const dz = a * u[2] + b * v[2] + c * nz;
    // Upwards counts: rooms have ceilings, and the ground is everywhere.
    const up = Math.abs(dy);
    if (!tracer.blocked(x + nx * 0.35, y + ny * 0.35, z + nz * 0.35, dx, up, dz, 60)) open++;
  }
  return open / RINGS.length;
}
