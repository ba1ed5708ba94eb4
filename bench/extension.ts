/**
 * How well a picture is gone on with where what was there is known: the middle of each picture, extended to its whole size, beside the
 * picture itself. Beside it, in the same run: the middle mirrored at its borders, and OpenCV's Telea.
 *
 *   PLUMBLINE_SAMPLES=<folder of pictures> node scripts/run.mjs bench/extension.ts [--only 'interior|line'] [--keep 0.75]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { greyscale } from '@plumbline/imaging/greyscale.ts';
import { createBitMask, createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { EXTENSION_MANNERS, extendPicture } from '@plumbline/edits/extension/extend-picture.ts';
import sharp from 'sharp';
import { listPictures } from '../scripts/eval/list-pictures.ts';
import { toRaster } from '../scripts/lib/picture-pixels.ts';
import { loadInpainting } from './src/opencv-inpaint.ts';
import { psnr, ssim } from './src/picture-measures.ts';
import { median } from '../scripts/lib/statistics.ts';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, keep: { type: 'string', default: '0.75' } },
});
const EDGE = 800;
/** Folders of the samples, by what they hold. */
const KINDS: Readonly<Record<string, RegExp>> = {
  'rooms, photos': /^interior-photo/,
  'outdoors, photos': /^(exterior-photo|landscape-photo|aerial)/,
  'models and renders': /^(white-model|sketchup-like|style-ref\/house)/,
  drawings: /^(interior-line|exterior-line|floor-plan)/,
};

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
type Extend = (middle: Raster, frame: Frame, whole: Raster) => Raster;

const context = { signal: new AbortController().signal, progress: () => undefined };
const { telea } = await loadInpainting();
const METHODS: Readonly<Record<string, Extend>> = {
  ...Object.fromEntries(
    EXTENSION_MANNERS.map((manner): [string, Extend] => [
      `extension, ${manner}`,
      (middle, { x, y }, { width, height }) =>
        extendPicture(middle, { width, height, x, y }, manner, 3, context).picture,
    ]),
  ),
  mirrored: mirror,
  Telea: (_middle, frame, whole) => {
    const hole = createBitMask(whole.width, whole.height);
    hole.data.fill(1);
    for (let y = frame.y; y < frame.y + frame.height; y++)
      hole.data.fill(0, y * whole.width + frame.x, y * whole.width + frame.x + frame.width);
    const data = whole.data.slice();
    for (let i = 0; i < hole.data.length; i++) if (hole.data[i] === 1) data.fill(0, 3 * i, 3 * i + 3);
    return telea({ ...whole, data }, hole);
  },
};

function mirror(middle: Raster, { x, y }: Frame, { width, height }: Raster): Raster {
  const back = (place: number, length: number): number => {
    const k = place < 0 ? -1 - place : place;
    return k < length ? k : Math.max(0, 2 * length - 1 - k);
  };
  const out = createRaster(width, height, 3);
  for (let v = 0; v < height; v++)
    for (let u = 0; u < width; u++) {
      const from = 3 * (back(v - y, middle.height) * middle.width + back(u - x, middle.width));
      out.data.set(middle.data.subarray(from, from + 3), 3 * (v * width + u));
    }
  return out;
}

function cut({ width, data }: Raster, frame: Frame): Raster {
  const part = createRaster(frame.width, frame.height, 3);
  for (let y = 0; y < frame.height; y++) {
    const from = 3 * ((frame.y + y) * width + frame.x);
    part.data.set(data.subarray(from, from + 3 * frame.width), 3 * y * frame.width);
  }
  return part;
}

/** The four strips around a frame. */
function strips({ x, y, width, height }: Frame, whole: Raster): Frame[] {
  const right = x + width;
  const bottom = y + height;
  return [
    { x: 0, y: 0, width: x, height: whole.height },
    { x: right, y: 0, width: whole.width - right, height: whole.height },
    { x, y: 0, width, height: y },
    { x, y: bottom, width, height: whole.height - bottom },
  ];
}

/** Mean step of luma from pixel to pixel: what is smeared has little. */
function busyness(picture: Raster): number {
  const { data, width } = greyscale(picture);
  let sum = 0;
  for (let i = 0; i + width < data.length; i++)
    sum +=
      Math.abs((data[i + 1] as number) - (data[i] as number)) +
      Math.abs((data[i + width] as number) - (data[i] as number));
  return sum;
}

const samples = process.env['PLUMBLINE_SAMPLES'];
if (samples === undefined) throw new Error('PLUMBLINE_SAMPLES names no folder');
const keep = Number(values.keep);
for (const [kind, folder] of Object.entries(KINDS)) {
  const pictures = (await listPictures(samples)).filter(
    ({ name }) => folder.test(name) && new RegExp(values.only).test(name),
  );
  if (pictures.length === 0) continue;
  console.log(`\n${kind}: ${pictures.length} pictures of ${EDGE} px, middles of ${keep}`);
  const scores = new Map<string, { psnr: number; ssim: number; busy: number; ms: number }[]>();
  for (const { file } of pictures) {
    const whole = await toRaster(sharp(join(file)).rotate().resize(EDGE, EDGE, { fit: 'inside' }));
    const frame = {
      x: Math.round(((1 - keep) / 2) * whole.width),
      y: Math.round(((1 - keep) / 2) * whole.height),
      width: Math.round(keep * whole.width),
      height: Math.round(keep * whole.height),
    };
    for (const [name, extend] of Object.entries(METHODS)) {
      const { user, system } = process.cpuUsage();
      const made = extend(cut(whole, frame), frame, whole);
      const spent = process.cpuUsage({ user, system });
      const each = strips(frame, whole).map((strip) => {
        const [own, truth] = [cut(made, strip), cut(whole, strip)];
        return {
          psnr: Math.min(60, psnr(own, truth)),
          ssim: ssim(own, truth),
          busy: busyness(own) / Math.max(1e-6, busyness(truth)),
          ms: (spent.user + spent.system) / 1000,
        };
      });
      scores.set(name, [...(scores.get(name) ?? []), ...each]);
    }
  }
  for (const [name, each] of scores) {
    const mean = (key: 'psnr' | 'ssim'): number => each.reduce((sum, one) => sum + one[key], 0) / each.length;
    const middle = (key: 'busy' | 'ms'): number => median(each.map((one) => one[key]));
    console.log(
      `  ${name.padEnd(20)} PSNR ${mean('psnr').toFixed(1).padStart(5)} dB  SSIM ${mean('ssim').toFixed(3)}` +
        `  detail ${(100 * middle('busy')).toFixed(0).padStart(4)} %  ${middle('ms').toFixed(0).padStart(6)} ms of processor`,
    );
  }
}
