/**
 * How good is an enlarged picture, and how long does it take? Pictures are shrunk, enlarged again and compared with what
 * they were: by our way, by Lanczos, by sharp, and by the esrgan-slim weights of `upscaler`'s npm package. They
 * are our own drawings and renders, and photographs where a folder of samples is given.
 *
 *   node scripts/run.mjs bench/enlarge.ts [folder of pictures]
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { enlargePicture } from '@plumbline/edits/enlarge/enlarge-picture.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import sharp, { type KernelEnum } from 'sharp';
import { enlargeByLanczos } from './src/lanczos.ts';
import { enlargeByModel, openEsrganSlim } from './src/esrgan-slim.ts';
import { edgeMeasures, psnr, ssim } from './src/picture-measures.ts';
import { median } from '../scripts/lib/statistics.ts';

const [WIDTH, HEIGHT] = [320, 240];
/** Of many, each n-th: the choice must not be anybody's. */
const PHOTOS = 6;
const context = { signal: new AbortController().signal, progress: () => undefined };

const own = join('content', 'public', 'samples');
const folder = process.argv[2] ?? process.env['PLUMBLINE_SAMPLES'] ?? '';
const photos = existsSync(folder)
  ? readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => /\.(jpe?g|png)$/i.test(name) && !/edge|material/.test(name))
      .toSorted()
  : [];
const step = Math.max(1, Math.floor(photos.length / PHOTOS));
const pictures = [
  ...['villa.png', 'kitchen.png', 'apartment-plan.png', 'villa-view.webp', 'bedroom-view.webp'].map((name) =>
    join(own, name),
  ),
  ...photos.filter((_, index) => index % step === 0).map((name) => join(folder, name)),
];

async function load(path: string): Promise<Raster> {
  const { data, info } = await sharp(path)
    .rotate()
    .flatten({ background: '#fff' })
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data: new Uint8ClampedArray(data) };
}

async function resized(
  { data, ...size }: Raster,
  width: number,
  height: number,
  kernel: keyof KernelEnum,
): Promise<Raster> {
  const out = await sharp(data, { raw: size }).resize(width, height, { kernel }).raw().toBuffer();
  return { width, height, channels: 3, data: new Uint8ClampedArray(out) };
}

for (const multiplier of [2, 4] as const) {
  const model = openEsrganSlim(join('out', 'bench', 'esrgan-slim'), multiplier);
  const ways: Readonly<Record<string, (small: Raster) => Promise<Raster>>> = {
    ours: async (small) => enlargePicture(small, multiplier, context),
    lanczos: async (small) => enlargeByLanczos(small, multiplier),
    sharp: (small) => resized(small, WIDTH, HEIGHT, 'lanczos3'),
    'esrgan-slim': async (small) => enlargeByModel(model, small),
  };
  for (const shrink of ['area', 'lanczos'] as const) {
    const rows = new Map<string, number[][]>(Object.keys(ways).map((name) => [name, []]));
    for (const path of pictures) {
      const truth = await load(path);
      const [width, height] = [WIDTH / multiplier, HEIGHT / multiplier];
      const small =
        shrink === 'area'
          ? resizeArea(truth, width, height)
          : await resized(truth, width, height, 'lanczos3');
      for (const [name, way] of Object.entries(ways)) {
        const begin = performance.now();
        const made = await way(small);
        const milliseconds = performance.now() - begin;
        const { slope, halo } = edgeMeasures(made, truth);
        rows.get(name)?.push([psnr(made, truth), ssim(made, truth), slope, halo, milliseconds]);
      }
    }
    console.log(`${multiplier}×, shrunk by ${shrink}, ${pictures.length} pictures of ${WIDTH} × ${HEIGHT}`);
    for (const [name, found] of rows) {
      const mean = (column: number) =>
        found.reduce((sum, row) => sum + (row[column] as number), 0) / found.length;
      console.log(
        `  ${name.padEnd(12)} PSNR ${mean(0).toFixed(2)} dB  SSIM ${mean(1).toFixed(4)}  slope ${mean(2).toFixed(3)}` +
          `  halo ${mean(3).toFixed(2)}  ${median(found.map((row) => row[4] as number)).toFixed(0)} ms`,
      );
    }
  }
}
