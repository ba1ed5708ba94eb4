import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { GitFailure } from '../../build/git.ts';

/** Reads many blobs of a repository with one process. */
export async function readBlobs(
  repository: string,
  blobs: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, Uint8Array>> {
  const contents = new Map<string, Uint8Array>();
  if (blobs.length === 0) return contents;
  const child = spawn('git', ['-C', repository, 'cat-file', '--batch'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    signal,
  });
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stdin.end(`${blobs.join('\n')}\n`);
  await once(child, 'close');
  signal.throwIfAborted();
  const all = Buffer.concat(chunks);
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
