import { CHANNELS, type LabelMap, type Raster } from '@plumbline/imaging/raster.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';

export interface FlatColours {
  /** Mean display colour of each flat colour 0…1; entry 0 is unused. */
  readonly colours: readonly Rgb[];
  /** Which flat colour a pixel has; 0 none (lines, soft edges, photographs). */
  readonly map: LabelMap;
  /** Share of the picture that is evenly filled with one of them. */
  readonly share: number;
}

const MOST = 14;
/** A colour counts from this share of the picture on. */
const LEAST = 0.006;
/** Pixels belong to a colour within this distance per channel, of 255. */
const NEAR = 13;
/** Difference between neighbours of one fill, of 255. */
const EVEN = 3;
/** Share of the picture from which a bin, eight values a channel, may hold a flat colour. */
const LEAST_BIN = 0.0015;
/** Bins up to this far apart in each channel, of 255, hold the same fill: those that touch. */
const SAME_FILL = 10;

/** The few flat colours that a drawn and filled sheet is made of. @param picture RGB. */
export function findFlatColours(picture: Raster): FlatColours {
  const { width, height, data } = picture;
  const n = width * height;
  const counts = new Int32Array(1 << 15);
  for (let p = 0; p < data.length; p += 3) {
    const key = binOf(data[p] as number, data[p + 1] as number, data[p + 2] as number);
    counts[key] = (counts[key] as number) + 1;
  }
  const order = Array.from({ length: counts.length }, (_, k) => k)
    .filter((k) => (counts[k] as number) > LEAST_BIN * n)
    .sort((a, b) => (counts[b] as number) - (counts[a] as number) || a - b);
  const centres: [number, number, number][] = [];
  for (const key of order) {
    const c: [number, number, number] = [(key >> 10) * 8 + 4, ((key >> 5) & 31) * 8 + 4, (key & 31) * 8 + 4];
    // A neighbour of a colour that is already known is the same fill, spread by compression.
    if (centres.some((o) => c.every((v, k) => Math.abs(v - (o[k] as number)) <= SAME_FILL))) continue;
    if (centres.length < MOST) centres.push(c);
  }
  const labels = new Int32Array(n);
  const sums = new Float64Array((centres.length + 1) * 4);
  for (let i = 0, p = 0; i < n; i++, p += 3) {
    let best = 0;
    let nearest = Infinity;
    for (let k = 0; k < centres.length; k++) {
      const c = centres[k] as [number, number, number];
      const d = Math.max(
        Math.abs((data[p] as number) - c[0]),
        Math.abs((data[p + 1] as number) - c[1]),
        Math.abs((data[p + 2] as number) - c[2]),
      );
      if (d >= nearest || d > NEAR) continue;
      nearest = d;
      best = k + 1;
    }
    labels[i] = best;
    if (best === 0) continue;
    for (let c = 0; c < CHANNELS; c++)
      sums[best * 4 + c] = (sums[best * 4 + c] as number) + (data[p + c] as number);
    sums[best * 4 + 3] = (sums[best * 4 + 3] as number) + 1;
  }
  const renamed = new Int32Array(centres.length + 1);
  const colours: Rgb[] = [[0, 0, 0]];
  for (let k = 1; k <= centres.length; k++) {
    const count = sums[k * 4 + 3] as number;
    if (count < LEAST * n) continue;
    renamed[k] = colours.length;
    colours.push([0, 1, 2].map((c) => (sums[k * 4 + c] as number) / count / 255) as [number, number, number]);
  }
  for (let i = 0; i < n; i++) labels[i] = renamed[labels[i] as number] as number;
  return {
    colours,
    map: { width, height, data: labels, count: colours.length - 1 },
    share: evenShare(picture, labels),
  };
}

/** Share of the pixels in a flat colour whose neighbours differ by no more than compression does: photographs have few. */
function evenShare({ width, height, data }: Raster, labels: Int32Array): number {
  let even = 0;
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const i = y * width + x;
      if (labels[i] === 0) continue;
      let most = 0;
      for (let c = 0; c < CHANNELS; c++) {
        const v = data[i * 3 + c] as number;
        most = Math.max(
          most,
          Math.abs(v - (data[i * 3 + 3 + c] as number)),
          Math.abs(v - (data[(i + width) * 3 + c] as number)),
        );
      }
      if (most <= EVEN) even++;
    }
  }
  return even / (width * height);
}

function binOf(r: number, g: number, b: number): number {
  return ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
}
