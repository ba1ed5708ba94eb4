import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Storage } from '../ports/storage.ts';
import { deleteImageFiles } from './delete-image-files.ts';
import type { ImageRecord } from './image.ts';

/**
 * Stores the files of a new image, then its row. Where that fails the files go at once, unless the row may be there all the
 * same: a connection that breaks while a row is saved does not tell. The sweep removes what stays without one.
 *
 * @throws what the two throw
 */
export async function storeWithRow(
  storage: Storage,
  image: ImageRecord,
  putFiles: () => Promise<void>,
  saveRow: () => Promise<void>,
): Promise<void> {
  let isSaving = false;
  try {
    await putFiles();
    isSaving = true;
    await saveRow();
  } catch (error) {
    const mayBeSaved = isSaving && !(error instanceof AppError);
    // Storage that cannot be written may not let go either: the first failure is the one to tell.
    if (!mayBeSaved) await deleteImageFiles(storage, [image]).catch(() => undefined);
    throw error;
  }
}
