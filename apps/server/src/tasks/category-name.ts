import { CATEGORY_ROOT } from '@plumbline/content/categories/category-tree.ts';
import type { CategoryNode } from '@plumbline/contract/api/catalogue.ts';
import type { LocalisedText } from '@plumbline/contract/text.ts';

const names = new Map<string, LocalisedText>();

function collect(node: CategoryNode): void {
  names.set(node.id, node.name);
  for (const child of node.children) collect(child);
}
collect(CATEGORY_ROOT);

/** Name of a space or style by its category id; undefined where there is none. */
export function categoryName(id: string): LocalisedText | undefined {
  return names.get(id);
}
