import type { LabelMap } from '@plumbline/imaging/raster.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import { Stroke } from '../../drawing/model-strokes.ts';
import type { RegionTable } from './region-table.ts';

/** Sky: the part of the top border that one surface must take by the picture's width, and its share of the picture. */
const SKY_LEAST_TOP = 0.02;
const SKY_LEAST_AREA = 0.004;
/** The same of all that is sky together. */
const ALL_SKY_LEAST_TOP = 0.12;
const ALL_SKY_LEAST_AREA = 0.03;
/** Upright outline, by the picture's height, from which ground is taken to run on up a wall. */
const WALL_UPRIGHT = 0.07;

/** A scrap between lines: its share of the picture at most, and of its outline what borders on setting at least. */
const SLIVER_AREA = 0.0012;
const SLIVER_SHARED = 0.34;
/** Least channel of a pale scrap, of paper and of pure white; display values 0…1. */
const PALE = 0.86;
const PAPER = 0.9;
const PURE_WHITE = 0.94;
/** Chroma below which pale is white. */
const WHITE_CHROMA = 0.06;
/** How much more blue than red, and less than green, a blue sky is; display values 0…1. */
const BLUE_OVER_RED = 0.04;
const BLUE_UNDER_GREEN = 0.01;

/** Share of the height above which a sky must end at a side to tell the horizon there. */
const SIDE_SKY_LOWEST = 0.97;
/** Share of the width that must be sky in a row for its colour to be believed. */
const SKY_ROW = 0.02;
/** Misfit to the sky of its rows, the sum over three channels 0…1: of cut-off paper, and of cut-off blue. */
const PAPER_MISFIT = 0.02;
const BLUE_MISFIT = 0.34;
/** Tone of a cut-off blue at least, 0…1. */
const CUT_OFF_LEAST_TONE = 0.3;

/** Ground, by the picture's height: how far below the horizon its middle lies, and above it its upper edge may reach. */
const GROUND_BELOW = 0.03;
const GROUND_REACH = 0.1;
/** The part of the bottom border it stands on by the picture's width, and its width by its height. */
const GROUND_LEAST_BOTTOM = 0.03;
const GROUND_BREADTH = 1.1;
/** Upright outline, by the picture's height, from which what stands on the foot of the picture is a wall. */
const CUT_WALL_UPRIGHT = 0.05;
/** Open ground: its edge along a side and its upright outline by the picture's height, and its share of the picture. */
const OPEN_LEAST_SIDE = 0.02;
const OPEN_MOST_UPRIGHT = 0.03;
const OPEN_LEAST_AREA = 0.012;

const GROWTH_ROUNDS = 3;
/** A strip beside the ground: how far below the horizon by the picture's height, its width by its height, and the share of its outline on ground. */
const STRIP_BELOW = 0.04;
const STRIP_BREADTH = 3;
const STRIP_SHARED = 0.45;
/** A scrap within the ground: its share of the picture, and the share of its outline on ground. */
const SCRAP_AREA = 0.0016;
const SCRAP_SHARED = 0.7;

export interface Backdrop {
  /** 1 where a region, by label, is sky. */
  readonly sky: Uint8Array;
  /** 1 where a region, by label, is ground. */
  readonly ground: Uint8Array;
  /** False where the ground may run on up a wall that no edge parts from it: it must not be repainted then. */
  readonly sureGround: boolean;
  readonly horizonY: number;
  /** True where sky and ground are the empty paper of the model. */
  readonly empty: boolean;
  /** 0…1: how sure it is that there is a sky at all. */
  readonly confidence: number;
}

/**
 * Finds sky and ground among the surfaces of a model. Sky touches the top border and is white or blue; white or blue parts
 * that the building cuts off from it count where they have the colour of the sky in their own rows. Ground stands on the
 * bottom border and lies below the horizon. In doubt a surface stays part of the building.
 * @param cameraHorizon row of the horizon by the camera, or null where the camera is not sure.
 * @param strokes `Stroke` per pixel.
 */
