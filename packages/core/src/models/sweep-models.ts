import { SETTLED_MS } from '../images/settled-files.ts';
import type { SweepDependencies } from '../images/sweep-images.ts';
import type { Storage } from '../ports/storage.ts';
import { MODEL_FOLDERS, modelIdOf, modelPrefix } from './model-keys.ts';
import type { ModelVersionRecord } from './model.ts';

const BATCH = 50;
/** One folder at a time, as images are swept. */
const TURN_MS = 300_000;

/** Removes models that cannot be restored any more. @returns how many versions of them */
export async function removeDeletedModels(
  { database, storage }: SweepDependencies,
  at: Date,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const gone = await database.transaction(({ models }) => models.removeDeleted(at, BATCH));
    await deleteModelFiles(storage, gone);
    removed += gone.length;
    if (gone.length === 0) return removed;
  }
}

/**
 * Removes exports that a later one took the place of and that nothing refers to, an hour after it came: until then a render that was
 * started just before it may still be on its way. @returns how many
 */
export async function removeSupersededExports({
  database,
  storage,
  clock,
}: SweepDependencies): Promise<number> {
  const before = new Date(clock.now().getTime() - SETTLED_MS);
  let removed = 0;
  for (;;) {
    const gone = await database.transaction(({ models }) => models.removeSuperseded(before, BATCH));
    for (const { fileKey, storedKey, previewKey } of gone)
      for (const key of [fileKey, storedKey, previewKey]) if (key !== null) await storage.delete(key);
    removed += gone.length;
    if (gone.length === 0) return removed;
  }
}

/** After their rows: what a crash leaves the sweep finds. */
export async function deleteModelFiles(
  storage: Storage,
  versions: readonly ModelVersionRecord[],
): Promise<void> {
  for (const { fileKey } of versions) await storage.delete(fileKey);
  for (const modelId of new Set(versions.map((version) => version.modelId)))
    for await (const { key } of storage.list(modelPrefix(modelId))) await storage.delete(key);
}

/**
 * In the folder whose turn it is, removes files that no version names: of uploads that were broken off, of readings that another
 * one overtook. Safe to run in several processes at once.
 */
export async function sweepModels({ database, storage, clock }: SweepDependencies): Promise<number> {
  const now = clock.now().getTime();
  const settled = now - SETTLED_MS;
  const folder = MODEL_FOLDERS[Math.floor(now / TURN_MS) % MODEL_FOLDERS.length] as string;
  let removed = await storage.removeUnfinished(folder, new Date(settled));
  for await (const { key, modifiedAt } of storage.list(folder)) {
    if (modifiedAt.getTime() > settled || (await database.models.namesFile(modelIdOf(key), key))) continue;
    await storage.delete(key);
    removed += 1;
  }
  return removed;
}
