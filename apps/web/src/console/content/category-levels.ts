import type { ManagedItem } from '@plumbline/contract/api/administration/content.ts';

/** Lengths of the ids of the built-in tree, by level: a domain, a space, a style of it. */
const LENGTHS = [1, 2, 4] as const;

function depthOf({ id }: Pick<ManagedItem, 'id'>): number {
  return LENGTHS.findIndex((length) => length === id.length);
}

/** Domains and spaces with how deep they lie, in the order of the tree. */
export function upperNodes(
  items: readonly ManagedItem[],
): readonly (ManagedItem & { readonly depth: number })[] {
  return items.map((item) => ({ ...item, depth: depthOf(item) })).filter(({ depth }) => depth < 2);
}

/** The nodes right under one, or the first level: each node follows the one that it lies in. */
export function childrenOf(items: readonly ManagedItem[], parent: string): readonly ManagedItem[] {
  const wanted = parent === '' ? 0 : depthOf({ id: parent }) + 1;
  const path: string[] = [];
  return items.filter((item) => {
    const depth = depthOf(item);
    path.length = depth;
    path.push(item.id);
    return depth === wanted && (wanted === 0 || path[depth - 1] === parent);
  });
}
