import { seededRandom, type RandomStream } from '@plumbline/imaging/random.ts';
import type { RoomType } from '@plumbline/scene/scene-value/plan-measures.ts';

/** A rectangle in metres, x to the right, y down. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** What a room is for. Of `room` nothing in the drawing tells it. */
type Use = Extract<
  RoomType,
  'living' | 'bedroom' | 'kitchen' | 'bathroom' | 'corridor' | 'store' | 'stairs' | 'room'
>;

export interface PlanRoom extends Box {
  readonly use: Use;
  /** The side at which it lies on the corridor. */
  readonly entry: 'above' | 'below' | 'none';
}

/** An opening in a wall by its middle; `upright` walls run down the sheet. */
export interface PlanOpening {
  readonly kind: 'door' | 'window';
  readonly x: number;
  readonly y: number;
  readonly upright: boolean;
  readonly width: number;
  /** Thickness of its wall. */
  readonly wall: number;
  /** Side to which a leaf opens, and whether its hinge is at the far jamb. */
  readonly swing: 1 | -1;
  readonly farHinge: boolean;
}

export interface WallThickness {
  readonly outer?: number;
  readonly inner?: number;
}

/** A dwelling in metres. Rooms are clear sizes; walls are what lies between and around them. */
export interface HousePlan {
  readonly rooms: readonly PlanRoom[];
  readonly openings: readonly PlanOpening[];
  readonly outer: number;
  readonly inner: number;
}

/**
 * A dwelling along a corridor: rooms in a row above and below it, some with a bathroom or store of their own, a door to each, windows outside.
 * @param thickness of its walls in metres; by chance where it is not given
 */
export function makePlan(seed: number, thickness: WallThickness = {}): HousePlan {
  const random = seededRandom(seed ^ 0x51f0e9);
  const partition = 0.1 + 0.05 * Math.floor(3 * random());
  const inner = thickness.inner ?? partition;
  const around = partition + 0.1 + 0.1 * random();
  const outer = thickness.outer ?? around;
  const total = 9 + 6 * random();
  const corridorH = 1.2 + 0.5 * random();
  const above = 3.2 + 1.4 * random();
  const below = 3.2 + 1.8 * random();
  const corridorY = above + inner;
  const lowerY = corridorY + corridorH + inner;
  const door = 0.76 + 0.12 * random();
  const rooms: PlanRoom[] = [{ x: 0, y: corridorY, w: total, h: corridorH, use: 'corridor', entry: 'none' }];
  const openings: PlanOpening[] = [];
  const rows = [
    { y: 0, h: above, entry: 'below', wallY: above + inner / 2, outerY: -outer / 2 },
    { y: lowerY, h: below, entry: 'above', wallY: lowerY - inner / 2, outerY: lowerY + below + outer / 2 },
  ] as const;
  for (const [k, row] of rows.entries()) {
    for (const [n, { x, w, use }] of roomsOfRow(random, total, inner, k).entries()) {
      const room: PlanRoom = { x, y: row.y, w, h: row.h, use, entry: row.entry };
      const ensuite = use === 'bedroom' && row.h > 4 && random() < 0.4;
      const split = ensuite ? splitRoom(room, row.entry, inner, random, door) : undefined;
      rooms.push(...(split?.rooms ?? [room]));
      openings.push(...(split?.openings ?? []));
      const at = x + door / 2 + 0.15 + Math.max(0, w - door - 0.3) * (n % 2 === 0 ? 0.12 : 0.8);
      openings.push({
        kind: 'door',
        x: at,
        y: row.wallY,
        upright: false,
        width: door,
        wall: inner,
        swing: row.entry === 'below' ? -1 : 1,
        farHinge: at > x + w / 2,
      });
      if (use === 'store' || use === 'stairs') continue;
      const window = Math.min(w - 0.5, use === 'bathroom' ? 0.6 : 1.1 + random());
      openings.push(outerWindow(x + w / 2, row.outerY, window, outer));
    }
  }
  openings.push({
    kind: 'door',
    x: total + outer / 2,
    y: corridorY + corridorH / 2,
    upright: true,
    width: Math.min(0.95, corridorH - 0.2),
    wall: outer,
    swing: -1,
    farHinge: random() < 0.5,
  });
  return { rooms, openings, outer, inner };
}

function outerWindow(x: number, y: number, width: number, wall: number): PlanOpening {
  return { kind: 'window', x, y, upright: false, width, wall, swing: 1, farHinge: false };
}

const FIRST_ROW: readonly (readonly Use[])[] = [
  ['bedroom', 'bathroom', 'bedroom'],
  ['bedroom', 'store', 'bathroom', 'room'],
  ['room', 'bathroom', 'stairs', 'bedroom'],
];
const SECOND_ROW: readonly (readonly Use[])[] = [
  ['living', 'kitchen'],
  ['kitchen', 'living', 'room'],
  ['living', 'kitchen', 'bathroom'],
];
/** Widths beside each other. */
const WEIGHT: Readonly<Record<Use, number>> = {
  living: 5,
  bedroom: 3.4,
  room: 2.8,
  kitchen: 2.7,
  bathroom: 1.9,
  stairs: 1.6,
  store: 1.1,
  corridor: 1,
};

function roomsOfRow(
  random: RandomStream,
  total: number,
  inner: number,
  row: number,
): { readonly x: number; readonly w: number; readonly use: Use }[] {
  const choices = row === 0 ? FIRST_ROW : SECOND_ROW;
  const picked = choices[Math.floor(random() * choices.length)] ?? [];
  const uses = random() < 0.5 ? picked : picked.toReversed();
  const weights = uses.map((use) => WEIGHT[use] * (0.85 + 0.3 * random()));
  const sum = weights.reduce((a, b) => a + b, 0);
  const clear = total - inner * (uses.length - 1);
  let x = 0;
  return uses.map((use, k) => {
    const w = (clear * (weights[k] as number)) / sum;
    const room = { x, w, use };
    x += w + inner;
    return room;
  });
}

/** A bathroom cut off the outer end of a bedroom, reached from it. */
function splitRoom(
  room: PlanRoom,
  entry: 'above' | 'below',
  inner: number,
  random: RandomStream,
  door: number,
): { readonly rooms: PlanRoom[]; readonly openings: PlanOpening[] } {
  const depth = 1.5 + 0.3 * random();
  const atTop = entry === 'below';
  const bath: Box = { x: room.x, y: atTop ? room.y : room.y + room.h - depth, w: room.w, h: depth };
  const rest: Box = {
    x: room.x,
    y: atTop ? room.y + depth + inner : room.y,
    w: room.w,
    h: room.h - depth - inner,
  };
  const opening: PlanOpening = {
    kind: 'door',
    x: room.x + room.w * 0.7,
    y: atTop ? room.y + depth + inner / 2 : room.y + room.h - depth - inner / 2,
    upright: false,
    width: Math.min(door, room.w * 0.4),
    wall: inner,
    swing: atTop ? -1 : 1,
    farHinge: true,
  };
  return {
    rooms: [
      { ...rest, use: 'bedroom', entry },
      { ...bath, use: 'bathroom', entry: 'none' },
    ],
    openings: [opening],
  };
}
