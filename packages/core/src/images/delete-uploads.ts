import type { DeletedUploads } from '@plumbline/contract/api/uploads.ts';
import { UPLOAD_PURPOSES } from '@plumbline/contract/api/images.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Caller } from '../identity/caller.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import { restorableUntil } from '../deletion/restorable-until.ts';
import type { ImageRecord } from './image.ts';
import { readStorage, type StorageSettings } from './storage-use.ts';

export interface DeleteUploadsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: StorageSettings;
}

/**
 * Deletes what someone brought: all of these or none. What works were made with, or what an unfinished edit holds, only
 * leaves the list: those can still be looked at, compared and made again, and it goes with the last of them. What is deleted
 * is gone at once for everybody who asks; the files wait as long as it can be restored.
 *
 * @throws AppError `IMAGE_NOT_FOUND` where one is unknown, foreign or was made here, `GONE` where all were deleted before
 */
export async function deleteUploads(
  { database, clock, settings }: DeleteUploadsDependencies,
  caller: Caller,
  imageIds: readonly string[],
): Promise<DeletedUploads> {
  const at = clock.now();
  const { deleted, kept } = await database.transaction(async ({ images }) => {
    const found = await images.lock(imageIds);
    requireOwn(found, imageIds, caller.ownerId);
    if (found.every(({ deletedAt }) => deletedAt !== null)) throw new AppError('GONE', imageIds.join(', '));
    return images.retire(imageIds, at, restorableUntil(at));
  });
  return {
    deleted: deleted.map(({ imageId }) => imageId),
    kept: kept.map(({ imageId }) => imageId),
    storage: await readStorage(database, caller, at, settings),
  };
}

export function requireOwn(
  found: readonly ImageRecord[],
  imageIds: readonly string[],
  ownerId: string,
): void {
  const uploads: readonly string[] = UPLOAD_PURPOSES;
  const own = found.filter((image) => image.ownerId === ownerId && uploads.includes(image.purpose));
  if (own.length < new Set(imageIds).size)
    throw new AppError('IMAGE_NOT_FOUND', `not all of ${imageIds.join(', ')} are uploads of ${ownerId}`);
}
