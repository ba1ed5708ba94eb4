import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearCheckouts, READY, holdCheckout } from './hold-checkout.ts';
import { gitIn } from './testing/git-in.ts';

const never = new AbortController().signal;
let root = '';
let repository = '';
let folder = '';
const git = (...args: string[]) => gitIn(repository, ...args);

/** Complete checkouts of as many commits, the first used longest ago. */
function checkouts(count: number): string[] {
  return Array.from({ length: count }, (_, each) => {
    git('commit', '--quiet', '--allow-empty', '-m', `commit ${each}`);
    const commit = git('rev-parse', 'HEAD');
    const place = join(folder, commit);
    git('worktree', 'add', '--quiet', '--detach', place, commit);
    const ready = join(place, READY);
    writeFileSync(ready, '');
    const usedAt = Date.now() / 1000 - 86_400 + each;
    utimesSync(ready, usedAt, usedAt);
    return commit;
  });
}
const kept = () => readdirSync(folder).toSorted();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plumbline-checkouts-'));
  repository = join(root, 'repository');
  folder = join(root, 'versions');
  mkdirSync(repository);
  mkdirSync(folder);
  git('init', '--quiet');
});
afterEach(() => rmSync(root, { recursive: true }));

test('those that were used last are kept, the others are cleared away with what git knows of them', async () => {
  const [first = '', second = '', third = '', fourth = ''] = checkouts(4);
  const used = await holdCheckout(folder, first, never);
  await used?.letGo();
  await clearCheckouts(repository, folder, 2);
  expect(kept()).toEqual([first, fourth].toSorted());
  const listed = git('worktree', 'list');
  expect([listed.includes(second), listed.includes(third)]).toEqual([false, false]);
});

test('one that is in use stays until it is let go', async () => {
  const [first = '', second = ''] = checkouts(2);
  const used = await holdCheckout(folder, first, never);
  expect(used?.path).toBe(join(folder, first));
  const again = Date.now() / 1000 - 90_000;
  utimesSync(join(folder, first, READY), again, again);
  await clearCheckouts(repository, folder, 1);
  expect(existsSync(join(folder, first, READY))).toBe(true);
  await used?.letGo();
  await clearCheckouts(repository, folder, 1);
  expect(kept()).toEqual([second]);
});

test('a use that a crash left behind keeps nothing for ever', async () => {
  const [first = '', second = ''] = checkouts(2);
  const left = join(folder, `.use-${first}-crashed`);
  writeFileSync(left, '');
  const hoursAgo = Date.now() / 1000 - 7_200;
  utimesSync(left, hoursAgo, hoursAgo);
  await clearCheckouts(repository, folder, 1);
  expect(kept()).toEqual([second]);
});

test('who comes while one is being cleared away waits, and finds none', async () => {
  const [first = ''] = checkouts(1);
  const clearing = join(folder, `.clearing-${first}`);
  writeFileSync(clearing, '');
  let answered = false;
  const asked = holdCheckout(folder, first, never).then((used) => {
    answered = true;
    return used;
  });
  git('worktree', 'remove', '--force', join(folder, first));
  expect(answered).toBe(false);
  rmSync(clearing);
  expect(await asked).toBeUndefined();
  expect(kept()).toEqual([]);
});
