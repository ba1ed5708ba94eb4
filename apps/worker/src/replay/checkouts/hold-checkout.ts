import { randomUUID } from 'node:crypto';
import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { git } from '../../build/git.ts';
import { exists } from './exists.ts';

/** Written last: a checkout without it is half made. Its time is that of the last use. */
export const READY = '.ready';
/** What is being made, or taken away. */
export const UNFINISHED = '.new-';
/** Nobody is still at work on, or with, what is of this age. */
export const ABANDONED_MS = 3_600_000;
/** Beside the checkouts: what is being moved away is not written into. */
const USE = '.use-';
const CLEARING = '.clearing-';
const COMMIT = /^[0-9a-f]{40,64}$/;
const LOOK_AGAIN_MS = 50;

/** A checkout that nobody clears away until it is let go. */
export interface HeldCheckout {
  readonly path: string;
  readonly letGo: () => Promise<void>;
}

/**
 * Takes a checkout into use. The mark of use is there before anybody who clears is looked for, and who clears marks that before
 * looking for uses: one of the two always sees the other.
 *
 * @returns undefined where there is none that is complete
 */
export async function holdCheckout(
  folder: string,
  commit: string,
  signal: AbortSignal,
): Promise<HeldCheckout | undefined> {
  const path = join(folder, commit);
  const mark = join(folder, `${USE}${commit}-${randomUUID()}`);
  const letGo = () => rm(mark, { force: true });
  if (!(await exists(join(path, READY)))) return undefined;
  await writeFile(mark, '');
  try {
    while (await isYoung(join(folder, CLEARING + commit))) await wait(LOOK_AGAIN_MS, undefined, { signal });
    const now = new Date();
    await utimes(join(path, READY), now, now);
    return { path, letGo };
  } catch {
    signal.throwIfAborted();
  }
  await letGo();
  return undefined;
}

/** Clears complete checkouts away, but for so many that were used last and those in use. What fails is left to another time. */
export async function clearCheckouts(repository: string, folder: string, kept: number): Promise<void> {
  const found = await Promise.all(
    (await readdir(folder))
      .filter((name) => COMMIT.test(name))
      .map(async (commit) => ({ commit, usedAt: await timeOf(join(folder, commit, READY)) })),
  );
  const complete = found.flatMap(({ commit, usedAt }) => (usedAt === undefined ? [] : [{ commit, usedAt }]));
  for (const { commit } of complete.toSorted((a, b) => b.usedAt - a.usedAt).slice(kept))
    await clear(repository, folder, commit).catch(() => undefined);
}

async function clear(repository: string, folder: string, commit: string): Promise<void> {
  const path = join(folder, commit);
  const mark = join(folder, CLEARING + commit);
  if (!(await isYoung(mark))) await rm(mark, { force: true });
  await writeFile(mark, '', { flag: 'wx' });
  try {
    if (await isInUse(folder, commit)) return;
    // Out of its place in one step: a crash leaves nothing there that looks whole.
    const leaving = join(folder, UNFINISHED + randomUUID());
    await git(repository, ['worktree', 'move', path, leaving]);
    await git(repository, ['worktree', 'remove', '--force', leaving]);
  } finally {
    await rm(mark, { force: true });
  }
}

async function isInUse(folder: string, commit: string): Promise<boolean> {
  const uses = (await readdir(folder)).filter((name) => name.startsWith(`${USE}${commit}-`));
  let inUse = false;
  for (const use of uses.map((name) => join(folder, name)))
    if (await isYoung(use)) inUse = true;
    else await rm(use, { force: true });
  return inUse;
}

async function isYoung(path: string): Promise<boolean> {
  const time = await timeOf(path);
  return time !== undefined && Date.now() - time < ABANDONED_MS;
}

async function timeOf(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
}
