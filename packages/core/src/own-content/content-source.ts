import type { BuiltInContent } from './built-in-content.ts';
import type { EntryVersion, StoredEntry } from './own-content-repository.ts';

export interface SourceEntry extends EntryVersion {
  readonly id: string;
  readonly number: number;
}

/** Where content is looked up: what ships, and one version of each own entry. */
export interface ContentSource {
  readonly builtIn: BuiltInContent;
  /** By id; of a style also by the number that ids of category nodes end with. */
  readonly entryOf: (idOrNumber: string | number) => SourceEntry | undefined;
}

/** What is served to everybody. */
export function publishedOf(entries: readonly StoredEntry[]): ContentSource['entryOf'] {
  return lookup(entries, ({ published }) => published);
}

/** What administrators see: what waits before what is served. */
export function newestOf(entries: readonly StoredEntry[]): ContentSource['entryOf'] {
  return lookup(entries, ({ draft, published }) => draft ?? published);
}

function lookup(
  entries: readonly StoredEntry[],
  choose: (entry: StoredEntry) => EntryVersion | null,
): ContentSource['entryOf'] {
  const found = new Map<string | number, SourceEntry>();
  for (const entry of entries) {
    const version = choose(entry);
    if (!version) continue;
    const { id, number } = entry;
    found.set(id, { ...version, id, number });
    found.set(number, { ...version, id, number });
  }
  return (idOrNumber) => found.get(idOrNumber);
}

/** Ids of the nodes that own styles have under a space: the space's id and the style's number from here on. */
const FIRST_STYLE_CODE = 1000;

export function ownStyleNodeId(spaceId: string, styleNumber: number): string {
  return `${spaceId}${FIRST_STYLE_CODE + styleNumber}`;
}

/** Space and number of an own style's node; undefined for every other id. Spaces have two digits, or eight where they are own. */
export function readOwnStyleNode(
  categoryId: string,
): { readonly space: string; readonly number: number } | undefined {
  const [, space, code] = /^([1-8]\d)(\d{4,6})$/.exec(categoryId) ?? [];
  if (space === undefined || Number(code) < FIRST_STYLE_CODE) return undefined;
  return { space, number: Number(code) - FIRST_STYLE_CODE };
}
