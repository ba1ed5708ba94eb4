import { createBitMask, type BitMask } from '@plumbline/imaging/raster.ts';
import type { LineSegment } from './drawing-analysis.ts';
import type { RawSegment } from './line-segments.ts';

/** In units of the drawing, of a stroke along no axis. */
const LEAST_FREE_LENGTH = 14;

/** Marks the pixels under each segment, two to either side, with its axis + 1, or 4 where it has none. */
export function paintStrokes(
  raw: readonly RawSegment[],
  segments: readonly LineSegment[],
  width: number,
  height: number,
  unit: number,
): BitMask {
  const out = createBitMask(width, height);
  for (const [k, s] of raw.entries()) {
    const axis = segments[k]?.axis ?? -1;
    if (axis < 0 && s.length < LEAST_FREE_LENGTH * unit) continue;
    for (let t = 0; t <= s.length; t++) {
      const cx = Math.round(s.x0 + s.ux * t);
      const cy = Math.round(s.y0 + s.uy * t);
      for (let y = Math.max(0, cy - 2); y <= Math.min(height - 1, cy + 2); y++) {
        for (let x = Math.max(0, cx - 2); x <= Math.min(width - 1, cx + 2); x++) {
          const i = y * width + x;
          if (axis >= 0) out.data[i] = axis + 1;
          else if (out.data[i] === 0) out.data[i] = 4;
        }
      }
    }
  }
  return out;
}
