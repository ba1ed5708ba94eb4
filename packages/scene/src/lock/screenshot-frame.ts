import type { Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import type { RenderOutcome } from '@plumbline/imaging/tiles/render-context.ts';
import type { RenderRequest } from '../render-request.ts';
import type { LockMask } from './compose-locked.ts';
import { cropTo, findViewport } from '../image-kind/find-viewport.ts';
import { lockAround, pasteInto, viewportAt } from './viewport-frame.ts';

/** The window of a program around a screenshot's drawing area. */
export interface ScreenshotFrame {
  /** The drawing area alone. */
  readonly inside: Raster;
  /** The whole window with another picture as its drawing area. */
  readonly around: (inside: Raster) => Raster;
  /** What is not drawing area, at the size of a result: it stays the base's. */
  readonly locked: (size: { readonly width: number; readonly height: number }) => LockMask;
  /** Paints the drawing area, in its place within the window. */
  readonly paintInside: (
    request: RenderRequest,
    paint: (request: RenderRequest) => RenderOutcome,
  ) => RenderOutcome;
}

/** @param base RGB. @returns undefined where a picture shows no window. */
export function findScreenshotFrame(base: Raster): ScreenshotFrame | undefined {
  const viewport = findViewport(base);
  if (viewport === undefined) return undefined;
  return {
    inside: cropTo(base, viewport),
    around: (inside) => pasteInto(base, inside, viewport),
    locked: (size) => lockAround(size, viewportAt(viewport, base, size)),
    paintInside: (request, paint) => {
      const { width, height } = fitWithin(base.width, base.height, request.maxEdge);
      const place = viewportAt(viewport, base, { width, height });
      const maxEdge = Math.max(place.x1 - place.x0, place.y1 - place.y0) + 1;
      const outcome = paint({ ...request, maxEdge });
      const framed = pasteInto(resizeArea(base, width, height), outcome.picture, place);
      return { ...outcome, picture: framed, notes: [...outcome.notes, 'screenshot: its drawing area'] };
    },
  };
}
