import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { findLongStrokes, type LongStrokes } from './long-strokes.ts';
import { type PlanSheet, readSheet } from './read-sheet.ts';
import { measureWobble } from './stroke-frames.ts';

/** Less of the strokes of a drawing by hand than this keep within a degree of their direction. */
const RULED = 0.84;
/** Strokes that stray less than this from straight lines are ruled, in pixels. */
const WOBBLE = 0.72;
/** Longest edge at which repeated strokes of a hand run together into one line. */
const LOOSE_EDGE = 560;

export interface SheetOfPlan {
  readonly sheet: PlanSheet;
  readonly strokes: LongStrokes;
  readonly handDrawn: boolean;
}

/**
 * Lays a plan apart from its paper in the detail that its drawing bears: a hand goes over a wall several times, and what
 * gapes between those strokes is no opening. @param base RGB.
 */
export function sheetOfPlan(base: Raster): SheetOfPlan {
  const sheet = readSheet(base);
  const strokes = findLongStrokes(sheet);
  // Lines that fan out to vanishing points keep to no direction either, but are ruled.
  if (strokes.exact >= RULED || measureWobble(sheet.alpha) < WOBBLE)
    return { sheet, strokes, handDrawn: false };
  const { width, height } = fitWithin(base.width, base.height, LOOSE_EDGE);
  if (width === base.width) return { sheet, strokes, handDrawn: true };
  const loose = readSheet(resizeArea(base, width, height));
  return {
    sheet: { ...loose, scale: loose.width / base.width },
    strokes: findLongStrokes(loose),
    handDrawn: true,
  };
}
