import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';

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
const documents = files.filter((path) => path.endsWith('.md') || path === '.env.example');
const isTest = (path: string) => /\.test\.tsx?$|\.e2e\.ts$|\/testing\/|\/test\/|^e2e\//.test(path);
const tests = sources.filter(isTest);
/** This file names what it forbids. */
const others = sources.filter((path) => path !== 'scripts/checks/house-rules.test.ts');

test('there is something to judge', () => {
  for (const list of [sources, documents, tests, others]) expect(list.length).toBeGreaterThan(30);
});

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
    (path) => path.startsWith('apps/web/src/') && !path.startsWith('apps/web/src/theme/') && !isTest(path),
  );
  expect(findLines(styled, /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/i)).toEqual([]);
});

test('words of what came of something outlive the page that told them: the app has no `App` of Ant Design', () => {
  const web = sources.filter((path) => path.startsWith('apps/web/src/') && /\.tsx?$/.test(path));
  expect(findLines(web, /import \{[^}]*\bApp\b[^}]*\} from 'antd'|\bApp\.useApp\b/)).toEqual([]);
});

test('no barrels: a file that re-exports others hides where a name lives and loads all of them', () => {
  const modules = sources.filter((path) => /\.tsx?$/.test(path));
  expect(modules.filter((path) => /^index\.tsx?$/.test(basename(path)))).toEqual([]);
  // A lazy route names its page for the router, and nothing else.
  const named = modules.filter((path) => !path.startsWith('apps/web/src/routes/'));
  expect(findLines(named, /^export (?:\*|\{[^}]*\}) from /)).toEqual([]);
});

test('nothing is left to do in a comment: what is unfinished is an issue', () => {
  expect(findLines(others, /\b(?:TODO|FIXME|XXX|HACK)\b/)).toEqual([]);
});

test('nothing is switched off for the compiler: a mistake hidden from it stays one', () => {
  expect(findLines(others, /@ts-(?:ignore|nocheck|expect-error)/)).toEqual([]);
});

test('the lockfile names no registry: everyone installs from their own', () => {
  const locks = files.filter((path) => basename(path) === 'package-lock.json');
  expect(locks.length).toBeGreaterThan(0);
  expect(findLines(locks, /"resolved": "https?:/)).toEqual([]);
});

test('nothing points to texts outside the repository: whoever reads it has nothing else', () => {
  const elsewhere =
    /\b(?:api|interface|(?<!docs\/guides\/)architecture|stack)\.md\b|(?<!Protocol-)\bspecification\b|\bthe sources (?:say|contradict|name)|\bshared\/(?:spec|design|samples|reference)|(?:^|[\s`'"(])\/(?:work|tmp)\/|\bissue #?\d/i;
  expect(findLines([...documents, ...others], elsewhere)).toEqual([]);
});

test('files that a document names exist', () => {
  const known = new Set(files);
  // `scene/plan/x.ts` and `@plumbline/scene/plan/x.ts` stand for `packages/scene/src/plan/x.ts`; a name alone for any file of it.
  const exists = (name: string, from: string) => {
    if (known.has(join(dirname(from), name))) return true;
    const short = name.replace(/^@plumbline\//, '');
    const [first = '', ...rest] = short.split('/');
    if (known.has(short) || known.has(['packages', first, 'src', ...rest].join('/'))) return true;
    return files.some((path) => path.endsWith(`/${short}`));
  };
  const missing = documents.flatMap((path) =>
    [...readFileSync(root + path, 'utf8').matchAll(/`([^`\n]+)`/g)]
      .flatMap(([, code = '']) => code.match(/[\w@.{}*…/-]+\.(?:tsx?|mjs|md|css|webp)\b/g) ?? [])
      .filter((name) => !/[*…{}]/.test(name) && !exists(name, path))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('no rule is switched off that is not on: Biome formats, and its linter is off', () => {
  const biome = JSON.parse(readFileSync(`${root}biome.json`, 'utf8')) as { linter: { enabled: boolean } };
  expect(biome.linter.enabled).toBe(false);
  // Of oxlint's own comments its stage refuses those that have nothing to say.
  expect(findLines(others, /\b(?:biome-ignore|eslint-disable|tslint:disable|prettier-ignore)\b/)).toEqual([]);
});

test('no test measures the time: a machine with more to do is not a mistake', () => {
  expect(
    findLines(tests, /\bperformance\.now\(|\bprocess\.(?:hrtime|cpuUsage)\b|\bDate\.now\(\) - [a-z]/i),
  ).toEqual([]);
});

test('a test that expects nothing fails, in every project', () => {
  const projects = config.test?.projects as { test: { expect?: { requireAssertions?: boolean } } }[];
  expect(projects.map((project) => project.test.expect?.requireAssertions)).toEqual(projects.map(() => true));
});

test('a constant that nothing but a test reads is gone', () => {
  const modules = others.filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !isTest(path));
  const words = new Map<string, number>();
  const declared: { path: string; name: string }[] = [];
  for (const path of modules) {
    const text = readFileSync(root + path, 'utf8');
    for (const [word] of text.matchAll(/\b[A-Z][A-Z0-9_]{2,}\b/g))
      words.set(word, (words.get(word) ?? 0) + 1);
    for (const [, name = ''] of text.matchAll(/^export const ([A-Z][A-Z0-9_]{2,})\b/gm))
      declared.push({ path, name });
  }
  expect(declared.length).toBeGreaterThan(100);
  expect(declared.filter(({ name }) => (words.get(name) ?? 0) < 2)).toEqual([]);
});

test('every dependency is named with its reason', () => {
  const reasons = readFileSync(`${root}docs/adr/0007-dependencies.md`, 'utf8');
  const names = files
    .filter((path) => basename(path) === 'package.json')
    .flatMap((path) => {
      const { dependencies, devDependencies } = JSON.parse(readFileSync(root + path, 'utf8')) as Record<
        'dependencies' | 'devDependencies',
        Record<string, string> | undefined
      >;
      return Object.keys({ ...dependencies, ...devDependencies });
    })
    // Our own, types of what is named, and the plugins that stand in brackets behind their server.
    .filter((name) => !/^@(?:plumbline|types)\//.test(name))
    .map((name) => name.replace('@fastify/', ''));
  expect(names.length).toBeGreaterThan(30);
  const words = new Set(reasons.split(/[\s|(),]+/));
  expect([...new Set(names)].filter((name) => !words.has(name))).toEqual([]);
});
