import { LIBRARY } from './library-collection.ts';

const ids = new Set(LIBRARY.filter(({ kind }) => kind === 'material').map(({ id }) => id));

/** Whether the library has a material of that id; one that was hidden since stays what earlier tasks are made of. */
export function isMaterial(id: string): boolean {
  return ids.has(id);
}
