import type { Point } from './point.ts';

/**
 * Drops corners of a closed ring as long as it stays within `tolerance` of them (Ramer 1972, Douglas and Peucker 1973), cut
 * at its first corner and at the one farthest from it.
 * @param corners x, y, x, y … @param scale multiplies the result, which is rounded to tenths.
 */
export function simplifyRing(corners: readonly number[], tolerance: number, scale: number): Point[] {
  const n = corners.length / 2;
  const keep = new Uint8Array(n);
  const at = (k: number): readonly [number, number] => [
    corners[2 * (k % n)] as number,
    corners[2 * (k % n) + 1] as number,
  ];
  let far = 0;
  let farthest = -1;
  const [x0, y0] = at(0);
  for (let k = 1; k < n; k++) {
    const [x, y] = at(k);
    const d = (x - x0) ** 2 + (y - y0) ** 2;
    if (d > farthest) {
      farthest = d;
      far = k;
    }
  }
  keep[0] = 1;
  keep[far] = 1;
  const stack: [number, number][] = [
    [0, far],
    [far, n],
  ];
  while (stack.length > 0) {
    const [from, to] = stack.pop() as [number, number];
    const [ax, ay] = at(from);
    const [bx, by] = at(to);
    const length = Math.hypot(bx - ax, by - ay);
    let worst = tolerance;
    let split = -1;
    for (let k = from + 1; k < to; k++) {
      const [x, y] = at(k);
      const off =
        length > 0
          ? Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length
          : Math.hypot(x - ax, y - ay);
      if (off > worst) {
        worst = off;
        split = k;
      }
    }
    if (split < 0) continue;
    keep[split] = 1;
    stack.push([from, split], [split, to]);
  }
  const ring: Point[] = [];
  for (let k = 0; k < n; k++) {
    if (keep[k] === 0) continue;
    const [x, y] = at(k);
    ring.push([Math.round(10 * scale * x) / 10, Math.round(10 * scale * y) / 10]);
  }
  return ring;
}
