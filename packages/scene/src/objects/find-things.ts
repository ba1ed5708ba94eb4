import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { type BitMask, createBitMask, type Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { segmentColours } from '../understanding/segment-colours.ts';

/** Longest edge that is looked at. */
const EDGE = 640;
/** A colour segment of which this share is painted belongs to a thing that is to go; the others go on outside. */
const PAINTED = 0.8;
/** Around things their shadows and soft edges go with them, as a share of the longest side. */
const MARGIN = 0.012;
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
  const segments = segmentColours(resizeArea(base, width, height));
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
  const things = createBitMask(width, height);
  let found = 0;
  for (let i = 0; i < painted.length; i++) {
    const label = segments.data[i] as number;
    if (painted[i] === 0 || (inside[label] as number) < PAINTED * (area[label] as number)) continue;
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
