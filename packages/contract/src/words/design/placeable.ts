import { DESIGN_ROOMS, type DesignSpace, type DesignThing } from './design-brief.ts';

const OUTDOORS: ReadonlySet<DesignThing> = new Set(['tree', 'car', 'lounger', 'parasol']);
const EITHER: ReadonlySet<DesignThing> = new Set([
  'person',
  'bench',
  'chair',
  'armchair',
  'sofa',
  'stool',
  'table',
  'round-table',
  'coffee-table',
  'plant',
]);
/** What stands in one kind of room and would be odd, or cannot be laid out, elsewhere. */
const ONLY_IN: Readonly<Partial<Record<DesignThing, readonly DesignSpace[]>>> = {
  bed: ['bedroom', 'hotel'],
  nightstand: ['bedroom', 'hotel'],
  bathtub: ['bathroom'],
  'kitchen-units': ['kitchen'],
  island: ['kitchen'],
};
/** Seen from so high, single things are not laid out. */
const FROM_ABOVE: ReadonlySet<DesignSpace> = new Set(['estate', 'campus', 'villa-garden']);

/** Whether a design of this space can be asked for a thing. */
export function isPlaceable(thing: DesignThing, space: DesignSpace): boolean {
  if (FROM_ABOVE.has(space)) return false;
  const only = ONLY_IN[thing];
  if (only) return only.includes(space);
  if (EITHER.has(thing)) return true;
  return OUTDOORS.has(thing) !== DESIGN_ROOMS.has(space);
}

const TELLING: readonly (readonly [DesignSpace, readonly DesignThing[]])[] = [
  ['bedroom', ['bed', 'nightstand']],
  ['bathroom', ['bathtub']],
  ['kitchen', ['island', 'kitchen-units']],
  ['pool-garden', ['lounger', 'parasol']],
  ['study', ['desk']],
  ['villa', ['car']],
  ['garden', ['tree']],
];

/** Where no space is named, what is to stand in it tells which one it is. */
export function guessSpace(things: readonly DesignThing[]): DesignSpace {
  return TELLING.find(([, telling]) => telling.some((thing) => things.includes(thing)))?.[0] ?? 'living-room';
}

const GROUNDS: ReadonlySet<DesignSpace> = new Set([
  'villa-garden',
  'garden',
  'park',
  'plaza',
  'waterfront',
  'streetscape',
  'roof-terrace',
  'pool-garden',
]);

/** What a space is mostly made of: a material that is said of the whole is its walls', its facade's or its paving's. */
export function surfaceOfSpace(space: DesignSpace): 'wall' | 'facade' | 'paving' {
  if (DESIGN_ROOMS.has(space)) return 'wall';
  return GROUNDS.has(space) ? 'paving' : 'facade';
}
