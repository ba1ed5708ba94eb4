import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { PixelBuffer } from '@plumbline/core/ports/image-engine.ts';
import type { Sharp } from 'sharp';
import { openPicture } from './open-picture.ts';

/**
 * Upright 8-bit sRGB pixels: CMYK, 16-bit and other colour spaces are converted through their ICC profile.
 *
 * @param failOn as for `openPicture`
 * @throws AppError `IMAGE_BROKEN`
 */
export async function decodeUpright(
  file: Uint8Array,
  failOn: 'error' | 'warning' = 'error',
): Promise<PixelBuffer & { readonly channels: 3 | 4 }> {
  try {
    const open = () => openPicture(file, failOn);
    const { space, hasProfile } = await open().metadata();
    return space === 'cmyk' && !hasProfile ? await decodePlainCmyk(open()) : await decodeManaged(open());
  } catch (cause) {
    throw new AppError('IMAGE_BROKEN', String(cause), { cause });
  }
}

async function decodeManaged(picture: Sharp): Promise<PixelBuffer & { readonly channels: 3 | 4 }> {
  const { data, info } = await picture
    .autoOrient()
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  return { width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3, data: pixels };
}

/**
 * CMYK without a profile does not say which inks it means. Guessing a press makes it duller than its owner sees it;
 * this is the plain conversion by which browsers and viewers show such a file.
 */
async function decodePlainCmyk(picture: Sharp): Promise<PixelBuffer & { readonly channels: 3 }> {
  const { data, info } = await picture
    .autoOrient()
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixels = new Uint8ClampedArray(width * height * 3);
  for (let from = 0, to = 0; to < pixels.length; from += 4, to += 3) {
    const light = 255 - (data[from + 3] as number);
    for (let ink = 0; ink < 3; ink += 1)
      pixels[to + ink] = ((255 - (data[from + ink] as number)) * light) / 255;
  }
  return { width, height, channels: 3, data: pixels };
}
