import type { Storage } from '../ports/storage.ts';
import type { ImageRecord } from './image.ts';
import { isMadeHere } from './is-made-here.ts';
import { readWorkingFile } from './read-working-file.ts';

/**
 * The file of a picture in which what is clear is clear still: working copies of uploads are laid on paper.
 *
 * @throws AppError `IMAGE_NOT_FOUND` where the file is gone
 */
export async function readCutOutFile(storage: Storage, image: ImageRecord): Promise<Uint8Array> {
  const { originalKey } = image;
  return readWorkingFile(
    storage,
    isMadeHere(image) || originalKey === null ? image : { ...image, workingKey: originalKey },
  );
}
