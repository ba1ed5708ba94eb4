import type { libraryItemSchema } from '@plumbline/contract/api/catalogue.ts';
import { MATERIAL_FAMILIES } from '@plumbline/contract/content/own-content.ts';

export type LibraryItem = (typeof libraryItemSchema)['_output'];

/** The families that some of these items belong to. */
export function familiesOf(items: readonly LibraryItem[]): (typeof MATERIAL_FAMILIES)[number][] {
  return MATERIAL_FAMILIES.filter((family) => items.some((item) => item.tags.includes(family)));
}
