/**
 * How well a hole is filled where what was there is known, and how fast: textures and structures drawn here, and squares cut out
 * of photos at places that nobody chose. Beside it, in the same run: OpenCV's Telea and Navier–Stokes.
 *
 *   PLUMBLINE_SAMPLES=<folder of photos> node scripts/run.mjs bench/removal.ts
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hashNoise } from '@plumbline/imaging/random.ts';
import { createBitMask, createRaster, type BitMask, type Raster } from '@plumbline/imaging/raster.ts';
import { removeFinely } from '@plumbline/edits/removal/remove-finely.ts';
import { removeQuickly } from '@plumbline/edits/removal/remove-quickly.ts';
import sharp from 'sharp';
import { type Inpaint, loadInpainting } from './src/opencv-inpaint.ts';
import { psnr, ssim } from './src/picture-measures.ts';
import { median } from '../scripts/lib/statistics.ts';

const SIDE = 1024;
/** Side of the hole: 2 % of a picture of 1024². */
const HOLE = 144;
/** Middles of the holes cut out of each photo, as shares of its width and height. */
const PLACES = [
  [0.3, 0.35],
  [0.7, 0.7],
] as const;
/** Pictures of each kind, the first by name. */
const PHOTOS = 3;
/** Rows and columns around what is measured, which the measures leave out. */
const RIM = 8;

type Draw = (x: number, y: number) => readonly [number, number, number];
const DRAWN: Readonly<Record<string, Draw>> = {
  'wall in a slope of light': (x, y) => [120 + x / 12, 116 + x / 13, 108 + y / 14],
  'concrete (noise)': (x, y) => {
    const v = 150 + 40 * (hashNoise(x >> 3, y >> 3, 1) - 0.5) + 24 * (hashNoise(x, y, 2) - 0.5);
    return [v, v, v - 4];
  },
  'brick bond': (x, y) => {
    const row = Math.floor(y / 22);
    const shifted = x + 32 * (row % 2);
    if (y % 22 < 3 || shifted % 64 < 3) return [196, 190, 180];
    const v = 30 * hashNoise(Math.floor(shifted / 64), row, 3) + 16 * hashNoise(x, y, 4);
    return [140 + v, 72 + v, 56 + v];
  },
  'floor boards in perspective': (x, y) => {
    const depth = 400 / (y + 120);
    const board = Math.floor(((x - 512) * depth) / 30);
    const edge = (((x - 512) * depth) / 30 - board) * 30 < 1.2;
    const v = 40 * hashNoise(board, 0, 5) + 10 * hashNoise(board, Math.floor(200 * depth), 6);
    return edge ? [80, 60, 44] : [150 + v, 112 + v, 80 + v];
  },
  'lines on paper': (x, y) =>
    (x + y) % 97 < 2 || y % 120 < 2 || (2 * x - y + 4000) % 311 < 3 ? [30, 30, 34] : [250, 249, 245],
  'wall, skirting and floor': (x, y) => {
    if (y < 500) return [205, 200, 190];
    if (y < 530) return [240, 240, 238];
    const board = Math.floor(x / 60);
    return x % 60 < 2 ? [90, 66, 50] : [150 + 20 * hashNoise(board, 0, 7), 112, 80];
  },
};

function draw(colour: Draw): Raster {
  const picture = createRaster(SIDE, SIDE, 3);
  for (let y = 0, at = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++, at += 3) picture.data.set(colour(x, y), at);
  return picture;
}