export function findBackdrop(
  labels: LabelMap,
  t: RegionTable,
  cameraHorizon: number | null,
  strokes: Uint8Array,
): Backdrop {
  const { width, height } = labels;
  const n = width * height;
  const sky = new Uint8Array(t.count + 1);
  let top = 0;
  let blueArea = 0;
  let area = 0;
  for (let l = 1; l <= t.count; l++) {
    if ((t.top[l] as number) < SKY_LEAST_TOP * width || (t.area[l] as number) < SKY_LEAST_AREA * n) continue;
    if (!isPaper(t, l) && !isBlue(t, l)) continue;
    sky[l] = 1;
    top += t.top[l] as number;
    area += t.area[l] as number;
    if (isBlue(t, l)) blueArea += t.area[l] as number;
  }
  const found = top > ALL_SKY_LEAST_TOP * width && area > ALL_SKY_LEAST_AREA * n;
  const empty = blueArea < area / 2;
  let horizonY = found ? placeHorizon(labels, sky, t, empty, cameraHorizon) : (cameraHorizon ?? 0.6 * height);
  if (!found) sky.fill(0);
  else addCutOffSky(labels, sky, t, horizonY, empty);
  if (found && !empty) horizonY = placeHorizon(labels, sky, t, empty, cameraHorizon);
  const upright = measureUprights(labels, t, strokes);
  const ground = findGround(labels, sky, t, horizonY, empty && found, upright);
  if (empty && found) joinSlivers(labels, sky, ground, t, horizonY);
  const sureGround = (empty && found) || !reachesUpWalls(ground, upright, WALL_UPRIGHT * height);
  return { sky, ground, sureGround, horizonY, empty: empty && found, confidence: found ? 0.85 : 0.4 };
}

/** Pixels of each region's outline on its left and right that run along upright strokes. */
function measureUprights(labels: LabelMap, t: RegionTable, strokes: Uint8Array): Int32Array {
  const { width, data } = labels;
  const upright = new Int32Array(t.count + 1);
  for (let i = width; i < data.length - width; i++) {
    if (strokes[i] !== Stroke.upright) continue;
    const l = data[i] as number;
    if (data[i - 1] !== l || data[i + 1] !== l) upright[l] = (upright[l] as number) + 1;
  }
  return upright;
}

/** Ground outlined by long uprights takes in a wall: the corner of a building is no edge of the ground. */
function reachesUpWalls(ground: Uint8Array, upright: Int32Array, most: number): boolean {
  return upright.some((length, l) => ground[l] === 1 && length > most);
}

/** Scraps of paper between lines, wherever they lie along the building, belong to the sky or the ground beside them. */
function joinSlivers(
  labels: LabelMap,
  sky: Uint8Array,
  ground: Uint8Array,
  t: RegionTable,
  horizonY: number,
): void {
  const { width, height, data } = labels;
  const shared = new Int32Array(t.count + 1);
  const isSetting = (l: number): boolean => sky[l] === 1 || ground[l] === 1;
  for (let i = 0; i < data.length - width; i++) {
    const a = data[i] as number;
    for (const j of [i + 1, i + width]) {
      const b = data[j] as number;
      if (a === b) continue;
      if (isSetting(a)) shared[b] = (shared[b] as number) + 1;
      if (isSetting(b)) shared[a] = (shared[a] as number) + 1;
    }
  }
  for (let l = 1; l <= t.count; l++) {
    if (isSetting(l) || (t.area[l] as number) > SLIVER_AREA * width * height) continue;
    const pale =
      Math.min(t.r[l] as number, t.g[l] as number, t.b[l] as number) > PALE &&
      (t.chroma[l] as number) < WHITE_CHROMA;
    if (!pale || (shared[l] as number) < SLIVER_SHARED * (t.perimeter[l] as number)) continue;
    if ((t.centreY[l] as number) > horizonY) ground[l] = 1;
    else sky[l] = 1;
  }
}

