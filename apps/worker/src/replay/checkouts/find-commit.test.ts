import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findCommit } from './find-commit.ts';
import { gitIn } from './testing/git-in.ts';

const never = new AbortController().signal;
let repository = '';
const git = (...args: string[]) => gitIn(repository, ...args);

function commit(files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    writeFileSync(join(repository, path), text);
  }
  git('add', '--all');
  git('commit', '--quiet', '-m', 'a commit');
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'plumbline-commits-'));
  git('init', '--quiet');
});
afterEach(() => rmSync(repository, { recursive: true }));

test('a record of before versions is found by the digest of the sources that it was made by', async () => {
  const older = commit({
    'packages/imaging/src/b.ts': 'b',
    'packages/imaging/src/a/c.ts': 'c',
    'packages/imaging/src/a/c.test.ts': 'not counted',
    'packages/scene/src/s.ts': 'über',
    'content/src/list.json': 'not counted',
    'content/src/list.ts': 'l',
  });
  commit({ 'packages/scene/src/s.ts': 'newer' });
  // As it was computed then: of each folder the sources in order, name and content.
  const hash = createHash('sha256');
  for (const part of ['a/c.ts\0c', 'b.ts\0b', 's.ts\0über', 'list.ts\0l']) hash.update(part);
  const version = `0.1.0+${hash.digest('hex').slice(0, 8)}`;
  expect(await findCommit(repository, { id: 'builtin', version }, never)).toBe(older);
  const unknown = { id: 'builtin', version: '0.1.0+00000000' };
  await expect(findCommit(repository, unknown, never)).rejects.toThrow('no commit of this repository has');
});

test('a commit that is there is found, one that is not is named with the way to it', async () => {
  const head = commit({ 'content/src/list.ts': 'l' });
  const maker = { id: 'builtin', version: '2.1' };
  expect(await findCommit(repository, { ...maker, commit: head }, never)).toBe(head);
  const elsewhere = 'f'.repeat(40);
  await expect(findCommit(repository, { ...maker, commit: elsewhere }, never)).rejects.toThrow(
    `git fetch origin ${elsewhere}`,
  );
  await expect(findCommit(repository, maker, never)).rejects.toThrow('names no commit');
});

test('without a repository nothing is found, and that is said', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-none-'));
  const maker = { id: 'builtin', version: '2.1', commit: 'f'.repeat(40) };
  await expect(findCommit(folder, maker, never)).rejects.toThrow('the repository cannot be read');
  rmSync(folder, { recursive: true });
});
