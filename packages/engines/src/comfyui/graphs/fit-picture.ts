import { cropRaster } from '@plumbline/imaging/matting/crop.ts';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import type { PaddedSize, Size } from './sampling-size.ts';

/** A picture at the size that is sampled: scaled to the content's size, its right and lower border repeated over the rest. */
export function fitPicture(picture: Raster, { content, padded }: PaddedSize): Raster {
  const scaled =
    picture.width === content.width && picture.height === content.height
      ? picture
      : resizeArea(picture, content.width, content.height);
  return padPicture(scaled, padded);
}

function padPicture(picture: Raster, { width, height }: Size): Raster {
  if (picture.width === width && picture.height === height) return picture;
  const { channels } = picture;
  const out = createRaster(width, height, channels);
  for (let y = 0; y < height; y++) {
    const row = Math.min(y, picture.height - 1) * picture.width;
    const to = y * width * channels;
    out.data.set(picture.data.subarray(row * channels, (row + picture.width) * channels), to);
    for (let x = picture.width * channels; x < width * channels; x++)
      out.data[to + x] = out.data[to + x - channels] as number;
  }
  return out;
}

/** Image encoders look at a square of this side at most. */
const ENCODER_SIDE = 448;

/** The middle square of a reference: encoders cut to it themselves, so nothing is lost that they would have seen. */
export function squarePicture(picture: Raster): Raster {
  const side = Math.min(picture.width, picture.height);
  const square = cropRaster(picture, {
    x: Math.floor((picture.width - side) / 2),
    y: Math.floor((picture.height - side) / 2),
    width: side,
    height: side,
  });
  return side > ENCODER_SIDE ? resizeArea(square, ENCODER_SIDE, ENCODER_SIDE) : square;
}
