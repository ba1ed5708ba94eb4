import type { PlanReading, PlanRoom } from '@plumbline/scene/plan/read/plan-reading.ts';
import type { RoomType } from '@plumbline/scene/scene-value/plan-measures.ts';
import type { PlacedThing } from './find-drawn-pieces.ts';

/** What tells a room by itself, the surest first, and the m² up to which it does: in larger rooms it is a corner of one. */
const TOLD_BY = [
  { form: 'bathtub', type: 'bathroom', mostM2: 14 },
  { form: 'bed', type: 'bedroom', mostM2: 40 },
  { form: 'toilet', type: 'bathroom', mostM2: 9 },
  { form: 'kitchen-run', type: 'kitchen', mostM2: 25 },
  { form: 'sofa', type: 'living', mostM2: Infinity },
] as const satisfies readonly {
  readonly form: NonNullable<PlacedThing['form']>['kind'];
  readonly type: RoomType;
  readonly mostM2: number;
}[];
/** How sure a type is that furniture tells. */
const SURE = 0.7;

/**
 * Rooms as what stands in them says, where something is drawn that stands in no other: a bed makes a bedroom, whatever else its size would be taken for.
 *
 * @param metres of a pixel
 */
export function tellRooms(
  rooms: PlanReading['rooms'],
  things: readonly PlacedThing[],
  metres: number,
): PlanRoom[] {
  return rooms.map((room) => {
    const forms = new Set(
      things.flatMap(({ room: at, form }) => (at === room.label && form ? [form.kind] : [])),
    );
    const area = room.areaPixels * metres ** 2;
    const told = TOLD_BY.find(({ form, mostM2 }) => forms.has(form) && area <= mostM2);
    return told === undefined ? room : { ...room, type: told.type, confidence: SURE };
  });
}
