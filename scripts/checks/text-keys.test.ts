import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { FEATURES } from '@plumbline/web/i18n/features.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Everything that may name a text, or the value that a text is chosen by; the texts themselves and tests do not. */
const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/web/src', 'packages', 'content/src'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\/|\/texts[\w-]*\.ts$/.test(path))
  .map((path) => readFileSync(root + path, 'utf8'))
  .join('\n');

const matches = (pattern: RegExp) => new Set([...sources.matchAll(pattern)].map(([, found = '']) => found));
/** Words in quotes, with or without the namespace before them, and keys of objects. */
const named = matches(/(?:['"`](?:\w+:)?|^\s*)([A-Za-z][\w-]*)(?=['"`]|\??:)/gm);
/** `kind_${kind}` and `${kind}Title`. */
const beginnings = [...matches(/`(?:\w+:)?([\w-]{2,})\$\{/g)];
const endings = [...matches(/\}([A-Z]\w{2,})`/g)];

function isRead(key: string): boolean {
  const name = key.replace(/_(?:one|other)$/, '');
  return (
    named.has(name) ||
    beginnings.some((beginning) => name.startsWith(beginning)) ||
    endings.some((ending) => name.endsWith(ending))
  );
}

test('every text is shown somewhere', () => {
  const keys = Object.values(FEATURES).flatMap((namespaces) =>
    Object.entries(namespaces).flatMap(([namespace, texts]) =>
      Object.keys(texts).map((key) => ({ key, name: `${namespace}:${key}` })),
    ),
  );
  expect(keys.length).toBeGreaterThan(2_000);
  expect(keys.filter(({ key }) => !isRead(key)).map(({ name }) => name)).toEqual([]);
});

test('a text that nothing names is found', () => {
  expect(['neverNamedByAnything', 'reachless_thing'].filter(isRead)).toEqual([]);
});
