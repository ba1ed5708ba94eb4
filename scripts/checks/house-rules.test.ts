import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Files of the project as git sees them: what is built or installed is not ours to judge. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(root + path));

const SOURCE = /\.(?:ts|tsx|mjs|css)$/;
const sources = files.filter((path) => SOURCE.test(path));

/** Lines of `paths` that match, as `file:line text`. */
function findLines(paths: readonly string[], pattern: RegExp): string[] {
  return paths.flatMap((path) =>
    readFileSync(root + path, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${path}:${index + 1} ${line.trim().slice(0, 120)}`] : [],
      ),
  );
}

test('no source file is longer than 400 lines: past that it does more than one thing', () => {
  const long = sources.filter((path) => readFileSync(root + path, 'utf8').split('\n').length > 401);
  expect(long).toEqual([]);
});

test('colours of the web app are tokens: a literal would not follow dark mode', () => {
  const styled = sources.filter(
    (path) => path.startsWith('apps/web/src/') && !path.startsWith('apps/web/src/theme/'),
  );
  expect(findLines(styled, /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/i)).toEqual([]);
});

test('no barrels: a file that re-exports others hides where a name lives and loads all of them', () => {
  const modules = sources.filter((path) => /\.tsx?$/.test(path));
  expect(modules.filter((path) => /^index\.tsx?$/.test(basename(path)))).toEqual([]);
  // A lazy route names its page for the router, and nothing else.
  const others = modules.filter((path) => !path.startsWith('apps/web/src/routes/'));
  expect(findLines(others, /^export (?:\*|\{[^}]*\}) from /)).toEqual([]);
});

test('nothing is left to do in a comment: what is unfinished is an issue', () => {
  const others = sources.filter((path) => path !== 'scripts/checks/house-rules.test.ts');
  expect(findLines(others, /\b(?:TODO|FIXME|XXX|HACK)\b/)).toEqual([]);
});

test('nothing is switched off for the compiler: a mistake hidden from it stays one', () => {
  const others = sources.filter((path) => path !== 'scripts/checks/house-rules.test.ts');
  expect(findLines(others, /@ts-(?:ignore|nocheck|expect-error)/)).toEqual([]);
});

test('the lockfile names no registry: everyone installs from their own', () => {
  const locks = files.filter((path) => basename(path) === 'package-lock.json');
  expect(locks.length).toBeGreaterThan(0);
  expect(findLines(locks, /"resolved": "https?:/)).toEqual([]);
});
