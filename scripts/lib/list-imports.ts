import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from './paths.mjs';

const STATEMENT = /^(?:import|export)\b[^;'"]*?from '([^']+)'|^import '([^']+)'/gm;
const SKIPPED = new Set(['node_modules', 'dist', 'generated', 'out']);

/**
 * What the sources below some folders import of each other, types included.
 *
 * @param folders from the root of the repository
 * @param checkout another checkout than this
 * @returns by path from the root, the paths of what it imports; packages from outside are left out
 */
export function listImports(
  folders: readonly string[],
  checkout: string = root,
): Map<string, ReadonlySet<string>> {
  const paths = listSources(folders, checkout);
  const known = new Set(paths);
  return new Map(
    paths.map((path) => {
      const source = readFileSync(join(checkout, path), 'utf8');
      const targets = [...source.matchAll(STATEMENT)].flatMap(([, from, bare]) => {
        const target = resolveImport(checkout, path, from ?? bare ?? '');
        return target !== undefined && known.has(target) ? [target] : [];
      });
      return [path, new Set(targets)];
    }),
  );
}

function resolveImport(checkout: string, from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  const [, name = '', rest = ''] = /^@plumbline\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  const home = ['packages', 'apps', ''].find((top) => name && existsSync(join(checkout, top, name, 'src')));
  return home === undefined ? undefined : join(home, name, 'src', rest);
}

/** Sources below some folders of a checkout, but for what is installed, built or generated. */
export function listSources(folders: readonly string[], checkout: string): string[] {
  return folders.flatMap((folder) => {
    if (!existsSync(join(checkout, folder))) return [];
    return readdirSync(join(checkout, folder)).flatMap((name) => {
      const path = join(folder, name);
      if (SKIPPED.has(name)) return [];
      if (statSync(join(checkout, path)).isDirectory()) return listSources([path], checkout);
      return /\.(?:tsx?|mts|mjs)$/.test(name) ? [path] : [];
    });
  });
}
