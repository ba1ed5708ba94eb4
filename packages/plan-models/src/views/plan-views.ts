import type { ModelView } from '@plumbline/models/model/model.ts';
import type { PlanReading } from '@plumbline/scene/plan/read/plan-reading.ts';
import type { RoomType } from '@plumbline/scene/scene-value/plan-measures.ts';
import type { Piece } from '../furniture/piece.ts';
import type { PlanFrame } from '../frame/plan-frame.ts';
import type { PlanLanguage } from '../names/names.ts';
import type { Ring } from '../outlines/ring.ts';
import type { NamedRoom } from '../rooms/lay-rooms.ts';
import { dollhouseView } from './dollhouse-view.ts';
import { createSights, viewWithin } from './view-within.ts';

/** Rooms that get a view, and the least of them in m². */
const MOST_ROOMS = 6;
const LEAST_M2 = 4;

/** Rooms that are shown after all that are lived in, and those that come last of all. */
const LATER: Partial<Readonly<Record<RoomType, 1 | 2>>> = { corridor: 1, stairs: 1, garage: 2, store: 2 };

/**
 * The whole from above without its ceilings, and rooms from within: first those that are lived in, the largest first.
 *
 * @param rings outlines of the walls, in pixels of the plan
 * @param wall height of the walls in metres
 */
export function planViews(
  plan: PlanReading,
  frame: PlanFrame,
  {
    rooms,
    rings,
    pieces,
  }: {
    readonly rooms: readonly NamedRoom[];
    readonly rings: readonly Ring[];
    readonly pieces: readonly Piece[];
  },
  wall: number,
  language: PlanLanguage,
): ModelView[] {
  const sights = createSights(plan, frame.metres, pieces);
  const within = rooms
    .filter(({ type, areaPixels }) => type !== 'terrace' && areaPixels * frame.metres ** 2 >= LEAST_M2)
    .toSorted((a, b) => (LATER[a.type] ?? 0) - (LATER[b.type] ?? 0) || b.areaPixels - a.areaPixels)
    .slice(0, MOST_ROOMS)
    .flatMap((room) => viewWithin(plan, frame, sights, room));
  return [dollhouseView(frame, rings, wall, language), ...within];
}
