import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Folders } from '../ports/ports.ts';

/** So many files of one millisecond are told apart. */
const SAME_NAME_MAX = 100;

export function systemFolders(pictures: string): Folders {
  return {
    isWindows: process.platform === 'win32',
    pictures,
    canWrite: async (folder) => {
      try {
        await mkdir(folder, { recursive: true });
        const probe = join(folder, `.plumbline-${randomUUID()}`);
        await writeFile(probe, '', { flag: 'wx' });
        await rm(probe);
        return (await stat(folder)).isDirectory();
      } catch {
        return false;
      }
    },
    save: async (folder, name, bytes) => {
      await mkdir(folder, { recursive: true });
      for (let n = 0; n < SAME_NAME_MAX; n++) {
        const extension = extname(name);
        const path = join(folder, n === 0 ? name : `${name.slice(0, -extension.length)}-${n}${extension}`);
        try {
          await writeFile(path, bytes, { flag: 'wx' });
          return path;
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        }
      }
      throw new Error(`no free name like ${name}`);
    },
    exists: (path) =>
      access(path, constants.R_OK).then(
        () => true,
        () => false,
      ),
  };
}
