import type { Sharp } from 'sharp';
import { openPicture, openPixels } from './open-picture.ts';

/** Share of the height that stays free between the two. */
const GAP = 0.02;
const PAPER = '#ffffff';

/** Two pictures at the later one's height, the earlier one on the left. */
export async function laySideBySide(before: Uint8Array, after: Sharp): Promise<Sharp> {
  const right = await flat(after).raw().toBuffer({ resolveWithObject: true });
  const { height } = right.info;
  const left = await flat(openPicture(before).autoOrient())
    .resize({ height, kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const gap = Math.max(2, Math.round(GAP * height));
  const width = left.info.width + gap + right.info.width;
  const raw = ({ info }: typeof left) => ({
    width: info.width,
    height: info.height,
    channels: info.channels,
  });
  const both = await openPixels({
    width,
    height,
    channels: 3,
    data: new Uint8ClampedArray(width * height * 3).fill(255),
  })
    .composite([
      { input: left.data, raw: raw(left), left: 0, top: 0 },
      { input: right.data, raw: raw(right), left: left.info.width + gap, top: 0 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return openPixels({ width, height, channels: 3, data: new Uint8ClampedArray(both.data) });
}

function flat(picture: Sharp): Sharp {
  return picture.flatten({ background: PAPER }).toColourspace('srgb').removeAlpha();
}
