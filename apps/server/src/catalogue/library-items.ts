import { DOMAINS } from '@plumbline/content/categories/domains.ts';
import type { CategoryMeaning } from '@plumbline/core/own-content/built-in-content.ts';
import type { LibraryItem, LibraryKind } from './library-collection.ts';
import { matchCategory } from './match-category.ts';

export interface SearchableItem {
  readonly item: LibraryItem;
  /** Words by which it is found: also the names of the spaces that it is tagged with, in every language. */
  readonly text: string;
}

export function searchable(items: readonly LibraryItem[]): SearchableItem[] {
  return items.map((item) => ({ item, text: textOf(item) }));
}

/**
 * The library filtered by kind, by category or tag, and by words in any language: every word must occur. Kinds without
 * items give an empty list.
 */
export function libraryItems(
  library: readonly SearchableItem[],
  filter: {
    readonly kind?: LibraryKind | undefined;
    readonly classifyId?: string | undefined;
    readonly q?: string | undefined;
  },
  ownMeaning?: (id: string) => CategoryMeaning | undefined,
): LibraryItem[] {
  const words = normalise(filter.q ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const inCategory = filter.classifyId ? matchCategory(filter.classifyId, ownMeaning) : () => true;
  return library
    .filter(
      ({ item, text }) =>
        (filter.kind === undefined || item.kind === filter.kind) &&
        inCategory(item) &&
        words.every((word) => text.includes(word)),
    )
    .map(({ item }) => item);
}

function textOf({ id, name, tags }: LibraryItem): string {
  const spaces = DOMAINS.flatMap((domain) => domain.spaces).filter(({ slug }) => tags.includes(slug));
  const names = [name, ...spaces.map((space) => space.name)].flatMap((text) => Object.values(text));
  return normalise([id, ...names, ...tags].join(' '));
}

/** Full-width letters are letters, and case says nothing. */
function normalise(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
