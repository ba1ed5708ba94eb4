import { partOf } from '../architecture/part-graph.ts';
import { isTest } from './read-sources.ts';

/** The folder of a part in which a file lies; the files beside these folders count as one more. */
export function folderOf(path: string): string {
  const part = partOf(path);
  const [src = '', inner = '', file] = path.slice(part.length + 1).split('/');
  return src === 'src' && file !== undefined ? `${part}/src/${inner}` : `${part}/`;
}

/** Imports of files as those of what they belong to; those of tests, and those within, are left out. */
export function joinImports(
  files: ReadonlyMap<string, ReadonlySet<string>>,
  homeOf: (path: string) => string,
): Map<string, Set<string>> {
  const joined = new Map<string, Set<string>>();
  for (const [from, targets] of files) {
    if (isTest(from)) continue;
    const home = homeOf(from);
    const known = joined.get(home) ?? new Set();
    for (const to of targets) if (homeOf(to) !== home) known.add(homeOf(to));
    joined.set(home, known);
  }
  return joined;
}
