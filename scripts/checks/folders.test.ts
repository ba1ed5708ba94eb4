import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { findLoops } from '../lib/find-loops.ts';
import { listImports } from '../lib/list-imports.ts';

/** Packages in which folders, too, know each other one way only. */
const LAYERED = [
  'atmosphere',
  'designs',
  'edits',
  'imaging',
  'materials',
  'model-renders',
  'models',
  'plan-models',
  'scene',
  'tracer',
];

const imports = listImports(['packages', 'apps', 'content', 'e2e', 'bench', 'scripts', 'training']);

test('files do not import each other in a circle, types included: whoever reads one would have to read all', () => {
  expect(imports.size).toBeGreaterThan(3000);
  expect(findLoops(imports)).toEqual([]);
});

test.each(LAYERED)('the folders of packages/%s know each other one way', (name) => {
  const src = `packages/${name}/src`;
  const folderOf = (path: string) =>
    dirname(path) === src ? '.' : (path.slice(src.length + 1).split('/')[0] ?? '');
  const folders = new Map<string, Set<string>>();
  for (const [from, targets] of imports) {
    if (!from.startsWith(`${src}/`) || /\.test\.ts$|\/test(?:ing)?\//.test(from)) continue;
    const known = folders.get(folderOf(from)) ?? new Set();
    for (const to of targets)
      if (to.startsWith(`${src}/`) && folderOf(to) !== folderOf(from)) known.add(folderOf(to));
    folders.set(folderOf(from), known);
  }
  expect(folders.size).toBeGreaterThan(0);
  expect(findLoops(folders)).toEqual([]);
});
