import { createRaster } from '@plumbline/imaging/raster.ts';
import { makeSeamless } from '@plumbline/imaging/warp/make-seamless.ts';
import { prepareTexture, type TiledTexture } from '@plumbline/imaging/warp/prepare-texture.ts';
import type { QuadCorners } from '@plumbline/imaging/warp/homography.ts';
import { quadSurface } from '@plumbline/imaging/warp/quad-surface.ts';
import { tileInQuad } from '@plumbline/imaging/warp/tile-in-quad.ts';
import type { PreviewAnswer, PreviewQuestion } from './preview-messages.ts';
import { type BaseLight, lightTiled, readBaseLight, usualLight } from './surface-light.ts';

/** Narrower pictures have no ends to join. */
const LEAST_OWN = 8;

let texture: TiledTexture | undefined;
/** Share of the picture's width that one tile of it keeps. */
let kept = 1;
let light: BaseLight | undefined;
let inside: Uint8Array | undefined;

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
  const { id, corners, size, tileWidthMm, rotation, keepLight, area } = question;
  const surface = quadSurface(corners, size);
  if (!surface || !texture) return { id, area, pixels: undefined };
  const { toSurface, facing } = surface;
  const tiled = tileInQuad(texture, { toSurface, tileWidth: tileWidthMm * kept, rotation }, area);
  if (light) {
    const belongs = inside ? painted(light, inside) : within(corners);
    lightTiled(tiled, area, light, usualLight(light, belongs, facing), keepLight);
  }
  return { id, area, pixels: new ImageData(new Uint8ClampedArray(tiled.data), area.width, area.height) };
}

function painted({ log, scale }: BaseLight, mask: Uint8Array): (x: number, y: number) => boolean {
  return (x, y) => mask[Math.floor(y * scale) * log.width + Math.floor(x * scale)] === 1;
}

/** Whether a place lies to the same side of all four edges. */
function within(corners: QuadCorners): (x: number, y: number) => boolean {
  return (x, y) => {
    const sides = corners.map((from, index) => {
      const to = corners[((index + 1) % 4) as 0 | 1 | 2 | 3];
      return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) > 0;
    });
    return sides.every((side) => side === sides[0]);
  };
}

addEventListener('message', ({ data: question }: MessageEvent<PreviewQuestion>) => {
  if (question.kind === 'texture') take(question);
  else if (question.kind === 'light') {
    light = readBaseLight(question.pixels, question.scale, question.drawn);
    inside = question.inside;
  } else postMessage(answer(question));
});
