import type { Raster } from '@plumbline/imaging/raster.ts';
import sharp, { type Sharp } from 'sharp';
import { toRaster, toSharp } from '../lib/picture-pixels.ts';

/** Share that is cut from each side of the cropped copy. */
const CROP = 0.08;

type Copy = (
  base: Sharp,
  size: { readonly width: number; readonly height: number },
) => Sharp | Promise<Sharp>;

const COPIES: Readonly<Record<string, Copy>> = {
  mirrored: (base) => base.flop(),
  cropped: (base, { width, height }) =>
    base.extract({
      left: Math.floor(width * CROP),
      top: Math.floor(height * CROP),
      width: Math.max(1, Math.floor(width * (1 - 2 * CROP))),
      height: Math.max(1, Math.floor(height * (1 - 2 * CROP))),
    }),
  half: (base, { width }) => base.resize(Math.max(1, Math.round(width / 2))),
  enlarged: (base, { width }) => base.resize(Math.round(width * 1.6), undefined, { kernel: 'cubic' }),
  jpeg: async (base) => sharp(await base.jpeg({ quality: 30, chromaSubsampling: '4:2:0' }).toBuffer()),
};

/** The copies on which a reading has to hold as it does on the original. */
export async function makeCopies(
  base: Raster,
): Promise<{ readonly suffix: string; readonly picture: Raster }[]> {
  const copies = [];
  for (const [suffix, copy] of Object.entries(COPIES))
    copies.push({ suffix, picture: await toRaster(await copy(toSharp(base), base)) });
  return copies;
}
