import type { DrawingAnalysis, LineSegment } from '../../drawing/drawing-analysis.ts';

/** Rise of a level line, share of its length. */
const MAX_FOOT_RISE = 0.16;
/** In units of the drawing. */
const MIN_STROKE = 24;

/** How far to each side of a stroke its cells are looked for, in pixels. */
const REACH = 4;
/** Share of a stroke that must run along the cell. */
const ALONG = 0.6;

/**
 * Length of the longest straight stroke along each cell, in pixels: a lawn or a roof has one as long as itself, a crown of
 * leaves only short ones.
 */
export function longestSides({
  cells,
  filledCellMap,
  segments,
  width,
  height,
  unit,
}: DrawingAnalysis): Float32Array {
  const out = new Float32Array(cells.count + 1);
  // A shrub stands on a level line.
  const isFoot = (s: LineSegment, l: number): boolean =>
    Math.abs(s.y1 - s.y0) < MAX_FOOT_RISE * s.length &&
    (s.y0 + s.y1) / 2 > (cells.y1[l] as number) - 8 * unit;
  const counts = new Map<number, number>();
  for (const s of segments) {
    if (s.length < MIN_STROKE * unit) continue;
    const nx = -(s.y1 - s.y0) / s.length;
    const ny = (s.x1 - s.x0) / s.length;
    for (const side of [-REACH, REACH]) {
      counts.clear();
      const steps = Math.max(6, Math.round(s.length / 6));
      for (let k = 0; k <= steps; k++) {
        const x = Math.round(s.x0 + ((s.x1 - s.x0) * k) / steps + side * nx);
        const y = Math.round(s.y0 + ((s.y1 - s.y0) * k) / steps + side * ny);
        if (x < 0 || y < 0 || x >= width || y >= height) continue;
        const l = filledCellMap.data[y * width + x] as number;
        counts.set(l, (counts.get(l) ?? 0) + 1);
      }
      for (const [l, n] of counts)
        if (n > ALONG * (steps + 1) && s.length > (out[l] as number) && !isFoot(s, l)) out[l] = s.length;
    }
  }
  return out;
}
