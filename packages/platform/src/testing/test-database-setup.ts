import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopLeftover } from '../database/embedded/stop-leftover.ts';
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';

const PREFIX = 'plumbline-test-database-';

/**
 * Vitest's global setup: one PostgreSQL for the whole run, its address in `TEST_DATABASE_URL`, which the test
 * processes inherit. An address that is already set is used as it is.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL !== undefined) return undefined;
  await removeAbandoned();
  const dir = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const server = await startEmbeddedPostgres(dir, { fast: true });
  process.env.TEST_DATABASE_URL = server.url;
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await server.close();
    await rm(dir, { recursive: true, force: true });
  };
}

/** Servers of test runs that were killed: their folder names the process that made them. */
async function removeAbandoned(): Promise<void> {
  const names = await readdir(tmpdir());
  for (const name of names.filter((entry) => entry.startsWith(PREFIX))) {
    const owner = Number(name.slice(PREFIX.length).split('-')[0]);
    if (isAlive(owner)) continue;
    const dir = join(tmpdir(), name);
    await stopLeftover(join(dir, 'cluster')).catch(() => undefined);
    await rm(dir, { recursive: true, force: true }).catch(() => undefined);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
