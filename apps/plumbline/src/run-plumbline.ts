import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Administrator, seedAdministrator } from '@plumbline/core/identity/seed-administrator.ts';
import { createEngines } from '@plumbline/engines/registry.ts';
import { startEmbeddedPostgres } from '@plumbline/platform/database/embedded-postgres.ts';
import { createServices } from '@plumbline/platform/services.ts';
import type { Settings } from '@plumbline/platform/settings/settings.ts';
import { startServer } from '@plumbline/server/start-server.ts';
import { createThreadCompute } from '@plumbline/worker/compute/thread-compute.ts';
import { startWorker } from '@plumbline/worker/start-worker.ts';
import type { ClosingStack } from './closing-stack.ts';
import { lockDataDir } from './data-dir-lock.ts';

export interface RunningPlumbline {
  /** undefined where this process is a worker alone. */
  readonly url: string | undefined;
  /** Only where this start made the first administrator with a password of its own making. */
  readonly newAdministrator: Administrator | undefined;
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
  const compute = createThreadCompute({ threads: Math.max(1, Math.min(4, availableParallelism() - 1)) });
  stack.add('The pixel threads', () => compute.close());
  const services = await createServices({ ...settings, databaseUrl }, { compute });
  stack.add('The services', () => services.close());
  const newAdministrator = await seedAdministrator(services, settings.admin);
  if (settings.role !== 'server') {
    const worker = await startWorker(services, {
      engines: createEngines({ threads: settings.workerConcurrency }),
      codec: compute,
    });
    stack.add('The worker', () => worker.close());
  }
  if (settings.role === 'worker') return { url: undefined, newAdministrator };
  const server = await startServer(services);
  stack.add('The server', () => server.close());
  return { url: server.url, newAdministrator };
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
