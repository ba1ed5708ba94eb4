import { asciiAt, joinBytes, startsWith } from './bytes.ts';
import type { Inflate, InspectedFile } from './inspected-file.ts';
import { inspectJpeg } from './jpeg.ts';
import { PNG_SIGNATURE, inspectPng } from './png.ts';
import { inspectWebp } from './webp.ts';
import { PictureFileError } from './picture-file-error.ts';

const JPEG_START = Uint8Array.of(0xff, 0xd8, 0xff);
/** U+FFFD in UTF-8: what a byte that is no text becomes where a program saved a picture as text. */
const REPLACED = Uint8Array.of(0xef, 0xbf, 0xbd);

/**
 * Reads a picture file's structure. Its bytes alone decide what it is, never a name or a declared type.
 *
 * @param inflate of packed text, which may hold a label
 * @throws PictureFileError `IMAGE_EMPTY`, `IMAGE_TYPE_UNSUPPORTED` (not jpg, png or webp), `IMAGE_BROKEN` (one of them, but cut
 *   off or spoilt).
 */
export function inspectFile(file: Uint8Array, inflate: Inflate): InspectedFile {
  if (file.byteLength === 0) throw new PictureFileError('IMAGE_EMPTY', 'zero bytes');
  if (startsWith(file, JPEG_START)) return inspectJpeg(file);
  if (startsWith(file, PNG_SIGNATURE)) return inspectPng(file, inflate);
  if (asciiAt(file, 0, 4) === 'RIFF' && asciiAt(file, 8, 4) === 'WEBP') return inspectWebp(file);
  if (wasSavedAsText(file)) throw new PictureFileError('IMAGE_BROKEN', 'a picture that was saved as text');
  throw new PictureFileError('IMAGE_TYPE_UNSUPPORTED', 'neither JPEG nor PNG nor WebP');
}

/** A JPEG or PNG whose first bytes show the typical damage: told apart so that its owner learns what happened. */
function wasSavedAsText(file: Uint8Array): boolean {
  const start = asciiAt(file, 0, 32);
  const jpeg = startsWith(file, joinBytes([REPLACED, REPLACED, REPLACED])) && /JFIF|Exif|Adobe/.test(start);
  const png = /^.{0,3}PNG\r?\n/s.test(start);
  return jpeg || png;
}
