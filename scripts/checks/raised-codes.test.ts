import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BUILT_CAPABILITIES, type Capabilities } from '@plumbline/contract/capabilities/capabilities.ts';
import type { ErrorEntry } from '@plumbline/contract/errors/error-entry.ts';
import { ERRORS } from '@plumbline/contract/errors/catalogue.ts';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const CATALOGUE = 'packages/contract/src/errors/';

/** Everything that could raise a code: the catalogue only names them, and a test that names one raises nothing. */
const text = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'packages'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\/|\/test\//.test(path))
  .filter((path) => !path.startsWith(CATALOGUE))
  .map((path) => readFileSync(root + path, 'utf8'))
  .join('\n');

function unraised(errors: Readonly<Record<string, ErrorEntry>>, built: Capabilities): string[] {
  return Object.entries(errors)
    .filter(([, { capability }]) => capability === undefined || built.has(capability))
    .map(([code]) => code)
    .filter((code) => !text.includes(`'${code}'`));
}

test('every code of the catalogue is raised somewhere, or belongs to a capability that is not built', () => {
  expect(text.length).toBeGreaterThan(1_000_000);
  expect(unraised(ERRORS, BUILT_CAPABILITIES)).toEqual([]);
});

test('a code that nothing raises is found, and one of a capability once that is built', () => {
  const entry = { status: 400, text: { 'zh-CN': '', en: '', ja: '' } };
  const made = { ...ERRORS, NEVER_RAISED: entry, RAISED_BY_CHATS: { ...entry, capability: 'chat' as const } };
  expect(unraised(made, new Set())).toEqual(['NEVER_RAISED']);
  expect(unraised(made, new Set(['chat']))).toEqual(
    expect.arrayContaining(['NEVER_RAISED', 'RAISED_BY_CHATS']),
  );
});
