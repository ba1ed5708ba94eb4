import { type LibraryEntry, named } from './library-entry.ts';

function background(id: string, zh: string, en: string, ja: string, tags: readonly string[]): LibraryEntry {
  return { id, name: named(zh, en, ja), tags, cover: `/content/backgrounds/${id}.webp` };
}

const OUTSIDE = ['exterior', 'landscape'];

/** The surroundings that a render can stand in. Ids are the values of `environment`. */
export const BACKGROUNDS: readonly LibraryEntry[] = [
  background('city-street', '城市街道', 'City street', '街路', [...OUTSIDE, 'city']),
  background('forest', '森林', 'Forest', '森', [...OUTSIDE, 'nature']),
  background('lakeside', '湖边', 'Lakeside', '湖畔', [...OUTSIDE, 'nature', 'water']),
  background('seaside', '海边', 'Seaside', '海辺', [...OUTSIDE, 'nature', 'water']),
  background('countryside', '乡村', 'Countryside', '田園', [...OUTSIDE, 'nature']),
  background('mountain-foot', '山脚', 'Mountain foot', '山のふもと', [...OUTSIDE, 'nature']),
];
