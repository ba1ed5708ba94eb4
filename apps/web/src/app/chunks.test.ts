import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { FEATURES } from '../i18n/features.ts';
import { LIGHT_PAGES } from './pages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(file, 'utf8');
const sources = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\.d\.ts$|\/testing\//.test(file))
  .map((file) => join(root, file));

/** In which bundle each namespace comes. */
const BUNDLE_OF = new Map(
  Object.entries(FEATURES).flatMap(([bundle, spaces]) => Object.keys(spaces).map((space) => [space, bundle])),
);

/** What a file imports to run: types alone load nothing. */
function staticImports(file: string): string[] {
  return [...read(file).matchAll(/^(?:import|export)\s+(?!type\b)([^;]*?)from '(\.[^']+)';/gm)]
    .filter(([, names = '']) => !/^\{(?:\s*type\s[^,}]+,?)+\s*\}\s*$/.test(names))
    .map(([, , path = '']) => join(dirname(file), path))
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path));
}

function closure(entry: string): Set<string> {
  const files = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    staticImports(file).forEach(visit);
  };
  visit(entry);
  return files;
}

function bundlesShownBy(files: Iterable<string>): string[] {
  const spaces = [...files].flatMap((file) =>
    [...read(file).matchAll(/useTranslation\((?:'(\w+)'|\[([^\]]*)\])\)/g)].flatMap(([, one, several]) =>
      one === undefined ? [...(several ?? '').matchAll(/'(\w+)'/g)].map(([, name = '']) => name) : [one],
    ),
  );
  return [...new Set(spaces.map((space) => BUNDLE_OF.get(space) ?? `no bundle has ${space}`))].sort();
}

interface Chunk {
  readonly from: string;
  /** Below `src/`. */
  readonly entry: string;
  readonly declared: readonly string[];
}

/** Every `import()` of the app's own code, with the bundles that stand beside it. */
const CHUNKS: readonly Chunk[] = sources.flatMap((file) => {
  const code = read(file);
  const found = [...code.matchAll(/import\('(\.[^']+\.tsx?)'\)/g)];
  return found.map(({ 1: path = '', index }, at) => {
    const beside = code.slice(index, found[at + 1]?.index ?? code.length).match(/^[^;]*?texts\(([^)]*)\)/);
    return {
      from: relative(root, file),
      entry: relative(root, join(dirname(file), path)),
      declared: [...(beside?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
    };
  });
});

test('there are chunks to judge', () => {
  expect(CHUNKS.length).toBeGreaterThan(25);
  expect(CHUNKS.filter(({ declared }) => declared.length > 0).length).toBeGreaterThan(20);
});

describe('the texts that a chunk shows are loaded beside it', () => {
  test.each(CHUNKS)('$from loads $entry', ({ entry, declared }) => {
    const shown = bundlesShownBy(closure(join(root, entry))).filter((bundle) => bundle !== 'shell');
    expect([...declared].sort()).toEqual(shown);
  });
});

test('what stands around every page shows no texts but its own, and no control of Ant Design', () => {
  const files = closure(join(root, 'main.tsx'));
  expect(bundlesShownBy(files)).toEqual(['shell']);
  expect([...files].filter(importsAnt)).toEqual([]);
});

test.each([...LIGHT_PAGES])('%s needs no control of Ant Design', (page) => {
  const files = [...closure(join(root, 'routes', `${page}.tsx`))];
  expect(files.filter(importsAnt).map((file) => relative(root, file))).toEqual([]);
});

function importsAnt(file: string): boolean {
  return /^import (?!type).*from 'antd/m.test(read(file));
}
