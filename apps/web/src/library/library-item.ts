import type { libraryItemSchema } from '@plumbline/contract/api/catalogue.ts';

export type LibraryItem = (typeof libraryItemSchema)['_output'];

/** Families of materials in the order of a sample room. */
export const MATERIAL_FAMILIES = [
  'wood',
  'stone',
  'terrazzo',
  'brick',
  'tile',
  'concrete',
  'plaster',
  'metal',
  'glass',
  'fabric',
  'leather',
  'carpet',
  'planting',
  'water',
  'roofing',
  'paving',
] as const;

/** Where the objects of the library stand. */
export const OBJECT_PLACES = ['interior', 'exterior', 'landscape'] as const;

/** The families that some of these items belong to. */
export function familiesOf(items: readonly LibraryItem[]): (typeof MATERIAL_FAMILIES)[number][] {
  return MATERIAL_FAMILIES.filter((family) => items.some((item) => item.tags.includes(family)));
}
