import type { SceneClass } from '../scene-value/scene-value.ts';
import { layLabels } from '../scene-value/lay-labels.ts';
import type { WishedRegions } from '../scene-value/wished-regions.ts';
import type { RegionWish } from '../scene-value/region-wish.ts';
import type { PlanReading, PlanRoom } from './read/plan-reading.ts';
import type { RoomType } from '../scene-value/plan-measures.ts';

/** Share of a room that a region must cover for the wish to be of the room itself. */
const WHOLE = 0.6;
/** Share of a region that must lie in one room for the wish to be of that room: most of it. */
const IN_ROOM = 0.5;
const OUTDOORS: ReadonlySet<SceneClass> = new Set([
  'lawn',
  'planting',
  'tree',
  'water',
  'ground',
  'earth',
  'paving',
]);
const OPEN: ReadonlySet<SceneClass> = new Set(['plan-outside', 'background', 'sky']);
/** Regions of these classes are no floor: a material alone says nothing of them. */
const NO_FLOOR: ReadonlySet<SceneClass> = new Set(['plan-wall']);

export interface CorrectedPlan {
  readonly plan: PlanReading;
  /** What is wished of rooms, by their label. */
  readonly wishes: ReadonlyMap<number, RegionWish>;
}

/**
 * The reading with a user's wishes in it: rooms of another class, floors where none were read, walls and openings to the
 * outside where the reading saw none. Rooms keep their labels; what is a part of one gets a label of its own.
 */
export function correctFloorPlan(plan: PlanReading, { draft, wishes }: WishedRegions): CorrectedPlan {
  const { width, height } = plan;
  const labels = layLabels(draft.labels, width, height).data;
  const walls = { ...plan.walls, data: plan.walls.data.slice() };
  const footprint = { ...plan.footprint, data: plan.footprint.data.slice() };
  const roomMap = { ...plan.roomMap, data: plan.roomMap.data.slice() };
  const rooms: PlanRoom[] = [...plan.rooms];
  const byRoom = new Map<number, RegionWish>();
  for (const [label, wish] of wishes) {
    const own = draft.regions[label]?.class ?? 'unknown';
    if (wish.class === undefined && (typeof wish.material !== 'string' || NO_FLOOR.has(own))) continue;
    const pixels = pixelsOf(labels, label);
    if (wish.class !== undefined && OPEN.has(wish.class)) {
      for (const i of pixels) footprint.data[i] = roomMap.data[i] = walls.data[i] = 0;
    } else if (wish.class === 'plan-wall') {
      for (const i of pixels) footprint.data[i] = walls.data[i] = 1;
    } else {
      const { room, isWhole } = roomUnder(pixels, plan);
      const target = isWhole && room !== undefined ? room.label : rooms.length + 1;
      rooms[target - 1] = { ...(room ?? EMPTY), label: target, ...typeOf(wish.class) };
      for (const i of pixels) {
        walls.data[i] = 0;
        footprint.data[i] = 1;
        if (!isWhole || roomMap.data[i] === 0) roomMap.data[i] = target;
      }
      byRoom.set(target, wish);
    }
  }
  const count = rooms.length;
  return { plan: { ...plan, walls, footprint, roomMap: { ...roomMap, count }, rooms }, wishes: byRoom };
}

const EMPTY: PlanRoom = {
  label: 0,
  type: 'room',
  confidence: 1,
  outline: [],
  areaPixels: 0,
  areaM2: 0,
  box: { x0: 0, y0: 0, x1: 0, y1: 0 },
  enclosure: 0,
  doors: 0,
  furnished: 0,
};

function typeOf(own: SceneClass | undefined): { readonly type?: RoomType } {
  if (own === undefined || own === 'plan-room') return {};
  // Weather lies on what is open to the sky.
  return { type: OUTDOORS.has(own) ? 'terrace' : 'room' };
}

function pixelsOf(labels: Int32Array, label: number): number[] {
  const pixels: number[] = [];
  for (let i = 0; i < labels.length; i++) if (labels[i] === label) pixels.push(i);
  return pixels;
}

/** The room that most of a region lies in, and whether the region is most of that room. */
function roomUnder(
  pixels: readonly number[],
  { roomMap, rooms }: PlanReading,
): { readonly room: PlanRoom | undefined; readonly isWhole: boolean } {
  const counts = new Int32Array(roomMap.count + 1);
  for (const i of pixels) {
    const l = roomMap.data[i] as number;
    if (l > 0) counts[l] = (counts[l] as number) + 1;
  }
  const most = counts.reduce((a, b) => Math.max(a, b), 0);
  const best = counts.indexOf(most);
  const room = most > 0 && most > IN_ROOM * pixels.length ? rooms[best - 1] : undefined;
  return { room, isWhole: room !== undefined && most > WHOLE * room.areaPixels };
}
