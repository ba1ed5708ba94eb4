import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DATABASE, connectionString } from './connection-string.ts';

/** Line of `postmaster.pid` that holds the port. */
const PORT_LINE = 3;

/**
 * Connection string of the embedded server that another process of ours runs on a folder.
 *
 * @param dir as for `startEmbeddedPostgres`
 * @returns undefined where none runs there
 */
export async function findRunningPostgres(dir: string): Promise<string | undefined> {
  const [password, pidFile] = await Promise.all(
    [join(dir, 'password'), join(dir, 'cluster', 'postmaster.pid')].map((path) =>
      readFile(path, 'utf8').catch(() => undefined),
    ),
  );
  const port = Number(pidFile?.split('\n')[PORT_LINE]);
  if (password === undefined || !Number.isInteger(port) || port <= 0) return undefined;
  return connectionString(password, port, DATABASE);
}
