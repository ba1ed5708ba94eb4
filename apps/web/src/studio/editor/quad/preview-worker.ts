import { createRaster } from '@plumbline/imaging/raster.ts';
import { makeSeamless } from '@plumbline/imaging/warp/make-seamless.ts';
import { prepareTexture, type TiledTexture } from '@plumbline/imaging/warp/prepare-texture.ts';
import { quadSurface } from '@plumbline/imaging/warp/quad-surface.ts';
import { tileInQuad } from '@plumbline/imaging/warp/tile-in-quad.ts';
import type { PreviewAnswer, PreviewQuestion } from './preview-messages.ts';

/** Narrower pictures have no ends to join. */
const LEAST_OWN = 8;

let texture: TiledTexture | undefined;
/** Share of the picture's width that one tile of it keeps. */
let kept = 1;

/** Joins the ends of an own picture as the result has them. */
function take({ pixels, own }: Extract<PreviewQuestion, { kind: 'texture' }>): void {
  const { width, height, data } = pixels;
  const picture = createRaster(width, height, 3);
  for (let to = 0, from = 0; to < picture.data.length; to += 3, from += 4)
    picture.data.set(data.subarray(from, from + 3), to);
  const joined =
    own && Math.min(width, height) >= LEAST_OWN ? makeSeamless(picture) : { tile: picture, kept: 1 };
  texture = prepareTexture(joined.tile);
  kept = joined.kept;
}

function answer(question: Extract<PreviewQuestion, { kind: 'draw' }>): PreviewAnswer {
  const { id, corners, size, tileWidthMm, rotation, area } = question;
  const surface = quadSurface(corners, size);
  if (!surface || !texture) return { id, area, pixels: undefined };
  const { toSurface } = surface;
  const { data } = tileInQuad(texture, { toSurface, tileWidth: tileWidthMm * kept, rotation }, area);
  return { id, area, pixels: new ImageData(new Uint8ClampedArray(data), area.width, area.height) };
}

addEventListener('message', ({ data: question }: MessageEvent<PreviewQuestion>) => {
  if (question.kind === 'texture') take(question);
  else postMessage(answer(question));
});
