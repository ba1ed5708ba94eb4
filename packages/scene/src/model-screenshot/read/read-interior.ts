import type { LabelMap, Plane } from '@plumbline/imaging/raster.ts';
import type { DisplayPlanes } from '../../backdrop/display-planes.ts';
import { heardInside, isNoFloor, isOwnFloor, isSeenThrough } from './hear-net.ts';
import type { CellVotes } from '../../learned/vote-in-cells.ts';
import { InteriorRole } from './interior-roles.ts';
import { isNeutral } from './neutral-surface.ts';
import type { ModelReading } from './read-model.ts';
import { isTimber } from './timber-surface.ts';
import { upperTone } from './upper-tone.ts';
import type { RegionTable } from './region-table.ts';

/** Tone of a wall by the lightest tone of the model: in the light, and out of it but not in the dark. */
const LIGHT_WALL = 0.72;
const MIDDLE_WALL = 0.34;
/** Share of the neutral surfaces that may be lighter than what counts as white: lamps and lit hems. */
const BRIGHTER_THAN_WHITE = 0.06;
/** A ceiling: how far below the horizon it may end by the height, the part of the top border it takes, and its tone 0…1. */
const CEILING_SLACK = 0.02;
const CEILING_LEAST_TOP = 0.12;
const CEILING_LEAST_TONE = 0.5;

/** Share of the picture below which a floor is not believed. */
const LEAST_FLOOR = 0.04;
/** How far above the horizon a floor may begin, by the picture's height. */
const FLOOR_SLACK = 0.015;
/** Shares of the picture from which a surface may be floor, and from which it tells how bright the floor is. */
const FLOOR_LEAST_AREA = 0.003;
const FLOOR_TELLING_AREA = 0.008;
/** Width by height from which a surface is floor though it does not reach the foot of the picture. */
const FLOOR_BREADTH = 1.4;
/** Share of what lies below the horizon that a floor may leave free there. */
const FLOOR_MOST_GAP = 0.42;

/** Where a floor runs on: the step from pixel to pixel at most, the freedom from lines and the tone at least, of 0…1. */
const SPREAD_STEP = 0.05;
const SPREAD_LEAST_FREE = 0.88;
const SPREAD_LEAST_TONE = 0.2;
/** How far red and blue of what it runs on to may part: by its red, and of 0…1 besides. */
const SPREAD_TINT = 0.1;
const SPREAD_TINT_SLACK = 0.01;
/** Share of the picture from which a surface may be a wall and is not entered. */
const SPREAD_MOST_AREA = 0.006;
/** Pixels that are the hem of a floor, and the tone beyond it by that of the floor which is a panel's. */
const FLOOR_HEM = 3;
const PANEL_TONE = 0.88;

const GROWTH_ROUNDS = 3;
/** A part that joins the floor: share of the picture, share of its outline on floor, and tone by that of the floor. */
const GROWTH_MOST_AREA = 0.004;
const GROWTH_SHARED = 0.55;
const GROWTH_LEAST_TONE = 0.45;

export interface InteriorReading {
  /** `InteriorRole` per pixel. */
  readonly roles: Uint8Array;
  readonly hasFloor: boolean;
}

/** Gives every pixel of a model of a room its role. The floor must be proved; what is not stays wall or keeps its colour. */
export function readInterior(
  { labels, regions: t, fill, lines }: ModelReading,
  horizonY: number,
  votes?: CellVotes,
): InteriorReading {
  const { width, height, data } = labels;
  const white = lightestTone(t);
  const floor = findFloor(labels, t, horizonY, white, votes);
  const roleOf = new Uint8Array(t.count + 1);
  for (let l = 1; l <= t.count; l++) {
    const tone = (t.light[l] as number) / white;
    if (floor[l] === 1) roleOf[l] = InteriorRole.floor;
    else if (!isNeutral(t, l)) roleOf[l] = ownRole(t, l, horizonY, votes);
    else if (isCeiling(t, l, width, height, horizonY)) roleOf[l] = InteriorRole.ceiling;
    else if (tone > LIGHT_WALL) roleOf[l] = InteriorRole.wallLight;
    else if (tone > MIDDLE_WALL) roleOf[l] = InteriorRole.wallMiddle;
    else roleOf[l] = InteriorRole.wallDark;
    if (votes !== undefined && isNeutral(t, l)) roleOf[l] = heardInside(votes, l, roleOf[l] as InteriorRole);
  }
  const roles = Uint8Array.from(data, (l) => roleOf[l] as number);
  const hasFloor = roleOf.includes(InteriorRole.floor);
  if (hasFloor) spreadFloor(roles, labels, t, fill, lines, horizonY);
  return { roles, hasFloor };
}

/** Of a surface that the designer coloured. */
function ownRole(t: RegionTable, l: number, horizonY: number, votes: CellVotes | undefined): InteriorRole {
  if (votes !== undefined && isSeenThrough(votes, l)) return InteriorRole.pane;
  const low = (t.y0[l] as number) > horizonY;
  const boards = low && isTimber(t, l) && votes !== undefined && isOwnFloor(votes, l);
  return boards ? InteriorRole.ownBoards : InteriorRole.own;
}

function lightestTone(t: RegionTable): number {
  let total = 0;
  const tones: [number, number][] = [];
  for (let l = 1; l <= t.count; l++) {
    if (!isNeutral(t, l)) continue;
    tones.push([t.light[l] as number, t.area[l] as number]);
    total += t.area[l] as number;
  }
  tones.sort((a, b) => b[0] - a[0]);
  let seen = 0;
  for (const [tone, area] of tones) {
    seen += area;
    if (seen > BRIGHTER_THAN_WHITE * total) return Math.max(0.35, tone);
  }
  return 0.9;
}

