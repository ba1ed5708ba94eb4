import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { type BitMask, createBitMask, type LabelMap, type Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { segmentColours } from '../understanding/segment-colours.ts';

/** Longest edge that is looked at. */
const EDGE = 640;
/** A colour segment of which this share is painted belongs to a thing that is to go; the others go on outside. */
const PAINTED = 0.8;
/** Around things their shadows and soft edges go with them, as a share of the longest side. */
const MARGIN = 0.012;
/** A segment whose colour is seen around the mask to this share is ground or wall in pieces, as grass is. */
const SEEN_AROUND = 0.02;
/** Pieces from this share of the painted part on are no grass. */
const LARGE = 0.025;
/** How far around, as a share of the mask's size, and how alike colours are, in 8-bit steps. */
const AROUND = 0.35;
const ALIKE = 22;
/** Less than this share of the painted part is no thing. */
const LEAST = 0.04;

/**
 * Which of the painted pixels show something that stands there, as against the floor or wall that goes on beyond them. Where a
 * person has painted an empty place nothing is found.
 *
 * @param base RGB @returns 1 where something is to be cleared away; undefined where nothing is
 */
export function findThings(base: Raster, weights: BitMask): BitMask | undefined {
  const { width, height } = fitWithin(base.width, base.height, EDGE);
  const picture = resizeArea(base, width, height);
  const segments = segmentColours(picture);
  const area = new Int32Array(segments.count + 1);
  const inside = new Int32Array(segments.count + 1);
  const painted = new Uint8Array(width * height);
  let all = 0;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const at =
        Math.floor(((y + 0.5) * base.height) / height) * base.width +
        Math.floor(((x + 0.5) * base.width) / width);
      const label = segments.data[i] as number;
      area[label] = (area[label] as number) + 1;
      if (weights.data[at] === 0) continue;
      painted[i] = 1;
      inside[label] = (inside[label] as number) + 1;
      all++;
    }
  const around = coloursAround(picture, painted);
  const strange = strangeSegments(picture, segments, around);
  const things = createBitMask(width, height);
  let found = 0;
  for (let i = 0; i < painted.length; i++) {
    const label = segments.data[i] as number;
    if (painted[i] === 0) continue;
    if (strange[label] === 0 && (area[label] as number) < LARGE * all) continue;
    if ((inside[label] as number) < PAINTED * (area[label] as number)) continue;
    things.data[i] = 1;
    found++;
  }
  if (found < LEAST * all) return undefined;
  const far = distanceTransform(things).data;
  const reach = MARGIN * Math.max(width, height);
  const out = createBitMask(base.width, base.height);
  for (let y = 0, p = 0; y < base.height; y++) {
    const row = Math.min(height - 1, Math.floor(((y + 0.5) * height) / base.height)) * width;
    for (let x = 0; x < base.width; x++, p++) {
      if (weights.data[p] === 0) continue;
      const i = row + Math.min(width - 1, Math.floor(((x + 0.5) * width) / base.width));
      out.data[p] = (far[i] as number) <= reach ? 1 : 0;
    }
  }
  return out;
}

/** Colours of some pixels around what is painted; three numbers each. */
function coloursAround({ width, height, data }: Raster, painted: Uint8Array): number[] {
  let [x0, y0, x1, y1] = [width, height, 0, 0];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (painted[i] === 0) continue;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = y;
    }
  const mx = Math.ceil(AROUND * (x1 - x0)) + 4;
  const my = Math.ceil(AROUND * (y1 - y0)) + 4;
  const colours: number[] = [];
  for (let y = Math.max(0, y0 - my); y <= Math.min(height - 1, y1 + my); y += 2)
    for (let x = Math.max(0, x0 - mx); x <= Math.min(width - 1, x1 + mx); x += 2) {
      const i = y * width + x;
      if (painted[i] !== 0) continue;
      colours.push(data[3 * i] as number, data[3 * i + 1] as number, data[3 * i + 2] as number);
    }
  return colours;
}

/** 1 for segments of a colour that hardly any pixel around has. */
function strangeSegments({ data }: Raster, segments: LabelMap, around: readonly number[]): Uint8Array {
  const sums = new Float64Array(4 * (segments.count + 1));
  for (let i = 0; i < segments.data.length; i++) {
    const at = 4 * (segments.data[i] as number);
    for (let c = 0; c < 3; c++) sums[at + c] = (sums[at + c] as number) + (data[3 * i + c] as number);
    sums[at + 3] = (sums[at + 3] as number) + 1;
  }
  const out = new Uint8Array(segments.count + 1);
  // Some hundreds of pixels tell the share well enough.
  const step = 3 * Math.max(1, Math.floor(around.length / 3 / 900));
  for (let label = 1; label <= segments.count; label++) {
    const n = Math.max(1, sums[4 * label + 3] as number);
    const [r, g, b] = [0, 1, 2].map((c) => (sums[4 * label + c] as number) / n) as [number, number, number];
    let alike = 0;
    let tried = 0;
    for (let p = 0; p + 2 < around.length; p += step) {
      const d = Math.hypot(
        (around[p] as number) - r,
        (around[p + 1] as number) - g,
        (around[p + 2] as number) - b,
      );
      if (d < ALIKE) alike++;
      tried++;
    }
    out[label] = alike < SEEN_AROUND * tried ? 1 : 0;
  }
  return out;
}
