import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { createBitMask, type LabelMap } from '@plumbline/imaging/raster.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import type { PlainBackdrop } from '../../backdrop/find-plain-backdrop.ts';
import type { RawSegment } from '../../drawing/line-segments.ts';
import { Stroke } from '../../drawing/model-strokes.ts';
import { PAPER, tellsByHue, WHITE_CHROMA } from './backdrop-tones.ts';
import { findGround } from './find-ground.ts';
import { addCutOffSky, findSkyByTone } from './find-sky-by-tone.ts';
import { misfitUnderInk } from './misfit-under-ink.ts';
import { findPlainSky } from './plain-sky.ts';
import { findSilhouette, isSeenFromAbove } from './seen-from-above.ts';
import type { RegionTable } from './region-table.ts';

/** Upright outline, by the picture's height, from which ground is taken to run on up a wall. */
const WALL_UPRIGHT = 0.07;

/** A scrap between lines: its share of the picture at most, and of its outline what borders on setting at least. */
const SLIVER_AREA = 0.0012;
/** The same before a backdrop whose hue tells it from white and grey surfaces: numbers of a dimension part larger ones. */
const COLOURED_SLIVER_AREA = 0.004;
const SLIVER_SHARED = 0.34;
/** Least channel of a pale scrap, display value 0…1. */
const PALE = 0.86;
/** How far the colour of a scrap may be from that of a coloured backdrop under ink, largest channel 0…1. */
const SLIVER_MISFIT = 0.035;
/** The same before a grey backdrop, where nothing but its tone tells. */
const GREY_MISFIT = 0.09;

/** Share of the height above which a sky must end at a side to tell the horizon there. */
const SIDE_SKY_LOWEST = 0.97;
/** Room above a model that is looked down on, by the picture's height, from which the horizon is shown there; by that room, how far down it lies. */
const ROOM_ABOVE = 0.15;
const HORIZON_ABOVE = 0.7;
/** Probability from which the nets are believed that a model is looked down on: then there is no sky behind it. */
const HEARD_ABOVE = 0.5;
/** Share of both sides and the bottom that the backdrop of a model takes that stands free. */
const ALL_ROUND = 0.8;
/** Support from which the camera is believed against what the edges of the silhouette say. */
const SURE_CAMERA = 0.85;
/** Share of the height above which a sure camera's horizon leaves nothing but ground around a model, and share of the picture from which it stands on its own. */
const LOOKED_DOWN = 0.12;
const OWN_GROUND = 0.04;
/** Where it lies otherwise, by the picture's height. */
const BEYOND = -0.15;
/** Share of the bottom border that plain ground takes, and the share of the ground that must be of it. */
const PLAIN_FOOT = 0.5;
const PLAIN_GROUND = 0.7;
/** How far a cut-off part may be from the colour of plain ground, largest channel 0…1. */
const GROUND_MISFIT = 0.025;
/** Pixels from plain ground that its soft edge reaches. */
const EDGE_OF_GROUND = 3.5;

export interface Backdrop {
  /** 1 where a region, by label, is sky. */
  readonly sky: Uint8Array;
  /** 1 where a region, by label, is ground. */
  readonly ground: Uint8Array;
  /** False where the ground may run on up a wall that no edge parts from it: it must not be repainted then. */
  readonly sureGround: boolean;
  readonly horizonY: number;
  /** True where sky and ground are one: the empty paper of the model, or a backdrop that goes all round it. */
  readonly empty: boolean;
  /** Where ground that runs on up a wall is plain, and so sure; 1 by pixel. Elsewhere it must not be repainted. */
  readonly plainGround?: Uint8Array;
  /** Colour of a plain backdrop by row, three display values each. */
  readonly rows?: Float32Array;
  /** 0…1: how sure it is that there is a sky at all. */
  readonly confidence: number;
}

/** Confidence of a backdrop, 0…1, from which there is a sky. */
export const SKY_FOUND = 0.5;

/** How a model is seen. */
export interface ModelView {
  /** Row of the horizon by the camera, or null where the camera is not sure. */
  readonly cameraHorizon: number | null;
  /** Share of the straight edges that the camera explains, 0…1. */
  readonly support: number;
  readonly segments: readonly RawSegment[];
  /** `Stroke` per pixel. */
  readonly strokes: Uint8Array;
  /** How surely the nets see it from above, 0…1; asked only where it matters. Not given, they are not heard. */
  readonly seenFromAbove?: () => number;
}

