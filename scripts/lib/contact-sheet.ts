import sharp, { type Sharp } from 'sharp';
import { escapeXml } from './escape-xml.ts';

export interface Tile {
  readonly picture: Buffer;
  readonly caption: string;
}

const GAP = 10;
const CAPTION = 26;
const PAPER = '#ffffff';

/** Lays captioned pictures in rows of equal tiles, for the caller to encode. A caption ends where its tile does. */
export async function makeSheet(
  tiles: readonly Tile[],
  { columns, width, height }: { readonly columns: number; readonly width: number; readonly height: number },
): Promise<Sharp> {
  const rows = Math.ceil(tiles.length / columns);
  const size = (count: number, edge: number) => count * (edge + GAP) + GAP;
  const pieces = await Promise.all(
    tiles.map(async ({ picture, caption }, k) => {
      const left = GAP + (k % columns) * (width + GAP);
      const top = GAP + Math.floor(k / columns) * (height + CAPTION + GAP);
      const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}"><text x="2" y="17" font-family="sans-serif" font-size="13" fill="#1b1b1a">${escapeXml(caption)}</text></svg>`;
      const fitted = await sharp(picture)
        .resize(width, height, { fit: 'contain', background: '#efefee' })
        .png()
        .toBuffer();
      return [
        { input: fitted, left, top },
        { input: Buffer.from(text), left, top: top + height },
      ];
    }),
  );
  const laid = await sharp({
    create: {
      width: size(columns, width),
      height: size(rows, height + CAPTION),
      channels: 3,
      background: PAPER,
    },
  })
    .composite(pieces.flat())
    .png()
    .toBuffer();
  return sharp(laid);
}
