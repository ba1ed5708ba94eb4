import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { type BitMask, createBitMask, createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { labPlanes } from '@plumbline/imaging/segmentation/lab-planes.ts';
import { analyseForPicks } from '@plumbline/imaging/segmentation/pick-analysis.ts';
import { pickInPicture } from '@plumbline/imaging/segmentation/pick-in-picture.ts';
import type { PixelBox } from './fit-object.ts';

/** Longest edge at which the painted part and its surroundings are looked at. */
const EDGE = 512;
/** Surroundings that are looked at, as a share of the painted part's size. */
const AROUND = 0.5;
/** Around a thing its soft edges go with it, as a share of the longest side looked at. */
const MARGIN = 0.012;
/**
 * What stands alone in the painted part fills it: its own box takes this share of each side, and of one of them more; its foot
 * is near the lower end.
 */
const LEAST_SIDE = 0.4;
const LEAST_LONGER_SIDE = 0.48;
const FOOT = 0.72;
const LEAST_AREA = 0.12;
const MOST_AREA = 0.9;
/** Cut off by the mask's border along more than this share of its outline it goes on beyond, as walls and wardrobes do. */
const MOST_CUT = 0.1;
/** So much where it fills the painted part and stands out all round: its frame was drawn close. */
const MOST_CUT_IN_CLOSE_FRAME = 0.17;
const CLOSE = 0.75;
const CLOSE_FOOT = 0.85;
const CLOSE_CLEAR = 0.8;
/** Colours on either side of an outline differ by this (CIE L*a*b*), along this share of it. */
const STEP = 9;
const CLEAR = 0.6;
/** How far on either side of an outline colours are compared, in pixels looked at. */
const REACH = 4;
/** A mask that is drawn along a thing's outline has a step along this share of its border. */
const TRACED = 0.72;

/**
 * Which of the painted pixels show something that stands there and is to make room. **In doubt nothing does**: to paint over what
 * stands behind a free place is worse than to leave a thing that a new one mostly covers.
 *
 * @param base RGB @param target what is painted lies within
 * @returns 1 where something is to be cleared away; undefined where nothing is
 */
export function findThings(base: Raster, weights: BitMask, target: PixelBox): BitMask | undefined {
  const mx = Math.round(AROUND * (target.x1 - target.x0)) + 4;
  const my = Math.round(AROUND * (target.y1 - target.y0)) + 4;
  const x0 = Math.max(0, target.x0 - mx);
  const y0 = Math.max(0, target.y0 - my);
  const part = cropOf(
    base,
    x0,
    y0,
    Math.min(base.width, target.x1 + mx),
    Math.min(base.height, target.y1 + my),
  );
  const { width, height } = fitWithin(part.width, part.height, EDGE);
  const small = resizeArea(part, width, height);
  const painted = createBitMask(width, height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const px = x0 + Math.floor(((x + 0.5) * part.width) / width);
      const py = y0 + Math.floor(((y + 0.5) * part.height) / height);
      painted.data[i] = (weights.data[py * base.width + px] as number) >= 64 ? 1 : 0;
    }
  const things = isTraced(small, painted) ? painted : thingWithin(small, painted);
  if (things === undefined) return undefined;
  const far = distanceTransform(things).data;
  const reach = MARGIN * Math.max(width, height);
  const out = createBitMask(base.width, base.height);
  for (let y = 0; y < part.height; y++) {
    const row = Math.min(height - 1, Math.floor(((y + 0.5) * height) / part.height)) * width;
    for (let x = 0; x < part.width; x++) {
      const at = (y0 + y) * base.width + x0 + x;
      if (weights.data[at] === 0) continue;
      const i = row + Math.min(width - 1, Math.floor(((x + 0.5) * width) / part.width));
      out.data[at] = (far[i] as number) <= reach ? 1 : 0;
    }
  }
  return out;
}

/** Whether the mask's own border runs along the outline of what is painted. */
function isTraced(picture: Raster, painted: BitMask): boolean {
  const { width, height } = painted;
  const box = boxOf(painted);
  // A frame is drawn around things, not along them.
  if (box.area > 0.93 * (box.x1 - box.x0) * (box.y1 - box.y0)) return false;
  return stepsAlong(labPlanes(picture), width, height, painted) > TRACED;
}

/** The one thing that stands in a part painted around it. */
function thingWithin(picture: Raster, painted: BitMask): BitMask | undefined {
  const { width, height } = picture;
  const frame = boxOf(painted);
  if (frame.area === 0) return undefined;
  const picked = pickInPicture(analyseForPicks(picture), {
    on: [],
    off: [],
    box: {
      x0: frame.x0 / width,
      y0: frame.y0 / height,
      x1: frame.x1 / width,
      y1: frame.y1 / height,
    },
  });
  if (picked === undefined || picked.width !== width || picked.height !== height) return undefined;
  for (let i = 0; i < picked.data.length; i++) if (painted.data[i] === 0) picked.data[i] = 0;
  const box = boxOf(picked);
  const wide = (box.x1 - box.x0) / (frame.x1 - frame.x0);
  const high = (box.y1 - box.y0) / (frame.y1 - frame.y0);
  if (Math.min(wide, high) < LEAST_SIDE || Math.max(wide, high) < LEAST_LONGER_SIDE) return undefined;
  if (box.y1 < frame.y0 + FOOT * (frame.y1 - frame.y0)) return undefined;
  if (box.area < LEAST_AREA * frame.area || box.area > MOST_AREA * frame.area) return undefined;
  const cut = cutOff(picked, painted);
  const clear = stepsAlong(labPlanes(picture), width, height, picked);
  if (cut <= MOST_CUT && clear >= CLEAR) return picked;
  const foot = (box.y1 - frame.y0) / (frame.y1 - frame.y0);
  const fills = Math.min(wide, high) >= CLOSE && foot >= CLOSE_FOOT;
  return fills && cut <= MOST_CUT_IN_CLOSE_FRAME && clear >= CLOSE_CLEAR ? picked : undefined;
}

/** Share of a thing's outline that is the mask's border and not the picture's. */
function cutOff(thing: BitMask, painted: BitMask): number {
  const { width, height } = thing;
  const near = distanceTransform({ width, height, data: painted.data.map((v) => 1 - v) }).data;
  let outline = 0;
  let cut = 0;
  eachBorder(thing, (i) => {
    outline++;
    if ((near[i] as number) <= 2) cut++;
  });
  return outline === 0 ? 1 : cut / outline;
}

/** Share of an outline along which colours differ on its two sides. */
function stepsAlong(
  lab: ReturnType<typeof labPlanes>,
  width: number,
  height: number,
  thing: BitMask,
): number {
  let outline = 0;
  let clear = 0;
  eachBorder(thing, (i, dx, dy) => {
    const x = i % width;
    const y = Math.floor(i / width);
    const [ix, iy] = [x - dx * (REACH - 1), y - dy * (REACH - 1)];
    const [ox, oy] = [x + dx * REACH, y + dy * REACH];
    if (Math.min(ix, iy, ox, oy) < 0 || Math.max(ix, ox) >= width || Math.max(iy, oy) >= height) return;
    outline++;
    const a = iy * width + ix;
    const b = oy * width + ox;
    let square = 0;
    for (const plane of lab) square += ((plane[a] as number) - (plane[b] as number)) ** 2;
    if (square >= STEP * STEP) clear++;
  });
  return outline === 0 ? 0 : clear / outline;
}

/** Calls with each pixel that has a neighbour outside, and the way there. */
function eachBorder(
  { width, height, data }: BitMask,
  visit: (i: number, dx: number, dy: number) => void,
): void {
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (data[i] === 0) continue;
      if (x + 1 < width && data[i + 1] === 0) visit(i, 1, 0);
      else if (x > 0 && data[i - 1] === 0) visit(i, -1, 0);
      if (y + 1 < height && data[i + width] === 0) visit(i, 0, 1);
      else if (y > 0 && data[i - width] === 0) visit(i, 0, -1);
    }
}

function boxOf({ width, height, data }: BitMask): PixelBox & { readonly area: number } {
  let [x0, y0, x1, y1, area] = [width, height, 0, 0, 0];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (data[i] === 0) continue;
      area++;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x + 1);
      y0 = Math.min(y0, y);
      y1 = y + 1;
    }
  return { x0, y0, x1, y1, area };
}

function cropOf(base: Raster, x0: number, y0: number, x1: number, y1: number): Raster {
  const out = createRaster(x1 - x0, y1 - y0, 3);
  for (let y = y0; y < y1; y++)
    out.data.set(
      base.data.subarray(3 * (y * base.width + x0), 3 * (y * base.width + x1)),
      3 * (y - y0) * out.width,
    );
  return out;
}
