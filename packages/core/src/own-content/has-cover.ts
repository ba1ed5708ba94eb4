import type { OwnEntry } from '@plumbline/contract/content/own-content.ts';

/** Terms are shown as words; everything else is shown by a picture that the engine makes. */
export function hasCover(value: OwnEntry): boolean {
  if (value.kind === 'prompt') return false;
  // The first level of the tree is a heading.
  return value.kind !== 'category' || value.parent !== '0';
}
