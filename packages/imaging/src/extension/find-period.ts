/** Shortest period, in columns, and the longest as a share of the depth. */
const SHORTEST = 8;
const LONGEST = 0.25;
/** A strip repeats itself where it differs from itself a period on by this share of what it differs at any other distance. */
const ALIKE = 0.76;
/** Of distances about as good the shortest is taken. */
const AS_GOOD = 0.04;
/** Two periods on it must do so by this share. */
const TWICE = 0.92;
/** Next to the border, within this share of the depth, there must be this share of the usual texture. */
const BESIDE = 0.15;
const AT_BORDER = 0.6;
/** Rows and columns that are looked at. */
const MOST_ROWS = 160;
const MOST_COLUMNS = 400;
/** Less texture than this (0…255) is none that could repeat itself. */
const LEAST = 4;

/**
 * The columns after which a strip repeats itself, as brickwork and tiles do; 0 where it does not.
 *
 * @param inside rows of `deep` columns, 3 values each. @param tone its means, left out of the comparison.
 */
export function findPeriod(inside: Float32Array, tone: Float32Array, deep: number, height: number): number {
  const rowStep = Math.max(1, Math.floor(height / MOST_ROWS));
  const columnStep = Math.max(1, Math.floor(deep / MOST_COLUMNS));
  const rows = Math.floor((height - 1) / rowStep) + 1;
  const detail = new Float32Array(rows * deep);
  const beside = Math.max(1, Math.round(BESIDE * deep));
  let total = 0;
  let near = 0;
  for (let r = 0; r < rows; r++)
    for (let t = 0; t < deep; t++) {
      const at = 3 * (r * rowStep * deep + t);
      const value =
        ((inside[at] as number) +
          (inside[at + 1] as number) +
          (inside[at + 2] as number) -
          (tone[at] as number) -
          (tone[at + 1] as number) -
          (tone[at + 2] as number)) /
        3;
      detail[r * deep + t] = value;
      total += Math.abs(value);
      if (t < beside) near += Math.abs(value);
    }
  const longest = Math.floor(LONGEST * deep);
  if (longest <= SHORTEST || total < LEAST * detail.length) return 0;
  // A pattern that ends before the border does not go on beyond it.
  if (near / beside < AT_BORDER * (total / deep)) return 0;
  const differs = new Float64Array(2 * longest + 2);
  for (let p = SHORTEST - 1; p < differs.length; p++) {
    let [sum, count] = [0, 0];
    for (let r = 0; r < rows; r++)
      for (let t = 0; t + p < deep; t += columnStep, count++)
        sum += Math.abs((detail[r * deep + t] as number) - (detail[r * deep + t + p] as number));
    differs[p] = sum / count;
  }
  const sorted = differs.slice(SHORTEST).sort();
  const usual = sorted[sorted.length >> 1] as number;
  const dips: number[] = [];
  for (let p = SHORTEST; p < longest; p++) {
    const own = differs[p] as number;
    const isDip = own <= (differs[p - 1] as number) && own <= (differs[p + 1] as number);
    const twice = Math.min(...differs.subarray(2 * p - 1, 2 * p + 2));
    if (isDip && own < ALIKE * usual && twice < TWICE * usual) dips.push(p);
  }
  const least = Math.min(...dips.map((p) => differs[p] as number));
  return dips.find((p) => (differs[p] as number) <= least + AS_GOOD * usual) ?? 0;
}
