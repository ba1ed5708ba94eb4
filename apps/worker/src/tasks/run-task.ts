import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { requireAnswerable } from '@plumbline/contract/words/require-answerable.ts';
import type { Clock } from '@plumbline/core/ports/clock.ts';
import type { Database } from '@plumbline/core/ports/database.ts';
import type { ImageEngine, PixelBuffer } from '@plumbline/core/ports/image-engine.ts';
import type { Logger } from '@plumbline/core/ports/logger.ts';
import type { PictureCodec } from '@plumbline/core/ports/picture-codec.ts';
import type { Storage } from '@plumbline/core/ports/storage.ts';
import type { ClaimedTask } from '@plumbline/core/tasks/run/claim-task.ts';
import type { Build } from '@plumbline/core/tasks/task-record.ts';
import { ClaimLost, type Delivery } from '@plumbline/core/tasks/run/deliver-image.ts';
import { finishTask } from '@plumbline/core/tasks/run/finish-task.ts';
import { postponeTask } from '@plumbline/core/tasks/run/postpone-task.ts';
import { releaseTask } from '@plumbline/core/tasks/run/release-task.ts';
import { isOutage } from '@plumbline/platform/is-outage.ts';
import type { RunOutcome, TaskMeasures } from '../operations/task-measures.ts';
import { chooseEngine } from './choose-engine.ts';
import { deliverPatiently } from './deliver-patiently.ts';
import { loadInputs } from './load-inputs.ts';
import { createProgressWriter } from './progress-writer.ts';
import { runVariant } from './run-variant.ts';
import { waitOut } from './wait-out.ts';

export interface TaskRunDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly codec: PictureCodec;
  readonly engines: readonly ImageEngine[];
  /** The sources of this process, for the records. */
  readonly build: Build;
  readonly measures: TaskMeasures;
  /** Who answers for what is made; its labels name it. */
  readonly providerCode: string;
  /** Raised when the worker must let go of its tasks. */
  readonly stopping: AbortSignal;
}

/**
 * Runs what is left of a claimed task: makes and delivers each missing image, ends it. Images that cannot be made are
 * skipped and their tickets come back; where something goes wrong around them (database, storage) the task waits again.
 *
 * @param watched `lost` is raised when its claim may be lost; `close` is called when the run is over
 * @throws where it could not even be given back: its worker, which runs it no more, finds it among its own
 */
export async function runTask(
  dependencies: TaskRunDependencies,
  claimed: ClaimedTask,
  { lost, close }: { readonly lost: AbortController; readonly close: () => void },
): Promise<void> {
  const { database, clock, logger, stopping, measures } = dependencies;
  const begun = clock.now();
  const { task } = claimed;
  const { taskId } = task;
  if (task.attempts === 1) measures.waited(task, begun);
  let outcome: RunOutcome = 'interrupted';
  try {
    const { error, ended } = await makeImages(dependencies, claimed, lost);
    if (!ended) await measures.step('finish', () => finishTask(database, claimed, error, clock.now()));
    outcome = error === null ? 'done' : 'failed';
    logger.info({ taskId, error }, 'a task has ended');
  } catch (error) {
    if (lost.signal.aborted || error instanceof ClaimLost) {
      outcome = 'lost';
      logger.info({ taskId }, 'a task was cancelled or taken over');
      return;
    }
    if (stopping.aborted) {
      await releaseTask(database, claimed, { at: clock.now(), why: 'stopping' });
      outcome = 'released';
      logger.info({ taskId }, 'a task went back to the queue');
      return;
    }
    if (isOutage(error) && (await postpone(dependencies, claimed, lost.signal))) {
      outcome = 'released';
      logger.warn({ err: error, taskId }, 'a task waits until what it needs is back');
      return;
    }
    logger.error({ err: error, taskId }, 'a task was interrupted and will be tried again');
    await releaseTask(database, claimed, { at: clock.now(), why: 'interrupted' });
  } finally {
    close();
    measures.ended(task.request.function, outcome, clock.now().getTime() - begun.getTime());
  }
}

/** The database may be what is away, and is then waited for. @returns whether the task waits now */
async function postpone(
  { database, clock, stopping }: TaskRunDependencies,
  claimed: ClaimedTask,
  lost: AbortSignal,
): Promise<boolean> {
  const given = AbortSignal.any([stopping, lost]);
  return waitOut(() => postponeTask(database, claimed, clock.now()), given).catch(() => false);
}

interface MadeImages {
  /** Why an image is missing, null where none is. */
  readonly error: ErrorCode | null;
  /** The task has ended with its last image. */
  readonly ended: boolean;
}

async function makeImages(
  dependencies: TaskRunDependencies,
  claimed: ClaimedTask,
  lost: AbortController,
): Promise<MadeImages> {
  const { logger, stopping, measures } = dependencies;
  const { step } = measures;
  const { task, missing } = claimed;
  const signal = AbortSignal.any([stopping, lost.signal]);
  const writer = createProgressWriter(dependencies, claimed, () => lost.abort(new ClaimLost(task.taskId)));
  let failure: ErrorCode | null = null;
  let tried = task.request.count - missing.length;
  let ended = false;
  try {
    const { engine, extraTickets } = await chooseEngine(dependencies.engines, task.request, {
      policy: claimed.policy,
      terms: task.engineTerms,
    });
    const ticketsBack = (task.engineTerms?.extraTickets ?? 0) - extraTickets;
    if (engine.reads === 'vocabulary') requireAnswerable(task.request);
    const inputs = await step('load', () =>
      loadInputs(dependencies, claimed.inputs, {
        content: task.content,
        request: task.request,
        readsOriginal: TOOLS[task.request.function].readsOriginal === true,
        signal,
      }),
    );
    for (const variant of missing) {
      const progress = (fraction: number, stage: string) =>
        writer.report((tried + fraction) / task.request.count, stage);
      let delivery: Delivery | undefined;
      try {
        const preview = (picture: PixelBuffer) => writer.show(picture);
        const run = { engine, inputs, task, variant, signal, progress, preview };
        delivery = await runVariant({ ...dependencies, ...run });
      } catch (error) {
        signal.throwIfAborted();
        failure = error instanceof AppError ? error.code : 'RENDER_FAILED';
        logger.error({ err: error, taskId: task.taskId, variant }, 'an image could not be made');
      }
      const isLast = variant === missing.at(-1);
      // Of a task that has ended no progress is told.
      await (isLast ? writer.close() : writer.forgetPicture());
      measures.image(task.request.function, engine.id, delivery !== undefined);
      if (delivery) {
        const ends = isLast ? { error: failure } : undefined;
        const whole = { ...delivery, ticketsBack, ends };
        await deliverPatiently({ ...dependencies, step }, claimed, whole, signal);
        ended = isLast;
      }
      tried += 1;
    }
    return { error: failure, ended };
  } catch (error) {
    // An expected failure before the first image (no engine, a base that cannot be read) is every image's failure.
    if (error instanceof AppError && !signal.aborted) return { error: error.code, ended };
    throw error;
  } finally {
    await writer.close();
  }
}
