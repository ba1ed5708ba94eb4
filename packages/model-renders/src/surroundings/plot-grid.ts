import type { SolidMesh } from '@plumbline/tracer/trace/solid-mesh.ts';

/** A building seen from above, in squares along its own long side. */
export interface PlotGrid {
  /** Metres. */
  readonly edge: number;
  readonly columns: number;
  readonly rows: number;
  /** Of the first square's corner, in the frame of the building. */
  readonly u: number;
  readonly v: number;
  /** 1 where something stands on the ground, or where the ground is closed in by it. */
  readonly built: Uint8Array;
}

/** Squares each way, at most, and metres of one, at least. */
const MOST_SQUARES = 200;
const LEAST_EDGE = 0.3;
/** Open squares all around. */
const MARGIN = 12;
/** What lies so far below and above the ground stands on it. */
const BELOW = 0.4;
const ABOVE = 0.9;

/**
 * Where parts of a mesh stand on the ground.
 * @param turn of the building: cosine and sine. @returns undefined where nothing does, or where a town is shown.
 */
export function findPlot(
  mesh: SolidMesh,
  counts: (primitive: number) => boolean,
  level: number,
  [cos, sin]: readonly [number, number],
  largest: number,
): PlotGrid | undefined {
  const standing: number[] = [];
  let [u0, v0, u1, v1] = [Infinity, Infinity, -Infinity, -Infinity];
  const g = mesh.geometry;
  for (let i = 0; i < mesh.count; i++) {
    const at = 9 * i;
    const y = g[at + 1] as number;
    const a = g[at + 4] as number;
    const b = g[at + 7] as number;
    const far = mesh.shape[i] === 1 ? a + b : a;
    if (y + Math.min(0, a, b, far) > level + ABOVE || y + Math.max(0, a, b, far) < level - BELOW) continue;
    if (!counts(i)) continue;
    standing.push(i);
    for (const [s, t] of CORNERS) {
      const x = (g[at] as number) + s * (g[at + 3] as number) + t * (g[at + 6] as number);
      const z = (g[at + 2] as number) + s * (g[at + 5] as number) + t * (g[at + 8] as number);
      const [u, v] = [x * cos + z * sin, z * cos - x * sin];
      if (u < u0) u0 = u;
      if (u > u1) u1 = u;
      if (v < v0) v0 = v;
      if (v > v1) v1 = v;
    }
  }
  const across = Math.max(u1 - u0, v1 - v0);
  if (!(across > 0.5) || across > largest) return undefined;
  const edge = Math.max(LEAST_EDGE, across / (MOST_SQUARES - 2 * MARGIN));
  const grid = {
    edge,
    columns: Math.ceil((u1 - u0) / edge) + 2 * MARGIN,
    rows: Math.ceil((v1 - v0) / edge) + 2 * MARGIN,
    u: u0 - MARGIN * edge,
    v: v0 - MARGIN * edge,
  };
  const walls = new Uint8Array(grid.columns * grid.rows);
  for (const i of standing) {
    const at = 9 * i;
    const flat = (k: number) => Math.hypot(g[at + k] as number, g[at + k + 2] as number);
    const m = Math.ceil(flat(3) / (0.7 * edge)) + 1;
    const n = Math.ceil(flat(6) / (0.7 * edge)) + 1;
    for (let j = 0; j <= m; j++)
      for (let k = 0; k <= n; k++) {
        const [s, t] = [j / m, k / n];
        if (mesh.shape[i] !== 1 && s + t > 1.0001) continue;
        // Of a wall that goes up only what stands on the ground counts.
        const y = (g[at + 1] as number) + s * (g[at + 4] as number) + t * (g[at + 7] as number);
        if (y > level + ABOVE || y < level - BELOW) continue;
        const x = (g[at] as number) + s * (g[at + 3] as number) + t * (g[at + 6] as number);
        const z = (g[at + 2] as number) + s * (g[at + 5] as number) + t * (g[at + 8] as number);
        const column = Math.floor((x * cos + z * sin - grid.u) / edge);
        const row = Math.floor((z * cos - x * sin - grid.v) / edge);
        walls[row * grid.columns + column] = 1;
      }
  }
  return { ...grid, built: closedIn(walls, grid.columns, grid.rows) };
}

const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
] as const;

/** What cannot be reached from the border without stepping over a wall. */
function closedIn(walls: Uint8Array, columns: number, rows: number): Uint8Array {
  const built = new Uint8Array(walls.length).fill(1);
  const stack = [0];
  built[0] = 0;
  while (stack.length > 0) {
    const i = stack.pop() as number;
    const x = i % columns;
    for (const j of [
      x > 0 ? i - 1 : -1,
      x + 1 < columns ? i + 1 : -1,
      i - columns,
      i + columns < columns * rows ? i + columns : -1,
    ]) {
      if (j < 0 || built[j] === 0 || walls[j] === 1) continue;
      built[j] = 0;
      stack.push(j);
    }
  }
  return built;
}

/** The squares within `reach` metres of what is built. */
export function widen({ built, columns, rows, edge }: PlotGrid, reach: number): Uint8Array {
  const r = Math.min(MARGIN - 1, Math.max(1, Math.round(reach / edge)));
  let from = built;
  // One direction after the other: a square frame, as strips along walls have.
  for (const step of [1, columns]) {
    const to = new Uint8Array(from.length);
    for (let i = 0; i < from.length; i++) {
      if (from[i] === 0) continue;
      const place = step === 1 ? i % columns : Math.floor(i / columns);
      const end = step === 1 ? columns : rows;
      for (let k = Math.max(0, place - r); k <= Math.min(end - 1, place + r); k++)
        to[i + (k - place) * step] = 1;
    }
    from = to;
  }
  return from;
}

/** The chosen squares as few rectangles: [column, row, columns, rows]. */
export function rectanglesOf(
  chosen: Uint8Array,
  columns: number,
): (readonly [number, number, number, number])[] {
  const left = chosen.slice();
  const rows = left.length / columns;
  const found: (readonly [number, number, number, number])[] = [];
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      if (left[y * columns + x] === 0) continue;
      let w = 1;
      while (x + w < columns && left[y * columns + x + w] === 1) w++;
      let h = 1;
      while (
        y + h < rows &&
        left.subarray((y + h) * columns + x, (y + h) * columns + x + w).every((v) => v === 1)
      )
        h++;
      for (let k = 0; k < h; k++) left.fill(0, (y + k) * columns + x, (y + k) * columns + x + w);
      found.push([x, y, w, h]);
    }
  return found;
}
