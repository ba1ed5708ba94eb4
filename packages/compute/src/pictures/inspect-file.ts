import { inflateSync } from 'node:zlib';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { inspectFile as inspect } from '@plumbline/imaging/file-format/inspect-file.ts';
import type { InspectedFile } from '@plumbline/imaging/file-format/inspected-file.ts';
import { PictureFileError } from '@plumbline/imaging/file-format/picture-file-error.ts';

const LONGEST_TEXT = 1 << 20;

/**
 * Reads a picture file's structure.
 *
 * @throws AppError `IMAGE_EMPTY`, `IMAGE_TYPE_UNSUPPORTED` (not jpg, png or webp), `IMAGE_BROKEN` (one of them, but cut
 *   off or spoilt)
 */
export function inspectFile(file: Uint8Array): InspectedFile {
  try {
    return inspect(file, (packed) => inflateSync(packed, { maxOutputLength: LONGEST_TEXT }));
  } catch (error) {
    if (error instanceof PictureFileError) throw new AppError(error.code, error.message, { cause: error });
    throw error;
  }
}
