import { totalmem } from 'node:os';
import type { ImageEngine } from '@plumbline/core/ports/image-engine.ts';
import type { PictureCodec } from '@plumbline/core/ports/picture-codec.ts';
import { claimTask } from '@plumbline/core/tasks/run/claim-task.ts';
import type { ChosenTask } from '@plumbline/core/tasks/run/work-offer.ts';
import type { Build } from '@plumbline/core/tasks/task-record.ts';
import { readTraceparent, withTraceparent } from '@plumbline/core/tracing/trace-context.ts';
import type { Services } from '@plumbline/platform/services.ts';
import type { TaskMeasures } from '../operations/task-measures.ts';
import { runTask } from './run-task.ts';
import { RunningTasks } from './running-tasks.ts';
import { takeTasks } from './take-tasks.ts';
import { healthyEngines, largestSizeFor } from './work-offer.ts';

export interface Taking {
  readonly workerId: string;
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
  { workerId, engines, codec, build, measures, stopping }: Taking,
): { stop(): Promise<void> } {
  const { settings, database, clock, logger } = services;
  const { databaseUrl, workerConcurrency: slots } = settings;
  if (databaseUrl === undefined) throw new Error('startTaking needs settings.databaseUrl.');
  // What a container is given counts, not what its machine has.
  const largestSize = largestSizeFor(Math.min(process.constrainedMemory() || Infinity, totalmem()), slots);
  const running = new RunningTasks(database, databaseUrl, logger, () => taker.wake());
  const taker = takeTasks(
    { slots, logger },
    async () => {
      const offer = {
        workerId,
        engines: await healthyEngines(engines),
        largestSize,
        running: running.ids(),
        // A task that was running when a worker died may be what killed it. Such tasks run one at a time, so that the
        // guilty one cannot use up the attempts of the others.
        interrupted: !running.hasInterrupted(),
      };
      const chosen = await database.tasks.next(offer, clock.now());
      if (!chosen) return 'nothing';
      const claiming = Promise.withResolvers<boolean>();
      const work = withTraceparent(readTraceparent(chosen.traceparent), () =>
        measures.task(chosen.taskId, () => claimAndRun(chosen, claiming.resolve)),
      );
      // What goes wrong before the claim is the choice's failure, and afterwards the run's.
      work.catch(claiming.reject);
      return (await claiming.promise) ? { work } : 'again';
    },
    ({ work }) => work,
  );

  const claimAndRun = async (chosen: ChosenTask, onClaim: (claimed: boolean) => void) => {
    const by = { workerId, claim: chosen.claim };
    const claimed = await measures.step('claim', () => claimTask(database, chosen.taskId, clock.now(), by));
    if (!claimed) return onClaim(false);
    const watched = running.watch(claimed);
    onClaim(true);
    const dependencies = { ...services, codec, engines, build, measures, stopping };
    await runTask({ ...dependencies, providerCode: settings.labels.providerCode }, claimed, watched);
  };
  return {
    async stop() {
      await taker.stop();
      await running.close();
    },
  };
}
