import type { BitMask, LabelMap, Plane } from '@plumbline/imaging/raster.ts';
import type { PlanPoint } from './plan-reading.ts';

/** A straight line from wall to wall where two rooms meet. */
export interface Threshold {
  readonly from: PlanPoint;
  readonly to: PlanPoint;
  readonly width: number;
}

/** Points farther than this share of a turn from the first wall point count as the other side (cos of the angle). */
const OPPOSITE = -0.55;
/** A straight line along the sheet is preferred unless it is this much longer. */
const DETOUR = 1.4;
/** Thresholds whose middles are closer than this many clearances, over that many pixels, are the same. */
const SAME = { clearances: 1.6, pixels: 2 } as const;
/** A second door between the same rooms lies so far from the first, behind wall; no two rooms share more doors than that. */
const NEXT_DOOR = { clearances: 6, pixels: 12 } as const;
const MOST_DOORS = 3;

/** The thresholds between the basins of a watershed: at each shared boundary, across its widest place. */
export function findThresholds(rooms: LabelMap, clearance: Plane, barrier: BitMask): Threshold[] {
  const thresholds: Threshold[] = [];
  const middles: [number, number, number][] = [];
  for (const i of findSaddles(rooms, clearance)) {
    const x = i % rooms.width;
    const y = Math.floor(i / rooms.width);
    const r = clearance.data[i] as number;
    if (
      middles.some(
        ([mx, my, mr]) => Math.hypot(mx - x, my - y) < SAME.clearances * Math.max(r, mr) + SAME.pixels,
      )
    )
      continue;
    const line = spanGap(barrier, x, y, r);
    if (line === undefined) continue;
    middles.push([x, y, r]);
    thresholds.push(line);
  }
  return thresholds;
}

/** The pixel of largest clearance on each connected boundary between two labels. */
function findSaddles({ width, height, data }: LabelMap, clearance: Plane): number[] {
  const best = new Map<string, number[]>();
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const a = data[i] as number;
      if (a === 0) continue;
      for (const j of [i + 1, i + width]) {
        const b = data[j] as number;
        if (b === 0 || b === a) continue;
        const key = a < b ? `${a},${b}` : `${b},${a}`;
        const list = best.get(key);
        if (list === undefined) best.set(key, [i]);
        else list.push(i);
      }
    }
  }
  const saddles: number[] = [];
  for (const pixels of best.values()) {
    pixels.sort((p, q) => (clearance.data[q] as number) - (clearance.data[p] as number) || p - q);
    const taken: number[] = [];
    for (const p of pixels) {
      const r = clearance.data[p] as number;
      const far = taken.every(
        (t) =>
          Math.hypot((p % width) - (t % width), Math.floor(p / width) - Math.floor(t / width)) >
          NEXT_DOOR.clearances * r + NEXT_DOOR.pixels,
      );
      if (far && taken.length < MOST_DOORS) taken.push(p);
    }
    saddles.push(...taken);
  }
  return saddles.sort((p, q) => (clearance.data[q] as number) - (clearance.data[p] as number) || p - q);
}

function spanGap(barrier: BitMask, x: number, y: number, r: number): Threshold | undefined {
  const straight = spanStraight(barrier, x, y, r);
  const slanted = spanNearest(barrier, x, y, r);
  if (slanted === undefined) return straight;
  const limit = DETOUR * Math.max(2 * r, Math.min(slanted.width, 3 * r));
  return straight !== undefined && straight.width < limit ? straight : slanted;
}

function spanStraight(barrier: BitMask, x: number, y: number, r: number): Threshold | undefined {
  const cast = (dx: number, dy: number): number => {
    for (let t = 1; t <= r * 2.2 + 3; t++) {
      const px = x + dx * t;
      const py = y + dy * t;
      if (px < 0 || py < 0 || px >= barrier.width || py >= barrier.height) return Infinity;
      if (barrier.data[py * barrier.width + px]) return t;
    }
    return Infinity;
  };
  const [left, right, up, down] = [cast(-1, 0), cast(1, 0), cast(0, -1), cast(0, 1)];
  const across = left + right;
  const upright = up + down;
  if (Math.min(across, upright) === Infinity) return undefined;
  return across < upright
    ? { from: [x - left, y], to: [x + right, y], width: across - 1 }
    : { from: [x, y - up], to: [x, y + down], width: upright - 1 };
}

function spanNearest(barrier: BitMask, x: number, y: number, r: number): Threshold | undefined {
  const reach = Math.ceil(r * 1.5 + 3);
  let first: PlanPoint | undefined;
  let second: PlanPoint | undefined;
  for (const pass of [0, 1]) {
    let nearest = Infinity;
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const px = x + dx;
        const py = y + dy;
        if (px < 0 || py < 0 || px >= barrier.width || py >= barrier.height) continue;
        if (!barrier.data[py * barrier.width + px]) continue;
        const d = Math.hypot(dx, dy);
        if (pass === 1 && first !== undefined) {
          const turn = (dx * first[0] + dy * first[1]) / (d * Math.hypot(first[0], first[1]) + 1e-6);
          if (turn > OPPOSITE) continue;
        }
        if (d >= nearest) continue;
        nearest = d;
        if (pass === 0) first = [dx, dy];
        else second = [dx, dy];
      }
    }
  }
  if (first === undefined || second === undefined) return undefined;
  return {
    from: [x + first[0], y + first[1]],
    to: [x + second[0], y + second[1]],
    width: Math.hypot(first[0] - second[0], first[1] - second[1]) - 1,
  };
}
