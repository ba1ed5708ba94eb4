import { CATEGORY_ROOT } from '@plumbline/content/categories/category-tree.ts';
import type { CategoryNode } from '@plumbline/contract/api/catalogue.ts';
import type { LocalisedText } from '@plumbline/contract/text.ts';
import { copyHomestayChildren } from '../catalogue/copy-homestay-children.ts';

const names = new Map<string, LocalisedText>();
/** Several where the server shows a node below two. */
const parents = new Map<string, string[]>();

function collect(node: CategoryNode): void {
  names.set(node.id, node.name);
  for (const child of node.children) {
    parents.set(child.id, [...(parents.get(child.id) ?? []), node.id]);
    collect(child);
  }
}
collect(copyHomestayChildren(CATEGORY_ROOT));

/** Name of a space or style by its category id; undefined where there is none. */
export function categoryName(id: string): LocalisedText | undefined {
  return names.get(id);
}

/** The nodes that a category stands below. */
export function categoryParents(id: string): readonly string[] {
  return parents.get(id) ?? [];
}
