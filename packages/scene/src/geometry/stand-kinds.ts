import type { SceneClass } from '../scene-value/scene-value.ts';

/**
 * How what a region is says where it is: beyond everything; level, on what bears it; over the room; an upright surface; set into
 * one; a slope above one; a thing; anything of these, by its facing.
 */
export type StandKind = 'beyond' | 'level' | 'overhead' | 'upright' | 'set' | 'pitched' | 'thing' | 'any';

const STAND_KINDS: Readonly<Partial<Record<SceneClass, StandKind>>> = {
  sky: 'beyond',
  background: 'beyond',
  ground: 'level',
  lawn: 'level',
  paving: 'level',
  earth: 'level',
  water: 'level',
  floor: 'level',
  rug: 'level',
  ceiling: 'overhead',
  wall: 'upright',
  siding: 'upright',
  masonry: 'upright',
  roof: 'pitched',
  glass: 'set',
  door: 'set',
  opening: 'set',
  trim: 'set',
  planting: 'thing',
  tree: 'thing',
  fabric: 'thing',
  furniture: 'thing',
  joinery: 'thing',
  lamp: 'thing',
  person: 'thing',
  vehicle: 'thing',
};

export function standKindOf(name: SceneClass): StandKind {
  return STAND_KINDS[name] ?? 'any';
}
