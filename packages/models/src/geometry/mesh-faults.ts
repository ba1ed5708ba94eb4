import { joinRows } from './join-corners.ts';

interface MeshFaults {
  /** Edges of one triangle alone. */
  readonly open: number;
  /** Triangles with the same three corners as one before. */
  readonly doubled: number;
  /** Triangles turned against their neighbours: along a shared edge both run the same way. */
  readonly flipped: number;
}

/** @param triangles three corners each, the same number for the same place. */
export function findFaults(triangles: Uint32Array): MeshFaults {
  const proper = withoutSlivers(triangles);
  const count = proper.length / 3;
  const rows = new Int32Array(proper.length);
  for (let triangle = 0; triangle < count; triangle += 1)
    rows.set(proper.subarray(triangle * 3, triangle * 3 + 3).toSorted(), triangle * 3);
  const doubled = count - joinRows(rows, 3).firsts.length;
  const edges = new Int32Array(count * 6);
  const forwards = new Uint8Array(count * 3);
  for (let k = 0; k < count * 3; k += 1) {
    const from = proper[k] as number;
    const to = proper[k % 3 === 2 ? k - 2 : k + 1] as number;
    edges[k * 2] = Math.min(from, to);
    edges[k * 2 + 1] = Math.max(from, to);
    forwards[k] = from < to ? 1 : 0;
  }
  const { kinds, firsts } = joinRows(edges, 2);
  const users = new Uint32Array(firsts.length);
  const ups = new Uint32Array(firsts.length);
  for (let k = 0; k < kinds.length; k += 1) {
    const kind = kinds[k] as number;
    users[kind] = (users[kind] as number) + 1;
    ups[kind] = (ups[kind] as number) + (forwards[k] as number);
  }
  let open = 0;
  for (const used of users) if (used === 1) open += 1;
  // Where a face is doubled every edge of it runs the same way twice: that is said already.
  if (doubled > 0) return { open, doubled, flipped: 0 };
  return { open, doubled, flipped: countFlipped(kinds, users, ups, count) };
}

/** A triangle that agrees with no neighbour: one that two solids share does with one of them. */
function countFlipped(kinds: Uint32Array, users: Uint32Array, ups: Uint32Array, count: number): number {
  let flipped = 0;
  for (let triangle = 0; triangle < count; triangle += 1) {
    let agree = 0;
    let disagree = 0;
    for (let k = triangle * 3; k < triangle * 3 + 3; k += 1) {
      const kind = kinds[k] as number;
      if (users[kind] !== 2) continue;
      if (ups[kind] === 1) agree += 1;
      else disagree += 1;
    }
    if (disagree > 1 && agree === 0) flipped += 1;
  }
  return flipped;
}

function withoutSlivers(triangles: Uint32Array): Uint32Array {
  const kept = new Uint32Array(triangles.length);
  let length = 0;
  for (let k = 0; k + 2 < triangles.length; k += 3) {
    const corners = triangles.subarray(k, k + 3);
    if (new Set(corners).size < 3) continue;
    kept.set(corners, length);
    length += 3;
  }
  return kept.slice(0, length);
}
