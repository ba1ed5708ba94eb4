import type { Raster } from '@plumbline/imaging/raster.ts';
import { startStages } from '../compose/checkpoint.ts';
import { detectImageKind } from '../image-kind/detect-image-kind.ts';
import { isDrawn } from '../image-kind/is-drawn.ts';
import type { RenderContext, RenderOutcome } from '../render-types.ts';
import { extendDrawing } from './extend-drawing.ts';
import { extendSurfaces, type Margins } from './extend-surfaces.ts';
import { showsPaper } from './shows-paper.ts';

/**
 * Goes on with a picture to all sides of a larger canvas: with a drawing as paper and strokes, with all else as surfaces. What is
 * known stays byte for byte.
 *
 * @param picture RGB. @param canvas its size, and where the picture's top left corner stands in it.
 */
export function extendPicture(
  picture: Raster,
  canvas: { readonly width: number; readonly height: number; readonly x: number; readonly y: number },
  seed: number,
  context: RenderContext,
): RenderOutcome {
  const clock = startStages(context);
  clock.next('look', 0);
  const margins: Margins = {
    left: canvas.x,
    top: canvas.y,
    right: canvas.width - canvas.x - picture.width,
    bottom: canvas.height - canvas.y - picture.height,
  };
  const { kind, space } = detectImageKind(picture);
  const onPaper = isDrawn(kind) && showsPaper(picture);
  const outdoors = space === 'exterior' && (kind === 'photo' || kind === 'colour');
  return {
    picture: onPaper
      ? extendDrawing(picture, margins, seed, clock.next, clock.check)
      : extendSurfaces(picture, margins, outdoors, seed, clock.next, clock.check),
    confidence: 1,
    timings: clock.finish(),
    notes: [`goes on as ${onPaper ? 'drawing' : outdoors ? 'land' : 'surfaces'}`],
  };
}
