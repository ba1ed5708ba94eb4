import { join } from 'node:path';
import { startEmbeddedPostgres } from '@plumbline/platform/database/embedded-postgres.ts';
import { createServices } from '@plumbline/platform/services.ts';
import type { Settings } from '@plumbline/platform/settings/settings.ts';
import type { ClosingStack } from './closing-stack.ts';
import { lockDataDir } from './data-dir-lock.ts';

export interface RunningPlumbline {
  /** undefined where this process is a worker alone. */
  readonly url: string | undefined;
}

/**
 * Starts what the role asks for, in the order in which each part needs the one before.
 *
 * @param stack takes each part as soon as it runs, so that a start that fails half-way is undone as well
 * @param onDatabaseEnd called when the embedded database ends, whether it was asked to or not
 */
export async function runPlumbline(
  settings: Settings,
  stack: ClosingStack,
  onDatabaseEnd: () => void,
): Promise<RunningPlumbline> {
  const databaseUrl = settings.databaseUrl ?? (await startDatabase(settings.dataDir, stack, onDatabaseEnd));
  const services = await createServices({ ...settings, databaseUrl });
  stack.add('The services', () => services.close());
  if (settings.role !== 'server') {
    const { startWorker } = await import('@plumbline/worker/start-worker.ts');
    const worker = await startWorker(services);
    stack.add('The worker', () => worker.close());
  }
  if (settings.role === 'worker') return { url: undefined };
  const { startServer } = await import('@plumbline/server/start-server.ts');
  const server = await startServer(services);
  stack.add('The server', () => server.close());
  return { url: server.url };
}

/** The embedded database belongs to one process, which the lock makes sure of. */
async function startDatabase(dataDir: string, stack: ClosingStack, onEnd: () => void): Promise<string> {
  const lock = await lockDataDir(dataDir);
  stack.addNotice(() => lock.announceStop());
  stack.add('The lock of the data folder', () => lock.release());
  const database = await startEmbeddedPostgres(join(dataDir, 'postgres'));
  stack.add('The database', () => database.close());
  void database.exited.then(onEnd);
  return database.url;
}
