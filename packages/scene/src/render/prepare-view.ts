import type { Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import type { RenderRequest } from '../render-request.ts';
import type { RenderContext, RenderOutcome } from '@plumbline/imaging/tiles/render-context.ts';
import { findViewport, type Viewport } from '../lock/find-viewport.ts';
import { type PictureReading, paintReading, readPicture } from '../reading/read-picture.ts';
import { understandPicture } from '../reading/understand-picture.ts';
import { cropTo, lockAround, pasteInto, viewportAt } from '../lock/viewport-frame.ts';
import { hasWishes, type PreparedPainter, type PreparePainter } from './render-prepared.ts';

/**
 * Insides and outsides, by the kind of their picture. Of a screenshot the drawing area is rendered alone: the bars of the
 * program's window around it stay the base's.
 */
export const prepareView: PreparePainter = (base, request, clock) => {
  const viewport = findViewport(base);
  const frame: Pick<PreparedPainter, 'locked'> =
    viewport === undefined ? {} : { locked: (size) => lockAround(size, viewportAt(viewport, base, size)) };
  if (hasWishes(request)) {
    // Regions are those of the whole picture, as a user saw them.
    const regions = understandPicture(base, request, clock);
    return {
      ...frame,
      regions,
      laysMaterials: true,
      paint: (attempt, context) => paintReading(base, regions.reading, attempt, context),
    };
  }
  if (viewport === undefined) {
    const reading = readPicture(base, request, clock);
    return { paint: (attempt, context) => paintReading(base, reading, attempt, context) };
  }
  const read = cropTo(base, viewport);
  const reading = readPicture(read, request, clock);
  return {
    ...frame,
    paint: (attempt, context) => paintViewport(base, viewport, read, reading, attempt, context),
  };
};

/** Paints what a program's window shows, in its place. */
function paintViewport(
  picture: Raster,
  viewport: Viewport,
  read: Raster,
  reading: PictureReading,
  request: RenderRequest,
  context: RenderContext,
): RenderOutcome {
  const { width, height } = fitWithin(picture.width, picture.height, request.maxEdge);
  const place = viewportAt(viewport, picture, { width, height });
  const maxEdge = Math.max(place.x1 - place.x0, place.y1 - place.y0) + 1;
  const outcome = paintReading(read, reading, { ...request, maxEdge }, context);
  const framed = pasteInto(resizeArea(picture, width, height), outcome.picture, place);
  return { ...outcome, picture: framed, notes: [...outcome.notes, 'screenshot: its drawing area'] };
}
