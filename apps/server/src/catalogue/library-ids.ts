import { LIBRARY, type LibraryKind } from './library-collection.ts';

const idsOf = (wanted: LibraryKind): ReadonlySet<string> =>
  new Set(LIBRARY.filter(({ kind }) => kind === wanted).map(({ id }) => id));
const materials = idsOf('material');
const objects = idsOf('object');

/** Whether the library has a material of that id; one that was hidden since stays what earlier tasks are made of. */
export function isMaterial(id: string): boolean {
  return materials.has(id);
}

/** The same of an object. */
export function isObject(id: string): boolean {
  return objects.has(id);
}
