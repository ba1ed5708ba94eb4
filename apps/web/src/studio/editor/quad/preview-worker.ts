import { prepareTexture, type TiledTexture } from '@plumbline/imaging/warp/prepare-texture.ts';
import { quadSurface } from '@plumbline/imaging/warp/quad-surface.ts';
import { tileInQuad } from '@plumbline/imaging/warp/tile-in-quad.ts';
import type { PreviewAnswer, PreviewQuestion } from './preview-messages.ts';

let texture: TiledTexture | undefined;

function answer(question: Extract<PreviewQuestion, { kind: 'draw' }>): PreviewAnswer {
  const { id, corners, size, tileWidthMm, rotation, area } = question;
  const surface = quadSurface(corners, size);
  if (!surface || !texture) return { id, area, pixels: undefined };
  const { toSurface } = surface;
  const { data } = tileInQuad(texture, { toSurface, tileWidth: tileWidthMm, rotation }, area);
  return { id, area, pixels: new ImageData(new Uint8ClampedArray(data), area.width, area.height) };
}

addEventListener('message', ({ data: question }: MessageEvent<PreviewQuestion>) => {
  if (question.kind === 'texture')
    texture = prepareTexture({
      width: question.pixels.width,
      height: question.pixels.height,
      channels: 4,
      data: question.pixels.data,
    });
  else postMessage(answer(question));
});
