import type { ImagePoint, Size } from '@plumbline/editor/coordinates.ts';

/** Edge of the square of pixels that is read at a place. */
export const READ_EDGE = 11;

/** The pixels around a place of a picture, and the canvas that has them; what lies beyond the picture is clear. */
export interface Around {
  readonly canvas: HTMLCanvasElement;
  readonly pixels: Uint8ClampedArray;
}

/** Loads a picture to be looked at in places. @returns reads no more than the square at the place */
export async function loadAround(url: string, size: Size): Promise<(at: ImagePoint) => Around> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = READ_EDGE;
  canvas.height = READ_EDGE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no 2d context');
  context.imageSmoothingEnabled = false;
  const reach = (READ_EDGE - 1) / 2;
  return ({ x, y }) => {
    context.clearRect(0, 0, READ_EDGE, READ_EDGE);
    context.drawImage(image, reach - Math.floor(x), reach - Math.floor(y), size.width, size.height);
    return { canvas, pixels: context.getImageData(0, 0, READ_EDGE, READ_EDGE).data };
  };
}
