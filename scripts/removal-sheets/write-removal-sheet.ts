import type { Raster } from '@plumbline/imaging/raster.ts';
import sharp from 'sharp';
import { toSharp } from '../lib/picture-pixels.ts';

interface SheetResult {
  readonly picture: Raster;
  readonly caption: string;
}

const CELL = 620;
const DETAIL = 620;

/** Base with its mask and the results beside each other, whole above and the mask's surroundings below. */
export async function writeRemovalSheet(
  base: Raster,
  mask: Raster,
  results: readonly SheetResult[],
  file: string,
): Promise<void> {
  const shown = [{ picture: tint(base, mask), caption: `${base.width}×${base.height}` }, ...results];
  const frame = aroundMask(mask);
  const layers = await Promise.all(
    shown.flatMap(({ picture, caption }, column) => [
      toSharp(picture)
        .resize(CELL, CELL, { fit: 'inside' })
        .png()
        .toBuffer()
        .then((input) => ({ input, left: column * (CELL + 6), top: 0 })),
      toSharp(picture)
        .extract(frame)
        .resize(DETAIL, DETAIL, { fit: 'inside', withoutEnlargement: false })
        .png()
        .toBuffer()
        .then((input) => ({ input, left: column * (CELL + 6), top: CELL + 26 })),
      Promise.resolve({
        input: Buffer.from(
          `<svg width="${CELL}" height="20"><text x="4" y="15" font-size="14" fill="#fff">${caption}</text></svg>`,
        ),
        left: column * (CELL + 6),
        top: CELL + 2,
      }),
    ]),
  );
  await sharp({
    create: {
      width: shown.length * (CELL + 6),
      height: CELL + 26 + DETAIL,
      channels: 3,
      background: '#303030',
    },
  })
    .composite(layers)
    .jpeg({ quality: 88 })
    .toFile(file);
}

function tint(base: Raster, mask: Raster): Raster {
  const data = base.data.slice();
  const { channels } = base;
  for (let i = 0; i < mask.data.length; i++) {
    const share = (0.5 * (mask.data[i] as number)) / 255;
    for (let c = 0; c < channels; c++) {
      const at = i * channels + c;
      data[at] = (data[at] as number) * (1 - share) + (c === 0 ? 255 : 40) * share;
    }
  }
  return { ...base, data };
}

function aroundMask({ width, height, data }: Raster): {
  left: number;
  top: number;
  width: number;
  height: number;
} {
  let left = width;
  let right = 0;
  let top = height;
  let bottom = 0;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (data[i] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  const reach = Math.round(0.35 * Math.max(right - left, bottom - top)) + 20;
  left = Math.max(0, left - reach);
  top = Math.max(0, top - reach);
  return {
    left,
    top,
    width: Math.min(width, right + reach) - left,
    height: Math.min(height, bottom + reach) - top,
  };
}
