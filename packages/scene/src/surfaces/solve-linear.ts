/**
 * Solves a small system by Gaussian elimination with partial pivoting.
 *
 * @param rows n rows of n coefficients and the right side
 * @throws RangeError where the system is singular
 */
export function solveLinear(rows: readonly (readonly number[])[]): number[] {
  const n = rows.length;
  const m = rows.map((row) => [...row]);
  for (let c = 0; c < n; c++) {
    let pivot = c;
    for (let r = c + 1; r < n; r++)
      if (Math.abs(at(m, r, c)) > Math.abs(at(m, pivot, c))) pivot = r;
    if (Math.abs(at(m, pivot, c)) < 1e-12) throw new RangeError('a singular system');
    [m[c], m[pivot]] = [m[pivot] as number[], m[c] as number[]];
    const top = m[c] as number[];
    for (let r = 0; r < n; r++) {
      if (r === c) continue;
      const row = m[r] as number[];
      const k = (row[c] as number) / (top[c] as number);
      for (let q = c; q <= n; q++) row[q] = (row[q] as number) - k * (top[q] as number);
    }
  }
  return m.map((row, r) => (row[n] as number) / (row[r] as number));
}

function at(m: readonly number[][], row: number, column: number): number {
  return (m[row] as number[])[column] as number;
}
