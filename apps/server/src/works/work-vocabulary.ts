import type { CategoryNode } from '@plumbline/contract/api/catalogue.ts';
import type { CategoryPlace, WorkVocabulary } from '@plumbline/core/works/classify-work.ts';
import { BUILT_IN } from '../catalogue/built-in-content.ts';
import type { PublishedContent } from '../catalogue/published-content.ts';

const vocabularies = new WeakMap<PublishedContent, WorkVocabulary>();

/** How works are described by what is published: made once for each publication. */
export function workVocabulary(published: PublishedContent): WorkVocabulary {
  const known = vocabularies.get(published);
  if (known) return known;
  const names = new Map(published.library.map(({ item }) => [`${item.kind}/${item.id}`, item.name]));
  const vocabulary: WorkVocabulary = {
    path: (ids) => pathOf(ids, published),
    styleName: (id) => names.get(`style/${id}`),
    materialName: (id) => names.get(`material/${id}`),
    materialsOfStyle: (id) => [...new Set(Object.values(BUILT_IN.styleOf(id)?.materials ?? {}))],
  };
  vocabularies.set(published, vocabulary);
  return vocabulary;
}

function pathOf(
  ids: readonly string[],
  { tree, ownMeaning }: PublishedContent,
): readonly CategoryPlace[] | undefined {
  const path: CategoryPlace[] = [];
  // The tree is one root; paths begin below it.
  let level: readonly CategoryNode[] = tree[0]?.children ?? [];
  for (const id of ids) {
    const node = level.find((candidate) => candidate.id === id);
    if (!node) return undefined;
    const meaning = BUILT_IN.meaningOf(id) ?? ownMeaning(id);
    path.push({ id, name: node.name, style: path.length === 2 ? meaning?.style : undefined });
    level = node.children;
  }
  return path;
}
