import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { requireAnswerable } from '@plumbline/contract/words/require-answerable.ts';
import type { Clock } from '@plumbline/core/ports/clock.ts';
import type { Database } from '@plumbline/core/ports/database.ts';
import type { ImageEngine } from '@plumbline/core/ports/image-engine.ts';
import type { Logger } from '@plumbline/core/ports/logger.ts';
import type { PictureCodec } from '@plumbline/core/ports/picture-codec.ts';
import type { Storage } from '@plumbline/core/ports/storage.ts';
import { type ClaimedTask, claimTask } from '@plumbline/core/tasks/run/claim-task.ts';
import type { Build } from '@plumbline/core/tasks/task-record.ts';
import { ClaimLost, type Delivery, deliverImage } from '@plumbline/core/tasks/run/deliver-image.ts';
import { finishTask } from '@plumbline/core/tasks/run/finish-task.ts';
import { releaseTask } from '@plumbline/core/tasks/run/release-task.ts';
import { chooseEngine } from './choose-engine.ts';
import { loadInputs } from './load-inputs.ts';
import { createProgressWriter } from './progress-writer.ts';
import { runVariant } from './run-variant.ts';

export interface TaskRunDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly codec: PictureCodec;
  readonly engines: readonly ImageEngine[];
  /** The sources of this process, for the records. */
  readonly build: Build;
  /** Who answers for what is made; its labels name it. */
  readonly providerCode: string;
  /** Raised when the worker must let go of its tasks. */
  readonly stopping: AbortSignal;
}

/**
 * Runs what is left of a task: claims it, makes and delivers each missing image, ends it. Images that cannot be made
 * are skipped and their tickets come back; what goes wrong around them (database, storage) is thrown, so that the queue
 * tries again.
 *
 * @param watch raises the signal of a task when its claim may be lost; called back when the run is over
 */
export async function runTask(
  dependencies: TaskRunDependencies,
  taskId: string,
  watch: (claimed: ClaimedTask) => { readonly lost: AbortController; readonly close: () => void },
): Promise<void> {
  const { database, clock, logger, stopping } = dependencies;
  const claimed = await claimTask(database, taskId, clock.now());
  if (!claimed) return;
  const { lost, close } = watch(claimed);
  try {
    const error = await makeImages(dependencies, claimed, lost);
    await finishTask(database, claimed, error, clock.now());
    logger.info({ taskId, error }, 'a task has ended');
  } catch (error) {
    if (lost.signal.aborted || error instanceof ClaimLost) {
      logger.info({ taskId }, 'a task was cancelled or taken over');
      return;
    }
    if (stopping.aborted) {
      await releaseTask(database, claimed, clock.now());
      logger.info({ taskId }, 'a task went back to the queue');
      return;
    }
    logger.error({ err: error, taskId }, 'a task was interrupted and will be tried again');
    throw error;
  } finally {
    close();
  }
}

/** @returns why an image is missing, null where none is */
async function makeImages(
  dependencies: TaskRunDependencies,
  claimed: ClaimedTask,
  lost: AbortController,
): Promise<ErrorCode | null> {
  const { logger, stopping } = dependencies;
  const { task, missing } = claimed;
  const signal = AbortSignal.any([stopping, lost.signal]);
  const writer = createProgressWriter(dependencies, claimed, () => lost.abort(new ClaimLost(task.taskId)));
  let failure: ErrorCode | null = null;
  let tried = task.request.count - missing.length;
  try {
    const engine = await chooseEngine(dependencies.engines, task.request);
    if (engine.reads === 'vocabulary') requireAnswerable(task.request);
    const inputs = await loadInputs(dependencies, claimed.inputs, {
      content: task.content,
      request: task.request,
      readsOriginal: TOOLS[task.request.function].readsOriginal === true,
      signal,
    });
    for (const variant of missing) {
      const progress = (fraction: number, stage: string) =>
        writer.report((tried + fraction) / task.request.count, stage);
      let delivery: Delivery | undefined;
      try {
        delivery = await runVariant({ ...dependencies, engine, inputs, task, variant, signal, progress });
      } catch (error) {
        signal.throwIfAborted();
        failure = error instanceof AppError ? error.code : 'RENDER_FAILED';
        logger.error({ err: error, taskId: task.taskId, variant }, 'an image could not be made');
      }
      if (delivery) await deliverImage(dependencies, claimed, delivery);
      tried += 1;
    }
    return failure;
  } catch (error) {
    // An expected failure before the first image (no engine, a base that cannot be read) is every image's failure.
    if (error instanceof AppError && !signal.aborted) return error.code;
    throw error;
  } finally {
    await writer.close();
  }
}
