import { randomUUID } from 'node:crypto';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { GitFailure, git } from '../../build/git.ts';
import { MakeAgainFailure } from '../make-again-failure.ts';
import { exists } from './exists.ts';
import { provideModules } from './provide-modules.ts';

/** Written last: a checkout without it is half made. */
const READY = '.ready';
const UNFINISHED = '.new-';
/** Nobody is still making one of this age. */
const ABANDONED_MS = 3_600_000;

/**
 * The checkout of a commit with everything that its engines need, made at the first call and kept: a git worktree
 * `<folder>/<commit>`. It is made beside its place and moved there when it is complete, so that a crash leaves nothing half
 * made there and two processes at once do no harm.
 *
 * @param repository root of the checkout that runs
 * @throws MakeAgainFailure; the signal's reason
 */
export async function prepareCheckout(
  repository: string,
  folder: string,
  commit: string,
  signal: AbortSignal,
): Promise<string> {
  const place = resolve(folder, commit);
  if (await isReady(repository, place, signal)) return place;
  await mkdir(folder, { recursive: true });
  await removeAbandoned(repository, folder, signal);
  const making = resolve(folder, `${UNFINISHED}${randomUUID()}`);
  try {
    await git(repository, ['worktree', 'prune'], signal);
    await git(repository, ['worktree', 'add', '--detach', making, commit], signal);
    await provideModules(repository, making, signal);
    await writeFile(join(making, READY), '');
    await git(repository, ['worktree', 'move', making, place], signal);
    return place;
  } catch (error) {
    await removeWorktree(repository, making);
    signal.throwIfAborted();
    if (await isReady(repository, place, signal)) return place;
    if (!(error instanceof GitFailure)) throw error;
    throw new MakeAgainFailure(`commit ${commit} cannot be checked out: ${error.message}`, { cause: error });
  }
}

/** Its modules may be those of this checkout, which an upgrade replaces: they are looked at each time. */
async function isReady(repository: string, place: string, signal: AbortSignal): Promise<boolean> {
  if (!(await exists(join(place, READY)))) return false;
  await provideModules(repository, place, signal);
  return true;
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
