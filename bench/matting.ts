/** Cutting out against plain GrabCut, on items whose opacity is known. */
import { cutOut } from '@plumbline/imaging/matting/cut-out.ts';
import type { BitMask, Raster } from '@plumbline/imaging/raster.ts';
import { upsampleMask } from '@plumbline/imaging/segmentation/guided-upsampling.ts';
import { analyseForPicks } from '@plumbline/imaging/segmentation/pick-analysis.ts';
import { pickInPicture } from '@plumbline/imaging/segmentation/pick-in-picture.ts';
import { type Composite, drawComposites } from './src/composite.ts';
import { grabCut } from './src/grab-cut.ts';
import { loadOpenCv } from './src/opencv-filter.ts';
import { median } from '../scripts/lib/statistics.ts';

const context = { check: () => undefined, progress: () => undefined };
/** Half the width of the open band of the trimap that a careful person would paint. */
const BAND = 8;

const { cv } = await loadOpenCv();
const composites = await drawComposites();
const ways: Record<string, (one: Composite) => Float32Array | undefined> = {
  'GrabCut of OpenCV, box': ({ picture, box }) => grabCut(cv, picture, box),
  'ours, box': (one) => {
    const mask = maskOfBox(one);
    return mask && alphaOf(cutOut(one.picture, mask, context)?.picture);
  },
  'ours, automatic': ({ picture }) => alphaOf(cutOut(picture, null, context)?.picture),
  'ours, trimap': (one) => alphaOf(cutOut(one.picture, trimapOf(one), context)?.picture),
};
for (const ground of ['studio', 'room'] as const) {
  console.log(`\n${ground}: SAD / 1000, MSE × 1000, gradient error, seconds (median); each item's SAD`);
  for (const [name, run] of Object.entries(ways)) {
    const found = composites
      .filter((one) => one.ground === ground)
      .map((one) => {
        const begin = performance.now();
        const alpha = run(one) ?? new Float32Array(one.alpha.length);
        return { name: one.name, seconds: (performance.now() - begin) / 1000, ...measure(one, alpha) };
      });
    const mean = (key: 'sad' | 'mse' | 'gradient') =>
      found.reduce((sum, each) => sum + each[key], 0) / found.length;
    console.log(
      `${name.padEnd(24)} ${mean('sad').toFixed(2)}  ${mean('mse').toFixed(2)}  ${mean('gradient').toFixed(2)}  ${median(found.map((each) => each.seconds)).toFixed(2)} s   ${found.map((each) => `${each.name} ${each.sad.toFixed(2)}`).join(', ')}`,
    );
  }
}

function maskOfBox({ picture, box }: Composite): BitMask | undefined {
  const analysis = analyseForPicks(picture);
  const { width, height } = picture;
  const seeds = {
    x0: box.x / width,
    y0: box.y / height,
    x1: (box.x + box.width) / width,
    y1: (box.y + box.height) / height,
  };
  const mask = pickInPicture(analysis, { on: [], off: [], box: seeds });
  return mask && { width, height, data: Uint8Array.from(upsampleMask(mask, analysis.guide, picture).data) };
}

/** Open within `BAND` pixels of every place where the item is neither there nor not. */
function trimapOf({ picture: { width, height }, alpha }: Composite): BitMask {
  const data = Uint8Array.from(alpha, (value) => (value >= 0.5 ? 255 : 0));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const value = alpha[i] as number;
      const edge =
        (value > 0 && value < 1) ||
        (x + 1 < width && alpha[i + 1] !== value) ||
        (y + 1 < height && alpha[i + width] !== value);
      if (!edge) continue;
      for (let dy = Math.max(0, y - BAND); dy <= Math.min(height - 1, y + BAND); dy++)
        data.fill(128, dy * width + Math.max(0, x - BAND), dy * width + Math.min(width, x + BAND + 1));
    }
  return { width, height, data };
}

function alphaOf(picture: Raster | undefined): Float32Array | undefined {
  return (
    picture &&
    Float32Array.from(
      { length: picture.width * picture.height },
      (_, i) => (picture.data[4 * i + 3] as number) / 255,
    )
  );
}

/** Measures of the alphamatting.com benchmark (C. Rhemann et al., 2009), over the whole picture. */
function measure({ picture: { width, height }, alpha: truth }: Composite, alpha: Float32Array) {
  let sad = 0;
  let mse = 0;
  let gradient = 0;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const off = (alpha[i] as number) - (truth[i] as number);
      sad += Math.abs(off);
      mse += off * off;
      const steepness = (values: Float32Array) =>
        Math.hypot(
          (values[i + 1] as number) - (values[i - 1] as number),
          (values[i + width] as number) - (values[i - width] as number),
        ) / 2;
      gradient += (steepness(alpha) - steepness(truth)) ** 2;
    }
  return { sad: sad / 1000, mse: (1000 * mse) / (width * height), gradient: gradient / 1000 };
}
