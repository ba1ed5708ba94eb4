import type { CategoryNode, Sample } from '@plumbline/contract/api/catalogue.ts';
import type { ContentKind, ContentOverlay } from '@plumbline/contract/content/overlay.ts';
import { WELCOME_ITEM } from '@plumbline/contract/content/overlay.ts';
import { CATEGORY_ROOT } from '@plumbline/content/categories/category-tree.ts';
import { SAMPLES } from '@plumbline/content/samples.ts';
import type { CategoryMeaning } from '@plumbline/core/own-content/built-in-content.ts';
import type { Personas } from '@plumbline/core/talks/talk-dependencies.ts';
import type { Catalogue } from '@plumbline/core/own-content/catalogue.ts';
import { ownMeaningOf } from '@plumbline/core/own-content/resolve-content.ts';
import { publishedOf } from '@plumbline/core/own-content/content-source.ts';
import type { StoredEntry } from '@plumbline/core/own-content/own-content-repository.ts';
import type { Database } from '@plumbline/core/ports/database.ts';
import { applyOverlays, inPosition } from '@plumbline/core/published-content/apply-overlays.ts';
import type { StoredOverlay } from '@plumbline/core/published-content/overlay-repository.ts';
import { isOutage } from '@plumbline/platform/is-outage.ts';
import { BUILT_IN } from './built-in-content.ts';
import { copyHomestayChildren } from './copy-homestay-children.ts';
import { createCatalogue } from './create-catalogue.ts';
import { layPersonas } from './lay-personas.ts';
import { layTree } from './lay-tree.ts';
import { LIBRARY, type LibraryItem } from './library-collection.ts';
import { type SearchableItem, searchable } from './library-items.ts';
import { ownLibraryItems } from './own-items.ts';

/** What ships with the published changes laid over it and what operators added: what everybody sees. */
export interface PublishedContent {
  readonly library: readonly SearchableItem[];
  readonly tree: readonly CategoryNode[];
  readonly samples: readonly Sample[];
  /** Whom one can ask. */
  readonly personas: Personas;
  /** Undefined: the welcome text that ships. */
  readonly welcome: ContentOverlay | undefined;
  readonly catalogue: Catalogue;
  /** What a category of the operators stands for; undefined for every other id. */
  readonly ownMeaning: (categoryId: string) => CategoryMeaning | undefined;
}

/**
 * Reads what is published, and lays it again only where it changed. Every server of an installation serves a publication
 * from the next request on; while the database is away, the last one that was seen.
 */
export function createPublishedContent(
  database: Pick<Database, 'overlays' | 'ownContent'>,
): () => Promise<PublishedContent> {
  let laid = { key: '', content: layOver([], []) };
  return async () => {
    const seen = await Promise.all([database.overlays.list(), database.ownContent.stamp()]).catch(
      (error: unknown) => {
        if (isOutage(error)) return undefined;
        throw error;
      },
    );
    if (seen === undefined) return laid.content;
    const [rows, stamp] = seen;
    const key = JSON.stringify([
      stamp,
      ...rows.map(({ kind, itemId, published }) => [kind, itemId, published]).toSorted(),
    ]);
    // The stamp was read first: a change between the two is seen at the next look.
    if (key !== laid.key) laid = { key, content: layOver(rows, await database.ownContent.list()) };
    return laid.content;
  };
}

function layOver(rows: readonly StoredOverlay[], entries: readonly StoredEntry[]): PublishedContent {
  const published = new Map(rows.map((row) => [`${row.kind}/${row.itemId}`, row.published ?? undefined]));
  const overlayOf = (kind: ContentKind) => (id: string) => published.get(`${kind}/${id}`);
  const own = ownLibraryItems(entries);
  const positions = new Map(entries.map(({ id, published: version }) => [id, version?.value.position]));
  const kinds = [...new Set(LIBRARY.map(({ kind }) => kind))];
  const library = kinds.flatMap((kind) => {
    const builtIn = applyOverlays(
      LIBRARY.filter((item) => item.kind === kind),
      overlayOf(kind),
      layItem,
    );
    // Those of the house come first: whoever added them wants them to be found.
    const mine = own.filter((item) => item.kind === kind);
    return inPosition([...mine, ...builtIn].map((item) => ({ item, position: positions.get(item.id) }))).map(
      ({ item }) => item,
    );
  });
  const tree = layTree(CATEGORY_ROOT, {
    entries,
    styleOverlay: overlayOf('style'),
    nodeOverlay: overlayOf('category'),
  });
  const source = { builtIn: BUILT_IN, entryOf: publishedOf(entries) };
  return {
    library: searchable(library),
    tree: [copyHomestayChildren(tree)],
    samples: applyOverlays(SAMPLES, overlayOf('case'), (sample, { name }) => ({
      ...sample,
      name: name ?? sample.name,
    })),
    personas: layPersonas(overlayOf('persona')),
    welcome: overlayOf('welcome')(WELCOME_ITEM),
    catalogue: createCatalogue(source),
    ownMeaning: (id) => ownMeaningOf(source, id),
  };
}

function layItem(item: LibraryItem, { name, cover }: ContentOverlay): LibraryItem {
  return { ...item, name: name ?? item.name, cover: cover ?? item.cover };
}
