import { everyLanguageOf } from '@plumbline/contract/content/own-content.ts';
import type { LocalisedText } from '@plumbline/contract/text.ts';
import type { Catalogue } from '@plumbline/core/own-content/catalogue.ts';
import { type ContentSource, readOwnStyleNode } from '@plumbline/core/own-content/content-source.ts';
import { resolveContent } from '@plumbline/core/own-content/resolve-content.ts';
import { categoryName, categoryParents } from '../tasks/category-name.ts';
import { isMaterial, isObject, itemName } from './library-ids.ts';

/** What ships and what is published, as tasks are started with it. */
export function createCatalogue(source: ContentSource): Catalogue {
  const nameOf = (id: string | number, kind: 'category' | 'style'): LocalisedText | undefined => {
    const value = source.entryOf(id)?.value;
    return value?.kind === kind ? everyLanguageOf(value.name) : undefined;
  };
  const ownItemName = (id: string): LocalisedText | undefined => {
    const value = source.entryOf(id)?.value;
    return value?.kind === 'material' || value?.kind === 'object' || value?.kind === 'background'
      ? everyLanguageOf(value.name)
      : undefined;
  };
  const is = (id: string, kind: 'material' | 'object') => source.entryOf(id)?.value.kind === kind;
  return {
    categoryParents,
    categoryName: (id) => {
      const style = readOwnStyleNode(id);
      return categoryName(id) ?? (style ? nameOf(style.number, 'style') : nameOf(id, 'category'));
    },
    isMaterial: (id) => isMaterial(id) || is(id, 'material'),
    isObject: (id) => isObject(id) || is(id, 'object'),
    itemName: (id) => itemName(id) ?? ownItemName(id),
    contentOf: (request) => resolveContent(source, request),
  };
}
