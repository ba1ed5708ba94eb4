import { AppError } from '@plumbline/contract/errors/app-error.ts';

/**
 * Letters and digits of every script, spaces, and what paths consist of. Other characters are legal in file systems and break the
 * programs that pictures are then opened in: shells, older CAD plug-ins, addresses of files.
 */
const PLAIN = /[\p{L}\p{M}\p{N} _.\-()/]/u;

/**
 * The characters for which a folder is refused, each once; a drive’s colon and backslashes count on Windows alone.
 *
 * @param path absolute
 */
export function findSpecialCharacters(path: string, isWindows: boolean): string[] {
  const rest = isWindows ? path.replace(/^[A-Za-z]:/, '').replaceAll('\\', '/') : path;
  return [...new Set([...rest].filter((character) => !PLAIN.test(character)))];
}

/** @throws AppError `SAVE_FOLDER_INVALID` */
export function requirePlainFolder(path: string, isWindows: boolean): void {
  const found = findSpecialCharacters(path, isWindows);
  if (found.length > 0)
    throw new AppError('SAVE_FOLDER_INVALID', path, { values: { characters: found.join(' ') } });
}
