import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What is known of a module while pieces are made. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Pages whose first visit is to be quick: a phone asks for a hundred small pieces longer than it loads them. */
const QUICK = ['home.tsx', 'studio.tsx'];
/** What every page asks the server with. */
const CALLS = 'api/calls.ts';

/**
 * Puts modules of the quick pages that the same pages need into one piece: no page loads what it does not need, and none asks
 * for more pieces than there are such sets of pages.
 *
 * @param source folder of the app's modules
 * @returns the name of a module's piece, as the build asks for it; null leaves it to the build
 */
export function pagePieces(source: string): (id: string, graph: Graph) => string | null {
  let roots: Map<string, string[]> | undefined;
  return (id, graph) => {
    roots ??= rootsByModule(source, graph);
    // A root's own module is what is asked for, and names the rest.
    const needing = roots.get(id)?.filter((root) => root !== id) ?? [];
    if (needing.includes(join(source, CALLS))) return 'calls';
    const names = needing.map((root) => basename(root));
    return names.some((name) => QUICK.includes(name)) ? `pages-${names.join()}` : null;
  };
}

/** Of which roots a module is a part, without what they load later. */
function rootsByModule(source: string, graph: Graph): Map<string, string[]> {
  const routes = readdirSync(join(source, 'routes')).sort();
  const roots = new Map<string, string[]>();
  for (const root of [CALLS, ...routes.map((name) => `routes/${name}`)].map((name) => join(source, name))) {
    const waiting = [root];
    for (const id of waiting) {
      const known = roots.get(id) ?? [];
      if (known.at(-1) === root) continue;
      roots.set(id, [...known, root]);
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return roots;
}
