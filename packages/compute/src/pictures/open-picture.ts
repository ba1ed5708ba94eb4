import { IMAGE_MAX_EDGE_ENLARGER, UPSCALE_MULTIPLIERS } from '@plumbline/contract/constants.ts';
import type { PixelBuffer } from '@plumbline/core/ports/image-engine.ts';
import sharp, { type Sharp } from 'sharp';

// One thread a picture: several pictures at once are what keeps the cores busy, and each costs less memory so. No cache:
// the same file is hardly ever opened twice.
sharp.concurrency(1);
sharp.cache(false);
// Whatever a file claims to be, only the decoders of the three accepted types run.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

const DECODE_SECONDS = 45;
/** Of the largest picture there is: one at the enlarger's cap, enlarged. Uploads are judged by their edges before. */
const MAX_EDGE = IMAGE_MAX_EDGE_ENLARGER * Math.max(...UPSCALE_MULTIPLIERS);

/**
 * A picture to be decoded: strict on damage, lenient on what every viewer shows (stray bytes, odd markers).
 *
 * @param failOn `warning` also refuses data that ends too early before an end marker that we added
 */
export function openPicture(file: Uint8Array, failOn: 'error' | 'warning' = 'error'): Sharp {
  return sharp(file, {
    failOn,
    limitInputPixels: MAX_EDGE * MAX_EDGE,
    sequentialRead: true,
  }).timeout({ seconds: DECODE_SECONDS });
}

/** The picture that pixels describe. */
export function openPixels({ data, width, height, channels }: PixelBuffer): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}
