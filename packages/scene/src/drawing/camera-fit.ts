import { axisInCamera } from './drawing-camera.ts';

const NUMBERS_PER_SEGMENT = 5;
/** Share of the score under which a step gains nothing. */
const LEAST_GAIN = 1e-5;
const MOST_DAMPING = 1e4;
/** Pivot under which the equations have no solution. */
const SINGULAR = 1e-30;

/** A level camera without roll: angles in radians, lengths in pixels from the middle of the picture. */
export interface CameraGuess {
  readonly focal: number;
  readonly pitch: number;
  readonly yaw: number;
  /** Principal point below the middle: not 0 for a cut picture or a shifted lens, whose uprights stay parallel. */
  readonly shift: number;
}

/** Five numbers a segment: x and y of its middle from the picture's, its unit direction, its weight. */
export type SegmentRows = Float64Array;

/** Squared sines beyond this many times σ² tell nothing. */
const CUT = 9;

/**
 * Weighted count of the segments that run to one of the three vanishing points (after the Manhattan world of Coughlan and
 * Yuille, 1999).
 * @param sigma tolerance as the sine of the angle between a segment and its axis. @param rows used are the first `count`.
 */
export function fitOfCamera(
  guess: CameraGuess,
  rows: SegmentRows,
  sigma: number,
  count = rows.length / 5,
): number {
  const [ax, ay, az] = directionOf(guess, 0);
  const [bx, by, bz] = directionOf(guess, 1);
  const [gx, gy, gz] = directionOf(guess, 2);
  const f = guess.focal;
  const cut = CUT * sigma * sigma;
  let sum = 0;
  for (let k = 0; k < NUMBERS_PER_SEGMENT * count; k += 5) {
    const x = rows[k] as number;
    const y = (rows[k + 1] as number) - guess.shift;
    const ux = rows[k + 2] as number;
    const uy = rows[k + 3] as number;
    const e = Math.min(
      missSquared(f * ax - x * az, f * ay - y * az, ux, uy),
      missSquared(f * bx - x * bz, f * by - y * bz, ux, uy),
      missSquared(f * gx - x * gz, f * gy - y * gz, ux, uy),
    );
    // Nearly a bell of that σ, without its exponential.
    if (e >= cut) continue;
    const square = (1 - e / cut) * (1 - e / cut);
    sum += (rows[k + 4] as number) * square * square;
  }
  return sum;
}

/**
 * Moves a guess to the nearby best fit by damped least squares (Levenberg 1944, Marquardt 1963) on the sines between segments
 * and their nearest axes, reweighted in each round so that strays count nothing.
 * @param free how many of focal length, pitch, yaw and shift, in this order, may move.
 */
export function refineCamera(
  start: CameraGuess,
  rows: SegmentRows,
  sigma: number,
  free: 3 | 4,
  rounds = 12,
): CameraGuess {
  const n = rows.length / 5;
  const residual = new Float64Array(n);
  const weight = new Float64Array(n);
  const nearest = new Uint8Array(n);
  const moved = Array.from({ length: free }, () => new Float64Array(n));
  let best = start;
  let bestScore = fitOfCamera(start, rows, sigma);
  let damping = 1e-3;
  for (let round = 0; round < rounds; round++) {
    residualsOf(best, rows, residual, nearest, undefined);
    const cut = CUT * sigma * sigma;
    for (let k = 0; k < n; k++) {
      const e = (residual[k] as number) ** 2;
      weight[k] = e < cut ? (rows[5 * k + 4] as number) * (1 - e / cut) ** 3 : 0;
    }
    for (let p = 0; p < free; p++)
      residualsOf(stepped(best, p, STEP), rows, moved[p] as Float64Array, nearest, nearest);
    const normal = Array.from({ length: free }, () => new Float64Array(free + 1));
    for (let k = 0; k < n; k++) {
      const w = weight[k] as number;
      if (w === 0) continue;
      for (let p = 0; p < free; p++) {
        const dp = ((moved[p] as Float64Array)[k] as number) - (residual[k] as number);
        const row = normal[p] as Float64Array;
        for (let q = 0; q < free; q++)
          row[q] =
            (row[q] as number) +
            w * dp * (((moved[q] as Float64Array)[k] as number) - (residual[k] as number));
        row[free] = (row[free] as number) - w * dp * (residual[k] as number);
      }
    }
    for (let p = 0; p < free; p++)
      (normal[p] as Float64Array)[p] = ((normal[p] as Float64Array)[p] as number) * (1 + damping);
    const by = solve(normal);
    if (by === undefined) break;
    let next = best;
    by.forEach((amount, p) => {
      next = stepped(next, p, STEP * Math.max(-400, Math.min(400, amount)));
    });
    const score = fitOfCamera(next, rows, sigma);
    if (score > bestScore) {
      const gained = score - bestScore;
      best = next;
      bestScore = score;
      damping = Math.max(1e-6, damping / 4);
      if (gained < LEAST_GAIN * score) break;
    } else {
      damping *= 8;
      if (damping > MOST_DAMPING) break;
    }
  }
  return best;
}

