import type { Point } from '@plumbline/scene/scene-value/point.ts';

/** Points across the longer side of a region at which a reading is asked, and at least across the shorter one. */
const ACROSS = 12;
const LEAST = 2;

/** Whether a point lies within a ring, by the even-odd rule. */
export function isInside(ring: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  ring.forEach(([x0, y0], index) => {
    const [x1, y1] = ring[(index + 1) % ring.length] ?? [x0, y0];
    if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) inside = !inside;
  });
  return inside;
}

/** An even grid of the points of a region: the same ones for every reading. */
export function sampleRing(ring: readonly Point[]): Point[] {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const step = Math.min(Math.max(width, height) / ACROSS, Math.min(width, height) / LEAST);
  const points: Point[] = [];
  for (let y = top + step / 2; y < top + height; y += step) {
    for (let x = left + step / 2; x < left + width; x += step) if (isInside(ring, x, y)) points.push([x, y]);
  }
  return points;
}
