/**
 * Picking by clicks: how much of a known thing is selected after one, two, three clicks and by a box, in pictures as they were traced
 * and as a photograph would show them, beside a magic wand of the same clicks, and how long the first and the next click take.
 */
import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import type { BitMask, Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import { upsampleMask } from '@plumbline/imaging/segmentation/guided-upsampling.ts';
import { labPlanes } from '@plumbline/imaging/segmentation/lab-planes.ts';
import { analyseForPicks } from '@plumbline/imaging/segmentation/pick-analysis.ts';
import { pickInPicture, type PickSeeds } from '@plumbline/imaging/segmentation/pick-in-picture.ts';
import sharp from 'sharp';
import { knownPictures } from '../training/picking/known-things.ts';
import { median } from '../scripts/lib/statistics.ts';

/** Other ones than those that the choice was learned on. */
const SEED = 9001;
const PICTURES = Number(process.argv[2] ?? 12);
const CLICKS = 3;
const TIMED_EDGE = 1024;
/** ΔE to the clicked colour, as a magic wand's usual setting. */
const TOLERANCE = 12;

interface Clicks {
  readonly on: [number, number][];
  readonly off: [number, number][];
}

type Select = (clicks: Clicks) => BitMask | undefined;

interface Found {
  readonly ours: number[][];
  readonly wand: number[][];
  readonly boxes: number[];
}

const found: Record<string, Found> = {};
const times: Record<'cold' | 'next', number[]> = { cold: [], next: [] };
for await (const { name, picture, photo, things } of knownPictures(PICTURES, SEED)) {
  const model = name.includes('clay') ? 'clay' : 'colour';
  tryPicks(picture, things, (found[model] ??= { ours: [], wand: [], boxes: [] }));
  tryPicks(photo, things, (found[`${model}, as a photo`] ??= { ours: [], wand: [], boxes: [] }));
  await timeClicks(picture);
  console.log(`${name}: ${things.length} things`);
}
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
console.log('overlap (intersection over union) after 1, 2, 3 clicks; box; magic wand after 1, 2, 3 clicks');
for (const [kind, { ours, wand, boxes }] of Object.entries(found)) {
  const after = (rows: readonly number[][]) =>
    Array.from({ length: CLICKS }, (_, at) => mean(rows.map((each) => each[at] as number)).toFixed(2)).join(
      ', ',
    );
  console.log(`${kind}, ${ours.length} things: ${after(ours)}; ${mean(boxes).toFixed(2)}; ${after(wand)}`);
}
console.log(
  `at ${TIMED_EDGE} px, decoding and encoding included: first click ${median(times.cold).toFixed(0)} ms, next ${median(times.next).toFixed(0)} ms`,
);

function tryPicks(picture: Raster, things: readonly BitMask[], { ours, wand, boxes }: Found): void {
  const analysis = analyseForPicks(picture);
  const flood = magicWand(picture);
  for (const thing of things) {
    const truth = atSize(thing, analysis.width, analysis.height);
    ours.push(clickAround(truth, (clicks) => pickInPicture(analysis, { ...clicks, box: undefined })));
    wand.push(clickAround(thing, flood));
    boxes.push(overlap(pickInPicture(analysis, { on: [], off: [], box: boxAround(truth) }), truth));
  }
}

/** Overlap after each click: the first into the middle of the thing, then into the middle of the largest error. */
function clickAround(truth: BitMask, select: Select): number[] {
  const { width, height } = truth;
  const clicks: Clicks = { on: [], off: [] };
  const place = (mask: BitMask): [number, number] => {
    const at = deepest(mask);
    return [((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height];
  };
  clicks.on.push(place(truth));
  return Array.from({ length: CLICKS }, () => {
    const picked = select(clicks)?.data ?? new Uint8Array(truth.data.length);
    const missed = truth.data.map((value, i) => (value === 1 && picked[i] !== 1 ? 1 : 0));
    const wrong = truth.data.map((value, i) => (value === 0 && picked[i] === 1 ? 1 : 0));
    const moreMissed = countSet(missed) >= countSet(wrong);
    (moreMissed ? clicks.on : clicks.off).push(place({ width, height, data: moreMissed ? missed : wrong }));
    return overlap({ width, height, data: picked }, truth);
  });
}

function deepest({ width, height, data }: BitMask): number {
  const outside = data.map((value, i) => {
    const x = i % width;
    return value === 1 && x > 0 && x < width - 1 && i >= width && i < width * (height - 1) ? 0 : 1;
  });
  const depth = distanceTransform({ width, height, data: outside }).data;
  return depth.reduce((best, value, i) => (value > (depth[best] as number) ? i : best), 0);
}

function countSet(data: Uint8Array): number {
  return data.reduce((sum, value) => sum + value, 0);
}

function overlap(picked: BitMask | undefined, truth: BitMask): number {
  let [both, either] = [0, 0];
  truth.data.forEach((value, i) => {
    const chosen = picked?.data[i] === 1;
    if (chosen || value === 1) either++;
    if (chosen && value === 1) both++;
  });
  return either === 0 ? 0 : both / either;
}

function boxAround({ width, height, data }: BitMask): NonNullable<PickSeeds['box']> {
  let [left, top, right, bottom] = [width, height, 0, 0];
  data.forEach((value, i) => {
    if (value === 0) return;
    left = Math.min(left, i % width);
    right = Math.max(right, (i % width) + 1);
    top = Math.min(top, Math.floor(i / width));
    bottom = Math.floor(i / width) + 1;
  });
  const margin = 0.03 * Math.max(right - left, bottom - top) + 2;
  return {
    x0: Math.max(0, left - margin) / width,
    y0: Math.max(0, top - margin) / height,
    x1: Math.min(width, right + margin) / width,
    y1: Math.min(height, bottom + margin) / height,
  };
}

/** What is connected with each click on the thing and has about its colour, less the same of clicks beside it. */
function magicWand(picture: Raster): Select {
  const { width, height } = picture;
  const [lightness, a, b] = labPlanes(picture);
  const flood = ([x, y]: [number, number], data: Uint8Array, value: 0 | 1): void => {
    const start = Math.floor(y * height) * width + Math.floor(x * width);
    const seen = new Uint8Array(data.length);
    const open = [start];
    seen[start] = 1;
    for (let i = open.pop(); i !== undefined; i = open.pop()) {
      data[i] = value;
      const column = i % width;
      for (const next of [column > 0 ? i - 1 : -1, column < width - 1 ? i + 1 : -1, i - width, i + width]) {
        if (next < 0 || next >= data.length || seen[next] === 1) continue;
        seen[next] = 1;
        const apart = Math.hypot(
          (lightness[next] as number) - (lightness[start] as number),
          (a[next] as number) - (a[start] as number),
          (b[next] as number) - (b[start] as number),
        );
        if (apart <= TOLERANCE) open.push(next);
      }
    }
  };
  return ({ on, off }) => {
    const data = new Uint8Array(width * height);
    for (const point of on) flood(point, data, 1);
    for (const point of off) flood(point, data, 0);
    return { width, height, data };
  };
}

function atSize({ width, height, data }: BitMask, toWidth: number, toHeight: number): BitMask {
  const out = Uint8Array.from({ length: toWidth * toHeight }, (_, i) => {
    const x = Math.floor((((i % toWidth) + 0.5) * width) / toWidth);
    const y = Math.floor(((Math.floor(i / toWidth) + 0.5) * height) / toHeight);
    return data[y * width + x] as number;
  });
  return { width: toWidth, height: toHeight, data: out };
}

async function timeClicks(small: Raster): Promise<void> {
  const height = Math.round((TIMED_EDGE * small.height) / small.width);
  const large = resizeArea(small, TIMED_EDGE, height);
  const raw = { width: TIMED_EDGE, height, channels: 3 } as const;
  const file = await sharp(large.data, { raw }).png().toBuffer();
  const begin = performance.now();
  const pixels = await sharp(file).removeAlpha().raw().toBuffer();
  const picture: Raster = { ...raw, data: new Uint8ClampedArray(pixels) };
  const analysis = analyseForPicks(picture);
  const click = async (x: number, y: number) => {
    const mask = pickInPicture(analysis, { on: [[x, y]], off: [], box: undefined });
    if (!mask) return;
    const { data } = upsampleMask(mask, analysis.guide, picture);
    await sharp(data, { raw: { ...raw, channels: 1 } })
      .png({ compressionLevel: 3 })
      .toBuffer();
  };
  await click(0.5, 0.6);
  times.cold.push(performance.now() - begin);
  const next = performance.now();
  await click(0.3, 0.4);
  times.next.push(performance.now() - next);
}
