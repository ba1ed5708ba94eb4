import type { DrawingKind } from './drawing-analysis.ts';
import type { DrawingCamera } from './drawing-camera.ts';
import type { RawSegment } from './line-segments.ts';

/** Length on the two axes of the sheet above which there is no perspective. */
const ELEVATION = 0.8;
/** Length of long straight strokes per inked pixel above which a drawing was made with a ruler. */
const RULED = 0.42;

/** Share of the ink that lies on long straight strokes, roughly 0…1. */
export function straightShare(segments: readonly RawSegment[], width: number, inkPixels: number): number {
  let long = 0;
  for (const s of segments) if (s.length > 0.035 * width) long += s.length;
  return long / (inkPixels * 1.2 + 1);
}

export function drawingKind(camera: DrawingCamera, straight: number): DrawingKind {
  if (camera.axisAligned > ELEVATION) return 'elevation';
  return straight > RULED ? 'cad' : 'sketch';
}
