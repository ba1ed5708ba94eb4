import type { Raster } from '@plumbline/imaging/raster.ts';
import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import type { RenderContext, RenderOutcome } from '@plumbline/imaging/tiles/render-context.ts';
import type { PictureKind } from '../picture-kind.ts';
import type { RenderRequest } from '../render-request.ts';

/** Reads and paints a picture as one kind, whatever it looks like. */
export function paintOnce<Reading>(kind: PictureKind<Reading>) {
  return (base: Raster, request: RenderRequest, context: RenderContext): RenderOutcome => {
    const reading = kind.read({ base, options: request, clock: startStages(context) });
    return kind.paint(reading, base, request, context);
  };
}
