import { libraryItems } from './library-items.ts';

const ids = new Set(libraryItems({ kind: 'material' }).map(({ id }) => id));

/** Whether the library has a material of that id. */
export function isMaterial(id: string): boolean {
  return ids.has(id);
}
