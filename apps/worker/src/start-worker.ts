import { randomUUID } from 'node:crypto';
import { totalmem } from 'node:os';
import type { Compute } from '@plumbline/core/ports/compute.ts';
import type { ImageEngine } from '@plumbline/core/ports/image-engine.ts';
import type { PictureCodec } from '@plumbline/core/ports/picture-codec.ts';
import type { Services } from '@plumbline/platform/services.ts';
import { doLentWork } from '@plumbline/platform/compute/do-lent-work.ts';
import { consumeReadings } from '@plumbline/platform/models/consume-readings.ts';
import { consumeReplays } from '@plumbline/platform/replays/consume-replays.ts';
import { openWorkingBoss } from '@plumbline/platform/tasks/task-boss.ts';
import { consumeCovers } from '@plumbline/platform/tasks/consume-covers.ts';
import { readBuild } from './build/read-build.ts';
import { runLent } from '@plumbline/compute/shared-compute.ts';
import { createModelReader } from './models/model-reader.ts';
import { runReading } from './models/run-reading.ts';
import { createOlderVersions } from './replay/older-versions.ts';
import { runReplay } from './replay/run-replay.ts';
import { renderCover } from './content/render-cover.ts';
import { startReporting } from './report-worker.ts';
import { collectSeldom } from './operations/collect-seldom.ts';
import { listenOperations } from './operations/listen-operations.ts';
import { createTaskMeasures } from './operations/task-measures.ts';
import { startCheckingOrders } from './start-checking-orders.ts';
import { startDeliveringWebhooks } from './start-delivering-webhooks.ts';
import { startSweeping } from './start-sweeping.ts';
import { startTaking } from './tasks/start-taking.ts';
import { largestSizeFor } from './tasks/work-offer.ts';
import { startEndingUnable } from './start-ending-unable.ts';

/** Time that running tasks have to end by themselves before they go back to the queue. */
const DRAIN_MS = 2_000;

/** Of servers' work at a time: a render goes on beside it. */
const LENT_SLOTS = 2;
/** With a replay, a model and a cover at a time. */
const JOB_SLOTS = LENT_SLOTS + 3;

export interface WorkerOptions {
  /** What makes pictures; closed with the worker. */
  readonly engines: readonly ImageEngine[];
  readonly codec: PictureCodec;
  /** Does what servers elsewhere have no thread free for; undefined: nothing of theirs. */
  readonly compute?: Compute;
}

export interface RunningWorker {
  /** Takes no new tasks; those that run end within two seconds or go back to the queue, without charge. */
  close(): Promise<void>;
}

/** Runs tasks from the queue, `settings.workerConcurrency` at a time. */
export async function startWorker(services: Services, options: WorkerOptions): Promise<RunningWorker> {
  collectSeldom();
  const { settings, database, clock, logger } = services;
  const { databaseUrl, workerConcurrency: slots } = settings;
  if (databaseUrl === undefined) throw new Error('startWorker needs settings.databaseUrl.');
  const { engines, codec, compute } = options;
  const { workerListens } = settings.operations;
  const listener =
    settings.role === 'worker' && workerListens ? await listenOperations(services, workerListens) : undefined;
  const stopping = new AbortController();
  const build = await readBuild();
  const measures = createTaskMeasures(services.metrics, services.tracing);
  const workerId = randomUUID();
  // What a container is given counts, not what its machine has.
  const largestSize = largestSizeFor(Math.min(process.constrainedMemory() || Infinity, totalmem()), slots);
  let hears = () => false;
  const reporting = await startReporting({
    database,
    clock,
    logger,
    workerId,
    slots,
    largestSize,
    engines,
    build,
    hears: () => hears(),
  });
  const endingUnable = startEndingUnable(services);
  const sweeping = startSweeping(services);
  const checkingOrders = startCheckingOrders(services);
  const delivering = startDeliveringWebhooks(services);

  const olderVersions = createOlderVersions({ dataDir: settings.dataDir });
  const boss = await openWorkingBoss(databaseUrl, JOB_SLOTS, logger);
  const replaying = await consumeReplays(boss, (job) =>
    runReplay({ ...services, codec, engines, olderVersions }, job, stopping.signal),
  );
  const reader = createModelReader({ threads: 1 });
  const reading = await consumeReadings(boss, (job, signal) =>
    runReading({ ...services, reader }, job, AbortSignal.any([signal, stopping.signal])),
  );
  const covers = await consumeCovers(boss, (job, attempt) =>
    renderCover({ ...services, codec, engines }, job, {
      ...attempt,
      signal: AbortSignal.any([attempt.signal, stopping.signal]),
    }),
  );
  const lent =
    compute &&
    (await doLentWork({ ...services, boss, slots: LENT_SLOTS }, (call, signal) =>
      runLent(compute, call, signal),
    ));
  // Last: the first task may be there already.
  const taking = startTaking(services, {
    workerId,
    largestSize,
    engines,
    codec,
    build,
    measures,
    stopping: stopping.signal,
    onHearing: () => reporting.reportNow(),
  });
  hears = taking.hears;
  return {
    async close() {
      // Told first: what is given to it from now on would have to be given back.
      hears = () => false;
      reporting.reportNow();
      const timer = setTimeout(() => stopping.abort(new Error('the worker stops')), DRAIN_MS);
      await Promise.all([taking.stop(), covers.close(), replaying.close(), reading.close(), lent?.close()]);
      clearTimeout(timer);
      await boss.stop({ graceful: false });
      await Promise.all(
        [sweeping, endingUnable, checkingOrders, delivering, reporting].map((part) => part.close()),
      );
      await reader.close();
      await listener?.close();
      await Promise.all(engines.map((engine) => engine.close()));
    },
  };
}
