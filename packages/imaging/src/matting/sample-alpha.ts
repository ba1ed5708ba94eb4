import type { Raster } from '../raster.ts';
import { BACKGROUND, ITEM, type Trimap, UNKNOWN } from './trimap.ts';

export interface SampledAlpha {
  /** 0…1. */
  readonly alpha: Float32Array;
  /** 0…1: how far the estimate is to be trusted; 0 on known pixels. */
  readonly confidence: Float32Array;
}

/** Rays from each unknown pixel; its neighbours take other directions and then share what they have found. */
const RAYS = 4;
const REACH = 400;
/** Pixels between two looks whether to go on: some milliseconds. */
const BATCH = 2048;
/** Neighbours whose samples are tried, too. */
const SHARED = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
  [-3, -3],
  [3, -3],
  [-3, 3],
  [3, 3],
] as const;
/** Squared distance of colours, 0…255, below which item and background cannot be told apart. */
const ALIKE = 400;

/**
 * Opacity of each unknown pixel from one colour of the item and one of the background that lie in sight of it and mix to
 * its own. E. Gastal, M. Oliveira, "Shared sampling for real-time alpha matting" (2010), with single pixels in place of
 * their neighbourhoods in the cost.
 *
 * @param picture RGB
 * @param check called now and then; may throw to abort
 */
export function sampleAlpha(picture: Raster, trimap: Trimap, check: () => void): SampledAlpha {
  const { width, height, data } = trimap;
  const n = width * height;
  const alpha = new Float32Array(n);
  const confidence = new Float32Array(n);
  const unknown: number[] = [];
  for (let i = 0; i < n; i++) {
    if (data[i] === ITEM) alpha[i] = 1;
    else if (data[i] === UNKNOWN) unknown.push(i);
  }
  const item = new Int32Array(n).fill(-1);
  const back = new Int32Array(n).fill(-1);
  const cost = new Float32Array(n).fill(Number.POSITIVE_INFINITY);
  const items = new Int32Array(RAYS);
  const backs = new Int32Array(RAYS);
  for (const [done, i] of unknown.entries()) {
    if (done % BATCH === 0) check();
    lookAround(trimap, i, items, backs);
    for (const f of items) {
      if (f < 0) continue;
      for (const b of backs) {
        if (b < 0) continue;
        const value = pairCost(picture, width, i, f, b);
        if (value >= (cost[i] as number)) continue;
        cost[i] = value;
        item[i] = f;
        back[i] = b;
      }
    }
  }
  const ownItem = Int32Array.from(item);
  const ownBack = Int32Array.from(back);
  for (const i of unknown) {
    const x = i % width;
    const y = (i - x) / width;
    for (const [dx, dy] of SHARED) {
      if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
      const j = i + dy * width + dx;
      const f = ownItem[j] as number;
      const b = ownBack[j] as number;
      if (f < 0 || b < 0) continue;
      const value = pairCost(picture, width, i, f, b);
      if (value >= (cost[i] as number)) continue;
      cost[i] = value;
      item[i] = f;
      back[i] = b;
    }
    const f = item[i] as number;
    const b = back[i] as number;
    if (f < 0 || b < 0) {
      alpha[i] = 0.5;
      continue;
    }
    alpha[i] = mixture(picture, i, f, b);
    const { error, apart } = fit(picture, i, f, b);
    confidence[i] = Math.exp(-error / 300) * (apart / (apart + ALIKE));
  }
  return { alpha, confidence };
}

/** First pixels of item and background along rays; −1 where a ray meets none. */
function lookAround({ width, height, data }: Trimap, i: number, items: Int32Array, backs: Int32Array): void {
  const x = i % width;
  const y = (i - x) / width;
  const turn = ((((x % 3) + 3 * (y % 3)) / 9) * 2 * Math.PI) / RAYS;
  for (let ray = 0; ray < RAYS; ray++) {
    const angle = turn + (ray * 2 * Math.PI) / RAYS;
    const dx = Math.cos(angle);
    const dy = Math.sin(angle);
    let f = -1;
    let b = -1;
    for (let far = 1; far < REACH && (f < 0 || b < 0); far += far < 12 ? 1 : 2) {
      const xx = Math.round(x + dx * far);
      const yy = Math.round(y + dy * far);
      if (xx < 0 || yy < 0 || xx >= width || yy >= height) break;
      const at = yy * width + xx;
      if (f < 0 && data[at] === ITEM) f = at;
      else if (b < 0 && data[at] === BACKGROUND) b = at;
    }
    items[ray] = f;
    backs[ray] = b;
  }
}

/** How badly a pair mixes to a pixel's colour and how far away it lies. */
function pairCost(picture: Raster, width: number, i: number, f: number, b: number): number {
  const { error, apart } = fit(picture, i, f, b);
  const away = distance(width, i, f) + distance(width, i, b);
  return (error + 30) * (1 + ALIKE / (apart + 1)) * Math.sqrt(1 + away);
}

function distance(width: number, i: number, j: number): number {
  const dx = (i % width) - (j % width);
  const dy = Math.floor(i / width) - Math.floor(j / width);
  return Math.sqrt(dx * dx + dy * dy);
}

/** Share of the item's colour in a pixel's, 0…1. */
function mixture({ data, channels }: Raster, i: number, f: number, b: number): number {
  let dot = 0;
  let apart = 0;
  for (let k = 0; k < 3; k++) {
    const back = data[b * channels + k] as number;
    const span = (data[f * channels + k] as number) - back;
    dot += ((data[i * channels + k] as number) - back) * span;
    apart += span * span;
  }
  return apart === 0 ? 0.5 : Math.min(1, Math.max(0, dot / apart));
}

/** Squared distance of the best mixture from the pixel's colour, and of the two colours from one another. */
function fit(picture: Raster, i: number, f: number, b: number): { error: number; apart: number } {
  const { data, channels } = picture;
  const share = mixture(picture, i, f, b);
  let error = 0;
  let apart = 0;
  for (let k = 0; k < 3; k++) {
    const item = data[f * channels + k] as number;
    const back = data[b * channels + k] as number;
    error += ((data[i * channels + k] as number) - share * item - (1 - share) * back) ** 2;
    apart += (item - back) ** 2;
  }
  return { error, apart };
}
