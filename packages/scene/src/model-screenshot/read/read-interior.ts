import type { LabelMap, Plane } from '@plumbline/imaging/raster.ts';
import type { DisplayPlanes } from '../../painting/display-planes.ts';
import { InteriorRole } from './interior-roles.ts';
import { isNeutral } from './neutral-surface.ts';
import type { ModelReading } from './read-model.ts';
import { upperTone } from './upper-tone.ts';
import type { RegionTable } from './region-table.ts';

export interface InteriorReading {
  /** `InteriorRole` per pixel. */
  readonly roles: Uint8Array;
  readonly hasFloor: boolean;
}

/** Gives every pixel of a model of a room its role. The floor must be proved; what is not stays wall or keeps its colour. */
export function readInterior(
  { labels, regions: t, fill, lines }: ModelReading,
  horizonY: number,
): InteriorReading {
  const { width, height, data } = labels;
  const white = lightestTone(t);
  const floor = findFloor(labels, t, horizonY, white);
  const roleOf = new Uint8Array(t.count + 1);
  for (let l = 1; l <= t.count; l++) {
    const tone = (t.light[l] as number) / white;
    if (floor[l] === 1) roleOf[l] = InteriorRole.floor;
    else if (!isNeutral(t, l)) roleOf[l] = InteriorRole.own;
    else if (isCeiling(t, l, width, height, horizonY)) roleOf[l] = InteriorRole.ceiling;
    else if (tone > 0.72) roleOf[l] = InteriorRole.wallLight;
    else if (tone > 0.34) roleOf[l] = InteriorRole.wallMiddle;
    else roleOf[l] = InteriorRole.wallDark;
  }
  const roles = Uint8Array.from(data, (l) => roleOf[l] as number);
  const hasFloor = floor.includes(1);
  if (hasFloor) spreadFloor(roles, labels, t, fill, lines, horizonY);
  return { roles, hasFloor };
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
    if (seen > 0.06 * total) return Math.max(0.35, tone);
  }
  return 0.9;
}

function isCeiling(t: RegionTable, l: number, width: number, height: number, horizonY: number): boolean {
  const above = (t.y1[l] as number) < horizonY + 0.02 * height;
  return above && (t.top[l] as number) > 0.12 * width && (t.light[l] as number) > 0.5;
}

/** Share of the picture below which a floor is not believed. */
const LEAST_FLOOR = 0.04;

/**
 * The floor: neutral surfaces wholly below the horizon, nearly as bright as the brightest of them, wider than high. Small
 * neutral parts that border mostly on it (shadows, gaps between legs) follow.
 */
function findFloor(labels: LabelMap, t: RegionTable, horizonY: number, white: number): Uint8Array {
  const { width, height } = labels;
  const n = width * height;
  const floor = new Uint8Array(t.count + 1);
  const low: number[] = [];
  let brightest = 0;
  for (let l = 1; l <= t.count; l++) {
    const below = (t.y0[l] as number) > horizonY - 0.015 * height;
    if (!below || !isNeutral(t, l) || (t.area[l] as number) < 0.003 * n) continue;
    low.push(l);
    if ((t.area[l] as number) > 0.008 * n) brightest = Math.max(brightest, t.light[l] as number);
  }
  let area = 0;
  for (const l of low) {
    const w = (t.x1[l] as number) - (t.x0[l] as number);
    const h = (t.y1[l] as number) - (t.y0[l] as number);
    const reachesDown = (t.bottom[l] as number) > 0 || w > 1.4 * h;
    if (!reachesDown || (t.light[l] as number) < Math.max(0.86 * brightest, 0.55 * white)) continue;
    floor[l] = 1;
    area += t.area[l] as number;
  }
  // A floor runs back towards the horizon; what ends well below it is the front of something that stands close.
  const back = low.reduce((y, l) => (floor[l] === 1 ? Math.min(y, t.y0[l] as number) : y), height);
  const runsBack = back - horizonY < 0.42 * (height - horizonY);
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
      if (step > 0.05 || (lines.data[j] as number) < 0.88 || (fill.light.data[j] as number) < 0.2) continue;
      const r = fill.r.data[j] as number;
      const b = fill.b.data[j] as number;
      if (Math.abs(r - b) > 0.1 * r + 0.01) continue;
      const l = data[j] as number;
      if ((t.area[l] as number) > 0.006 * width * height || (t.y0[l] as number) < horizonY) continue;
      // Beyond the hem of the floor only shade is entered: what is as light as the floor is a panel that stands on it.
      if ((steps[i] as number) > 3 && (fill.light.data[j] as number) > 0.88 * brightest) continue;
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
  for (let round = 0; round < 3; round++) {
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
      const small = (t.area[l] as number) < 0.004 * width * height;
      const below = (t.y0[l] as number) > horizonY;
      const inside = (shared[l] as number) > 0.55 * (t.perimeter[l] as number);
      if (small && below && inside && (t.light[l] as number) > 0.45 * brightest) {
        floor[l] = 1;
        grew = true;
      }
    }
    if (!grew) return;
  }
}
