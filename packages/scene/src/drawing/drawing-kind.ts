import { median } from '@plumbline/imaging/percentile.ts';
import type { DrawingKind } from './drawing-analysis.ts';
import type { DrawingCamera } from './drawing-camera.ts';
import type { RawSegment } from './line-segments.ts';

/** Long strokes without which a drawing is by hand. */
const MIN_LONG = 4;

/** Length along the two axes of the sheet above which there is no perspective. */
const ELEVATION = 0.7;
const LONG = 0.035;
/** Median distance of a long stroke's pixels from its line, in pixels, above which a hand drew it without a ruler. */
const WOBBLE = 1.12;
/** Below this share of ink on long straight strokes and above this share of curved outlines a drawing is a sketch. */
const RULED = 0.2;
const CURVED = 0.2;

/** Share of the ink that lies on long straight strokes, roughly 0…1; dense textures lower it. */
export function straightShare(segments: readonly RawSegment[], width: number, inkPixels: number): number {
  let long = 0;
  for (const s of segments) if (s.length > LONG * width) long += s.length;
  return long / (inkPixels * 1.2 + 1);
}

/**
 * @param straight see {@link straightShare}.
 * @param curved share of the large cells' outlines that lies on no straight stroke, 0…1.
 */
export function drawingKind(
  camera: DrawingCamera,
  segments: readonly RawSegment[],
  width: number,
  straight: number,
  curved: number,
): DrawingKind {
  if (camera.axisAligned > ELEVATION && !Number.isFinite(camera.focal)) return 'elevation';
  const long = segments.filter((s) => s.length > LONG * width).map((s) => s.residual);
  if (long.length < MIN_LONG || median(long) > WOBBLE) return 'sketch';
  return curved > CURVED && straight < RULED ? 'sketch' : 'cad';
}
