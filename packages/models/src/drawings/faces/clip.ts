import type { KeptSide } from '../frame.ts';

/** Nine numbers a triangle. */
type Corners = readonly number[];

/** What is left of a convex polygon (x, y, z, …) on one side of a plane. */
export function clipPolygon(polygon: Corners, { normal: [a, b, c], at }: KeptSide): number[] {
  const kept: number[] = [];
  const count = polygon.length / 3;
  for (let k = 0; k < count; k += 1) {
    const [i, j] = [k * 3, ((k + 1) % count) * 3];
    const [px, py, pz] = [polygon[i] as number, polygon[i + 1] as number, polygon[i + 2] as number];
    const [qx, qy, qz] = [polygon[j] as number, polygon[j + 1] as number, polygon[j + 2] as number];
    const p = a * px + b * py + c * pz - at;
    const q = a * qx + b * qy + c * qz - at;
    if (p >= 0) kept.push(px, py, pz);
    if (p >= 0 === q >= 0) continue;
    const t = p / (p - q);
    kept.push(px + (qx - px) * t, py + (qy - py) * t, pz + (qz - pz) * t);
  }
  return kept;
}

/** The part of a stretch (six numbers) on the kept side of every plane; null where nothing is left. */
export function clipStretch(
  stretch: readonly number[],
  sides: readonly KeptSide[],
): readonly number[] | null {
  const [px, py, pz, qx, qy, qz] = stretch as readonly [number, number, number, number, number, number];
  let [from, to] = [0, 1];
  for (const {
    normal: [a, b, c],
    at,
  } of sides) {
    const p = a * px + b * py + c * pz - at;
    const q = a * qx + b * qy + c * qz - at;
    if (p < 0 && q < 0) return null;
    if (p >= 0 === q >= 0) continue;
    const t = p / (p - q);
    if (p < 0) from = Math.max(from, t);
    else to = Math.min(to, t);
  }
  if (from >= to) return null;
  if (from === 0 && to === 1) return stretch;
  const on = (t: number) => [px + (qx - px) * t, py + (qy - py) * t, pz + (qz - pz) * t];
  return [...on(from), ...on(to)];
}
