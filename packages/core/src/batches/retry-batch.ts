import type { Batch } from '@plumbline/contract/api/batches.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ApiKey } from '../api-keys/api-key-repository.ts';
import type { User } from '../identity/user.ts';
import { isOpen, type TaskRecord } from '../tasks/task-record.ts';
import { describeBatch } from './describe-batch.ts';
import { prepareCells, requireOrderer } from './prepare-cells.ts';
import { requireBatch } from './require-batch.ts';
import type { BatchDependencies } from './start-batch.ts';
import { startCells } from './start-cells.ts';

/**
 * Starts cells again that did not come to a picture, with the seed that they had, at today's price; the others stay as they are.
 * In a paused batch they are held as the rest.
 *
 * @param named `taskIds` undefined: all that failed
 * @throws AppError `NOT_FOUND`, `GONE`; `CONFLICT` where a cell is under way or done, or nothing has failed; as `startTask`
 */
export async function retryBatch(
  dependencies: BatchDependencies,
  user: User,
  { batchId, taskIds }: { readonly batchId: string; readonly taskIds?: readonly string[] | undefined },
  apiKey?: ApiKey,
): Promise<Batch> {
  const { database, clock } = dependencies;
  const named = { batchId, userId: user.id };
  const found = requireBatch(await database.batches.find(batchId), named);
  await requireOrderer(dependencies, user, found.order.common.function);
  const catalogue = await dependencies.catalogue();
  const batch = await database.transaction(async (repositories) => {
    const locked = requireBatch(await repositories.batches.lock(batchId), named);
    const current = await repositories.batches.currentTasks(batchId);
    const at = after(current, clock.now());
    const positions = chosen(current, taskIds).map(({ batchPosition }) => batchPosition ?? 0);
    const cells = await prepareCells(repositories, dependencies, catalogue, {
      user,
      order: locked.order,
      positions,
      at,
    });
    const tickets = await startCells(repositories, dependencies, catalogue, {
      user,
      apiKey,
      batch: locked,
      cells,
      at,
    });
    const change = { tickets: locked.tickets + tickets, cancelledAt: null };
    await repositories.batches.change(batchId, change);
    return { ...locked, ...change };
  });
  return describeBatch(dependencies, batch);
}

/** The newest try stands for a cell: later than every one before, whatever a clock says. */
function after(current: readonly TaskRecord[], now: Date): Date {
  return new Date(Math.max(now.getTime(), ...current.map(({ createdAt }) => createdAt.getTime() + 1)));
}

function chosen(current: readonly TaskRecord[], taskIds: readonly string[] | undefined): TaskRecord[] {
  if (taskIds === undefined) {
    const failed = current.filter(({ state }) => state === 'failed');
    if (failed.length === 0) throw new AppError('CONFLICT', 'nothing of the batch has failed');
    return failed;
  }
  return [...new Set(taskIds)].map((taskId) => {
    const task = current.find((candidate) => candidate.taskId === taskId);
    if (!task) throw new AppError('NOT_FOUND', `cell ${taskId}`);
    if (isOpen(task.state) || task.state === 'done')
      throw new AppError('CONFLICT', `cell ${taskId} is ${task.state}`);
    return task;
  });
}
