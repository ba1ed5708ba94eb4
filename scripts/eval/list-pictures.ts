import { readdir } from 'node:fs/promises';
import { join, parse, relative } from 'node:path';

export interface EvalPicture {
  /** Path below the folder, without its ending: the picture's name in the report. */
  readonly name: string;
  readonly file: string;
}

const PICTURE = /\.(?:jpe?g|png|webp)$/i;

/** Every picture below a folder whose path contains `only`, by name. */
export async function listPictures(folder: string, only?: string): Promise<EvalPicture[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && PICTURE.test(entry.name))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = relative(folder, file);
      return { file, name: join(parse(path).dir, parse(path).name).replaceAll('\\', '/') };
    })
    .filter(({ name }) => only === undefined || name.includes(only))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
