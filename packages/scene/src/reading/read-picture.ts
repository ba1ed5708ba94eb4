import type { BitMask, Raster } from '@plumbline/imaging/raster.ts';
import { type StageClock, startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { paintExteriorDrawing } from '../drawn-building/paint/render-exterior-drawing.ts';
import { type ExteriorDrawing, readExteriorDrawing } from '../drawn-building/read/read-exterior-drawing.ts';
import { isDrawn } from '../image-kind/is-drawn.ts';
import { type InteriorDrawing, readInteriorDrawing } from '../drawn-room/read/read-interior-drawing.ts';
import { paintInteriorDrawing } from '../drawn-room/paint/render-interior-drawing.ts';
import { readShadedModel, type ShadedModel } from '../model-screenshot/read/read-shaded-model.ts';
import { paintShadedModel } from '../model-screenshot/paint/render-shaded-model.ts';
import { type PhotoReading, readPhoto } from '../photo/read/read-photo.ts';
import { paintPhoto } from '../photo/paint/render-photo.ts';
import type { RenderRequest } from '../render-request.ts';
import type { RenderContext, RenderOutcome } from '@plumbline/imaging/tiles/render-context.ts';

/** What a base picture was read as, by the pipeline that paints it. The scene value is derived from it, never read anew. */
export type PictureReading =
  | { readonly pipeline: 'exterior-drawing'; readonly drawing: ExteriorDrawing }
  | { readonly pipeline: 'interior-drawing'; readonly drawing: InteriorDrawing }
  | { readonly pipeline: 'model'; readonly model: ShadedModel }
  | { readonly pipeline: 'photo'; readonly photo: PhotoReading };

export type PictureReadOptions = Pick<RenderRequest, 'kind' | 'space' | 'seed' | 'maxEdge'> & {
  /** Where surfaces end besides the picture's own edges, see `AnalysisOptions.borders`. */
  readonly borders?: BitMask;
};

/** Reads a picture by its kind. @param base RGB. @throws the reason of the clock's signal once it is aborted. */
export function readPicture(base: Raster, options: PictureReadOptions, clock: StageClock): PictureReading {
  const { kind, space, borders } = options;
  const walls = borders === undefined ? {} : { borders };
  if (isDrawn(kind)) {
    return space === 'interior'
      ? { pipeline: 'interior-drawing', drawing: readInteriorDrawing(base, { clock, ...walls }) }
      : {
          pipeline: 'exterior-drawing',
          drawing: readExteriorDrawing(base, { clock, seed: options.seed, ...walls }),
        };
  }
  if (kind === 'su' || kind === 'white')
    return { pipeline: 'model', model: readShadedModel(base, options, clock) };
  return { pipeline: 'photo', photo: readPhoto(base, options, clock) };
}

/** Paints a reading, corrected or as it was. @param base the RGB picture that was read. */
export function paintReading(
  base: Raster,
  reading: PictureReading,
  request: RenderRequest,
  context: RenderContext,
): RenderOutcome {
  const clock = startStages(context);
  switch (reading.pipeline) {
    case 'exterior-drawing':
      return paintExteriorDrawing(base, reading.drawing, request, context, clock);
    case 'interior-drawing':
      return paintInteriorDrawing(base, reading.drawing, request, context, clock);
    case 'model':
      return paintShadedModel(base, reading.model, request, clock);
    case 'photo':
      return paintPhoto(reading.photo, request, clock);
  }
}
