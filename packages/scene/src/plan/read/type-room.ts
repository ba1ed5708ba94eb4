import type { RoomType } from '../../scene-value/plan-measures.ts';

/** What a room's type is told by. */
export interface RoomFacts {
  readonly areaM2: number;
  /** Long side by short side of its box. */
  readonly elongation: number;
  /** Its area by that of its box. */
  readonly fill: number;
  readonly enclosure: number;
  /** Share of its border that is open to the sheet around the building. */
  readonly outdoors: number;
  readonly doors: number;
  /** Share under outlines, and share under objects. */
  readonly ink: number;
  readonly furnished: number;
  /** Outlined objects of fixture size (.08…1.6 m²). */
  readonly fixtures: number;
  readonly hatched: boolean;
  /** Narrow parallel strips of tread size. */
  readonly treads: boolean;
  /** Rank by area among all rooms, 0 the largest. */
  readonly rank: number;
  /** Whether any room of the plan is hatched. */
  readonly anyHatched: boolean;
}

export interface TypedRoom {
  readonly type: RoomType;
  readonly confidence: number;
}

/** Common sizes of rooms in m². */
const STORE = 2;
const SMALL = 7.5;
const WET = 11;
const LARGE = 22;
const GARAGE = 24;
const STAIRS = 14;
/** Share of its border on walls below which a place, unless it is the largest, lies open. */
const OPEN = 0.42;
/** Share of its border open to the sheet from which a place, unless it is the largest, has a side without a wall. */
const OUTDOORS = 0.24;
/** Shares of a floor under outlines, and under objects, from which a room is equipped. */
const EQUIPPED = { ink: 0.055, furnished: 0.06 } as const;
/**
 * A room that many others open to: its doors; the doors, share of its box and length by width of a bent or long one; the m² from which it is
 * lived in and no corridor.
 */
const HUB = { doors: 4, bentDoors: 3, fill: 0.6, elongation: 2.4, livingM2: 34 } as const;
/** Outlined objects that make a kitchen. */
const KITCHEN_FIXTURES = 3;
/** A small room with a single fixture: its size in m² at most, and its share of border on walls. */
const BATH = { m2: 5, enclosure: 0.75 } as const;
/** A passage without many doors: times longer than wide, and its size in m² at most. */
const CORRIDOR = { elongation: 3, m2: 14 } as const;

/** Takes a room for what its size, fixtures, doors and enclosure tell. Order matters: the surest first. */
export function typeRoom(f: RoomFacts): TypedRoom {
  if (f.treads && f.areaM2 < STAIRS) return { type: 'stairs', confidence: 0.75 };
  if ((f.enclosure < OPEN || f.outdoors > OUTDOORS) && f.rank > 0)
    return { type: 'terrace', confidence: 0.6 };
  if (f.areaM2 < STORE && f.fixtures < 2) return { type: 'store', confidence: 0.55 };
  const inky = f.ink > EQUIPPED.ink || f.furnished > EQUIPPED.furnished;
  if (f.areaM2 < SMALL && f.fixtures >= 2 && inky) return { type: 'bathroom', confidence: 0.7 };
  const bent = f.fill < HUB.fill || f.elongation > HUB.elongation;
  if (f.doors >= HUB.doors || (f.doors >= HUB.bentDoors && bent))
    return { type: f.areaM2 > HUB.livingM2 ? 'living' : 'corridor', confidence: 0.65 };
  if (f.areaM2 < WET && f.fixtures >= KITCHEN_FIXTURES && inky) return { type: 'kitchen', confidence: 0.55 };
  if (f.anyHatched && !f.hatched && f.areaM2 > GARAGE && f.furnished < EQUIPPED.furnished)
    return { type: 'garage', confidence: 0.5 };
  if (f.areaM2 < BATH.m2 && f.fixtures >= 1 && f.enclosure > BATH.enclosure)
    return { type: 'bathroom', confidence: 0.5 };
  if (f.elongation > CORRIDOR.elongation && f.areaM2 < CORRIDOR.m2)
    return { type: 'corridor', confidence: 0.5 };
  if (f.rank === 0 || f.areaM2 > LARGE) return { type: 'living', confidence: 0.5 };
  if (f.areaM2 >= SMALL) return { type: 'bedroom', confidence: 0.4 };
  return { type: f.areaM2 < STORE ? 'store' : 'room', confidence: 0.35 };
}
