import { createBitMask, type BitMask, type LabelMap, type Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin } from '@plumbline/imaging/resize-area.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import { SceneRefusal } from '../image-kind/scene-refusal.ts';
import { absorbSpecks } from './absorb-specks.ts';
import { findFlatColours, isFlatAt } from './flat-colours.ts';

/** A flat-colour picture of a base's materials, taken apart. */
export interface IdMap {
  /** Region of each pixel, 1…count; every pixel has one. */
  readonly labels: LabelMap;
  /** Colour of each label, sRGB 0…255; entry 0 is unused. */
  readonly colours: readonly (readonly [number, number, number])[];
  /** 1 where two regions meet. */
  readonly borders: BitMask;
}

/** Longest edge at which a map is read: labels are then laid over rasters of any size. */
const READING_EDGE = 1536;
/** A pixel this near (sum over the channels) to a flat colour is of that colour beyond doubt. */
const SURE = 36;
/** Parts below this, in pixels at a long side of 1024, are noise of compression or of anti-aliasing. */
const SPECK = 14;
/** Share of the pixels that lie in flat surroundings; below it the picture is no map of materials. */
const FLAT_SHARE = 0.6;

/** Share of the pixels that lie on a flat colour but for noise: a sky that pales evenly is flat everywhere and of no one colour. */
const EVEN_SHARE = 0.65;
/** Difference, summed over the channels, of a 3 × 3 mean: noise is averaged out, a slope is not. */
const EVEN = 9;

/**
 * Reads the flat-colour picture that modelling programs export, one colour a material. Pixels between two flats (anti-aliasing)
 * go to the neighbouring flat they resemble more, specks to what surrounds them.
 * @param idMap any size; it is laid over the whole base.
 * @throws SceneRefusal `NOTHING_RECOGNISED` for a picture without flat colours.
 */
export function readIdMap(idMap: Raster): IdMap {
  const picture = reduceByPicking(toRgb(idMap), READING_EDGE);
  const { width, height } = picture;
  const { colours, flatShare } = findFlatColours(picture);
  if (flatShare < FLAT_SHARE || colours.length < 2 || evenShare(picture, colours) < EVEN_SHARE)
    throw new SceneRefusal('NOTHING_RECOGNISED', 'the material map has no flat colours');
  const data = new Int32Array(width * height);
  for (let i = 0; i < data.length; i++) {
    const nearest = nearestColour(picture.data, 3 * i, colours);
    if (nearest.distance <= SURE && isFlatAt(picture, i, SURE)) data[i] = nearest.index + 1;
  }
  fillBetween(data, picture, colours);
  const labels: LabelMap = { width, height, data, count: colours.length };
  const unit = Math.max(width, height) / 1024;
  absorbSpecks(labels, Math.max(4, Math.round(SPECK * unit * unit)));
  return { labels, colours: [[0, 0, 0], ...colours], borders: bordersOf(labels) };
}

/** Smaller by taking every n-th pixel: a mean would make colours that are no material's. */
function reduceByPicking(picture: Raster, maxEdge: number): Raster {
  const { width, height } = fitWithin(picture.width, picture.height, maxEdge);
  if (width === picture.width) return picture;
  const data = new Uint8ClampedArray(width * height * 3);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * picture.height) / height) * picture.width;
    for (let x = 0; x < width; x++) {
      const from = 3 * (row + Math.floor(((x + 0.5) * picture.width) / width));
      const to = 3 * (y * width + x);
      data[to] = picture.data[from] as number;
      data[to + 1] = picture.data[from + 1] as number;
      data[to + 2] = picture.data[from + 2] as number;
    }
  }
  return { width, height, channels: 3, data };
}

function evenShare(picture: Raster, colours: readonly (readonly [number, number, number])[]): number {
  const { width, height, data } = picture;
  const mean = new Uint8ClampedArray(3);
  let even = 0;
  let seen = 0;
  for (let y = 1; y < height - 1; y += 3) {
    for (let x = 1; x < width - 1; x += 3) {
      for (let c = 0; c < mean.length; c++) {
        let sum = 0;
        for (let dy = -1; dy <= 1; dy++)
          for (let dx = -1; dx <= 1; dx++) sum += data[((y + dy) * width + x + dx) * 3 + c] as number;
        mean[c] = sum / 9;
      }
      seen++;
      if (nearestColour(mean, 0, colours).distance <= EVEN) even++;
    }
  }
  return even / Math.max(1, seen);
}

function nearestColour(
  data: Uint8ClampedArray,
  p: number,
  colours: readonly (readonly [number, number, number])[],
): { index: number; distance: number } {
  let index = 0;
  let distance = Infinity;
  for (let k = 0; k < colours.length; k++) {
    const d = colourDistance(data, p, colours[k] as readonly [number, number, number]);
    if (d >= distance) continue;
    distance = d;
    index = k;
  }
  return { index, distance };
}

function colourDistance(data: Uint8ClampedArray, p: number, c: readonly [number, number, number]): number {
  return (
    Math.abs((data[p] as number) - c[0]) +
    Math.abs((data[p + 1] as number) - c[1]) +
    Math.abs((data[p + 2] as number) - c[2])
  );
}

/** Gives pixels without a label that of the labelled neighbour whose colour is nearest, ring by ring. */
function fillBetween(
  labels: Int32Array,
  { width, height, data }: Raster,
  colours: readonly (readonly [number, number, number])[],
): void {
  let front: number[] = [];
  for (let i = 0; i < labels.length; i++) if (labels[i] === 0) front.push(i);
  while (front.length > 0) {
    const next: number[] = [];
    const given: [number, number][] = [];
    for (const i of front) {
      const x = i % width;
      let best = 0;
      let least = Infinity;
      for (const j of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
        if (j < 0 || j >= width * height) continue;
        const l = labels[j] as number;
        if (l === 0) continue;
        const d = colourDistance(data, 3 * i, colours[l - 1] as readonly [number, number, number]);
        if (d >= least) continue;
        least = d;
        best = l;
      }
      if (best === 0) next.push(i);
      else given.push([i, best]);
    }
    for (const [i, l] of given) labels[i] = l;
    if (given.length === 0) break;
    front = next;
  }
}

function bordersOf({ width, height, data }: LabelMap): BitMask {
  const out = createBitMask(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const differs =
        (x < width - 1 && data[i + 1] !== data[i]) || (y < height - 1 && data[i + width] !== data[i]);
      if (differs) out.data[i] = 1;
    }
  }
  return out;
}
