import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { createBitMask, type BitMask, type Plane } from '@plumbline/imaging/raster.ts';
import type { ModelView } from '@plumbline/models/model/model.ts';
import type { PlanReading } from '@plumbline/scene/plan/read/plan-reading.ts';
import type { Piece } from '../furniture/piece.ts';
import { forPiecePixels } from '../furniture/piece-pixels.ts';
import type { Place } from '../outlines/ring.ts';
import { type PlanFrame, toModel } from '../frame/plan-frame.ts';
import type { NamedRoom } from '../rooms/lay-rooms.ts';

const FIELD = 1.3;
/** Metres: the eye of somebody who stands, what they look at, and how far they keep from walls and furniture, the widest first. */
const EYE = 1.55;
const LOOKS_AT = 1.2;
const KEEPS = [0.45, 0.25, 0.12] as const;
/** Metres around a door in which one does not stand: its leaf would be all there is to see. */
const FROM_DOOR = 1.1;
/** Directions that are looked into, of which so many to both sides are in the picture, and so many straight ahead. */
const WAYS = 40;
const SEEN = 4;
const AHEAD = 2;
/** Metres beyond which more is no better, within which a wall ahead is too near, and within which a piece of furniture is. */
const FAR = 9;
const NEAR = 1.6;
const CLOSE = 1.3;
/** How much a metre that furniture is too close takes away. */
const HIDES = 1.2;
/** How much a window ahead is worth, and all the furniture of the room. */
const WINDOW = 0.35;
const FURNITURE = 0.6;
/** Metres from which on a piece is seen as a whole, its top and not its edge. */
const WHOLE = 1;
/** Places that are tried in a room, about. */
const PLACES = 120;

/** What a plan lets one see: how far every pixel lies from what stands there, how far it is to a wall, and how far to furniture. */
export interface Sights {
  readonly clear: Plane;
  readonly pieces: readonly Piece[];
  /** Metres from a place to the first wall or piece as high as the eye. */
  readonly to: (from: Place, angle: number) => number;
  /** Metres from a place to the first thing that stands in the way at all. */
  readonly toFurniture: (from: Place, angle: number) => number;
}

/** Furniture that the eye does not see over. */
const isTall = ({ kind }: Piece): boolean => kind === 'wardrobe';

export function createSights(
  { width, height, roomMap, walls, openings }: PlanReading,
  metres: number,
  pieces: readonly Piece[],
): Sights {
  const blocked = createBitMask(width, height);
  const seenThrough = createBitMask(width, height);
  const walkable = createBitMask(width, height);
  for (let i = 0; i < blocked.data.length; i++) {
    const inside = (roomMap.data[i] as number) > 0;
    blocked.data[i] = inside ? 0 : 1;
    seenThrough.data[i] = inside && walls.data[i] === 0 ? 1 : 0;
  }
  walkable.data.set(seenThrough.data);
  for (const piece of pieces) {
    if (piece.kind === 'rug') continue;
    forPiecePixels(piece, metres, blocked, (i) => {
      blocked.data[i] = 1;
      walkable.data[i] = 0;
      if (isTall(piece)) seenThrough.data[i] = 0;
    });
  }
  const doors = openings.filter(({ swing }) => swing !== undefined);
  for (const { from, to } of doors) {
    const reach = Math.ceil(FROM_DOOR / metres);
    const [cx, cy] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2].map(Math.round) as [number, number];
    for (let y = Math.max(0, cy - reach); y <= Math.min(height - 1, cy + reach); y++)
      for (let x = Math.max(0, cx - reach); x <= Math.min(width - 1, cx + reach); x++)
        if (Math.hypot(x - cx, y - cy) <= reach) blocked.data[y * width + x] = 1;
  }
  return {
    clear: distanceTransform(blocked),
    pieces,
    to: raysIn(seenThrough, metres),
    toFurniture: raysIn(walkable, metres),
  };
}

/** Metres from a place to the first pixel that is not set, {@link FAR} at most. */
function raysIn({ width, height, data }: BitMask, metres: number): Sights['to'] {
  const step = Math.max(1, 0.06 / metres);
  return ([x, y], angle) => {
    const [dx, dy] = [Math.cos(angle) * step, Math.sin(angle) * step];
    for (let k = 1; k * step * metres < FAR; k++) {
      const [px, py] = [Math.round(x + dx * k), Math.round(y + dy * k)];
      if (px < 0 || py < 0 || px >= width || py >= height) return k * step * metres;
      if (data[py * width + px] === 0) return k * step * metres;
    }
    return FAR;
  };
}

