import type { LIBRARY_KINDS, libraryItemSchema } from '@plumbline/contract/api/catalogue.ts';
import { coverUrl } from '@plumbline/content/categories/category-tree.ts';
import { STYLES } from '@plumbline/content/styles/style-list.ts';
import type { z } from 'zod';

type LibraryItem = z.infer<typeof libraryItemSchema>;

const ITEMS: readonly LibraryItem[] = STYLES.map((style) => {
  const cover = coverUrl(style.domains.includes('interior') ? 'living-room' : 'villa', style.id);
  return { id: style.id, kind: 'style', name: style.name, cover, url: cover, tags: [...style.domains] };
});

/** The library filtered by kind, by tag and by words in any language. Kinds without items give an empty list. */
export function libraryItems(filter: {
  readonly kind?: (typeof LIBRARY_KINDS)[number] | undefined;
  readonly classifyId?: string | undefined;
  readonly q?: string | undefined;
}): LibraryItem[] {
  const words = (filter.q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return ITEMS.filter((item) => {
    const text = [item.id, ...Object.values(item.name), ...item.tags].join(' ').toLowerCase();
    return (
      (filter.kind === undefined || item.kind === filter.kind) &&
      (filter.classifyId === undefined || item.tags.includes(filter.classifyId)) &&
      words.every((word) => text.includes(word))
    );
  });
}
