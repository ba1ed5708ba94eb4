import type { RowShape } from './justify-rows.ts';

const PHONE = 560;

/** How a grid of this width is laid out, in pixels of the page. */
export function gridShape(width: number): RowShape {
  if (width < PHONE) return { width, gap: 8, target: 176, foot: 52 };
  return { width, gap: 16, target: Math.min(300, Math.max(220, width / 5)), foot: 64 };
}
