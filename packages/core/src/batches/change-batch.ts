import type { Batch } from '@plumbline/contract/api/batches.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { restorableSince } from '../deletion/restorable-until.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database, Repositories } from '../ports/database.ts';
import { cancelMany } from '../tasks/end-task.ts';
import { noteBatchEnd } from '../webhooks/webhooks.ts';
import type { BatchChange, BatchRecord } from './batch-record.ts';
import { type BatchReader, describeBatch } from './describe-batch.ts';
import { requireBatch } from './require-batch.ts';

interface Dependencies extends BatchReader {
  readonly clock: Clock;
}

interface Named {
  readonly userId: string;
  readonly batchId: string;
}

/** Under the batch's lock, which comes before those of its tasks: pausing, resuming, cancelling and retrying exclude each other. */
async function inBatch(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  named: Named,
  work: (repositories: Repositories, batch: BatchRecord, at: Date) => Promise<BatchChange>,
): Promise<BatchRecord> {
  return database.transaction(async (repositories) => {
    const batch = requireBatch(await repositories.batches.lock(named.batchId), named);
    const change = await work(repositories, batch, clock.now());
    if (Object.keys(change).length > 0) await repositories.batches.change(batch.batchId, change);
    return { ...batch, ...change };
  });
}

/** Holds what waits; what runs is finished. On every machine, and until somebody lets it go on. @throws AppError `NOT_FOUND`, `GONE` */
export async function pauseBatch(dependencies: Dependencies, named: Named): Promise<Batch> {
  const batch = await inBatch(dependencies, named, async ({ batches, taskEvents }, { pausedAt }, at) => {
    const held = await batches.hold(named.batchId);
    await taskEvents.appendMany(named.userId, held, at, { queueMoved: true });
    return { pausedAt: pausedAt ?? at };
  });
  return describeBatch(dependencies, batch);
}

/** What was held waits again, at its old place among its owner's. @throws AppError `NOT_FOUND`, `GONE` */
export async function resumeBatch(dependencies: Dependencies, named: Named): Promise<Batch> {
  const batch = await inBatch(
    dependencies,
    named,
    async ({ batches, queue, taskEvents }, { pausedAt }, at) => {
      if (pausedAt === null) return {};
      const waiting = await batches.letGo(named.batchId);
      if (waiting.length > 0 && !(await queue.enqueueMany(waiting)))
        throw new AppError('TASK_START_FAILED', `the queue did not take batch ${named.batchId} back`);
      await taskEvents.appendMany(named.userId, waiting, at, { queueMoved: true });
      return { pausedAt: null };
    },
  );
  return describeBatch(dependencies, batch);
}

/** Ends what waits and what runs; its tickets come back, its pictures stay. @throws AppError `NOT_FOUND`, `GONE` */
export async function cancelBatch(dependencies: Dependencies, named: Named): Promise<Batch> {
  const batch = await inBatch(dependencies, named, (repositories, batch, at) =>
    cancelOpen(repositories, batch, at),
  );
  return describeBatch(dependencies, batch);
}

async function cancelOpen(repositories: Repositories, batch: BatchRecord, at: Date): Promise<BatchChange> {
  const open = await repositories.batches.lockOpen(batch.batchId);
  if (open.length === 0) return {};
  await cancelMany(repositories, batch.userId, open, at);
  const change = { pausedAt: null, cancelledAt: at };
  await noteBatchEnd(repositories, { ...batch, ...change }, at);
  return change;
}

/** @throws AppError `NOT_FOUND`, `GONE` */
export async function renameBatch(
  dependencies: Dependencies,
  named: Named,
  change: Pick<BatchChange, 'title' | 'names'>,
): Promise<Batch> {
  return describeBatch(dependencies, await inBatch(dependencies, named, async () => change));
}

/**
 * Deletes the order; what was made stays in the works. What has not ended is cancelled and stays so when the order is restored.
 *
 * @throws AppError `NOT_FOUND`, `GONE`
 */
export async function deleteBatch(
  dependencies: Pick<Dependencies, 'database' | 'clock'>,
  named: Named,
): Promise<void> {
  await inBatch(dependencies, named, async (repositories, batch, at) => ({
    ...(await cancelOpen(repositories, batch, at)),
    deletedAt: at,
  }));
}

/** @throws AppError `NOT_FOUND`; `GONE` where its time is over */
export async function restoreBatch(dependencies: Dependencies, named: Named): Promise<Batch> {
  const { database, clock } = dependencies;
  const batch = await database.transaction(async ({ batches }) => {
    const found = await batches.lock(named.batchId);
    const deletedAt = found?.deletedAt ?? null;
    if (!found || deletedAt === null || deletedAt <= restorableSince(clock.now()))
      return requireBatch(found, named);
    const living = requireBatch({ ...found, deletedAt: null }, named);
    await batches.change(named.batchId, { deletedAt: null });
    return living;
  });
  return describeBatch(dependencies, batch);
}
