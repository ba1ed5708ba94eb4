import type { LIBRARY_KINDS, libraryItemSchema } from '@plumbline/contract/api/catalogue.ts';
import { coverUrl } from '@plumbline/content/categories/category-tree.ts';
import { BACKGROUNDS } from '@plumbline/content/library/backgrounds.ts';
import type { LibraryEntry } from '@plumbline/content/library/library-entry.ts';
import { OBJECTS } from '@plumbline/content/library/objects.ts';
import { PROMPTS } from '@plumbline/content/library/prompts.ts';
import { MATERIAL_ITEMS } from '@plumbline/content/materials/material-items.ts';
import { STYLES } from '@plumbline/content/styles/style-list.ts';
import type { z } from 'zod';

export type LibraryItem = z.infer<typeof libraryItemSchema>;
export type LibraryKind = (typeof LIBRARY_KINDS)[number];

const styles = STYLES.map((style): LibraryItem => {
  const cover = coverUrl(style.domains.includes('interior') ? 'living-room' : 'villa', style.id);
  return { id: style.id, kind: 'style', name: style.name, cover, url: cover, tags: [...style.domains] };
});

const materials = MATERIAL_ITEMS.map(
  ({ tags, tileSizeMm: [width, height], ...item }): LibraryItem => ({
    ...item,
    kind: 'material',
    tags: [...tags],
    tileSizeMm: [width, height],
  }),
);

function itemsOf(kind: LibraryKind, entries: readonly LibraryEntry[]): LibraryItem[] {
  return entries.map(({ id, name, cover, tags }) => ({ id, kind, name, cover, url: cover, tags: [...tags] }));
}

/** Everything that can be chosen from the library, in the order in which pickers show it. */
export const LIBRARY: readonly LibraryItem[] = [
  ...styles,
  ...materials,
  ...itemsOf('object', OBJECTS),
  ...itemsOf('prompt', PROMPTS),
  ...itemsOf('background', BACKGROUNDS),
];
