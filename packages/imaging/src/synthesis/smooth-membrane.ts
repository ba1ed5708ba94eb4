/**
 * A smooth correction over a grid: least squares over its edges and anchors. Minimises
 * Σ w·(u(right) − u − t)² + Σ w·(u(below) − u − t)² + Σ a·(u − m)².
 */
interface MembraneProblem {
  readonly columns: number;
  readonly rows: number;
  /** Weight of the edge to the right and downwards; 0 where there is none. */
  readonly right: Float32Array;
  readonly down: Float32Array;
  /** Weight of each cell's anchor. */
  readonly anchor: Float32Array;
}

interface Level extends MembraneProblem {
  readonly diagonal: Float32Array;
}

const ROUNDS = 18;
const SMALLEST = 24;
const EASE = 1e-6;
/** Sums of blocks underestimate how far a correction reaches: the coarse step is lengthened. */
const OVERSTEP = 1.8;

/**
 * Solves for several right sides at once by conjugate gradients with a multigrid step as preconditioner (pairs of cells
 * summed 2×2, symmetric Gauss-Seidel).
 *
 * @param sides one right side a channel: the negative derivative at u = 0, halved.
 */
export function solveMembrane(
  problem: MembraneProblem,
  sides: readonly Float32Array[],
  checkpoint: () => void,
): Float32Array[] {
  const levels = [withDiagonal(problem)];
  for (let last = levels[0]; last && Math.min(last.columns, last.rows) > SMALLEST; ) {
    last = withDiagonal(coarsen(last));
    levels.push(last);
  }
  return sides.map((side) => conjugateGradients(levels, side, checkpoint));
}

function withDiagonal(problem: MembraneProblem): Level {
  const { columns, right, down, anchor } = problem;
  const diagonal = new Float32Array(anchor.length);
  for (let i = 0; i < diagonal.length; i++)
    diagonal[i] =
      (anchor[i] as number) +
      (right[i] as number) +
      (down[i] as number) +
      (i >= 1 ? (right[i - 1] as number) : 0) +
      (i >= columns ? (down[i - columns] as number) : 0);
  // Parts that nothing anchors would drift; cells without edges stay at 0.
  for (let i = 0; i < diagonal.length; i++) {
    const d = diagonal[i] as number;
    if (d > 0) diagonal[i] = d * (1 + EASE);
  }
  return { ...problem, diagonal };
}

function coarsen({ columns, rows, right, down, anchor }: MembraneProblem): MembraneProblem {
  const wide = Math.ceil(columns / 2);
  const high = Math.ceil(rows / 2);
  const out = {
    columns: wide,
    rows: high,
    right: new Float32Array(wide * high),
    down: new Float32Array(wide * high),
    anchor: new Float32Array(wide * high),
  };
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const i = y * columns + x;
      const j = (y >> 1) * wide + (x >> 1);
      out.anchor[j] = (out.anchor[j] as number) + (anchor[i] as number);
      if (x & 1) out.right[j] = (out.right[j] as number) + (right[i] as number);
      if (y & 1) out.down[j] = (out.down[j] as number) + (down[i] as number);
    }
  return out;
}

function apply({ columns, right, down, diagonal }: Level, u: Float32Array, out: Float32Array): void {
  const n = u.length;
  for (let i = 0; i < n; i++) {
    let sum = (diagonal[i] as number) * (u[i] as number);
    if (i + 1 < n) sum -= (right[i] as number) * (u[i + 1] as number);
    if (i >= 1) sum -= (right[i - 1] as number) * (u[i - 1] as number);
    if (i + columns < n) sum -= (down[i] as number) * (u[i + columns] as number);
    if (i >= columns) sum -= (down[i - columns] as number) * (u[i - columns] as number);
    out[i] = sum;
  }
}

function sweep(
  { columns, right, down, diagonal }: Level,
  u: Float32Array,
  side: Float32Array,
  back: boolean,
): void {
  const n = u.length;
  for (let k = 0; k < n; k++) {
    const i = back ? n - 1 - k : k;
    const d = diagonal[i] as number;
    if (d === 0) continue;
    let sum = side[i] as number;
    if (i + 1 < n) sum += (right[i] as number) * (u[i + 1] as number);
    if (i >= 1) sum += (right[i - 1] as number) * (u[i - 1] as number);
    if (i + columns < n) sum += (down[i] as number) * (u[i + columns] as number);
    if (i >= columns) sum += (down[i - columns] as number) * (u[i - columns] as number);
    u[i] = sum / d;
  }
}

/** One V-cycle from 0: a symmetric map of the right side. */
function cycle(levels: readonly Level[], depth: number, side: Float32Array): Float32Array {
  const level = levels[depth] as Level;
  const u = new Float32Array(side.length);
  const next = levels[depth + 1];
  if (next === undefined) {
    for (let k = 0; k < 30; k++) sweep(level, u, side, false);
    for (let k = 0; k < 30; k++) sweep(level, u, side, true);
    return u;
  }
  sweep(level, u, side, false);
  sweep(level, u, side, false);
  const rest = new Float32Array(side.length);
  apply(level, u, rest);
  const coarse = new Float32Array(next.columns * next.rows);
  for (let y = 0, i = 0; y < level.rows; y++)
    for (let x = 0; x < level.columns; x++, i++) {
      const j = (y >> 1) * next.columns + (x >> 1);
      coarse[j] = (coarse[j] as number) + (side[i] as number) - (rest[i] as number);
    }
  const step = cycle(levels, depth + 1, coarse);
  // Twice over: sums of blocks alone carry too little of a slope.
  if (depth + 2 < levels.length) {
    const left = new Float32Array(coarse.length);
    apply(next, step, left);
    for (let i = 0; i < left.length; i++) left[i] = (coarse[i] as number) - (left[i] as number);
    const more = cycle(levels, depth + 1, left);
    for (let i = 0; i < left.length; i++) step[i] = (step[i] as number) + (more[i] as number);
  }
  for (let y = 0, i = 0; y < level.rows; y++)
    for (let x = 0; x < level.columns; x++, i++) {
      if (level.diagonal[i] === 0) continue;
      u[i] = (u[i] as number) + OVERSTEP * (step[(y >> 1) * next.columns + (x >> 1)] as number);
    }
  sweep(level, u, side, true);
  sweep(level, u, side, true);
  return u;
}

function conjugateGradients(
  levels: readonly Level[],
  side: Float32Array,
  checkpoint: () => void,
): Float32Array {
  const level = levels[0] as Level;
  const n = side.length;
  const u = new Float32Array(n);
  const rest = side.slice();
  const start = dot(rest, rest);
  if (start === 0) return u;
  let better = cycle(levels, 0, rest);
  const direction = better.slice();
  const applied = new Float32Array(n);
  let gain = dot(rest, better);
  for (let round = 0; round < ROUNDS; round++) {
    checkpoint();
    apply(level, direction, applied);
    const along = dot(direction, applied);
    if (!(along > 0)) break;
    const step = gain / along;
    for (let i = 0; i < n; i++) {
      u[i] = (u[i] as number) + step * (direction[i] as number);
      rest[i] = (rest[i] as number) - step * (applied[i] as number);
    }
    if (dot(rest, rest) < 1e-9 * start) break;
    better = cycle(levels, 0, rest);
    const next = dot(rest, better);
    const turn = next / gain;
    gain = next;
    for (let i = 0; i < n; i++) direction[i] = (better[i] as number) + turn * (direction[i] as number);
  }
  return u;
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}
