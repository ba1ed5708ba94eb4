import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { createPlane, createRaster, type Plane, type Raster } from '@plumbline/imaging/raster.ts';

/** Side of the blocks in which the tone of the paper is looked for, in pixels of the analysis picture. */
const BLOCK = 20;
/** What is brighter than all but this share of a block is its paper. */
const PAPER_RANK = 0.82;
/** Neighbouring blocks of one sheet differ by no more than this. */
const SOFT_STEP = 0.08;
/** Share of neighbours that have to agree, and of pixels that have to be paper. */
const AGREEING = 0.95;
const MOSTLY_PAPER = 0.6;
/** Tone of paper, in its darkest channel, by that of the sheet around it at least. */
const PAPER_TONE = 0.88;
/** Tone of white paper, of 255, and the share of blocks that have it on a sheet which needs no flattening. */
const WHITE = 243;
const MOSTLY_WHITE = 0.9;
/** Tone, of 255, that all but this share of the blocks have: what is darker over more of it is no sheet in shade. */
const DARKEST = 60;
const DARKER_SHARE = 0.03;
/** Tint of the paper, as the share by which red and blue may drift apart over the sheet. */
const ONE_TINT = 0.07;
/** The strongest tint of paper: mean logarithm of its red by its blue. */
const MOST_TINT = 0.5;

/**
 * The picture as a scan of it would be: the uneven light on a photographed sheet and the grey or tint of its paper are divided
 * out. Only a sheet is changed: paper of one tint, whose shading is soft and which takes most of the picture. Anything
 * else, and paper that is white and even already, comes back as it is.
 * @param picture RGB of about 640 px.
 */
export function flattenPaper(picture: Raster): Raster {
  const { width, height, data } = picture;
  const columns = Math.max(2, Math.round(width / BLOCK));
  const rows = Math.max(2, Math.round(height / BLOCK));
  const sheet = [0, 1, 2].map((c) => blockTones(picture, columns, rows, c));
  if (isWhite(sheet) || !isOneSheet(sheet)) return picture;
  const soft = sheet.map((plane) => gaussianBlur(plane, 1));
  const out = createRaster(width, height, 3);
  let paper = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const p = 3 * (y * width + x);
      let least = 1;
      for (let c = 0; c < out.channels; c++) {
        const tone = sampleAt(soft[c] as Plane, ((x + 0.5) * columns) / width, ((y + 0.5) * rows) / height);
        const share = (data[p + c] as number) / Math.max(8, tone);
        least = Math.min(least, share);
        out.data[p + c] = 250 * share;
      }
      if (least > PAPER_TONE) paper++;
    }
  return paper > MOSTLY_PAPER * width * height ? out : picture;
}

function blockTones({ width, height, data }: Raster, columns: number, rows: number, channel: number): Plane {
  const plane = createPlane(columns, rows);
  for (let v = 0; v < rows; v++)
    for (let u = 0; u < columns; u++) {
      const counts = new Int32Array(256);
      let total = 0;
      const x1 = Math.floor(((u + 1) * width) / columns);
      const y1 = Math.floor(((v + 1) * height) / rows);
      for (let y = Math.floor((v * height) / rows); y < y1; y++)
        for (let x = Math.floor((u * width) / columns); x < x1; x++) {
          const tone = data[3 * (y * width + x) + channel] as number;
          counts[tone] = (counts[tone] as number) + 1;
          total++;
        }
      let tone = 255;
      for (let above = 0; tone > 0; tone--) {
        above += counts[tone] as number;
        if (above > (1 - PAPER_RANK) * total) break;
      }
      plane.data[v * columns + u] = tone;
    }
  return plane;
}

function isWhite(sheet: readonly Plane[]): boolean {
  return sheet.every((plane) => {
    const white = plane.data.reduce((count, tone) => count + (tone > WHITE ? 1 : 0), 0);
    return white > MOSTLY_WHITE * plane.data.length;
  });
}

function isOneSheet([r, g, b]: readonly Plane[]): boolean {
  if (r === undefined || g === undefined || b === undefined) return false;
  const { width, height } = g;
  let agree = 0;
  let pairs = 0;
  const compare = (i: number, j: number): void => {
    const a = Math.max(1, g.data[i] as number);
    const o = Math.max(1, g.data[j] as number);
    pairs++;
    if (Math.abs(a - o) < SOFT_STEP * Math.max(a, o)) agree++;
  };
  const tints: number[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (x > 0) compare(i, i - 1);
      if (y > 0) compare(i, i - width);
      tints.push(Math.log(((r.data[i] as number) + 4) / ((b.data[i] as number) + 4)));
    }
  const tones = g.data.toSorted();
  const darkest = tones[Math.floor(DARKER_SHARE * tones.length)] as number;
  const mean = tints.reduce((sum, t) => sum + t, 0) / tints.length;
  const drift = Math.sqrt(tints.reduce((sum, t) => sum + (t - mean) ** 2, 0) / tints.length);
  return agree > AGREEING * pairs && darkest > DARKEST && drift < ONE_TINT && Math.abs(mean) < MOST_TINT;
}

function sampleAt({ width, height, data }: Plane, u: number, v: number): number {
  const x = Math.min(width - 1, Math.max(0, u - 0.5));
  const y = Math.min(height - 1, Math.max(0, v - 0.5));
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const x1 = Math.min(width - 1, x0 + 1);
  const y1 = Math.min(height - 1, y0 + 1);
  const at = (column: number, row: number): number => data[row * width + column] as number;
  const head = at(x0, y0) + (at(x1, y0) - at(x0, y0)) * (x - x0);
  const foot = at(x0, y1) + (at(x1, y1) - at(x0, y1)) * (x - x0);
  return head + (foot - head) * (y - y0);
}
