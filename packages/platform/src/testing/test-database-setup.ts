import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool } from '../database/create-pool.ts';
import { stopLeftover } from '../database/embedded/stop-leftover.ts';
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { migrate } from '../database/migrate.ts';
import { createLogger } from '../logging/create-logger.ts';
import { openSendingBoss } from '../tasks/task-boss.ts';
import { createEmptyTestDatabase, TEMPLATE_VARIABLE, type TestDatabase } from './test-database.ts';

const PREFIX = 'plumbline-test-database-';

/**
 * Vitest's global setup: one PostgreSQL for the whole run, its address in `TEST_DATABASE_URL`, which the test
 * processes inherit, and in it a database with this version's schema, which each test file gets a copy of. A server
 * whose address is already set is used as it is.
 */
export async function setup(): Promise<() => Promise<void>> {
  const stopServer = process.env.TEST_DATABASE_URL === undefined ? await startServer() : undefined;
  const template = await createTemplate();
  process.env[TEMPLATE_VARIABLE] = template.name;
  return async () => {
    delete process.env[TEMPLATE_VARIABLE];
    await template.drop();
    await stopServer?.();
  };
}

async function startServer(): Promise<() => Promise<void>> {
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

/** Our tables and those of the queue. Nobody may be connected to it while it is copied. */
async function createTemplate(): Promise<TestDatabase> {
  const template = await createEmptyTestDatabase();
  await migrate(template.url);
  const pool = createPool(template.url, () => undefined);
  const boss = await openSendingBoss(pool, createLogger('silent'));
  await boss.stop({ graceful: false });
  await pool.end();
  return template;
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
