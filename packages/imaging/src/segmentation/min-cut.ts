/** A cut of least cost between two terminals over an undirected graph. */
export interface CutProblem {
  /** Of each node: what it costs to be on the other side than the first terminal (source), or than the second (sink). */
  readonly source: Float64Array;
  readonly sink: Float64Array;
  /** Of each edge: its two nodes and what it costs to part them. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly cost: Float64Array;
}

const NOTHING = 1e-9;

/**
 * Least cut by blocking flows (E. A. Dinic, 1970). For graphs of some thousand regions: tens of milliseconds.
 * @returns 1 for each node on the first terminal's side
 */
export function minCut({ source, sink, from, to, cost }: CutProblem): Uint8Array {
  const n = source.length;
  const start = n;
  const end = n + 1;
  const arcs = 2 * (from.length + 2 * n);
  const head = new Int32Array(n + 2).fill(-1);
  const next = new Int32Array(arcs);
  const target = new Int32Array(arcs);
  const room = new Float64Array(arcs);
  let count = 0;
  const link = (p: number, q: number, there: number, back: number): void => {
    target[count] = q;
    room[count] = there;
    next[count] = head[p] as number;
    head[p] = count++;
    target[count] = p;
    room[count] = back;
    next[count] = head[q] as number;
    head[q] = count++;
  };
  for (let node = 0; node < n; node++) {
    // What both terminals ask of a node cancels out.
    const common = Math.min(source[node] as number, sink[node] as number);
    link(start, node, (source[node] as number) - common, 0);
    link(node, end, (sink[node] as number) - common, 0);
  }
  for (let edge = 0; edge < from.length; edge++)
    link(from[edge] as number, to[edge] as number, cost[edge] as number, cost[edge] as number);

  const rank = new Int32Array(n + 2);
  const queue = new Int32Array(n + 2);
  const open = new Int32Array(n + 2);
  const path = new Int32Array(n + 2);
  const search = (): boolean => {
    rank.fill(-1);
    rank[start] = 0;
    queue[0] = start;
    let tail = 1;
    for (let at = 0; at < tail; at++) {
      const node = queue[at] as number;
      for (let arc = head[node] as number; arc >= 0; arc = next[arc] as number) {
        const other = target[arc] as number;
        if ((room[arc] as number) <= NOTHING || (rank[other] as number) >= 0) continue;
        rank[other] = (rank[node] as number) + 1;
        queue[tail++] = other;
      }
    }
    return (rank[end] as number) >= 0;
  };
  while (search()) {
    open.set(head);
    let depth = 0;
    let node = start;
    for (;;) {
      if (node === end) {
        let least = Number.POSITIVE_INFINITY;
        for (let k = 0; k < depth; k++) least = Math.min(least, room[path[k] as number] as number);
        let back = depth;
        for (let k = depth - 1; k >= 0; k--) {
          const arc = path[k] as number;
          room[arc] = (room[arc] as number) - least;
          room[arc ^ 1] = (room[arc ^ 1] as number) + least;
          if ((room[arc] as number) <= NOTHING) back = k;
        }
        depth = back;
        node = target[(path[depth] as number) ^ 1] as number;
      }
      let arc = open[node] as number;
      while (
        arc >= 0 &&
        ((room[arc] as number) <= NOTHING ||
          (rank[target[arc] as number] as number) !== (rank[node] as number) + 1)
      )
        arc = next[arc] as number;
      open[node] = arc;
      if (arc >= 0) {
        path[depth++] = arc;
        node = target[arc] as number;
        continue;
      }
      if (depth === 0) break;
      rank[node] = -1;
      depth--;
      node = target[(path[depth] as number) ^ 1] as number;
    }
  }
  const side = new Uint8Array(n);
  for (let node = 0; node < n; node++) side[node] = (rank[node] as number) >= 0 ? 1 : 0;
  return side;
}
