import type { CategoryNode } from '@plumbline/contract/api/catalogue.ts';

const IDS = /^\d{1,8}(?:-\d{1,8}){0,2}$/;

/** The nodes that dash-separated ids name, as far as each lies below the one before. */
export function categoryPath(
  tree: readonly CategoryNode[] | undefined,
  ids: string | null | undefined,
): readonly CategoryNode[] {
  const path: CategoryNode[] = [];
  if (!ids || !IDS.test(ids)) return path;
  let level = tree?.[0]?.children ?? [];
  for (const id of ids.split('-')) {
    const node = level.find((each) => each.id === id);
    if (!node) break;
    path.push(node);
    level = node.children;
  }
  return path;
}

export function idsOfPath(path: readonly Pick<CategoryNode, 'id'>[]): string {
  return path.map(({ id }) => id).join('-');
}