async function loadPhoto(file: string): Promise<Raster> {
  const { data, info } = await sharp(file)
    .rotate()
    .resize(SIDE, SIDE, { fit: 'inside' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data: new Uint8ClampedArray(data) };
}

interface Trial {
  readonly truth: Raster;
  readonly hole: BitMask;
  readonly left: number;
  readonly top: number;
}

function cutHole(truth: Raster, [x, y]: readonly [number, number]): Trial {
  const { width, height } = truth;
  const left = Math.min(width - HOLE - RIM, Math.max(RIM, Math.round(x * width - HOLE / 2)));
  const top = Math.min(height - HOLE - RIM, Math.max(RIM, Math.round(y * height - HOLE / 2)));
  const hole = createBitMask(width, height);
  for (let row = top; row < top + HOLE; row++)
    hole.data.fill(1, row * width + left, row * width + left + HOLE);
  return { truth, hole, left, top };
}

/** The hole and a rim around it. */
function around({ width, data }: Raster, left: number, top: number): Raster {
  const side = HOLE + 2 * RIM;
  const part = createRaster(side, side, 3);
  for (let y = 0; y < side; y++) {
    const from = 3 * ((top - RIM + y) * width + left - RIM);
    part.data.set(data.subarray(from, from + 3 * side), 3 * y * side);
  }
  return part;
}

function withoutHole({ truth, hole }: Trial): Raster {
  const data = truth.data.slice();
  for (let i = 0; i < hole.data.length; i++) if (hole.data[i] === 1) data.fill(0, 3 * i, 3 * i + 3);
  return { ...truth, data };
}

const context = { signal: new AbortController().signal, progress: () => undefined };
const { telea, navierStokes } = await loadInpainting();
const METHODS: Readonly<Record<string, Inpaint>> = {
  'quick removal': (picture, hole) => removeQuickly(picture, hole, 1, context).picture,
  'fine, perspective': (picture, hole) => removeFinely(picture, hole, 'perspective', 1, context).picture,
  'fine, repetition': (picture, hole) => removeFinely(picture, hole, 'repetition', 1, context).picture,
  Telea: telea,
  'Navier–Stokes': navierStokes,
};

function measure(what: string, trials: readonly Trial[]): void {
  console.log(`\n${what}, ${trials.length} holes of ${HOLE}²`);
  for (const [name, fill] of Object.entries(METHODS)) {
    const scores = trials.map((trial) => {
      const spoilt = withoutHole(trial);
      const cpu = process.cpuUsage();
      const filled = fill(spoilt, trial.hole);
      const { user, system } = process.cpuUsage(cpu);
      const [made, truth] = [filled, trial.truth].map((each) => around(each, trial.left, trial.top)) as [
        Raster,
        Raster,
      ];
      // A perfect copy has no noise at all.
      return { ms: (user + system) / 1000, psnr: Math.min(60, psnr(made, truth)), ssim: ssim(made, truth) };
    });
    const mean = (key: 'psnr' | 'ssim') => scores.reduce((sum, each) => sum + each[key], 0) / scores.length;
    console.log(
      `  ${name.padEnd(20)} PSNR ${mean('psnr').toFixed(1).padStart(5)} dB  SSIM ${mean('ssim').toFixed(3)}  ${median(
        scores.map(({ ms }) => ms),
      )
        .toFixed(0)
        .padStart(6)} ms of processor`,
    );
  }
}

for (const [name, colour] of Object.entries(DRAWN)) measure(name, [cutHole(draw(colour), [0.52, 0.5])]);

const samples = process.env['PLUMBLINE_SAMPLES'];
if (samples === undefined) console.log('\nPLUMBLINE_SAMPLES names no folder: no photos');
else
  for (const kind of ['interior-photo', 'exterior-photo', 'landscape-photo', 'interior-line']) {
    const files = (await readdir(join(samples, kind)))
      .filter((file) => /\.(?:jpe?g|png)$/.test(file))
      .toSorted()
      .slice(0, PHOTOS);
    const photos = await Promise.all(files.map((file) => loadPhoto(join(samples, kind, file))));
    const large = photos.filter(({ width, height }) => Math.min(width, height) > 2 * HOLE);
    measure(
      kind,
      large.flatMap((photo) => PLACES.map((place) => cutHole(photo, place))),
    );
  }
