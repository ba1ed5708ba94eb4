import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';

/** One byte per pixel: 255 keeps the base, 0 the picture, between both are blended. */
export interface LockMask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/**
 * Lays the base's own pixels over a finished picture. Where the mask is 255 they are the base's byte for byte; a base of another
 * size is resampled by {@link resizeArea}, the kernel of every picture that is sent out, so that "the base at this size" is one thing.
 * @param picture RGB. @param lockMask of the picture's size.
 */
export function composeLocked(picture: Raster, base: Raster, lockMask: LockMask): Raster {
  const { width, height } = picture;
  if (lockMask.width !== width || lockMask.height !== height)
    throw new RangeError('a lock mask has the size of the picture');
  const own = toRgb(base.width === width && base.height === height ? base : resizeArea(base, width, height));
  const out = createRaster(width, height, 3);
  for (let i = 0, p = 0; i < lockMask.data.length; i++, p += 3) {
    const share = (lockMask.data[i] as number) / 255;
    for (let c = p; c < p + 3; c++) {
      const painted = picture.data[c] as number;
      out.data[c] = painted + ((own.data[c] as number) - painted) * share;
    }
  }
  return out;
}
