import type { SurfaceRole } from '../content/style.ts';
import type { Surface, WordMeaning, WordSubject } from './word-types.ts';

const BY_ROLE: Readonly<Record<SurfaceRole, WordSubject>> = {
  floor: 'floor',
  wall: 'wall',
  'feature-wall': 'wall',
  ceiling: 'ceiling',
  joinery: 'cabinet',
  worktop: 'cabinet',
  fabric: 'furniture',
  rug: 'furniture',
  facade: 'facade',
  siding: 'facade',
  masonry: 'facade',
  roof: 'roof',
  paving: 'paving',
  metal: 'metal',
};

const BY_SURFACE: Readonly<Record<Surface, WordSubject>> = {
  floor: 'floor',
  wall: 'wall',
  ceiling: 'ceiling',
  cabinet: 'cabinet',
  textile: 'furniture',
  facade: 'facade',
  roof: 'roof',
  paving: 'paving',
  other: 'scene',
};

const BY_KIND: readonly (readonly [string, WordSubject])[] = [
  ['atmosphere', 'weather'],
  ['environment', 'surroundings'],
  ['style', 'style'],
  ['warmth', 'light'],
  ['brightness', 'light'],
  ['saturation', 'tone'],
  ['contrast', 'tone'],
  ['colour', 'colour'],
  ['substance', 'material'],
  ['thing', 'thing'],
  ['verb', 'request'],
  ['quality', 'quality'],
  ['scene', 'scene'],
];

/** What a word is about, as people name it; undefined for what nobody knows. */
export function subjectOf(meaning: WordMeaning | null): WordSubject | undefined {
  if (!meaning) return undefined;
  if ('material' in meaning) return BY_ROLE[meaning.material.role];
  if ('surface' in meaning) return BY_SURFACE[meaning.surface];
  if ('cannot' in meaning) return meaning.cannot;
  return BY_KIND.find(([kind]) => kind in meaning)?.[1];
}
