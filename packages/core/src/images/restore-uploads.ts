import type { RestoredUploads } from '@plumbline/contract/api/uploads.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { roleOf } from '../access/role-of.ts';
import type { Caller } from '../identity/caller.ts';
import { type DeleteUploadsDependencies, requireOwn } from './delete-uploads.ts';
import { readStorage, storageFull, storageQuota } from './storage-use.ts';

/**
 * Takes a deletion back: what was deleted a moment ago is there again, and what only left the list is on it. All or none.
 *
 * @throws AppError `IMAGE_NOT_FOUND` where one is unknown, foreign or was made here, `GONE` where the time of one is over,
 * `STORAGE_FULL` where something else took its place
 */
export async function restoreUploads(
  { database, clock, settings }: DeleteUploadsDependencies,
  caller: Caller,
  imageIds: readonly string[],
): Promise<RestoredUploads> {
  const at = clock.now();
  const quotaBytes = storageQuota(roleOf(caller.user, at), settings);
  const full = (usedBytes: number) => storageFull(usedBytes, quotaBytes);
  await database.transaction(async ({ images }) => {
    const found = await images.lock(imageIds);
    requireOwn(found, imageIds, caller.ownerId);
    const deleted = found.filter(({ deletedAt }) => deletedAt !== null);
    const bytes = deleted.reduce((sum, image) => sum + image.bytes, 0);
    const over =
      bytes > 0 ? await images.findOverLimit(caller.ownerId, bytes, { count: null, quotaBytes }) : undefined;
    if (over && 'usedBytes' in over) throw full(over.usedBytes);
    const restored = await images.restore(imageIds, at);
    if (restored.length < deleted.length) throw new AppError('GONE', imageIds.join(', '));
    await images.relist(imageIds);
  });
  return {
    restored: [...imageIds],
    storage: await readStorage(database, caller, at, settings),
  };
}