function isPaper(t: RegionTable, l: number): boolean {
  return (
    Math.min(t.r[l] as number, t.g[l] as number, t.b[l] as number) > PAPER &&
    (t.chroma[l] as number) < WHITE_CHROMA
  );
}

function isPureWhite(t: RegionTable, l: number): boolean {
  return Math.min(t.r[l] as number, t.g[l] as number, t.b[l] as number) > PURE_WHITE;
}

function isBlue(t: RegionTable, l: number): boolean {
  const r = t.r[l] as number;
  const g = t.g[l] as number;
  const b = t.b[l] as number;
  return b > r + BLUE_OVER_RED && b > g - BLUE_UNDER_GREEN;
}

function placeHorizon(
  labels: LabelMap,
  sky: Uint8Array,
  t: RegionTable,
  empty: boolean,
  cameraHorizon: number | null,
): number {
  const { width, height, data } = labels;
  const ends: number[] = [];
  for (const x of [1, width - 2]) {
    let lowest = -1;
    for (let y = 0; y < height; y++) if (sky[data[y * width + x] as number] === 1) lowest = y;
    if (lowest > 0 && lowest < SIDE_SKY_LOWEST * height) ends.push(lowest);
  }
  // A painted sky ends at the horizon of its terrain; empty paper ends anywhere.
  if (!empty) {
    let lowest = 0;
    for (let l = 1; l <= t.count; l++) if (sky[l] === 1) lowest = Math.max(lowest, t.y1[l] as number);
    return lowest;
  }
  if (cameraHorizon !== null) return clamp(cameraHorizon, 0.2 * height, 0.9 * height);
  return ends.length > 0 ? clamp(Math.min(...ends), 0.4 * height, 0.8 * height) : 0.62 * height;
}

function addCutOffSky(
  labels: LabelMap,
  sky: Uint8Array,
  t: RegionTable,
  horizonY: number,
  empty: boolean,
): void {
  const { width, height, data } = labels;
  const rows = new Float32Array(height * 4);
  for (let i = 0; i < data.length; i++) {
    const l = data[i] as number;
    if (sky[l] === 0) continue;
    const at = Math.floor(i / width) * 4;
    rows[at] = (rows[at] as number) + 1;
    rows[at + 1] = (rows[at + 1] as number) + (t.r[l] as number);
    rows[at + 2] = (rows[at + 2] as number) + (t.g[l] as number);
    rows[at + 3] = (rows[at + 3] as number) + (t.b[l] as number);
  }
  // Below its last row the sky is taken to go on as it was: it shows again under canopies and between posts.
  for (let y = 1; y < height; y++) {
    if ((rows[y * 4] as number) < SKY_ROW * width) rows.copyWithin(y * 4, y * 4 - 4, y * 4);
  }
  const lowest = empty ? horizonY + 0.02 * height : 0.72 * height;
  for (let l = 1; l <= t.count; l++) {
    // Paper at the side of the picture is setting, also where lines on the ground have cut it off; the horizon parts it.
    if (empty && isPureWhite(t, l) && (t.sides[l] as number) > 0) sky[l] = 2;
    if (sky[l] !== 0 || (t.y1[l] as number) > lowest) continue;
    const at = Math.round(t.centreY[l] as number) * 4;
    const count = Math.max(1, rows[at] as number);
    const misfit =
      Math.abs((rows[at + 1] as number) / count - (t.r[l] as number)) +
      Math.abs((rows[at + 2] as number) / count - (t.g[l] as number)) +
      Math.abs((rows[at + 3] as number) / count - (t.b[l] as number));
    // White panels and doors are white too: cut-off paper must be as white as paper itself.
    const enough = empty
      ? misfit < PAPER_MISFIT && isPaper(t, l)
      : misfit < BLUE_MISFIT && isBlue(t, l) && (t.light[l] as number) > CUT_OFF_LEAST_TONE;
    if (enough) sky[l] = 2;
  }
  for (let l = 1; l <= t.count; l++) if (sky[l] === 2) sky[l] = 1;
}

