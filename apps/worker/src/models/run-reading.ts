import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { modelPreviewKey, storedModelKey } from '@plumbline/core/models/model-keys.ts';
import type { ModelVersionRecord } from '@plumbline/core/models/model.ts';
import { claimReading, finishReading, releaseReading } from '@plumbline/core/models/reading.ts';
import type { Clock } from '@plumbline/core/ports/clock.ts';
import type { Database } from '@plumbline/core/ports/database.ts';
import type { Logger } from '@plumbline/core/ports/logger.ts';
import type { Storage } from '@plumbline/core/ports/storage.ts';
import type { ReadModelJob } from '@plumbline/platform/tasks/task-boss.ts';
import type { ModelReader } from './model-reader.ts';

export interface ReadingDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly reader: ModelReader;
}

/** A person sees no more than this. */
const PROGRESS_MS = 500;

/**
 * Reads a model that was brought: the stored form and its preview first, then its row. What goes wrong with the file is its
 * state; what goes wrong around it (storage, database, a worker that stops) is thrown, so that the queue gives it out again.
 */
export async function runReading(
  dependencies: ReadingDependencies,
  { modelId, version }: ReadModelJob,
  signal: AbortSignal,
): Promise<void> {
  const { database, logger } = dependencies;
  const claimed = await claimReading(dependencies, modelId, version);
  if (!claimed) return;
  try {
    await readAndKeep(dependencies, claimed, signal);
  } catch (error) {
    if (signal.aborted) {
      await releaseReading(dependencies, claimed);
      throw error;
    }
    if (!(error instanceof AppError) || !isOfFile(error)) throw error;
    logger.info({ modelId, version, code: error.code, err: error }, 'a model could not be read');
    const failure = { code: error.code, values: error.values };
    await database.models.changeClaimed(claimed, { state: 'failed', error: failure });
  }
}

/** A file that is gone can be read by nobody. */
function isOfFile({ code }: AppError): boolean {
  return code.startsWith('MODEL_') || code === 'NOT_FOUND';
}

async function readAndKeep(
  dependencies: ReadingDependencies,
  claimed: ModelVersionRecord,
  signal: AbortSignal,
): Promise<void> {
  const { storage, clock, reader } = dependencies;
  const { modelId, version, claim, fileName, unit, upAxis } = claimed;
  const file = await storage.get(claimed.fileKey);
  const progress = createProgress(dependencies, claimed);
  const read = await reader
    .read(file, {
      fileName,
      signal,
      progress: progress.report,
      ...(unit === null ? {} : { unit }),
      ...(upAxis === null ? {} : { upAxis }),
    })
    .finally(progress.close);
  const storedAt = clock.now();
  const storedKey = storedModelKey(modelId, version, claim);
  const previewKey = modelPreviewKey(modelId, version, claim);
  await storage.put(storedKey, read.stored);
  await storage.put(previewKey, read.preview);
  const { hash, format, content } = read;
  const kept = { hash, format, content, storedKey, previewKey };
  if (await finishReading(dependencies, claimed, kept, storedAt)) return;
  // Another claim reads it, or it was deleted: nobody else writes under these names.
  for (const key of [storedKey, previewKey]) await storage.delete(key);
}

/** Writes how far it is, one write at a time; what cannot be written is left to the next. */
function createProgress({ database }: ReadingDependencies, claimed: ModelVersionRecord) {
  let newest = 0;
  let written = 0;
  let writing: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    if (newest <= written) return;
    written = newest;
    writing = writing
      .then(() => database.models.changeClaimed(claimed, { progress: written }))
      .catch(() => undefined);
  }, PROGRESS_MS);
  return {
    report: (fraction: number) => {
      newest = Math.max(newest, Math.min(1, fraction));
    },
    close: async () => {
      clearInterval(timer);
      await writing;
    },
  };
}