/** What a model stands before, and on, where that is plain. */
export interface PlainSetting {
  readonly behind: PlainBackdrop | undefined;
  /** What the bottom border and the sides run into without an edge. */
  readonly below: PlainBackdrop | undefined;
  /** Labels above this one are of buildings, whatever their tone; none where it is not given. */
  readonly builtAbove?: number;
}

/**
 * Finds sky and ground among the surfaces of a model. Sky is the plain backdrop of the picture; where it has none, surfaces on the top border
 * that are white or blue, and parts that the building cuts off from them with the colour that the sky has in their own rows. Ground stands on
 * the bottom border and lies below the horizon. In doubt a surface stays part of the building.
 */
export function findBackdrop(
  labels: LabelMap,
  t: RegionTable,
  { cameraHorizon, support, segments, strokes, seenFromAbove = () => 0 }: ModelView,
  { behind, below, builtAbove = t.count }: PlainSetting = { behind: undefined, below: undefined },
): Backdrop {
  const { width, height } = labels;
  const plain = findPlainSky(labels, t, behind);
  const seen = plain ?? findSkyByTone(labels, t);
  const upright = measureUprights(labels, t, strokes);
  if (seen === undefined) {
    const horizonY = cameraHorizon ?? 0.6 * height;
    const none = new Uint8Array(t.count + 1);
    const ground = findGround(labels, none, t, horizonY, false, upright);
    const sure = sureGroundOf(labels, ground, upright, below);
    return { sky: none, ground, ...sure, horizonY, empty: false, confidence: 0.4 };
  }
  const { sky, empty } = seen;
  const rows = plain === undefined ? undefined : behind?.rows;
  const above =
    empty && behind !== undefined && plain !== undefined && support < SURE_CAMERA
      ? seenFromAbove() > HEARD_ABOVE
        ? BEYOND * height
        : horizonFromAbove(behind, segments, width, height)
      : null;
  let horizonY = above ?? placeHorizon(labels, sky, t, empty, cameraHorizon);
  if (plain === undefined || isWhite(rows)) addCutOffSky(labels, sky, t, horizonY, empty);
  if (!empty) horizonY = placeHorizon(labels, sky, t, empty, cameraHorizon);
  // What lies before all of a backdrop that goes round a model is no ground of its own.
  const ground =
    above === null ? findGround(labels, sky, t, horizonY, empty, upright) : new Uint8Array(t.count + 1);
  // A sure camera that sees the horizon above a model without ground of its own leaves no room for a sky.
  const looksDown = empty && cameraHorizon !== null && cameraHorizon < LOOKED_DOWN * height;
  if (looksDown && ownGroundPixels(t, ground, sky) < OWN_GROUND * width * height) horizonY = BEYOND * height;
  if (!empty) joinPlainGround(t, sky, ground, horizonY, below, height);
  if (empty) {
    const most = rows !== undefined && tellsByHue(rows) ? COLOURED_SLIVER_AREA : SLIVER_AREA;
    joinSlivers(labels, sky, ground, t, horizonY, isOfSetting(t, rows), most);
  }
  for (let l = builtAbove + 1; l <= t.count; l++) sky[l] = ground[l] = 0;
  const sure = empty ? { sureGround: true } : sureGroundOf(labels, ground, upright, below);
  return {
    sky,
    ground,
    ...sure,
    horizonY,
    empty,
    confidence: 0.85,
    ...(rows === undefined ? {} : { rows }),
  };
}

/**
 * Where the horizon lies of a model that is looked down on: above all of it, in the picture where there is room and the backdrop may be a sky, which paper is
 * not. Null where it is not looked down on.
 */
function horizonFromAbove(
  { mask, rows, left, right, bottom }: PlainBackdrop,
  segments: readonly RawSegment[],
  width: number,
  height: number,
): number | null {
  if (Math.min(left, right, bottom) < ALL_ROUND) return null;
  const silhouette = findSilhouette(mask, width, height);
  if (silhouette === undefined || !isSeenFromAbove(segments, silhouette)) return null;
  const isShown = silhouette.top > ROOM_ABOVE * height && !isWhite(rows);
  return isShown ? HORIZON_ABOVE * silhouette.top : BEYOND * height;
}

/** Pixels of the ground that is none of the backdrop. */
function ownGroundPixels(t: RegionTable, ground: Uint8Array, sky: Uint8Array): number {
  let pixels = 0;
  for (let l = 1; l <= t.count; l++) if (ground[l] === 1 && sky[l] !== 1) pixels += t.area[l] as number;
  return pixels;
}

function isWhite(rows: Float32Array | undefined): boolean {
  return rows !== undefined && Math.min(...rows.subarray(0, 3)) > PAPER;
}

