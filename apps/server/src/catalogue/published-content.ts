import type { CategoryNode, Sample } from '@plumbline/contract/api/catalogue.ts';
import type { ContentKind, ContentOverlay } from '@plumbline/contract/content/overlay.ts';
import { WELCOME_ITEM } from '@plumbline/contract/content/overlay.ts';
import { CATEGORY_ROOT } from '@plumbline/content/categories/category-tree.ts';
import { SAMPLES } from '@plumbline/content/samples.ts';
import { findStyleByCode } from '@plumbline/content/styles/style-list.ts';
import { applyOverlays } from '@plumbline/core/published-content/apply-overlays.ts';
import type {
  OverlayRepository,
  StoredOverlay,
} from '@plumbline/core/published-content/overlay-repository.ts';
import { isOutage } from '../http/is-outage.ts';
import { copyHomestayChildren } from './copy-homestay-children.ts';
import { LIBRARY, type LibraryItem } from './library-collection.ts';
import { type SearchableItem, searchable } from './library-items.ts';

/** The built-in content with the published changes laid over it: what everybody sees. */
export interface PublishedContent {
  readonly library: readonly SearchableItem[];
  readonly tree: readonly CategoryNode[];
  readonly samples: readonly Sample[];
  /** Undefined: the welcome text that ships. */
  readonly welcome: ContentOverlay | undefined;
}

/**
 * Reads what is published, and lays it again only where it changed. Every server of an installation serves a publication
 * from the next request on; while the database is away, the last one that was seen.
 */
export function createPublishedContent(overlays: OverlayRepository): () => Promise<PublishedContent> {
  let laid = { key: '[]', content: layOver([]) };
  return async () => {
    const rows = await overlays.list().catch((error: unknown) => {
      if (isOutage(error)) return undefined;
      throw error;
    });
    if (rows === undefined) return laid.content;
    const key = JSON.stringify(
      rows.map(({ kind, itemId, published }) => [kind, itemId, published]).toSorted(),
    );
    if (key !== laid.key) laid = { key, content: layOver(rows) };
    return laid.content;
  };
}

function layOver(rows: readonly StoredOverlay[]): PublishedContent {
  const published = new Map(rows.map((row) => [`${row.kind}/${row.itemId}`, row.published ?? undefined]));
  const overlayOf = (kind: ContentKind) => (id: string) => published.get(`${kind}/${id}`);
  const kinds = [...new Set(LIBRARY.map(({ kind }) => kind))];
  const library = kinds.flatMap((kind) =>
    applyOverlays(
      LIBRARY.filter((item) => item.kind === kind),
      overlayOf(kind),
      layItem,
    ),
  );
  return {
    library: searchable(library),
    tree: [copyHomestayChildren(layStyles(CATEGORY_ROOT, overlayOf('style')))],
    samples: applyOverlays(SAMPLES, overlayOf('case'), (sample, { name }) => ({
      ...sample,
      name: name ?? sample.name,
    })),
    welcome: overlayOf('welcome')(WELCOME_ITEM),
  };
}

function layItem(item: LibraryItem, { name, cover }: ContentOverlay): LibraryItem {
  return { ...item, name: name ?? item.name, cover: cover ?? item.cover };
}

/** Levels below the root at which the nodes are styles; their ids end with the style's code. */
const STYLE_LEVEL = 3;

/** Styles of the tree have the names of the library's and are hidden with them; each space has its own order and covers. */
function layStyles(
  node: CategoryNode,
  overlayOf: (id: string) => ContentOverlay | undefined,
  level = 0,
): CategoryNode {
  const children = node.children.flatMap((child) => {
    if (level + 1 < STYLE_LEVEL) return [layStyles(child, overlayOf, level + 1)];
    const overlay = overlayOf(findStyleByCode(Number(child.id.slice(-2)))?.id ?? '');
    if (overlay?.hidden) return [];
    return [overlay?.name ? { ...child, name: overlay.name } : child];
  });
  return { ...node, children };
}