function findGround(
  labels: LabelMap,
  sky: Uint8Array,
  t: RegionTable,
  horizonY: number,
  empty: boolean,
  upright: Int32Array,
): Uint8Array {
  const { width, height } = labels;
  const ground = new Uint8Array(t.count + 1);
  for (let l = 1; l <= t.count; l++) {
    if (sky[l] === 1) continue;
    const below = (t.centreY[l] as number) > horizonY + GROUND_BELOW * height;
    const stands = (t.bottom[l] as number) > GROUND_LEAST_BOTTOM * width;
    const flat = (t.y0[l] as number) > horizonY - GROUND_REACH * height;
    const wide =
      (t.x1[l] as number) - (t.x0[l] as number) >
      GROUND_BREADTH * ((t.y1[l] as number) - (t.y0[l] as number));
    // A wall cut off by the foot of the picture stands on it too, but has upright corners.
    const wall = empty && !isPaper(t, l) && (upright[l] as number) > CUT_WALL_UPRIGHT * height;
    if (stands && below && flat && wide && !wall) ground[l] = 1;
    // Open ground that runs out at the side of the picture: all of it below eye level, broad, without upright edges.
    const open =
      (t.sides[l] as number) > OPEN_LEAST_SIDE * height &&
      (t.y0[l] as number) > horizonY &&
      (t.area[l] as number) > OPEN_LEAST_AREA * width * height &&
      (t.x1[l] as number) - (t.x0[l] as number) > 2 * ((t.y1[l] as number) - (t.y0[l] as number));
    if (open && below && (upright[l] as number) < OPEN_MOST_UPRIGHT * height) ground[l] = 1;
    // Strips of empty paper beside the building, cut off by lines drawn on the ground.
    if (empty && below && isPaper(t, l) && (t.sides[l] as number) > 0 && flat) ground[l] = 1;
  }
  growGround(labels, ground, sky, t, horizonY);
  return ground;
}

/** Paths and verges: low, wide strips below the horizon that border mostly on ground. */
function growGround(
  labels: LabelMap,
  ground: Uint8Array,
  sky: Uint8Array,
  t: RegionTable,
  horizonY: number,
): void {
  const { width, height, data } = labels;
  for (let round = 0; round < GROWTH_ROUNDS; round++) {
    const shared = new Int32Array(t.count + 1);
    const meet = (a: number, b: number): void => {
      if (a === b) return;
      if (ground[a] === 1) shared[b] = (shared[b] as number) + 1;
      if (ground[b] === 1) shared[a] = (shared[a] as number) + 1;
    };
    for (let y = 0; y < height - 1; y++) {
      for (let x = 0; x < width - 1; x++) {
        const i = y * width + x;
        meet(data[i] as number, data[i + 1] as number);
        meet(data[i] as number, data[i + width] as number);
      }
    }
    let grew = false;
    for (let l = 1; l <= t.count; l++) {
      if (ground[l] === 1 || sky[l] === 1) continue;
      const w = (t.x1[l] as number) - (t.x0[l] as number);
      const h = (t.y1[l] as number) - (t.y0[l] as number);
      const low =
        (t.y0[l] as number) > horizonY && (t.centreY[l] as number) > horizonY + STRIP_BELOW * height;
      const sideways = (t.sides[l] as number) > 0 && w > 2 * h;
      const share = (shared[l] as number) / Math.max(1, t.perimeter[l] as number);
      const small = (t.area[l] as number) < SCRAP_AREA * width * height;
      if (
        low &&
        ((share > STRIP_SHARED && (sideways || w > STRIP_BREADTH * h)) || (small && share > SCRAP_SHARED))
      ) {
        ground[l] = 1;
        grew = true;
      }
    }
    if (!grew) return;
  }
}
