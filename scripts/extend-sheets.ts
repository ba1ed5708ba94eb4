/**
 * Extends sample pictures and writes them to look at: each at full size, and a contact sheet a canvas on which ticks mark where the
 * base stands.
 *
 *   PLUMBLINE_SAMPLES=<folder> node scripts/run.mjs scripts/extend-sheets.ts \
 *     [--only 'kitchen|plan'] [--canvas ratio,right,double,wide,up,down,around] [--seed 3] [--count 1] [--edge 900] [--into out/extendImg]
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { renderRequestSchema } from '@plumbline/contract/api/start-task.ts';
import { OPERATIONS } from '@plumbline/engines/builtin/operations.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import sharp from 'sharp';
import { listPictures } from './eval/list-pictures.ts';
import { loadPicture, toRaster, toSharp } from './lib/picture-pixels.ts';

/** Width and height of the canvas, and where the base stands in it, for a base of 1 × 1. */
const CANVASES: Readonly<Record<string, readonly [number, number, number, number]>> = {
  ratio: [4 / 3, 4 / 3, 1 / 6, 1 / 6],
  right: [1.4, 1, 0, 0],
  double: [2, 1, 0.5, 0],
  wide: [3, 1, 1, 0],
  up: [1, 1.6, 0, 0.6],
  down: [1, 1.6, 0, 0],
  around: [2, 2, 0.5, 0.5],
};
const CELL = { width: 940, height: 440 };
const GAP = 8;
const PAGE = 1900;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '3' },
    count: { type: 'string', default: '1' },
    canvas: { type: 'string', default: 'ratio' },
    edge: { type: 'string', default: '0' },
    into: { type: 'string', default: join('out', 'extendImg') },
  },
});

async function loadBase(file: string): Promise<Raster> {
  const edge = Number(values.edge);
  if (edge === 0) return await loadPicture(file);
  return await toRaster(sharp(file).rotate().resize(edge, edge, { fit: 'inside', withoutEnlargement: true }));
}

/** A small copy with ticks at the corners of the base. */
async function sheetCell(picture: Raster, base: Raster, x: number, y: number): Promise<Buffer> {
  const scale = Math.min(CELL.width / picture.width, CELL.height / picture.height);
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const corners = [
    [x, y],
    [x + base.width, y],
    [x, y + base.height],
    [x + base.width, y + base.height],
  ].map(
    ([cx = 0, cy = 0]) => `<circle cx="${cx * scale}" cy="${cy * scale}" r="4" fill="none" stroke="#f0f"/>`,
  );
  const small = await toSharp(picture).resize(width, height).png().toBuffer();
  return await sharp(small)
    .composite([{ input: Buffer.from(`<svg width="${width}" height="${height}">${corners.join('')}</svg>`) }])
    .png()
    .toBuffer();
}

const samples = process.env['PLUMBLINE_SAMPLES'] ?? 'samples';
await mkdir(values.into, { recursive: true });
const pictures = (await listPictures(samples)).filter(
  ({ name }) => new RegExp(values.only).test(name) && !name.startsWith('edge'),
);
for (const canvas of values.canvas.split(',')) {
  const [wide, high, left, top] = CANVASES[canvas] ?? [1, 1, 0, 0];
  const cells: Buffer[] = [];
  for (const { file, name } of pictures) {
    const base = await loadBase(file);
    for (let index = 0; index < Number(values.count); index++) {
      const seed = Number(values.seed) + index;
      const outpaint = {
        width: Math.round(wide * base.width),
        height: Math.round(high * base.height),
        x: Math.floor(left * base.width),
        y: Math.floor(top * base.height),
      };
      if (Math.max(outpaint.width, outpaint.height) > 5000) continue;
      const request = renderRequestSchema.parse({ function: 'extendImg', size: 'max', seed, outpaint });
      const begin = performance.now();
      const result = await OPERATIONS.extendImg.run(
        { base, mask: null, reference: null, texture: null, idMap: null, original: null, request, seed },
        { signal: AbortSignal.timeout(600_000), progress: () => undefined },
      );
      const spent = `${Math.round(performance.now() - begin)} ms`;
      console.log(canvas, name, `${outpaint.width}×${outpaint.height}`, spent, result.notes.join(', '));
      const title = `${canvas}-${name.replaceAll('/', '-')}-${seed}.jpg`;
      await toSharp(result.picture).jpeg({ quality: 92 }).toFile(join(values.into, title));
      cells.push(await sheetCell(result.picture, base, outpaint.x, outpaint.y));
    }
  }
  await layPages(cells, join(values.into, `sheet-${canvas}`));
}

/** Rows of cells, a page as wide as high. */
async function layPages(cells: readonly Buffer[], name: string): Promise<void> {
  const pages: { input: Buffer; left: number; top: number }[][] = [[]];
  let [left, top, rowHeight] = [0, 0, 0];
  for (const input of cells) {
    const { width, height } = await sharp(input).metadata();
    if (left + width > PAGE) [left, top, rowHeight] = [0, top + rowHeight + GAP, 0];
    if (top + height > PAGE) {
      pages.push([]);
      [left, top, rowHeight] = [0, 0, 0];
    }
    pages.at(-1)?.push({ input, left, top });
    left += width + GAP;
    rowHeight = Math.max(rowHeight, height);
  }
  for (const [index, page] of pages.entries())
    await sharp({ create: { width: PAGE, height: PAGE, channels: 3, background: '#888' } })
      .composite(page)
      .png()
      .toFile(`${name}-${index}.png`);
}
