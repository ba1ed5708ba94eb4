import type { LocalisedText } from '@plumbline/contract/text.ts';
import { LIBRARY, type LibraryKind } from './library-collection.ts';

const idsOf = (wanted: LibraryKind): ReadonlySet<string> =>
  new Set(LIBRARY.filter(({ kind }) => kind === wanted).map(({ id }) => id));
const materials = idsOf('material');
const objects = idsOf('object');
/** Of what a task is made with; a style is named by its category. */
const names: ReadonlyMap<string, LocalisedText> = new Map(
  LIBRARY.filter(({ kind }) => kind === 'material' || kind === 'object' || kind === 'background').map(
    ({ id, name }) => [id, name],
  ),
);

/** Whether the library has a material of that id; one that was hidden since stays what earlier tasks are made of. */
export function isMaterial(id: string): boolean {
  return materials.has(id);
}

/** The same of an object. */
export function isObject(id: string): boolean {
  return objects.has(id);
}

/** Name of a material, an object or a background; undefined where there is none. */
export function itemName(id: string): LocalisedText | undefined {
  return names.get(id);
}
