import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '@plumbline/core/ports/storage.ts';
import { copyNewFiles } from './backup-files.ts';
import { dumpDatabase } from './dump-database.ts';
import { FILE_LIST, type FileLine, JOB_LIST, MANIFEST, type Manifest } from './manifest.ts';

export interface MadeBackup {
  readonly manifest: Manifest;
  /** Files that rows name and the storage did not have: deleted in these minutes, or lost before. */
  readonly missing: readonly string[];
}

/**
 * Backs an installation up while it works, into a folder that is empty or not there yet.
 *
 * @param storage undefined where files are kept by other means: then the database alone
 */
export async function makeBackup(
  { databaseUrl, storage, version }: { databaseUrl: string; storage: Storage | undefined; version: string },
  folder: string,
): Promise<MadeBackup> {
  await mkdir(join(folder, 'database'), { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 1) throw new Error(`${folder} is not empty.`);
  const copied = new Map<string, FileLine>();
  const copy = async () => {
    if (storage) await copyNewFiles(storage, join(folder, 'files'), copied);
  };
  await copy();
  const { at, jobs, named, ...database } = await dumpDatabase(databaseUrl, join(folder, 'database'));
  await copy();
  const files = [...copied.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const jobLines = await writeLines(join(folder, JOB_LIST), jobs);
  const manifest: Manifest = {
    format: 1,
    at: at.toISOString(),
    version,
    ...database,
    jobs: { count: jobs.length, sha256: jobLines },
    ...(storage
      ? {
          files: {
            count: files.length,
            bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
            sha256: await writeLines(join(folder, FILE_LIST), files),
          },
        }
      : {}),
  };
  // Last, and at once: a folder without it is no backup.
  const unfinished = join(folder, `${MANIFEST}.new`);
  await writeFile(unfinished, `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600 });
  await rename(unfinished, join(folder, MANIFEST));
  return { manifest, missing: storage ? [...named].filter((key) => !copied.has(key)).toSorted() : [] };
}

/** @returns the hash of the file */
async function writeLines(path: string, lines: readonly object[]): Promise<string> {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  await writeFile(path, text, { mode: 0o600 });
  return createHash('sha256').update(text).digest('hex');
}
