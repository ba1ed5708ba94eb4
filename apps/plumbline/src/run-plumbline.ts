import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type NewPassword, resetAdministrator } from '@plumbline/core/administration/reset-administrator.ts';
import { type Administrator, seedAdministrator } from '@plumbline/core/identity/seed-administrator.ts';
import type { ImageEngine } from '@plumbline/core/ports/image-engine.ts';
import { createEngines } from '@plumbline/engines/registry.ts';
import { startEmbeddedPostgres } from '@plumbline/platform/database/embedded-postgres.ts';
import { openWorkLender } from '@plumbline/platform/compute/lend-work.ts';
import { type Services, createServices } from '@plumbline/platform/services.ts';
import { forbidEgress } from '@plumbline/platform/network/forbid-egress.ts';
import type { Settings } from '@plumbline/platform/settings/settings.ts';
import { startServer } from '@plumbline/server/start-server.ts';
import { liveCodec } from '@plumbline/compute/pictures/live-codec.ts';
import { createSharedCompute } from '@plumbline/compute/shared-compute.ts';
import { type ThreadCompute, createThreadCompute } from '@plumbline/compute/thread-compute.ts';
import { startWorker } from '@plumbline/worker/start-worker.ts';
import type { ClosingStack } from './closing-stack.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { openGenerators } from './open-generators.ts';

export interface RunningPlumbline {
  /** undefined where this process is a worker alone. */
  readonly url: string | undefined;
  /** Only where this start made the first administrator with a password of its own making. */
  readonly newAdministrator: Administrator | undefined;
  /** Whom `ADMIN_RESET` let in again; null where it names no administrator. */
  readonly resetAdministrator: NewPassword | null | undefined;
}

/**
 * Starts what the role asks for, in the order in which each part needs the one before.
 *
 * @param stack takes each part as soon as it runs, so that a start that fails half-way is undone as well
 * @param onDatabaseEnd called when the embedded database ends, whether it was asked to or not
 * @throws {StoppedError} when the stack is closed meanwhile
 */
export async function runPlumbline(
  settings: Settings,
  stack: ClosingStack,
  onDatabaseEnd: () => void,
): Promise<RunningPlumbline> {
  if (settings.noEgress)
    await stack.open(
      'The closed network',
      async () => forbidEgress(),
      async (lift) => lift(),
    );
  const databaseUrl = settings.databaseUrl ?? (await openDatabase(settings.dataDir, stack, onDatabaseEnd));
  const compute = await openCompute(stack);
  const services = await stack.open(
    'The services',
    () => createServices({ ...settings, databaseUrl }, { compute }),
    (opened) => opened.close(),
  );
  const engines = createEngines({
    threads: settings.workerConcurrency,
    generators: openGenerators(settings.capabilities, settings.privateEngines),
  });
  if (settings.role !== 'server') {
    const lent = settings.role === 'worker' ? { compute } : {};
    const start = () => startWorker(services, { engines, codec: compute, ...lent });
    await stack.open('The worker', start, (worker) => worker.close());
  }
  if (settings.role === 'worker')
    return { url: undefined, newAdministrator: undefined, resetAdministrator: undefined };
  if (settings.role === 'server') await openForLive(engines, stack);
  const shared = settings.role === 'server' ? await shareCompute(services, compute, stack) : services;
  const server = await stack.open(
    'The server',
    () => startServer(shared, { live: { engines, codec: liveCodec } }),
    (opened) => opened.close(),
  );
  // Last, because a start that failed after it would take the only copy of the password with it.
  return {
    url: server.url,
    newAdministrator: await seedAdministrator(services, settings.admin),
    resetAdministrator:
      settings.adminReset === undefined
        ? undefined
        : ((await resetAdministrator(services, settings.adminReset)) ?? null),
  };
}

/** The embedded database belongs to one process, which the lock makes sure of. */
async function openDatabase(dataDir: string, stack: ClosingStack, onEnd: () => void): Promise<string> {
  const lock = await stack.open(
    'The lock of the data folder',
    () => lockDataDir(dataDir),
    (opened) => opened.release(),
  );
  stack.addNotice(() => lock.announceStop());
  const database = await stack.open(
    'The database',
    () => startEmbeddedPostgres(join(dataDir, 'postgres')),
    (opened) => opened.close(),
  );
  void database.exited.then(onEnd);
  return database.url;
}

/**
 * A server alone renders the frames of the live sessions that are connected to it: a frame that went to a worker elsewhere and back
 * would be as old as its picture. A worker closes its engines itself.
 */
async function openForLive(engines: readonly ImageEngine[], stack: ClosingStack): Promise<void> {
  await stack.open(
    'The engines of live sessions',
    async () => engines,
    async (opened) => {
      await Promise.all(opened.map((engine) => engine.close()));
    },
  );
}

/** A server alone has workers elsewhere, whose threads do what its own have no time for. */
async function shareCompute(
  services: Services,
  compute: ThreadCompute,
  stack: ClosingStack,
): Promise<Services> {
  const { databaseUrl } = services.settings;
  if (databaseUrl === undefined) return services;
  const lender = await stack.open(
    'The work given to others',
    () => openWorkLender({ ...services, databaseUrl }),
    (opened) => opened.close(),
  );
  return { ...services, compute: createSharedCompute(compute, { lender, logger: services.logger }) };
}

/** Threads for the pixel work that a request waits for, and for what surrounds a render. */
function openCompute(stack: ClosingStack) {
  const threads = Math.max(1, Math.min(4, availableParallelism() - 1));
  return stack.open(
    'The pixel threads',
    async () => createThreadCompute({ threads }),
    (compute) => compute.close(),
  );
}
