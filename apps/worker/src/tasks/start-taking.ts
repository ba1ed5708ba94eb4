import type { ImageEngine } from '@plumbline/core/ports/image-engine.ts';
import type { PictureCodec } from '@plumbline/core/ports/picture-codec.ts';
import { type ClaimedTask, claimNext, takeGiven } from '@plumbline/core/tasks/run/claim-task.ts';
import { releaseTask } from '@plumbline/core/tasks/run/release-task.ts';
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
  /** From now on it hears of tasks that are given to it. */
  readonly onHearing: () => void;
}

/** Takes the tasks that are next for this worker and runs them, `settings.workerConcurrency` at a time. */
export function startTaking(
  services: Services,
  { workerId, largestSize, engines, codec, build, measures, stopping, onHearing }: Taking,
): { hears(): boolean; stop(): Promise<void> } {
  const { settings, database, clock, logger } = services;
  const { databaseUrl, workerConcurrency: slots } = settings;
  if (databaseUrl === undefined) throw new Error('startTaking needs settings.databaseUrl.');
  const running = new RunningTasks(database, {
    databaseUrl,
    workerId,
    logger,
    onWaiting: () => taker.wake(),
    onHearing,
    onGiven: (taskId) => {
      // A place is taken at once, so that nothing that waits is taken into it meanwhile.
      if (!taker.give(() => runGiven(taskId)))
        giveBack(taskId).catch((error: unknown) =>
          logger.warn({ err: error, taskId }, 'a given task could not be given back'),
        );
    },
  });
  const now = () => clock.now();
  /** It runs when what is returned is called; meanwhile its end by others is heard of. */
  const ready = (claimed: ClaimedTask, claimMs: number, watched = running.watch(claimed)) => {
    const dependencies = { ...services, codec, engines, build, measures, stopping };
    const work = () =>
      runTask({ ...dependencies, providerCode: settings.labels.providerCode }, claimed, watched);
    const { taskId, traceparent } = claimed.task;
    return () => withTraceparent(readTraceparent(traceparent), () => measures.task(taskId, claimMs, work));
  };
  /** Heard of and not yet running: lost it is not. */
  const heard = new Set<string>();
  const take = (taskId: string) =>
    takeGiven(database, { taskId, workerId }, now, (error) =>
      logger.warn({ err: error, taskId }, 'an attempt could not be written down'),
    );
  const readyGiven = async (taskId: string): Promise<(() => Promise<unknown>) | undefined> => {
    const begun = performance.now();
    const claimed = await take(taskId);
    if (!claimed) return undefined;
    const watched = running.watch(claimed);
    const claimMs = performance.now() - begun;
    // What a worker tells of its engines is some seconds old: the queue knows who else may do it, and what may take their place.
    const agreed = engines.filter(({ id }) => id === claimed.task.engineTerms?.engineId);
    const [healthy] = await healthyEngines(agreed);
    if (healthy) return ready(claimed, claimMs, watched);
    watched.close();
    return () => releaseTask(database, claimed, { at: now(), why: 'stopping' });
  };
  const runGiven = async (taskId: string) => {
    heard.add(taskId);
    const run = await readyGiven(taskId).finally(() => heard.delete(taskId));
    await run?.();
  };
  /** Another worker has a place, or one here becomes free. */
  const giveBack = async (taskId: string) => {
    const claimed = await take(taskId);
    if (claimed) await releaseTask(database, claimed, { at: now(), why: 'stopping' });
  };
  const taker = takeTasks({ slots, logger }, async (isRound) => {
    const offer = {
      workerId,
      engines: await healthyEngines(engines),
      largestSize,
      running: [...running.ids(), ...heard],
      // A task that was running when a worker died may be what killed it. Such tasks run one at a time, so that the
      // guilty one cannot use up the attempts of the others.
      interrupted: !running.hasInterrupted(),
      looksBack: isRound,
    };
    const begun = performance.now();
    const claimed = await claimNext(database, offer, now);
    return claimed && ready(claimed, performance.now() - begun);
  });
  return {
    /** Whether it would hear of a task that is given to it now. */
    hears: () => running.hears(),
    async stop() {
      await taker.stop();
      await running.close();
    },
  };
}
