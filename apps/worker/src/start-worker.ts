import { randomUUID } from 'node:crypto';
import type { ImageEngine } from '@plumbline/core/ports/image-engine.ts';
import type { PictureCodec } from '@plumbline/core/ports/picture-codec.ts';
import type { Services } from '@plumbline/platform/services.ts';
import { consumeReadings } from '@plumbline/platform/models/consume-readings.ts';
import { consumeReplays } from '@plumbline/platform/replays/consume-replays.ts';
import { consumeTasks } from '@plumbline/platform/tasks/consume-tasks.ts';
import { readBuild } from './build/read-build.ts';
import { createModelReader } from './models/model-reader.ts';
import { runReading } from './models/run-reading.ts';
import { createOlderVersions } from './replay/older-versions.ts';
import { runReplay } from './replay/run-replay.ts';
import { renderCover } from './content/render-cover.ts';
import { startReporting } from './report-worker.ts';
import { startCheckingOrders } from './start-checking-orders.ts';
import { startSweeping } from './start-sweeping.ts';
import { Mutex } from './tasks/mutex.ts';
import { runTask } from './tasks/run-task.ts';
import { RunningTasks } from './tasks/running-tasks.ts';

/** Time that running tasks have to end by themselves before they go back to the queue. */
const DRAIN_MS = 2_000;

export interface WorkerOptions {
  /** What makes pictures; closed with the worker. */
  readonly engines: readonly ImageEngine[];
  readonly codec: PictureCodec;
}

export interface RunningWorker {
  /** Takes no new tasks; those that run end within two seconds or go back to the queue, without charge. */
  close(): Promise<void>;
}

/** Runs tasks from the queue, `settings.workerConcurrency` at a time. */
export async function startWorker(services: Services, options: WorkerOptions): Promise<RunningWorker> {
  const { settings, database, clock, logger } = services;
  const { databaseUrl, workerConcurrency: slots } = settings;
  if (databaseUrl === undefined) throw new Error('startWorker needs settings.databaseUrl.');
  const { engines, codec } = options;
  const stopping = new AbortController();
  const running = new RunningTasks(database, databaseUrl, logger);
  const suspects = new Mutex();
  const build = await readBuild();
  const report = { database, clock, logger, workerId: randomUUID(), slots, engines, build };
  const reporting = await startReporting(report);
  const sweeping = startSweeping(services);
  const checkingOrders = startCheckingOrders(services);

  const run = async (taskId: string, signal: AbortSignal) => {
    const work = () =>
      runTask(
        {
          ...services,
          codec,
          engines,
          build,
          providerCode: settings.labels.providerCode,
          stopping: stopping.signal,
        },
        taskId,
        (claimed) => running.watch(claimed, signal),
      );
    const known = await database.tasks.find(taskId);
    // A task that was running when a worker died may be what killed it. Such tasks run one at a time, so that the
    // guilty one cannot use up the attempts of the others.
    await (known && known.attempts > 0 ? suspects.run(work) : work());
  };
  const olderVersions = createOlderVersions({ dataDir: settings.dataDir });
  const replaying = await consumeReplays({ databaseUrl, logger }, (job) =>
    runReplay({ ...services, codec, engines, olderVersions }, job, stopping.signal),
  );
  const reader = createModelReader({ threads: 1 });
  const reading = await consumeReadings({ databaseUrl, logger }, (job, signal) =>
    runReading({ ...services, reader }, job, AbortSignal.any([signal, stopping.signal])),
  );
  const consumer = await consumeTasks({ databaseUrl, slots, logger }, run, (job, attempt) =>
    renderCover({ ...services, codec, engines }, job, {
      ...attempt,
      signal: AbortSignal.any([attempt.signal, stopping.signal]),
    }),
  );
  return {
    async close() {
      const timer = setTimeout(() => stopping.abort(new Error('the worker stops')), DRAIN_MS);
      await Promise.all([consumer.stop(), replaying.close(), reading.close()]);
      clearTimeout(timer);
      await Promise.all([sweeping, checkingOrders, reporting, running].map((part) => part.close()));
      await consumer.close();
      await reader.close();
      await Promise.all(engines.map((engine) => engine.close()));
    },
  };
}