function isCeiling(t: RegionTable, l: number, width: number, height: number, horizonY: number): boolean {
  const above = (t.y1[l] as number) < horizonY + CEILING_SLACK * height;
  return (
    above && (t.top[l] as number) > CEILING_LEAST_TOP * width && (t.light[l] as number) > CEILING_LEAST_TONE
  );
}

/**
 * The floor: neutral surfaces wholly below the horizon, nearly as bright as the brightest of them, wider than high. Small
 * neutral parts that border mostly on it (shadows, gaps between legs) follow.
 */
function findFloor(
  labels: LabelMap,
  t: RegionTable,
  horizonY: number,
  white: number,
  votes: CellVotes | undefined,
): Uint8Array {
  const { width, height } = labels;
  const n = width * height;
  const floor = new Uint8Array(t.count + 1);
  const low: number[] = [];
  let brightest = 0;
  for (let l = 1; l <= t.count; l++) {
    const below = (t.y0[l] as number) > horizonY - FLOOR_SLACK * height;
    if (!below || !isNeutral(t, l) || (t.area[l] as number) < FLOOR_LEAST_AREA * n) continue;
    if (votes !== undefined && isNoFloor(votes, l)) continue;
    low.push(l);
    if ((t.area[l] as number) > FLOOR_TELLING_AREA * n) brightest = Math.max(brightest, t.light[l] as number);
  }
  let area = 0;
  for (const l of low) {
    const w = (t.x1[l] as number) - (t.x0[l] as number);
    const h = (t.y1[l] as number) - (t.y0[l] as number);
    const reachesDown = (t.bottom[l] as number) > 0 || w > FLOOR_BREADTH * h;
    if (!reachesDown || (t.light[l] as number) < Math.max(0.86 * brightest, 0.55 * white)) continue;
    floor[l] = 1;
    area += t.area[l] as number;
  }
  // A floor runs back towards the horizon; what ends well below it is the front of something that stands close.
  const back = low.reduce((y, l) => (floor[l] === 1 ? Math.min(y, t.y0[l] as number) : y), height);
  const runsBack = back - horizonY < FLOOR_MOST_GAP * (height - horizonY);
  if (area < LEAST_FLOOR * n || !runsBack) return new Uint8Array(t.count + 1);
  growFloor(labels, floor, t, horizonY, brightest);
  return floor;
}

/**
 * Lets the floor run on, pixel by pixel, into the soft shadows under furniture: neutral, below the horizon, without a line
 * or a step between. Surfaces large enough to be a wall are not entered.
 */
function spreadFloor(
  roles: Uint8Array,
  labels: LabelMap,
  t: RegionTable,
  fill: DisplayPlanes,
  lines: Plane,
  horizonY: number,
): void {
  const { width, height, data } = labels;
  const brightest = upperTone(fill.light, roles, InteriorRole.floor);
  const reach = Math.round(0.06 * width);
  const steps = new Uint16Array(width * height);
  const queue: number[] = [];
  for (let i = 0; i < roles.length; i++) if (roles[i] === InteriorRole.floor) queue.push(i);
  for (let head = 0; head < queue.length; head++) {
    const i = queue[head] as number;
    if ((steps[i] as number) >= reach) continue;
    const x = i % width;
    for (const j of [x > 0 ? i - 1 : i, x < width - 1 ? i + 1 : i, i - width, i + width]) {
      if (j < horizonY * width || j >= roles.length || roles[j] === InteriorRole.floor) continue;
      const step = Math.abs((fill.light.data[i] as number) - (fill.light.data[j] as number));
      if (
        step > SPREAD_STEP ||
        (lines.data[j] as number) < SPREAD_LEAST_FREE ||
        (fill.light.data[j] as number) < SPREAD_LEAST_TONE
      )
        continue;
      const r = fill.r.data[j] as number;
      const b = fill.b.data[j] as number;
      if (Math.abs(r - b) > SPREAD_TINT * r + SPREAD_TINT_SLACK) continue;
      const l = data[j] as number;
      if ((t.area[l] as number) > SPREAD_MOST_AREA * width * height || (t.y0[l] as number) < horizonY)
        continue;
      // Beyond the hem of the floor only shade is entered: what is as light as the floor is a panel that stands on it.
      if ((steps[i] as number) > FLOOR_HEM && (fill.light.data[j] as number) > PANEL_TONE * brightest)
        continue;
      roles[j] = InteriorRole.floor;
      steps[j] = (steps[i] as number) + 1;
      queue.push(j);
    }
  }
}

function growFloor(
  labels: LabelMap,
  floor: Uint8Array,
  t: RegionTable,
  horizonY: number,
  brightest: number,
): void {
  const { width, height, data } = labels;
  for (let round = 0; round < GROWTH_ROUNDS; round++) {
    const shared = new Int32Array(t.count + 1);
    for (let i = 0; i < data.length - width; i++) {
      const a = data[i] as number;
      for (const j of [i + 1, i + width]) {
        const b = data[j] as number;
        if (a === b) continue;
        if (floor[a] === 1) shared[b] = (shared[b] as number) + 1;
        if (floor[b] === 1) shared[a] = (shared[a] as number) + 1;
      }
    }
    let grew = false;
    for (let l = 1; l <= t.count; l++) {
      if (floor[l] === 1 || !isNeutral(t, l)) continue;
      const small = (t.area[l] as number) < GROWTH_MOST_AREA * width * height;
      const below = (t.y0[l] as number) > horizonY;
      const inside = (shared[l] as number) > GROWTH_SHARED * (t.perimeter[l] as number);
      if (small && below && inside && (t.light[l] as number) > GROWTH_LEAST_TONE * brightest) {
        floor[l] = 1;
        grew = true;
      }
    }
    if (!grew) return;
  }
}
