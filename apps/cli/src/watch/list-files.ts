import { readdir, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { SeenFile } from './settled-files.ts';

/**
 * The files of a folder with one of these endings, or the one file. What is away for a moment, because a program replaces it, is not there.
 *
 * @param left files that are left out: the command’s own
 */
export async function listFiles(
  path: string,
  endings: ReadonlySet<string>,
  left: ReadonlySet<string>,
): Promise<SeenFile[]> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return [];
  const paths = found.isDirectory()
    ? (await readdir(path).catch(() => [])).filter(isShown).map((name) => join(path, name))
    : [path];
  const files: SeenFile[] = [];
  for (const each of paths) {
    if (left.has(each) || !endings.has(extname(each).toLowerCase())) continue;
    const seen = await stat(each).catch(() => undefined);
    if (seen?.isFile() === true) files.push({ path: each, bytes: seen.size, changedAt: seen.mtimeMs });
  }
  return files;
}

/** Programs write beside a file under a name with a dot or a tilde in front, and rename it. */
function isShown(name: string): boolean {
  return !/^[.~]/.test(basename(name));
}
