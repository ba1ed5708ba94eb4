/**
 * Contact sheets of the enlargers over pictures of a folder: a detail from the middle of each, to `out/realUpImg/` (by plain
 * interpolation | enlarged four times) and `out/upScaleImg/` (as it is | sharpened):
 * `node scripts/run.mjs scripts/enlarge-sheets.ts [part of a path] [number of pictures]`.
 */
import { readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { clarify } from '@plumbline/imaging/enlarge/clarify.ts';
import { enlargePicture } from '@plumbline/scene/enlarge/enlarge-picture.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import sharp from 'sharp';
import { loadPicture, toRaster, toSharp } from './lib/picture-pixels.ts';

const [part = '', wanted = '8'] = process.argv.slice(2);
const samples = process.env['PLUMBLINE_SAMPLES'] ?? 'samples';
const TIMES = 4;
/** Of a detail, in pixels of the source. */
const [WIDTH, HEIGHT] = [180, 120];
const [WIDE, HIGH] = [WIDTH * TIMES, HEIGHT * TIMES];
const context = { signal: new AbortController().signal, progress: () => undefined };

const names = readdirSync(samples, { recursive: true })
  .map(String)
  .filter((name) => /\.(jpe?g|png)$/i.test(name) && !name.startsWith('edge') && name.includes(part))
  .toSorted();
const step = Math.max(1, Math.floor(names.length / Number(wanted)));
const chosen = names.filter((_, index) => index % step === 0).slice(0, Number(wanted));

function detail(picture: Raster, width: number, height: number): Promise<Raster> {
  // At a corner of JPEG's blocks, as a whole picture is.
  const left = Math.max(0, ((picture.width - width) >> 4) * 8);
  const top = Math.max(0, ((picture.height - height) >> 4) * 8);
  const size = { width: Math.min(width, picture.width), height: Math.min(height, picture.height) };
  return toRaster(toSharp(picture).extract({ left, top, ...size }));
}

async function writeSheet(tool: string, rows: readonly (readonly [Raster, Raster])[]): Promise<void> {
  const tiles = rows.flatMap((pair, row) =>
    pair.map(async (picture, column) => ({
      input: await toSharp(picture).png().toBuffer(),
      left: column * (WIDE + 4),
      top: row * (HIGH + 4),
    })),
  );
  await mkdir(join('out', tool), { recursive: true });
  const size = { width: 2 * WIDE + 4, height: rows.length * (HIGH + 4) - 4 };
  await sharp({ create: { ...size, channels: 3, background: '#303030' } })
    .composite(await Promise.all(tiles))
    .jpeg({ quality: 92 })
    .toFile(join('out', tool, `${part || 'all'}.jpg`));
}

const enlarged: [Raster, Raster][] = [];
const sharpened: [Raster, Raster][] = [];
for (const name of chosen) {
  const picture = await loadPicture(join(samples, name));
  const small = await detail(picture, WIDTH, HEIGHT);
  const plain = toSharp(small).resize(small.width * TIMES, small.height * TIMES, { kernel: 'cubic' });
  enlarged.push([await toRaster(plain), enlargePicture(small, TIMES, context)]);
  const large = await detail(picture, WIDE, HIGH);
  sharpened.push([large, clarify(large, context).picture]);
  console.log(name);
}
await writeSheet('realUpImg', enlarged);
await writeSheet('upScaleImg', sharpened);