/** From where in a room, and to where, most lies before the eye: far walls, windows and what stands there, but nothing right before it. */
export function viewWithin(
  plan: PlanReading,
  frame: PlanFrame,
  sights: Sights,
  room: NamedRoom,
): ModelView[] {
  const { width, data } = plan.roomMap;
  const { x0, y0, x1, y1 } = room.box;
  const by = Math.max(2, Math.round(Math.sqrt(room.areaPixels / PLACES)));
  const places: Place[] = [];
  for (let y = y0; y <= y1; y += by)
    for (let x = x0; x <= x1; x += by) if (data[y * width + x] === room.label) places.push([x, y]);
  const open = KEEPS.map((least) =>
    places.filter(([x, y]) => (sights.clear.data[y * width + x] as number) * frame.metres >= least),
  ).find((found) => found.length > 0);
  if (open === undefined) return [];
  const windows = plan.openings
    .filter(({ kind, rooms }) => kind === 'window' && rooms.includes(room.label))
    .map(({ from, to }): Place => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  const own = piecesIn(plan, sights.pieces, room.label);
  let best: { readonly eye: Place; readonly angle: number } | undefined;
  let most = -Infinity;
  for (const eye of open) {
    const [far, free] = [sights.to, sights.toFurniture].map((reach) =>
      Array.from({ length: WAYS }, (_, way) => reach(eye, (2 * Math.PI * way) / WAYS)),
    ) as [number[], number[]];
    for (let way = 0; way < WAYS; way++) {
      let seen = 0;
      for (let k = -SEEN; k <= SEEN; k++) {
        const at = (way + k + WAYS) % WAYS;
        const reach = far[at] as number;
        seen += reach < NEAR ? reach - NEAR : Math.sqrt(reach);
        if (Math.abs(k) <= AHEAD) seen -= HIDES * Math.max(0, CLOSE - (free[at] as number));
      }
      const angle = (2 * Math.PI * way) / WAYS;
      const worth =
        1 +
        WINDOW * windowsAhead(eye, angle, windows) +
        FURNITURE * furnitureAhead(eye, angle, own, sights, frame.metres);
      const score = seen > 0 ? seen * worth : seen;
      if (score > most) [best, most] = [{ eye, angle }, score];
    }
  }
  if (best === undefined) return [];
  const { eye, angle } = best;
  const reach = Math.max(1, 0.6 * sights.to(eye, angle)) / frame.metres;
  return [
    {
      name: room.name,
      eye: toModel(frame, eye, EYE),
      target: toModel(frame, [eye[0] + reach * Math.cos(angle), eye[1] + reach * Math.sin(angle)], LOOKS_AT),
      up: [0, 1, 0],
      fieldOfView: FIELD,
      orthographicHeight: null,
    },
  ];
}

function piecesIn(
  { roomMap: { width, data } }: PlanReading,
  pieces: readonly Piece[],
  room: number,
): Piece[] {
  return pieces.filter(
    ({ kind, middle: [x, y] }) => kind !== 'rug' && data[Math.floor(y) * width + Math.floor(x)] === room,
  );
}

/** 1 where a window lies straight ahead, 0 where none is in the picture. */
function windowsAhead([x, y]: Place, angle: number, windows: readonly Place[]): number {
  const cos = windows.map(([wx, wy]) => {
    const away = Math.hypot(wx - x, wy - y) || 1;
    return ((wx - x) * Math.cos(angle) + (wy - y) * Math.sin(angle)) / away;
  });
  return Math.max(0, ...cos.map((value) => (value < Math.cos(FIELD / 2) ? 0 : value)));
}

/** Share of the floor under a room's furniture whose pieces are in the picture, neither too near nor behind a wall. */
function furnitureAhead(
  [x, y]: Place,
  angle: number,
  pieces: readonly Piece[],
  sights: Sights,
  metres: number,
): number {
  let [all, seen] = [0, 0];
  for (const { middle, width, depth } of pieces) {
    const area = width * depth;
    all += area;
    const [dx, dy] = [middle[0] - x, middle[1] - y];
    const away = Math.hypot(dx, dy) || 1;
    const isAhead = (dx * Math.cos(angle) + dy * Math.sin(angle)) / away >= Math.cos(FIELD / 2);
    // A tall piece is met at its face.
    const hidden = sights.to([x, y], Math.atan2(dy, dx)) < away * metres - depth;
    if (isAhead && away * metres >= WHOLE && !hidden) seen += area;
  }
  return all > 0 ? seen / all : 0;
}
