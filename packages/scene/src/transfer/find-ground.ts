import { guidedFilter } from '@plumbline/imaging/guided-filter.ts';
import { connectedComponents, labelAreas } from '@plumbline/imaging/connected-components.ts';
import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { greyscale } from '@plumbline/imaging/greyscale.ts';
import { createPlane, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea, resizePlaneArea } from '@plumbline/imaging/resize-area.ts';
import { saturate } from '@plumbline/imaging/scalar.ts';
import { clusterColours } from './relax-palette.ts';
import { decodeOklab, type OklabPlanes } from '@plumbline/imaging/oklab-planes.ts';

/** Grounds are looked for at this longest edge. */
const SEARCH_EDGE = 256;
/** Height of the band along the foot of the picture whose colours a ground starts from, as a share. */
const FOOT = 0.07;
/** How far a ground may depart from the colour it starts with. */
const LIGHT_RANGE = 0.2;
const CHROMA_RANGE = 0.045;
const STEP = 0.045;
/** Pixels of a floor in the two rows at the horizon, as a share of the width. */
const MOST_LEAKED = 0.05;
/** Shares of the picture between which a ground is believed. */
const LEAST = 0.05;
const MOST = 0.62;
/** One body of it: share of the picture, and of the bottom border, that it takes at least. */
const LEAST_BODY = 0.03;
const LEAST_FOOT = 0.16;
/** Holes up to this share of the picture are specks of the ground. */
const SPECK = 0.0006;

/**
 * Finds the floor or the ground of a picture: what goes on from its foot in the same colour, below `horizonY`, without a step.
 * @param indoors a floor that reaches `horizonY` over some width has run up a wall, and is dropped.
 * @returns a matte 0…1 of the picture's size, or null where no such surface is certain.
 */
export function findGround(picture: Raster, horizonY: number, indoors = false): Plane | null {
  const size = fitWithin(picture.width, picture.height, SEARCH_EDGE);
  const { width, height } = size;
  const small = softened(decodeOklab(resizeArea(picture, width, height)));
  const limit = Math.max(0.25 * height, Math.min(0.8 * height, (horizonY * height) / picture.height));
  const found = createPlane(width, height);
  for (const seed of footColours(small)) {
    const body = growBody(small, seed, limit, indoors);
    if (body !== null) for (let i = 0; i < body.length; i++) if (body[i] === 1) found.data[i] = 1;
  }
  const area = found.data.reduce((sum, v) => sum + v, 0) / (width * height);
  if (area < LEAST || area > MOST) return null;
  fillSpecks(found);
  const coarse = resizePlaneArea(found, picture.width, picture.height);
  const radius = Math.max(3, Math.round(picture.width / 110));
  const matte = guidedFilter(coarse, greyscale(picture), radius, 4e-4);
  for (let i = 0; i < matte.data.length; i++)
    matte.data[i] = saturate(1.5 * (matte.data[i] as number) - 0.25);
  return matte;
}

/** Without the texture of the ground itself. */
function softened({ width, height, l, a, b }: OklabPlanes): OklabPlanes {
  const guide = { width, height, data: l };
  const smooth = (data: Float32Array): Float32Array =>
    guidedFilter({ width, height, data }, guide, 3, 0.004).data;
  return { width, height, l: smooth(l), a: smooth(a), b: smooth(b) };
}

/** The colours that take at least a sixth of the foot of the picture. */
function footColours({ width, height, l, a, b }: OklabPlanes): (readonly [number, number, number])[] {
  const from = Math.floor((1 - FOOT) * height) * width;
  const count = width * height - from;
  const samples = new Float32Array(3 * count);
  for (let k = 0; k < count; k++)
    samples.set([l[from + k] as number, a[from + k] as number, b[from + k] as number], 3 * k);
  const centres = clusterColours(samples, 4);
  const members = centres.map(() => 0);
  for (let k = 0; k < count; k++) {
    let nearest = 0;
    let least = Infinity;
    for (const [c, centre] of centres.entries()) {
      const d = Math.hypot(
        (samples[3 * k] as number) - centre[0],
        2 * ((samples[3 * k + 1] as number) - centre[1]),
        2 * ((samples[3 * k + 2] as number) - centre[2]),
      );
      if (d >= least) continue;
      least = d;
      nearest = c;
    }
    members[nearest] = (members[nearest] as number) + 1;
  }
  return centres.filter((_, c) => (members[c] as number) > count / 6);
}

/** Null where the body is narrow at the foot, climbs too high for something level, or is small. */
function growBody(
  { width, height, l, a, b }: OklabPlanes,
  [cl, ca, cb]: readonly [number, number, number],
  limit: number,
  indoors: boolean,
): Uint8Array | null {
  const body = new Uint8Array(width * height);
  const stack: number[] = [];
  const fits = (i: number): boolean =>
    Math.abs((l[i] as number) - cl) < LIGHT_RANGE &&
    Math.hypot((a[i] as number) - ca, (b[i] as number) - cb) < CHROMA_RANGE;
  const enter = (i: number): void => {
    body[i] = 1;
    stack.push(i);
  };
  for (let i = Math.floor((1 - 0.5 * FOOT) * height) * width; i < body.length; i++) if (fits(i)) enter(i);
  while (stack.length > 0) {
    const i = stack.pop() as number;
    const x = i % width;
    for (const j of [x > 0 ? i - 1 : i, x < width - 1 ? i + 1 : i, i - width, i + width]) {
      if (j < limit * width || j >= body.length || body[j] === 1 || !fits(j)) continue;
      if (Math.abs((l[i] as number) - (l[j] as number)) > STEP) continue;
      enter(j);
    }
  }
  let area = 0;
  let foot = 0;
  let leaked = 0;
  for (let i = 0; i < body.length; i++) {
    if (body[i] === 0) continue;
    area++;
    if (i >= (height - 1) * width) foot++;
    if (i < (Math.ceil(limit) + 2) * width) leaked++;
  }
  if (indoors && leaked > MOST_LEAKED * width) return null;
  return area > LEAST_BODY * width * height && foot > LEAST_FOOT * width ? body : null;
}

function fillSpecks(found: Plane): void {
  const { width, height } = found;
  const holes = connectedComponents({ width, height, data: Uint8Array.from(found.data, (v) => 1 - v) });
  const areas = labelAreas(holes);
  for (let i = 0; i < found.data.length; i++) {
    const label = holes.data[i] as number;
    if (label > 0 && (areas[label] as number) < SPECK * width * height) found.data[i] = 1;
  }
  found.data.set(gaussianBlur(found, 0.6).data);
}
