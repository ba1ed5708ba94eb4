import { GitFailure, gitBytes } from '../../build/git.ts';

/** Reads many blobs of a repository with one process. */
export async function readBlobs(
  repository: string,
  blobs: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, Uint8Array>> {
  const contents = new Map<string, Uint8Array>();
  if (blobs.length === 0) return contents;
  const input = `${blobs.join('\n')}\n`;
  const all = await gitBytes(repository, ['cat-file', '--batch'], { input, signal });
  // Each is "<blob> blob <bytes>\n", the bytes, and a line feed.
  let at = 0;
  for (const blob of blobs) {
    const end = all.indexOf(10, at);
    const size = Number(/^[0-9a-f]+ blob (\d+)$/.exec(all.toString('latin1', at, end))?.[1] ?? Number.NaN);
    if (!Number.isFinite(size)) throw new GitFailure(`blob ${blob} cannot be read`);
    contents.set(blob, all.subarray(end + 1, end + 1 + size));
    at = end + 2 + size;
  }
  return contents;
}
