import { linearToOklab } from '../oklab.ts';
import type { Raster } from '../raster.ts';
import { LINEAR_OF_BYTE, type Rgb } from '../srgb.ts';

export interface DominantColour {
  /** OKLab. */
  readonly colour: Rgb;
  /** 0…1 of the picture. */
  readonly share: number;
}

const CLUSTERS = 8;
const ROUNDS = 8;
/** Clusters nearer than this look like one colour. */
const SAME = 0.055;
const LEAST_SHARE = 0.03;

/** OKLab of every pixel, interleaved. @param picture RGB */
export function oklabPixels({ width, height, channels, data }: Raster): Float32Array {
  const pixels = new Float32Array(width * height * 3);
  for (let from = 0, to = 0; to < pixels.length; from += channels, to += 3) {
    const lab = linearToOklab([
      LINEAR_OF_BYTE[data[from] as number] as number,
      LINEAR_OF_BYTE[data[from + 1] as number] as number,
      LINEAR_OF_BYTE[data[from + 2] as number] as number,
    ]);
    pixels.set(lab, to);
  }
  return pixels;
}

/**
 * The colours that a picture consists of, the largest share first: k-means (Lloyd, 1982) in OKLab from centres that lie as
 * far from each other as they can (Gonzalez, 1985), near ones joined.
 *
 * @param pixels OKLab, interleaved
 * @returns one to `most`
 */
export function dominantColours(pixels: Float32Array, most: number): readonly DominantColour[] {
  const centres = farthestCentres(pixels);
  const counts = new Float64Array(CLUSTERS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = new Float64Array(CLUSTERS * 3);
    counts.fill(0);
    for (let at = 0; at < pixels.length; at += 3) {
      const k = nearestCentre(centres, pixels, at);
      counts[k] = (counts[k] as number) + 1;
      for (let c = 0; c < 3; c += 1)
        sums[k * 3 + c] = (sums[k * 3 + c] as number) + (pixels[at + c] as number);
    }
    for (let k = 0; k < CLUSTERS; k += 1)
      if ((counts[k] as number) > 0)
        for (let c = 0; c < 3; c += 1)
          centres[k * 3 + c] = (sums[k * 3 + c] as number) / (counts[k] as number);
  }
  return joinNear(centres, counts, pixels.length / 3, most);
}

function farthestCentres(pixels: Float32Array): Float64Array {
  const centres = new Float64Array(CLUSTERS * 3);
  const distances = new Float64Array(pixels.length / 3).fill(Number.POSITIVE_INFINITY);
  let chosen = 0;
  for (let k = 0; k < CLUSTERS; k += 1) {
    centres.set(pixels.subarray(chosen * 3, chosen * 3 + 3), k * 3);
    let farthest = -1;
    for (let at = 0; at < distances.length; at += 1) {
      const distance = squared(centres, k * 3, pixels, at * 3);
      if (distance < (distances[at] as number)) distances[at] = distance;
      if ((distances[at] as number) > farthest) {
        farthest = distances[at] as number;
        chosen = at;
      }
    }
  }
  return centres;
}

function nearestCentre(centres: Float64Array, pixels: Float32Array, at: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < CLUSTERS; k += 1) {
    const distance = squared(centres, k * 3, pixels, at);
    if (distance < least) {
      least = distance;
      best = k;
    }
  }
  return best;
}

function squared(a: Float64Array, i: number, b: Float32Array, j: number): number {
  const lightness = (a[i] as number) - (b[j] as number);
  const green = (a[i + 1] as number) - (b[j + 1] as number);
  const blue = (a[i + 2] as number) - (b[j + 2] as number);
  return lightness * lightness + green * green + blue * blue;
}

function joinNear(
  centres: Float64Array,
  counts: Float64Array,
  total: number,
  most: number,
): DominantColour[] {
  const joined: { colour: Rgb; share: number }[] = [];
  const order = Array.from({ length: CLUSTERS }, (_, k) => k).sort(
    (a, b) => (counts[b] as number) - (counts[a] as number) || a - b,
  );
  for (const k of order) {
    const share = (counts[k] as number) / total;
    const colour = [...centres.subarray(k * 3, k * 3 + 3)] as unknown as Rgb;
    const near = joined.find(
      (one) => Math.hypot(...one.colour.map((v, c) => v - (colour[c] as number))) < SAME,
    );
    if (near) near.share += share;
    else joined.push({ colour, share });
  }
  return joined
    .sort((a, b) => b.share - a.share)
    .filter(({ share }, place) => place === 0 || share >= LEAST_SHARE)
    .slice(0, most);
}
