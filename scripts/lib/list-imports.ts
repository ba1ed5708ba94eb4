import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from './paths.mjs';

const STATEMENT = /^(?:import|export)\b[^;'"]*?from '([^']+)'|^import '([^']+)'/gm;
const SKIPPED = new Set(['node_modules', 'dist', 'generated', 'out']);

/**
 * What the sources below some folders import of each other, types included.
 *
 * @param folders from the root of the repository
 * @returns by path from the root, the paths of what it imports; packages from outside are left out
 */
export function listImports(folders: readonly string[]): Map<string, ReadonlySet<string>> {
  const paths = folders.flatMap((folder) => listSources(folder));
  const known = new Set(paths);
  return new Map(
    paths.map((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      const targets = [...source.matchAll(STATEMENT)].flatMap(([, from, bare]) => {
        const target = resolveImport(path, from ?? bare ?? '');
        return target !== undefined && known.has(target) ? [target] : [];
      });
      return [path, new Set(targets)];
    }),
  );
}

function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  const [, name = '', rest = ''] = /^@plumbline\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  const home = ['packages', 'apps', ''].find((top) => name && existsSync(join(root, top, name, 'src')));
  return home === undefined ? undefined : join(home, name, 'src', rest);
}

function listSources(folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = join(folder, name);
    if (SKIPPED.has(name)) return [];
    if (statSync(join(root, path)).isDirectory()) return listSources(path);
    return /\.(?:tsx?|mts|mjs)$/.test(name) ? [path] : [];
  });
}
