import { createHash } from 'node:crypto';
import { git } from '../../build/git.ts';
import { readBlobs } from './read-blobs.ts';

/** Folders whose sources a digest was taken of, in this order. */
const FOLDERS = ['packages/imaging/src', 'packages/scene/src', 'packages/engines/src', 'content/src'];
const DIGEST = /^\d+\.\d+\.\d+\+([0-9a-f]{8})$/;

/** Before functions had versions of their own, a record's version held a digest of all sources: `0.1.0+3fa94c1e`. */
export function isSourceDigest(version: string): boolean {
  return DIGEST.test(version);
}

const found = new Map<string, string>();

/**
 * Looks for the commit whose sources have a digest, the newest first.
 *
 * @param version with a digest in it
 * @returns undefined where no commit has it: it was made by changes that were never committed
 */
export async function findCommitByDigest(
  repository: string,
  version: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const wanted = DIGEST.exec(version)?.[1];
  const key = `${repository} ${wanted}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  // First those that this checkout came from, then what else is there.
  const own = await git(repository, ['rev-list', 'HEAD', '--', ...FOLDERS], signal);
  const others = await git(repository, ['rev-list', '--all', '--not', 'HEAD', '--', ...FOLDERS], signal);
  const commits = `${own}${others}`.split('\n');
  const contents = new Map<string, Uint8Array>();
  for (const commit of commits.filter((line) => line !== '')) {
    signal.throwIfAborted();
    if ((await digestOf(repository, commit, contents, signal)) !== wanted) continue;
    found.set(key, commit);
    return commit;
  }
  return undefined;
}

async function digestOf(
  repository: string,
  commit: string,
  contents: Map<string, Uint8Array>,
  signal: AbortSignal,
): Promise<string> {
  const listing = await git(repository, ['ls-tree', '-r', '-z', commit, '--', ...FOLDERS], signal);
  const files = listing.split('\0').flatMap((line) => {
    const match = /^\d+ blob ([0-9a-f]+)\t(.+)$/.exec(line);
    const [, blob = '', path = ''] = match ?? [];
    return path.endsWith('.ts') && !path.endsWith('.test.ts') ? [{ blob, path }] : [];
  });
  const missing = [...new Set(files.map(({ blob }) => blob))].filter((blob) => !contents.has(blob));
  for (const [blob, content] of await readBlobs(repository, missing, signal)) contents.set(blob, content);
  const hash = createHash('sha256');
  for (const folder of FOLDERS) {
    const inside = files
      .filter(({ path }) => path.startsWith(`${folder}/`))
      .toSorted((a, b) => (a.path < b.path ? -1 : 1));
    for (const { blob, path } of inside)
      hash
        .update(path.slice(folder.length + 1))
        .update('\0')
        .update(contents.get(blob) ?? '');
  }
  return hash.digest('hex').slice(0, 8);
}
