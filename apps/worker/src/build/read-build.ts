import { realpath } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Build } from '@plumbline/core/tasks/task-record.ts';
import { GitFailure, git } from './git.ts';

/** The folder of the checkout that this process runs. */
export const CHECKOUT = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/[\\/]$/, '');

/** Everything that a pixel can come from. */
const SOURCES = ['packages', 'content', 'package-lock.json'];

/**
 * The commit of a checkout, and whether its sources still are that commit's.
 *
 * @param folder root of a checkout; one that merely lies inside somebody else's repository has no commit
 */
export async function readBuild(folder: string = CHECKOUT): Promise<Build> {
  try {
    const top = (await git(folder, ['rev-parse', '--show-toplevel'])).trim();
    if ((await realpath(top)) !== (await realpath(folder))) return { commit: null, uncommitted: false };
    const commit = (await git(folder, ['rev-parse', 'HEAD'])).trim();
    const changes = await git(folder, ['status', '--porcelain', '--', ...SOURCES]);
    return { commit, uncommitted: changes.trim() !== '' };
  } catch (error) {
    if (error instanceof GitFailure) return { commit: null, uncommitted: false };
    throw error;
  }
}

/** A build for people: `360b3e6c1a`, `360b3e6c1a with changes`. */
export function nameBuild({ commit, uncommitted }: Build): string {
  if (commit === null) return 'unknown';
  return uncommitted ? `${commit.slice(0, 10)} with changes` : commit.slice(0, 10);
}
