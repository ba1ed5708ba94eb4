import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '@plumbline/core/ports/storage.ts';
import type { Logger } from '@plumbline/core/ports/logger.ts';
import type { z } from 'zod';
import { createPool } from '../database/create-pool.ts';
import { openSendingBoss } from '../tasks/task-boss.ts';
import { restoreFile } from './backup-files.ts';
import { hashOfFile } from './dump-database.ts';
import { loadDatabase } from './load-database.ts';
import {
  FILE_LIST,
  JOB_LIST,
  type JobLine,
  MANIFEST,
  type Manifest,
  fileLineSchema,
  jobLineSchema,
  manifestSchema,
} from './manifest.ts';

const AT_ONCE = 8;
/** Queue of versions whose tasks were jobs. Their rows are restored, and workers choose from them. */
const FORMER_QUEUE = 'run-task-v1';

/**
 * Restores a backup into an installation that has nothing: files first, as always before the rows that name them, then the
 * database, then the jobs of what waited or ran beside the tasks, whose rows are enough. Whatever was damaged since is found before the first row is written.
 *
 * @param storage undefined where files come back by other means
 * @throws Error where something is there already, or the backup is not whole
 */
export async function restoreBackup(
  { databaseUrl, storage, logger }: { databaseUrl: string; storage: Storage | undefined; logger: Logger },
  folder: string,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const { file, sha256 } of manifest.tables)
    if ((await hashOfFile(join(folder, 'database', file))) !== sha256)
      throw new Error(`${file} is not what was backed up.`);
  const jobs = await readLines(join(folder, JOB_LIST), manifest.jobs.sha256, jobLineSchema);
  if (storage && manifest.files) {
    for await (const { key } of storage.list('')) throw new Error(`There are files already: ${key}.`);
    const files = await readLines(join(folder, FILE_LIST), manifest.files.sha256, fileLineSchema);
    const waiting = files.values();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const line of waiting) await restoreFile(storage, join(folder, 'files'), line);
      }),
    );
  }
  await loadDatabase(databaseUrl, join(folder, 'database'), manifest);
  await sendJobs(databaseUrl, jobs, logger);
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new Error(`${folder} holds no whole backup: ${MANIFEST} is missing.`);
  });
  return manifestSchema.parse(JSON.parse(text));
}

async function readLines<Schema extends z.ZodType>(
  path: string,
  sha256: string,
  schema: Schema,
): Promise<z.output<Schema>[]> {
  const text = await readFile(path, 'utf8');
  if (createHash('sha256').update(text).digest('hex') !== sha256)
    throw new Error(`${path} is not what was backed up.`);
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => schema.parse(JSON.parse(line)));
}

/** The queue's own tables are not restored: what waited is put in again, and what ran begins again. */
async function sendJobs(databaseUrl: string, jobs: readonly JobLine[], logger: Logger): Promise<void> {
  const pool = createPool(databaseUrl, ({ message }) =>
    logger.warn({ reason: message }, 'an idle connection broke'),
  );
  try {
    const boss = await openSendingBoss(pool, logger);
    for (const { queue, id, priority, data } of jobs.filter((job) => job.queue !== FORMER_QUEUE))
      if ((await boss.send(queue, data, { id, priority })) === null)
        throw new Error(`The queue ${queue} did not take job ${id}.`);
    await boss.stop({ graceful: false });
  } finally {
    await pool.end();
  }
}