/**
 * Whether ground may be repainted: where it has no long upright edges, or else where it is plain and runs into the border without an edge.
 */
function sureGroundOf(
  { data, width, height }: LabelMap,
  ground: Uint8Array,
  upright: Int32Array,
  below: PlainBackdrop | undefined,
): Pick<Backdrop, 'sureGround' | 'plainGround'> {
  if (!reachesUpWalls(ground, upright, WALL_UPRIGHT * height)) return { sureGround: true };
  if (below === undefined || below.top < PLAIN_FOOT) return { sureGround: false };
  const plain = createBitMask(width, height);
  let all = 0;
  let sure = 0;
  for (let i = 0; i < data.length; i++) {
    plain.data[i] = below.mask[(height - 1 - Math.floor(i / width)) * width + (i % width)] as number;
    if (ground[data[i] as number] !== 1) continue;
    all++;
    sure += plain.data[i] as number;
  }
  if (sure < PLAIN_GROUND * all) return { sureGround: false };
  const from = distanceTransform(plain).data;
  return {
    sureGround: true,
    plainGround: plain.data.map((_, i) => ((from[i] as number) < EDGE_OF_GROUND ? 1 : 0)),
  };
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

/** Plain ground has its own colour: parts that axes or the model cut off are of it where they have that colour below the horizon. In place. */
function joinPlainGround(
  t: RegionTable,
  sky: Uint8Array,
  ground: Uint8Array,
  horizonY: number,
  below: PlainBackdrop | undefined,
  height: number,
): void {
  if (below === undefined || below.top < PLAIN_FOOT) return;
  for (let l = 1; l <= t.count; l++) {
    const row = Math.round(t.centreY[l] as number);
    if (sky[l] === 1 || row < horizonY || (t.y0[l] as number) < horizonY - 0.02 * height) continue;
    // Its rows were found upside down.
    const at = 3 * (height - 1 - row);
    const [r, g, b] = [below.rows[at] as number, below.rows[at + 1] as number, below.rows[at + 2] as number];
    const misfit = Math.max(
      Math.abs((t.r[l] as number) - r),
      Math.abs((t.g[l] as number) - g),
      Math.abs((t.b[l] as number) - b),
    );
    if (misfit < GROUND_MISFIT && Math.max(r, g, b) - Math.min(r, g, b) > WHITE_CHROMA) ground[l] = 1;
  }
}

/** Scraps of paper between lines, wherever they lie along the building, belong to the sky or the ground beside them. */
function joinSlivers(
  labels: LabelMap,
  sky: Uint8Array,
  ground: Uint8Array,
  t: RegionTable,
  horizonY: number,
  isOf: (l: number) => boolean,
  most: number,
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
    if (isSetting(l) || (t.area[l] as number) > most * width * height) continue;
    if (!isOf(l) || (shared[l] as number) < SLIVER_SHARED * (t.perimeter[l] as number)) continue;
    if ((t.centreY[l] as number) > horizonY) ground[l] = 1;
    else sky[l] = 1;
  }
}

/** Whether a scrap may be of the setting by its colour: pale as paper, or near that of the backdrop in its rows. */
function isOfSetting(t: RegionTable, rows: Float32Array | undefined): (l: number) => boolean {
  if (rows === undefined || isWhite(rows))
    return (l) =>
      Math.min(t.r[l] as number, t.g[l] as number, t.b[l] as number) > PALE &&
      (t.chroma[l] as number) < WHITE_CHROMA;
  if (!tellsByHue(rows))
    return (l) => {
      const at = 3 * Math.round(t.centreY[l] as number);
      const own = [t.r[l] as number, t.g[l] as number, t.b[l] as number];
      return Math.max(...own.map((v, c) => Math.abs(v - (rows[at + c] as number)))) < GREY_MISFIT;
    };
  return (l) => {
    const at = 3 * Math.round(t.centreY[l] as number);
    const misfit = misfitUnderInk(
      t.r[l] as number,
      t.g[l] as number,
      t.b[l] as number,
      rows[at] as number,
      rows[at + 1] as number,
      rows[at + 2] as number,
    );
    return misfit < SLIVER_MISFIT;
  };
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
    for (let l = 1; l <= t.count; l++)
      if (sky[l] === 1 && (t.top[l] as number) + (t.sides[l] as number) > 0)
        lowest = Math.max(lowest, t.y1[l] as number);
    return lowest;
  }
  if (cameraHorizon !== null) return clamp(cameraHorizon, 0.2 * height, 0.9 * height);
  return ends.length > 0 ? clamp(Math.min(...ends), 0.4 * height, 0.8 * height) : 0.62 * height;
}