/** Step of numeric derivatives: of log focal length, pitch, yaw, and shift in focal lengths. */
const STEP = 1e-4;

function stepped(g: CameraGuess, parameter: number, amount: number): CameraGuess {
  if (parameter === 0) return { ...g, focal: g.focal * Math.exp(amount) };
  if (parameter === 1) return { ...g, pitch: g.pitch + amount };
  if (parameter === 2) return { ...g, yaw: g.yaw + amount };
  return { ...g, shift: g.shift + g.focal * amount };
}

/** Signed sine between each segment and its nearest axis, or the axis in `fixed`. Fills `nearest`. */
function residualsOf(
  guess: CameraGuess,
  rows: SegmentRows,
  out: Float64Array,
  nearest: Uint8Array,
  fixed: Uint8Array | undefined,
): void {
  const axes = [directionOf(guess, 0), directionOf(guess, 1), directionOf(guess, 2)] as const;
  for (let k = 0; k < out.length; k++) {
    const x = rows[5 * k] as number;
    const y = (rows[5 * k + 1] as number) - guess.shift;
    const ux = rows[5 * k + 2] as number;
    const uy = rows[5 * k + 3] as number;
    let least = Infinity;
    for (const axis of [0, 1, 2] as const) {
      if (fixed !== undefined && fixed[k] !== axis) continue;
      const [ax, ay, az] = axes[axis];
      const dx = guess.focal * ax - x * az;
      const dy = guess.focal * ay - y * az;
      const length = Math.sqrt(dx * dx + dy * dy) || 1;
      // The axis is followed in the sense of the segment, so that the sine changes its sign smoothly.
      const sense = dx * ux + dy * uy < 0 ? -1 : 1;
      const sine = (sense * (dx * uy - dy * ux)) / length;
      if (Math.abs(sine) >= least) continue;
      least = Math.abs(sine);
      out[k] = sine;
      if (fixed === undefined) nearest[k] = axis;
    }
  }
}

function directionOf({ pitch, yaw }: CameraGuess, axis: 0 | 1 | 2): readonly [number, number, number] {
  return axisInCamera({ pitch, yaw }, axis);
}

function missSquared(dx: number, dy: number, ux: number, uy: number): number {
  const cross = dx * uy - dy * ux;
  return (cross * cross) / (dx * dx + dy * dy + 1e-9);
}

/** Gaussian elimination of a small symmetric system; the last column is the right side. */
function solve(rows: Float64Array[]): number[] | undefined {
  const n = rows.length;
  for (let c = 0; c < n; c++) {
    let pivot = c;
    for (let r = c + 1; r < n; r++)
      if (Math.abs(rows[r]?.[c] as number) > Math.abs(rows[pivot]?.[c] as number)) pivot = r;
    const top = rows[pivot] as Float64Array;
    if (Math.abs(top[c] as number) < SINGULAR) return undefined;
    rows[pivot] = rows[c] as Float64Array;
    rows[c] = top;
    for (let r = 0; r < n; r++) {
      if (r === c) continue;
      const row = rows[r] as Float64Array;
      const k = (row[c] as number) / (top[c] as number);
      for (let q = c; q <= n; q++) row[q] = (row[q] as number) - k * (top[q] as number);
    }
  }
  return rows.map((row, r) => (row[n] as number) / (row[r] as number));
}
