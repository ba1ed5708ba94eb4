import type { ImageEngine } from '@plumbline/core/ports/image-engine.ts';
import type { PictureCodec } from '@plumbline/core/ports/picture-codec.ts';
import { claimNext } from '@plumbline/core/tasks/run/claim-task.ts';
import type { Build } from '@plumbline/core/tasks/task-record.ts';
import { readTraceparent, withTraceparent } from '@plumbline/core/tracing/trace-context.ts';
import type { Services } from '@plumbline/platform/services.ts';
import type { TaskMeasures } from '../operations/task-measures.ts';
import { runTask } from './run-task.ts';
import { RunningTasks } from './running-tasks.ts';
import { takeTasks } from './take-tasks.ts';
import { healthyEngines } from './work-offer.ts';

export interface Taking {
  readonly workerId: string;
  /** The longest side that its memory is enough for, in pixels; null: any. */
  readonly largestSize: number | null;
  readonly engines: readonly ImageEngine[];
  readonly codec: PictureCodec;
  readonly build: Build;
  readonly measures: TaskMeasures;
  /** Raised when the worker must let go of its tasks. */
  readonly stopping: AbortSignal;
}

/** Takes the tasks that are next for this worker and runs them, `settings.workerConcurrency` at a time. */
export function startTaking(
  services: Services,
  { workerId, largestSize, engines, codec, build, measures, stopping }: Taking,
): { stop(): Promise<void> } {
  const { settings, database, clock, logger } = services;
  const { databaseUrl, workerConcurrency: slots } = settings;
  if (databaseUrl === undefined) throw new Error('startTaking needs settings.databaseUrl.');
  const running = new RunningTasks(database, databaseUrl, logger, () => taker.wake());
  const taker = takeTasks({ slots, logger }, async (isRound) => {
    const offer = {
      workerId,
      engines: await healthyEngines(engines),
      largestSize,
      running: running.ids(),
      // A task that was running when a worker died may be what killed it. Such tasks run one at a time, so that the
      // guilty one cannot use up the attempts of the others.
      interrupted: !running.hasInterrupted(),
      looksBack: isRound,
    };
    const begun = performance.now();
    const claimed = await claimNext(database, offer, () => clock.now());
    if (!claimed) return undefined;
    const claimMs = performance.now() - begun;
    const watched = running.watch(claimed);
    const dependencies = { ...services, codec, engines, build, measures, stopping };
    const work = () =>
      runTask({ ...dependencies, providerCode: settings.labels.providerCode }, claimed, watched);
    const { taskId, traceparent } = claimed.task;
    return () => withTraceparent(readTraceparent(traceparent), () => measures.task(taskId, claimMs, work));
  });
  return {
    async stop() {
      await taker.stop();
      await running.close();
    },
  };
}
