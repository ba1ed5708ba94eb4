import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { createBitMask, type Plane } from '@plumbline/imaging/raster.ts';
import type { ModelView } from '@plumbline/models/model/model.ts';
import type { PlanReading } from '@plumbline/scene/plan/read/plan-reading.ts';
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
/** Directions that are looked into, of which so many to both sides are in the picture. */
const WAYS = 40;
const SEEN = 4;
/** Metres beyond which more is no better, and within which a wall ahead is too near. */
const FAR = 9;
const NEAR = 1.6;
/** How much a window ahead is worth. */
const WINDOW = 0.35;
/** Places that are tried in a room, about. */
const PLACES = 120;

/** What a plan lets one see: how far every pixel lies from what stands there, and how far it is to a wall. */
export interface Sights {
  readonly clear: Plane;
  /** Metres from a place to the first wall. */
  readonly to: (from: Place, angle: number) => number;
}

export function createSights(
  { width, height, roomMap, furniture, walls, openings }: PlanReading,
  metres: number,
): Sights {
  const blocked = createBitMask(width, height);
  const seenThrough = createBitMask(width, height);
  for (let i = 0; i < blocked.data.length; i++) {
    const inside = (roomMap.data[i] as number) > 0;
    blocked.data[i] = inside && furniture.data[i] === 0 ? 0 : 1;
    seenThrough.data[i] = inside && walls.data[i] === 0 ? 1 : 0;
  }
  const doors = openings.filter(({ swing }) => swing !== undefined);
  for (const { from, to } of doors) {
    const reach = Math.ceil(FROM_DOOR / metres);
    const [cx, cy] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2].map(Math.round) as [number, number];
    for (let y = Math.max(0, cy - reach); y <= Math.min(height - 1, cy + reach); y++)
      for (let x = Math.max(0, cx - reach); x <= Math.min(width - 1, cx + reach); x++)
        if (Math.hypot(x - cx, y - cy) <= reach) blocked.data[y * width + x] = 1;
  }
  const step = Math.max(1, 0.06 / metres);
  return {
    clear: distanceTransform(blocked),
    to: ([x, y], angle) => {
      const [dx, dy] = [Math.cos(angle) * step, Math.sin(angle) * step];
      for (let k = 1; k * step * metres < FAR; k++) {
        const [px, py] = [Math.round(x + dx * k), Math.round(y + dy * k)];
        if (px < 0 || py < 0 || px >= width || py >= height) return k * step * metres;
        if (seenThrough.data[py * width + px] === 0) return k * step * metres;
      }
      return FAR;
    },
  };
}

/** From where in a room, and to where, most lies before the eye: far walls, windows, clear of what stands in the room. */
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
  let best: { readonly eye: Place; readonly angle: number } | undefined;
  let most = -Infinity;
  for (const eye of open) {
    const far = Array.from({ length: WAYS }, (_, way) => sights.to(eye, (2 * Math.PI * way) / WAYS));
    for (let way = 0; way < WAYS; way++) {
      let seen = 0;
      for (let k = -SEEN; k <= SEEN; k++) {
        const reach = far[(way + k + WAYS) % WAYS] as number;
        seen += reach < NEAR ? reach - NEAR : Math.sqrt(reach);
      }
      const angle = (2 * Math.PI * way) / WAYS;
      const score = seen * (1 + WINDOW * windowsAhead(eye, angle, windows));
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

/** 1 where a window lies straight ahead, 0 where none is in the picture. */
function windowsAhead([x, y]: Place, angle: number, windows: readonly Place[]): number {
  const cos = windows.map(([wx, wy]) => {
    const away = Math.hypot(wx - x, wy - y) || 1;
    return ((wx - x) * Math.cos(angle) + (wy - y) * Math.sin(angle)) / away;
  });
  return Math.max(0, ...cos.map((value) => (value < Math.cos(FIELD / 2) ? 0 : value)));
}
