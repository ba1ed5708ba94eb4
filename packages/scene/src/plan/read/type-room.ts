import type { RoomType } from '../../scene-value/plan-measures.ts';

/** What a room's type is told by. */
export interface RoomFacts {
  readonly areaM2: number;
  /** Long side by short side of its box. */
  readonly elongation: number;
  /** Its area by that of its box. */
  readonly fill: number;
  readonly enclosure: number;
  readonly doors: number;
  /** Share under outlines, and share under objects. */
  readonly ink: number;
  readonly furnished: number;
  /** Outlined objects of fixture size (.1…1.6 m²). */
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

/** Takes a room for what its size, fixtures, doors and enclosure tell. Order matters: the surest first. */
export function typeRoom(f: RoomFacts): TypedRoom {
  if (f.treads && f.areaM2 < 14) return { type: 'stairs', confidence: 0.75 };
  if (f.enclosure < 0.42 && f.rank > 0) return { type: 'terrace', confidence: 0.6 };
  if (f.areaM2 < STORE && f.fixtures < 2) return { type: 'store', confidence: 0.55 };
  const inky = f.ink > 0.055 || f.furnished > 0.06;
  if (f.areaM2 < SMALL && f.fixtures >= 2 && inky) return { type: 'bathroom', confidence: 0.7 };
  if (f.doors >= 4 || (f.doors >= 3 && (f.fill < 0.6 || f.elongation > 2.4)))
    return { type: f.areaM2 > 34 ? 'living' : 'corridor', confidence: 0.65 };
  if (f.areaM2 < WET && f.fixtures >= 3 && inky) return { type: 'kitchen', confidence: 0.55 };
  if (f.anyHatched && !f.hatched && f.areaM2 > GARAGE && f.furnished < 0.06)
    return { type: 'garage', confidence: 0.5 };
  if (f.areaM2 < 5 && f.fixtures >= 1 && f.enclosure > 0.75) return { type: 'bathroom', confidence: 0.5 };
  if (f.elongation > 3 && f.areaM2 < 14) return { type: 'corridor', confidence: 0.5 };
  if (f.rank === 0 || f.areaM2 > LARGE) return { type: 'living', confidence: 0.5 };
  if (f.areaM2 >= SMALL) return { type: 'bedroom', confidence: 0.4 };
  return { type: f.areaM2 < STORE ? 'store' : 'room', confidence: 0.35 };
}
