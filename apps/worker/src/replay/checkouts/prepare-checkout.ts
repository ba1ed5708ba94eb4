import { randomUUID } from 'node:crypto';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { GitFailure, git } from '../../build/git.ts';
import { MakeAgainFailure } from '../make-again-failure.ts';
import { provideModules } from './provide-modules.ts';
import {
  ABANDONED_MS,
  clearCheckouts,
  READY,
  UNFINISHED,
  type HeldCheckout,
  holdCheckout,
} from './hold-checkout.ts';

/** Each is as large as the product's sources, with packages of its own at worst several hundred megabytes. */
const KEPT = 5;

/**
 * The checkout of a commit with everything that its engines need, made at the first call and kept: a git worktree
 * `<folder>/<commit>`. It is made beside its place and moved there when it is complete, so that a crash leaves nothing half
 * made there and two processes at once do no harm. Those that were used last are kept, older ones cleared away.
 *
 * @param repository root of the checkout that runs
 * @throws MakeAgainFailure; the signal's reason
 */
export async function prepareCheckout(
  repository: string,
  folder: string,
  commit: string,
  signal: AbortSignal,
): Promise<HeldCheckout> {
  const known = await takeReady(repository, folder, commit, signal);
  if (known) return known;
  const place = resolve(folder, commit);
  await mkdir(folder, { recursive: true });
  await removeAbandoned(repository, folder, signal);
  const making = resolve(folder, `${UNFINISHED}${randomUUID()}`);
  try {
    await git(repository, ['worktree', 'prune'], signal);
    await git(repository, ['worktree', 'add', '--detach', making, commit], signal);
    await provideModules(repository, making, signal);
    await writeFile(join(making, READY), '');
    await git(repository, ['worktree', 'move', making, place], signal);
    const made = await takeReady(repository, folder, commit, signal);
    if (!made) throw new GitFailure('it was cleared away as soon as it was made');
    await clearCheckouts(repository, folder, KEPT).catch(() => undefined);
    return made;
  } catch (error) {
    await removeWorktree(repository, making);
    signal.throwIfAborted();
    const made = await takeReady(repository, folder, commit, signal);
    if (made) return made;
    if (!(error instanceof GitFailure)) throw error;
    throw new MakeAgainFailure(`commit ${commit} cannot be checked out: ${error.message}`, { cause: error });
  }
}

/** Its modules may be those of this checkout, which an upgrade replaces: they are looked at each time. */
async function takeReady(
  repository: string,
  folder: string,
  commit: string,
  signal: AbortSignal,
): Promise<HeldCheckout | undefined> {
  const used = await holdCheckout(resolve(folder), commit, signal);
  if (!used) return undefined;
  try {
    await provideModules(repository, used.path, signal);
    return used;
  } catch (error) {
    await used.letGo();
    throw error;
  }
}

async function removeAbandoned(repository: string, folder: string, signal: AbortSignal): Promise<void> {
  for (const name of await readdir(folder)) {
    signal.throwIfAborted();
    if (!name.startsWith(UNFINISHED)) continue;
    const path = resolve(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > ABANDONED_MS) await removeWorktree(repository, path);
  }
}

/** What cannot be removed now is abandoned, and removed another time. */
async function removeWorktree(repository: string, path: string): Promise<void> {
  await git(repository, ['worktree', 'remove', '--force', path]).catch(() => undefined);
}
