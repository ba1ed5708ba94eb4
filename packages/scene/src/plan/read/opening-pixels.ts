import type { PlanOpening } from './plan-reading.ts';

/** Visits the pixels of an opening, as deep as its wall. Some are visited more than once. */
export function forOpening(
  { from, to }: PlanOpening,
  thickness: number,
  width: number,
  height: number,
  visit: (i: number) => void,
): void {
  const half = thickness / 2 + 1;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const nx = -(to[1] - from[1]) / length;
  const ny = (to[0] - from[0]) / length;
  for (let t = 0; t <= 2 * length; t++) {
    const cx = from[0] + ((to[0] - from[0]) * t) / (2 * length);
    const cy = from[1] + ((to[1] - from[1]) * t) / (2 * length);
    for (let s = -half; s <= half; s += 0.5) {
      const x = Math.round(cx + nx * s);
      const y = Math.round(cy + ny * s);
      if (x >= 0 && y >= 0 && x < width && y < height) visit(y * width + x);
    }
  }
}
