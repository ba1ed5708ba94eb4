import type { Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import { type AnalysisOptions, analyseDrawing } from '../../drawing/analyse-drawing.ts';
import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';

/** Longest edge a drawing is read at: below it, double lines of frames run together and thin parts fall apart. */
const READABLE = 1240;
/** Beyond this a tiny picture is only blown up. */
const MOST = 2.5;

/**
 * Analyses a drawing of an interior; a small one is enlarged first, so that all rules meet strokes of a like width. Strokes
 * without anti-aliasing grow into stairs that look drawn by hand: what reads as a sketch only when enlarged keeps its size.
 */
export function analyseAtReadingSize(
  base: Raster,
  options: Pick<AnalysisOptions, 'borders' | 'checkpoint' | 'findings'> = {},
): DrawingAnalysis {
  const read = (picture: Raster): DrawingAnalysis =>
    analyseDrawing(picture, { domain: 'content', ...options });
  const k = Math.min(MOST, READABLE / Math.max(base.width, base.height));
  if (k <= 1) return read(base);
  const enlarged = read(resizeArea(base, Math.round(base.width * k), Math.round(base.height * k)));
  if (enlarged.kind !== 'sketch') return enlarged;
  const own = read(base);
  return own.kind === 'sketch' ? enlarged : own;
}
