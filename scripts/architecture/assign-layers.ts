import type { PartGraph } from './part-graph.ts';

/**
 * A layer for each part, 0 at the bottom, so that every arrow points down: first as low as can be, then each part is moved to where
 * the arrows at it are shortest together, on a tie to where fewer parts lie.
 */
export function assignLayers(graph: PartGraph): ReadonlyMap<string, number> {
  const layers = new Map<string, number>();
  const lowest = (part: string): number => {
    const known = layers.get(part);
    if (known !== undefined) return known;
    const layer = Math.max(-1, ...[...(graph.get(part) ?? [])].map(lowest)) + 1;
    layers.set(part, layer);
    return layer;
  };
  for (const part of graph.keys()) lowest(part);
  const importers = new Map([...graph.keys()].map((part) => [part, importersOf(graph, part)]));
  const layerOf = (part: string) => layers.get(part) ?? 0;
  const top = Math.max(...layers.values());
  // Parts that move make room for others; a handful of rounds settles any repository that people can read.
  for (let round = 0; round < 8; round++)
    for (const [part, targets] of graph) {
      const above = (importers.get(part) ?? []).map(layerOf);
      const below = [...targets].map(layerOf);
      const from = Math.max(-1, ...below) + 1;
      const to = Math.min(top + 1, ...above) - 1;
      const crowd = (layer: number) =>
        [...layers].filter(([other, at]) => other !== part && at === layer).length;
      const length = (layer: number) => (below.length - above.length) * layer;
      let best = layerOf(part);
      for (let layer = from; layer <= to; layer++) {
        const gain = length(best) - length(layer);
        if (gain > 0 || (gain === 0 && crowd(layer) < crowd(best))) best = layer;
      }
      layers.set(part, best);
    }
  return liftLoneGroups(graph, layers);
}

function importersOf(graph: PartGraph, part: string): string[] {
  return [...graph].flatMap(([from, targets]) => (targets.has(part) ? [from] : []));
}

/** Parts that are joined to no other stand beside the programs, not below the whole. */
function liftLoneGroups(graph: PartGraph, layers: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const groups = groupsOf(graph);
  const programOf = (group: readonly string[]) =>
    Math.max(-1, ...group.filter((part) => part.startsWith('apps/')).map((part) => layers.get(part) ?? 0));
  const highest = Math.max(...groups.map(programOf));
  const lifted = new Map(layers);
  for (const group of groups) {
    const lift = programOf(group) < 0 ? 0 : highest - programOf(group);
    for (const part of group) lifted.set(part, (layers.get(part) ?? 0) + lift);
  }
  return lifted;
}

/** Parts that arrows join, whichever way these point. */
function groupsOf(graph: PartGraph): string[][] {
  const groups: string[][] = [];
  for (const [part, targets] of graph) {
    const joined = groups.filter((group) => [part, ...targets].some((each) => group.includes(each)));
    for (const group of joined) groups.splice(groups.indexOf(group), 1);
    groups.push([...new Set([...joined.flat(), part, ...targets])]);
  }
  return groups;
}
