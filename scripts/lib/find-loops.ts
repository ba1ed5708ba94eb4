/**
 * Groups of nodes that reach each other along the edges of a graph (Tarjan, "Depth-first search and linear graph algorithms",
 * SIAM J. Comput. 1972).
 *
 * @returns each group of more than one node, sorted
 */
export function findLoops(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const index = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();
  const loops: string[][] = [];
  const visit = (node: string): number => {
    const at = index.size;
    index.set(node, at);
    stack.push(node);
    open.add(node);
    let least = at;
    for (const next of edges.get(node) ?? []) {
      const reached = index.get(next);
      if (reached === undefined) least = Math.min(least, visit(next));
      else if (open.has(next)) least = Math.min(least, reached);
    }
    if (least === at) {
      const group = stack.splice(stack.indexOf(node));
      for (const each of group) open.delete(each);
      if (group.length > 1) loops.push(group.toSorted());
    }
    return least;
  };
  for (const node of edges.keys()) if (!index.has(node)) visit(node);
  return loops;
}
