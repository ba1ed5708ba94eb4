import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Storage } from '../ports/storage.ts';
import type { ImageRecord } from './image.ts';

/** @throws AppError `IMAGE_NOT_FOUND` where the file is gone */
export async function readWorkingFile(storage: Storage, image: ImageRecord): Promise<Uint8Array> {
  return storage.get(image.workingKey).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND')
      throw new AppError('IMAGE_NOT_FOUND', `no file of ${image.imageId}`, { cause: error });
    throw error;
  });
}
