import type { VersionNode } from '@plumbline/contract/api/versions.ts';

export interface TreeRow {
  readonly node: VersionNode;
  /** Branches to its left: a picture with one follower goes on in the same column. */
  readonly depth: number;
}

/** A tree as rows from its root down: the first line of followers in the same column, each other branch one further in. */
export function orderTree(nodes: readonly VersionNode[]): TreeRow[] {
  const known = new Set(nodes.map(({ imageId }) => imageId));
  const followers = new Map<string | null, VersionNode[]>();
  for (const node of nodes) {
    // A parent that is not among the nodes is as good as none.
    const parent = node.parentId !== null && known.has(node.parentId) ? node.parentId : null;
    followers.set(parent, [...(followers.get(parent) ?? []), node]);
  }
  const rows: TreeRow[] = [];
  const walk = (node: VersionNode, depth: number) => {
    rows.push({ node, depth });
    const next = followers.get(node.imageId) ?? [];
    next.forEach((each) => walk(each, next.length > 1 ? depth + 1 : depth));
  };
  for (const root of followers.get(null) ?? []) walk(root, 0);
  return rows;
}
