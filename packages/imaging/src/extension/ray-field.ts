/** A straight edge that leaves a picture through its right border. */
export interface LeavingLine {
  /** Row at which it crosses the border, in pixels; may be a fraction. */
  readonly at: number;
  /** Rows down each column to the right. */
  readonly slope: number;
  /** How far it can be followed inside, in pixels. */
  readonly length: number;
}

/** Rows over which a line's direction holds, as a share of the height. */
const FAR = 0.1;
/** Directions come together no faster than to this share of their distance at the far end. */
const LEAST_WIDTH = 0.12;
const ROUNDS = 6;

/**
 * The direction in which each row of a picture's right border is gone on with: along the edges that leave there, in between them
 * and level where there are none. Rays never cross before the far end.
 *
 * @param height rows. @param reach columns to the far end. @param steep slope above
 * which a line steers less and less: it is a roof's rather than the ground's. @returns rows down each column to the right, for each row.
 */
export function rayField(
  height: number,
  reach: number,
  lines: readonly LeavingLine[],
  steep: number,
): Float32Array {
  const pull = new Float64Array(height);
  const want = new Float64Array(height);
  const slopes = new Float64Array(height);
  let kept = lines;
  for (let round = 0; round < ROUNDS; round++) {
    pull.fill(1e-5);
    want.fill(0);
    for (const { at, slope, length } of kept) {
      const row = Math.min(height - 1, Math.max(0, Math.round(at)));
      const weight = (length / height) ** 2 / (1 + (slope / steep) ** 4);
      pull[row] = (pull[row] as number) + weight;
      want[row] = (want[row] as number) + weight * slope;
    }
    solveSmooth(pull, want, (FAR * height) ** 2 * 0.002, slopes);
    // A line that goes another way than all around it is of some thing, not of the room.
    const left = kept.filter(({ at, slope }) => {
      const row = Math.min(height - 1, Math.max(0, Math.round(at)));
      return Math.abs(slope - (slopes[row] as number)) < 0.12 + 0.25 * Math.abs(slope);
    });
    if (left.length === kept.length) break;
    kept = left;
  }
  return withoutCrossings(slopes, reach);
}

/** (pull + λ·second difference) m = want, by elimination. */
function solveSmooth(pull: Float64Array, want: Float64Array, lambda: number, out: Float64Array): void {
  const n = pull.length;
  const c = new Float64Array(n);
  const d = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    const before = i > 0 ? lambda : 0;
    const after = i < n - 1 ? lambda : 0;
    const diagonal = (pull[i] as number) + before + after;
    const m = diagonal - before * (i > 0 ? (c[i - 1] as number) : 0);
    c[i] = after / m;
    d[i] = ((want[i] as number) + before * (i > 0 ? (d[i - 1] as number) : 0)) / m;
  }
  for (let i = n - 1; i >= 0; i--)
    out[i] = (d[i] as number) + (i < n - 1 ? (c[i] as number) * (out[i + 1] as number) : 0);
}

/** Limits how fast neighbouring rays come together, changing the middle least. */
function withoutCrossings(slopes: Float64Array, reach: number): Float32Array {
  const n = slopes.length;
  const fall = (1 - LEAST_WIDTH) / Math.max(1, reach);
  const down = slopes.slice();
  for (let i = 1; i < n; i++) down[i] = Math.max(down[i] as number, (down[i - 1] as number) - fall);
  const up = slopes.slice();
  for (let i = n - 2; i >= 0; i--) up[i] = Math.min(up[i] as number, (up[i + 1] as number) + fall);
  return Float32Array.from(down, (v, i) => (v + (up[i] as number)) / 2);
}

/**
 * Of each row of one column beyond the border, the row of the border it goes on from: a fraction; above the first ray and below the
 * last it lies outside the border. `rows` is written.
 */
export function rowsAtBorder(slopes: Float32Array, column: number, rows: Float32Array): void {
  const n = slopes.length;
  const placeOf = (row: number): number => row + (slopes[row] as number) * column;
  const first = placeOf(0);
  const last = placeOf(n - 1);
  let s = 0;
  for (let y = 0; y < rows.length; y++) {
    if (y <= first) rows[y] = y - first;
    else if (y >= last) rows[y] = n - 1 + y - last;
    else {
      while (placeOf(s + 1) < y) s++;
      const a = placeOf(s);
      rows[y] = s + (y - a) / (placeOf(s + 1) - a);
    }
  }
}
