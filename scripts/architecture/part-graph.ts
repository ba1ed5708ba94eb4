import { findLoops } from '../lib/find-loops.ts';
import { listImports } from '../lib/list-imports.ts';

/** Where the parts of the repository lie. */
export const TOPS = ['packages', 'apps', 'content', 'e2e', 'bench', 'scripts', 'training'];

/** What tests look at beyond what they test is no dependency of the part that they belong to. Browser tests are a part of their own. */
const TEST = /\.test\.tsx?$|^(?!e2e\/).*\/test(?:ing)?\//;

/** Parts by their folder, each with those that it imports. */
export type PartGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** `packages/scene` of `packages/scene/src/render/render.ts`, `bench` of `bench/load.ts`. */
export function partOf(path: string): string {
  const [top = '', name = ''] = path.split('/');
  return top === 'packages' || top === 'apps' ? `${top}/${name}` : top;
}

/**
 * Which part imports which, types included, by the sources as they are.
 *
 * @throws when parts import each other in a circle, with the imports that close it
 */
export function readPartGraph(): PartGraph {
  return graphOf(listImports(TOPS));
}

/** @param imports by path, the paths of what it imports */
export function graphOf(imports: ReadonlyMap<string, ReadonlySet<string>>): PartGraph {
  const graph = new Map<string, Set<string>>();
  const places = new Map<string, string>();
  for (const [from, targets] of imports) {
    if (TEST.test(from)) continue;
    const part = partOf(from);
    const known = graph.get(part) ?? new Set();
    for (const to of targets) {
      if (partOf(to) === part) continue;
      known.add(partOf(to));
      places.set(`${part} → ${partOf(to)}`, `${from} imports ${to}`);
    }
    graph.set(part, known);
  }
  const loops = findLoops(graph);
  if (loops.length > 0) {
    const closing = loops.flatMap((loop) =>
      [...places].filter(([arrow]) => arrow.split(' → ').every((part) => loop.includes(part))),
    );
    throw new Error(
      `An arrow would run back:\n${closing.map(([arrow, place]) => `  ${arrow}: ${place}`).join('\n')}`,
    );
  }
  return new Map([...graph].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The arrows that are left when those that follow from others are taken away: what can be reached stays the same. */
export function reduceArrows(graph: PartGraph): PartGraph {
  const reached = new Map<string, ReadonlySet<string>>();
  const reach = (part: string): ReadonlySet<string> => {
    const known = reached.get(part);
    if (known !== undefined) return known;
    const all = new Set([...(graph.get(part) ?? [])].flatMap((next) => [next, ...reach(next)]));
    reached.set(part, all);
    return all;
  };
  return new Map(
    [...graph].map(([part, targets]) => {
      const kept = [...targets].filter(
        (to) => ![...targets].some((other) => other !== to && reach(other).has(to)),
      );
      return [part, new Set(kept.toSorted())];
    }),
  );
}
