import type { Raster } from '@plumbline/imaging/raster.ts';
import { makeSheet, type Tile } from '../lib/contact-sheet.ts';
import { toSharp } from '../lib/picture-pixels.ts';
import type { Detail } from './find-detail.ts';

const WHOLE = { width: 780, height: 620 };
const GREY = '#808080';

export interface CaptionedPicture {
  readonly picture: Raster;
  readonly caption: string;
}

/** A job's sheet: the base and its results beside each other, whole above and a detail of each below. */
export async function writeEditSheet(
  pictures: readonly CaptionedPicture[],
  detail: Detail,
  file: string,
): Promise<void> {
  const whole = pictures.map(toTile);
  const close = pictures.map(async ({ picture }) => ({
    picture: await toSharp(picture)
      .extract(pixels(detail, picture))
      .flatten({ background: GREY })
      .resize(WHOLE.width, WHOLE.height, { fit: 'inside' })
      .png()
      .toBuffer(),
    caption: '',
  }));
  const tiles = await Promise.all([...whole, ...close]);
  const sheet = await makeSheet(tiles, { columns: pictures.length, ...WHOLE });
  await sheet.jpeg({ quality: 88 }).toFile(file);
}

/** A picture on grey where it is transparent. */
export async function toTile({ picture, caption }: CaptionedPicture): Promise<Tile> {
  return { picture: await toSharp(picture).flatten({ background: GREY }).png().toBuffer(), caption };
}

function pixels({ left, top, width, height }: Detail, picture: Raster) {
  const [x, y] = [Math.floor(left * picture.width), Math.floor(top * picture.height)];
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(picture.width - x, Math.round(width * picture.width))),
    height: Math.max(1, Math.min(picture.height - y, Math.round(height * picture.height))),
  };
}
