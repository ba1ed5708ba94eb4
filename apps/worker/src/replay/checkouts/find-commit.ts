import type { MakerRecord } from '@plumbline/core/tasks/task-record.ts';
import { git, GitFailure } from '../../build/git.ts';
import { MakeAgainFailure } from '../make-again-failure.ts';
import { findCommitByDigest, isSourceDigest } from './find-commit-by-digest.ts';

/**
 * The commit that a record's picture was made by.
 *
 * @param repository root of the repository that is looked through
 * @throws MakeAgainFailure where the record names none that is there
 */
export async function findCommit(
  repository: string,
  { commit, version }: MakerRecord,
  signal: AbortSignal,
): Promise<string> {
  if (commit === undefined && !isSourceDigest(version))
    throw new MakeAgainFailure(`its record names no commit, and here is another version than ${version}`);
  try {
    if (commit === undefined) {
      const found = await findCommitByDigest(repository, version, signal);
      if (found !== undefined) return found;
      throw new MakeAgainFailure(`no commit of this repository has the sources of version ${version}`);
    }
    await git(repository, ['rev-parse', '--git-dir'], signal);
    await git(repository, ['cat-file', '-e', `${commit}^{commit}`], signal).catch((error: unknown) => {
      signal.throwIfAborted();
      throw new MakeAgainFailure(
        `commit ${commit} is not in this repository; "git fetch origin ${commit}" brings it where the origin has it`,
        { cause: error },
      );
    });
    return commit;
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    throw new MakeAgainFailure(`the repository cannot be read: ${error.message}`, { cause: error });
  }
}
