import type { DrawnStroke } from '@plumbline/imaging/extension/border-strokes.ts';

/** A stroke that is followed inside this many times as far as another goes on past it. */
const LONGER = 1.5;
/** Strokes that meet under a smaller angle (its sine) are parallel. */
const PARALLEL = 0.03;
/** One that ends at another thins out no longer than over this share. */
const SOFT_END = 0.25;

/**
 * Ends strokes where they would cross beyond the border: the shorter one at the longer, as an edge does at a corner; both, where
 * they are about as long.
 */
export function meetStrokes(strokes: readonly DrawnStroke[]): DrawnStroke[] {
  const meetings: { i: number; j: number; ti: number; tj: number }[] = [];
  for (const [i, a] of strokes.entries())
    for (let j = i + 1; j < strokes.length; j++) {
      const b = strokes[j] as DrawnStroke;
      const sine = a.ux * b.uy - a.uy * b.ux;
      if (Math.abs(sine) < PARALLEL) continue;
      const dx = b.x - a.x;
      const dy = b.y - a.y;
      const ti = (dx * b.uy - dy * b.ux) / sine;
      const tj = (dx * a.uy - dy * a.ux) / sine;
      if (ti > 1 && tj > 1 && ti < a.far && tj < b.far) meetings.push({ i, j, ti, tj });
    }
  meetings.sort((p, q) => Math.max(p.ti, p.tj) - Math.max(q.ti, q.tj));
  const far = Float64Array.from(strokes, (each) => each.far);
  for (const { i, j, ti, tj } of meetings) {
    if (ti >= (far[i] as number) || tj >= (far[j] as number)) continue;
    const a = (strokes[i] as DrawnStroke).length;
    const b = (strokes[j] as DrawnStroke).length;
    if (a < LONGER * b) far[i] = ti;
    if (b < LONGER * a) far[j] = tj;
  }
  return strokes.map((stroke, k) => {
    const end = far[k] as number;
    if (end === stroke.far) return stroke;
    return {
      ...stroke,
      far: end,
      fade: Math.min(SOFT_END * end, Math.max(0, end - stroke.far + stroke.fade)),
    };
  });
}
