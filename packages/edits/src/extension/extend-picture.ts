import type { Flow } from '@plumbline/imaging/extension/border-tones.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { detectImageKind } from '@plumbline/scene/image-kind/detect-image-kind.ts';
import { isDrawn } from '@plumbline/scene/image-kind/is-drawn.ts';
import type { RenderContext, RenderOutcome } from '@plumbline/imaging/tiles/render-context.ts';
import { extendDrawing } from './extend-drawing.ts';
import { extendSurfaces, type Margins } from './extend-surfaces.ts';
import { showsPaper } from './shows-paper.ts';

interface Manner {
  readonly flow: Flow;
  /** How many times as long as it can be followed inside a stroke of a drawing goes on. */
  readonly strokes: number;
}

/** What variants differ in, besides their texture: how soon what is cut by the border comes to its end. */
const MANNERS = {
  balanced: { flow: { spread: 0.45, supported: 0.25 }, strokes: 1.1 },
  calm: { flow: { spread: 0.6, supported: 0.16 }, strokes: 0.5 },
  firm: { flow: { spread: 0.3, supported: 0.7 }, strokes: 2.2 },
} as const satisfies Record<string, Manner>;

export const EXTENSION_MANNERS = [
  'balanced',
  'calm',
  'firm',
] as const satisfies readonly (keyof typeof MANNERS)[];
type ExtensionManner = (typeof EXTENSION_MANNERS)[number];

/**
 * Goes on with a picture to all sides of a larger canvas: with a drawing as paper and strokes, with all else as surfaces. What is
 * known stays byte for byte.
 *
 * @param picture RGB. @param canvas its size, and where the picture's top left corner stands in it.
 */
export function extendPicture(
  picture: Raster,
  canvas: { readonly width: number; readonly height: number; readonly x: number; readonly y: number },
  manner: ExtensionManner,
  seed: number,
  context: RenderContext,
): RenderOutcome {
  const clock = startStages(context);
  clock.next('reading', 0);
  const margins: Margins = {
    left: canvas.x,
    top: canvas.y,
    right: canvas.width - canvas.x - picture.width,
    bottom: canvas.height - canvas.y - picture.height,
  };
  const { kind, space } = detectImageKind(picture);
  const onPaper = isDrawn(kind) && showsPaper(picture);
  const outdoors = space === 'exterior' && (kind === 'photo' || kind === 'colour');
  const { flow, strokes } = MANNERS[manner];
  return {
    picture: onPaper
      ? extendDrawing(picture, margins, strokes, seed, clock.next, clock.check)
      : extendSurfaces(
          picture,
          margins,
          outdoors,
          flow,
          seed,
          (share) => clock.next('paint', share),
          clock.check,
        ),
    confidence: 1,
    timings: clock.finish(),
    notes: [`goes on as ${onPaper ? 'drawing' : outdoors ? 'land' : 'surfaces'}, ${manner}`],
  };
}
