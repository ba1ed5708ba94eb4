import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { type PictureFeatures, pictureFeatures } from '@plumbline/imaging/similarity/picture-features.ts';
import { openPicture } from './open-picture.ts';

/** Proportions are given up: a grid of cells is compared with a grid of cells. */
const EDGE = 96;

/** Features of a picture file. @throws AppError `IMAGE_BROKEN` */
export async function describePicture(file: Uint8Array): Promise<PictureFeatures> {
  const { data, info } = await openPicture(file)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: EDGE, height: EDGE, fit: 'fill', kernel: 'linear' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new AppError('IMAGE_BROKEN', String(cause), { cause });
    });
  return pictureFeatures({
    width: info.width,
    height: info.height,
    channels: 3,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength),
  });
}
