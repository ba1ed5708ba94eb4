import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { greyscale } from '@plumbline/imaging/greyscale.ts';
import { createPlane, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { runAlong, softColour } from './colour-runs.ts';
import { enlargePlane } from './plane-size.ts';

const SEARCH_EDGE = 800;
/** Share of the width over which neighbouring columns have to agree how far the ground goes. */
const NEIGHBOURS = 0.07;
/** Of their heights, the one that counts: a run that climbs a wall goes further than those beside it. */
const RANK = 0.3;
const EARTH = { light: 0.1, tint: 0.06 };
/** Gaps of up to twice this share of the width, where a run ended early, are closed. */
const GAP = 0.025;
/** Ground is seen flat: it varies more from row to row than along a row. Stripes of a seat do not. */
const MOST_ACROSS = 1.5;
/** Share of the height that the ground reaches at least, in the median column. */
const LEAST_DEEP = 0.05;

/**
 * The ground before the viewer: what goes on from the lower border in one colour, as far as its neighbours agree, and never
 * above `highest`. @returns 0…1 per pixel, soft at its far edge, or null where no ground lies at the foot of the picture.
 */
export function findNearGround(picture: Raster, highest: number): Plane | null {
  const { width, height } = fitWithin(picture.width, picture.height, SEARCH_EDGE);
  const small = resizeArea(picture, width, height);
  const unit = Math.max(width, height) / SEARCH_EDGE;
  const colour = softColour(small, 3.5 * unit);
  const most = Math.floor(height - (highest * height) / picture.height);
  const runs = Array.from({ length: width }, (_, x) =>
    runAlong(colour, { x, from: height - 1, step: -1, most }, EARTH),
  );
  const reach = Math.round(NEIGHBOURS * width);
  const agreed = runs.map((own, x) => {
    const beside = runs.slice(Math.max(0, x - reach), x + reach + 1).toSorted((a, b) => a - b);
    return Math.min(own, beside[Math.floor(RANK * beside.length)] as number);
  });
  const near = Math.round(GAP * width);
  const filled = slide(slide(agreed, near, Math.max), near, Math.min);
  // What climbs a wall in a few columns more than the rest is not ground.
  const closed = slide(slide(filled, 2 * near, Math.min), 2 * near, Math.max);
  const median = closed.toSorted((a, b) => a - b)[width >> 1] as number;
  if (median < LEAST_DEEP * height) return null;
  if (variesAcross(greyscale(small).data, closed, width, height) > MOST_ACROSS) return null;
  const mask = createPlane(width, height);
  for (let x = 0; x < width; x++)
    for (let y = height - (closed[x] as number); y < height; y++) mask.data[y * width + x] = 1;
  return enlargePlane(gaussianBlur(mask, 5 * unit), picture.width, picture.height);
}

function slide(values: readonly number[], reach: number, pick: (...values: number[]) => number): number[] {
  return values.map((_, x) => pick(...values.slice(Math.max(0, x - reach), x + reach + 1)));
}

/** Steps of tone along rows over steps from row to row. */
function variesAcross(light: Float32Array, runs: readonly number[], width: number, height: number): number {
  let across = 0;
  let down = 0;
  for (let x = 1; x < width; x++)
    for (let y = height - (runs[x] as number) + 1; y < height; y++) {
      const i = y * width + x;
      across += Math.abs((light[i] as number) - (light[i - 1] as number));
      down += Math.abs((light[i] as number) - (light[i - width] as number));
    }
  return across / Math.max(1e-6, down);
}
