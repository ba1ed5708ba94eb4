import type { Raster } from '@plumbline/imaging/raster.ts';

export interface FlatColours {
  /** The most common first, sRGB 0…255. */
  readonly colours: readonly (readonly [number, number, number])[];
  /** Share of the pixels that lie in flat surroundings. */
  readonly flatShare: number;
}

/** Sum of the channel differences up to which neighbours are of one flat colour: hard JPEG noise stays below. */
const FLAT = 30;
/** Two flat colours nearer than this (sum over the channels) are one. */
const APART = 34;
/** Share of the picture that a colour must take to be a material's. */
const LEAST_SHARE = 0.00012;
const MOST = 256;

/** The colours of a picture of flat areas: peaks among the pixels whose neighbours have the same colour. */
export function findFlatColours(picture: Raster): FlatColours {
  const { width, height, data } = picture;
  const n = width * height;
  const bins = new Map<number, { n: number; r: number; g: number; b: number }>();
  let flat = 0;
  for (let i = 0; i < n; i++) {
    if (!isFlatAt(picture, i, FLAT)) continue;
    flat++;
    const p = 3 * i;
    const [r, g, b] = [data[p] as number, data[p + 1] as number, data[p + 2] as number];
    const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
    const bin = bins.get(key);
    if (bin === undefined) bins.set(key, { n: 1, r, g, b });
    else {
      bin.n++;
      bin.r += r;
      bin.g += g;
      bin.b += b;
    }
  }
  const peaks: { n: number; r: number; g: number; b: number }[] = [];
  for (const bin of [...bins.values()].sort((a, b) => b.n - a.n)) {
    const mean = [bin.r / bin.n, bin.g / bin.n, bin.b / bin.n] as const;
    const home = peaks.find(
      (c) =>
        Math.abs(c.r / c.n - mean[0]) + Math.abs(c.g / c.n - mean[1]) + Math.abs(c.b / c.n - mean[2]) < APART,
    );
    if (home === undefined) {
      if (peaks.length < MOST) peaks.push({ ...bin });
    } else {
      home.n += bin.n;
      home.r += bin.r;
      home.g += bin.g;
      home.b += bin.b;
    }
  }
  const colours = peaks
    .filter((c) => c.n >= Math.max(6, LEAST_SHARE * n))
    .sort((a, b) => b.n - a.n)
    .map((c) => [c.r / c.n, c.g / c.n, c.b / c.n] as const);
  return { colours, flatShare: flat / n };
}

/** True where a pixel has the colour of its four neighbours within `most`, summed over the channels. */
export function isFlatAt({ width, height, data }: Raster, i: number, most: number): boolean {
  const x = i % width;
  const y = Math.floor(i / width);
  return (
    (x === 0 || isLike(data, i, i - 1, most)) &&
    (x === width - 1 || isLike(data, i, i + 1, most)) &&
    (y === 0 || isLike(data, i, i - width, most)) &&
    (y === height - 1 || isLike(data, i, i + width, most))
  );
}

function isLike(data: Uint8ClampedArray, i: number, j: number, most: number): boolean {
  const p = 3 * i;
  const q = 3 * j;
  return (
    Math.abs((data[p] as number) - (data[q] as number)) +
      Math.abs((data[p + 1] as number) - (data[q + 1] as number)) +
      Math.abs((data[p + 2] as number) - (data[q + 2] as number)) <=
    most
  );
}
