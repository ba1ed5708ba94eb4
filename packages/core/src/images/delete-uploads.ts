import type { DeletedUploads } from '@plumbline/contract/api/uploads.ts';
import { UPLOAD_PURPOSES } from '@plumbline/contract/api/images.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { forgetEditorSessions } from '../editor-sessions/forget-editor-sessions.ts';
import type { Caller } from '../identity/caller.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { Logger } from '../ports/logger.ts';
import type { Storage } from '../ports/storage.ts';
import { deleteImageFiles } from './delete-image-files.ts';
import type { ImageRecord } from './image.ts';
import { readStorage, type StorageSettings } from './storage-use.ts';

export interface DeleteUploadsDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly settings: StorageSettings;
}

/**
 * Deletes what someone brought: all of these or none. What works were made with, or what an unfinished edit holds, only
 * leaves the list: those can still be looked at, compared and made again, and it goes with the last of them. Files go after
 * the rows; what a crash leaves, the sweep removes.
 *
 * @throws AppError `IMAGE_NOT_FOUND` where one is unknown, foreign or was made here, `GONE` where all were deleted before
 */
export async function deleteUploads(
  { database, storage, clock, logger, settings }: DeleteUploadsDependencies,
  caller: Caller,
  imageIds: readonly string[],
): Promise<DeletedUploads> {
  const at = clock.now();
  const { deleted, kept } = await database.transaction(async (repositories) => {
    const { images, scenes } = repositories;
    const found = await images.lock(imageIds);
    requireOwn(found, imageIds, caller.ownerId);
    if (found.every(({ deletedAt }) => deletedAt !== null)) throw new AppError('GONE', imageIds.join(', '));
    const retired = await images.retire(imageIds, at);
    await scenes.forget(retired.deleted.map(({ imageId }) => imageId));
    await forgetEditorSessions(repositories, retired.deleted, at);
    return retired;
  });
  await deleteImageFiles(storage, deleted).catch((error: unknown) =>
    logger.warn({ err: error }, 'files of deleted uploads are left to the sweep'),
  );
  return {
    deleted: deleted.map(({ imageId }) => imageId),
    kept: kept.map(({ imageId }) => imageId),
    storage: await readStorage(database.images, caller, at, settings),
  };
}

function requireOwn(found: readonly ImageRecord[], imageIds: readonly string[], ownerId: string): void {
  const uploads: readonly string[] = UPLOAD_PURPOSES;
  const own = found.filter((image) => image.ownerId === ownerId && uploads.includes(image.purpose));
  if (own.length < new Set(imageIds).size)
    throw new AppError('IMAGE_NOT_FOUND', `not all of ${imageIds.join(', ')} are uploads of ${ownerId}`);
}
