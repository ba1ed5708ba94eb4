import { randomUUID } from 'node:crypto';
import { UNLIMITED } from '@plumbline/contract/access/quotas.ts';
import { OPEN_CELLS_MAX } from '@plumbline/contract/batches/batch-limits.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ApiKey } from '../api-keys/api-key-repository.ts';
import { takeKeyTickets } from '../api-keys/take-key-tickets.ts';
import { roleOf } from '../access/role-of.ts';
import type { User } from '../identity/user.ts';
import type { Catalogue } from '../own-content/catalogue.ts';
import type { Repositories } from '../ports/database.ts';
import { requireRoom } from '../tasks/require-room.ts';
import { searchTextOf } from '../tasks/search-text.ts';
import { searchTokensOf } from '../tasks/search-tokens.ts';
import type { StartTaskDependencies } from '../tasks/start-task.ts';
import type { TaskRecord } from '../tasks/task-record.ts';
import { reserveForTasks } from '../tickets/reserve-tickets.ts';
import type { BatchRecord } from './batch-record.ts';
import type { PreparedCell } from './prepare-cells.ts';

/**
 * Starts the cells of a batch: tickets, rows, uses, places in projects and in the queue, each for all of them at once. In the
 * transaction that stores or locks the batch.
 *
 * @returns what was set aside
 * @throws AppError `DAILY_COUNT_USED_UP`, `NOT_ENOUGH_TICKETS`, `API_KEY_TICKETS`, `BATCHES_FULL`, `OWN_QUEUE_FULL`, `QUEUE_FULL`, `IMAGE_NOT_FOUND`, `TASK_START_FAILED`
 */
export async function startCells(
  repositories: Repositories,
  {
    freeDailyRenders,
    capabilities,
    queueLimits,
  }: Pick<StartTaskDependencies, 'freeDailyRenders' | 'capabilities' | 'queueLimits'>,
  catalogue: Catalogue,
  {
    user,
    apiKey,
    batch,
    cells,
    at,
  }: {
    readonly user: User;
    /** The key that asks, whose tickets of the day it takes. */
    readonly apiKey: ApiKey | undefined;
    readonly batch: BatchRecord;
    readonly cells: readonly PreparedCell[];
    readonly at: Date;
  },
): Promise<number> {
  const named = cells.map((cell) => ({ cell, taskId: randomUUID() }));
  const total = cells.reduce((sum, { price }) => sum + price.total, 0);
  if (apiKey) await takeKeyTickets(repositories, apiKey, total, at);
  const left = await reserveForTasks(
    repositories.ledger,
    {
      holder: { id: user.id, role: roleOf(user, at) },
      counter: 'tickets',
      at,
      freeDailyRenders,
      capabilities,
    },
    named.map(({ taskId, cell: { price, request } }) => ({
      taskId,
      variants: price.images,
      ticketsPerVariant: price.perImage,
      reason: `startBatch ${request.function}`,
    })),
  );
  // Under the lock that the reservation took, as every start.
  const open = await repositories.batches.countOpen(user.id);
  if (open + cells.length > OPEN_CELLS_MAX)
    throw new AppError('BATCHES_FULL', `${open} cells of ${user.id} are open`, {
      values: { open, limit: OPEN_CELLS_MAX },
    });
  const held = batch.pausedAt !== null;
  if (!held) await requireRoom(await repositories.tasks.countWaiting(user.id), queueLimits, cells.length);
  const tasks = named.map(
    ({ cell, taskId }): TaskRecord => ({
      taskId,
      userId: user.id,
      state: 'queued',
      request: cell.request,
      content: cell.content,
      baseImageId: cell.baseImageId,
      searchText: searchTextOf(cell.request, catalogue),
      claim: 0,
      heldBy: null,
      retryAt: null,
      traceparent: null,
      attempts: 0,
      ticketsPerImage: left === UNLIMITED ? 0 : cell.price.perImage,
      engineTerms: cell.terms,
      seenBy: [],
      progress: 0,
      stage: null,
      preview: null,
      error: null,
      engineId: null,
      engineVersion: null,
      favourite: false,
      batchId: batch.batchId,
      batchPosition: cell.position,
      held,
      createdAt: at,
      startedAt: null,
      finishedAt: null,
    }),
  );
  await repositories.tasks.addMany(
    tasks.map((task) => ({ task, searchTokens: searchTokensOf([task.searchText], task.request) })),
  );
  await repositories.images.addManyUses(
    named.flatMap(({ cell, taskId }) => cell.imageIds.map((imageId) => ({ taskId, imageId }))),
  );
  await joinViews(repositories, user.id, tasks, at);
  if (!held && !(await repositories.queue.enqueueMany(tasks.map(({ taskId }) => taskId))))
    throw new AppError('TASK_START_FAILED', `the queue did not take batch ${batch.batchId}`);
  await repositories.taskEvents.appendMany(
    user.id,
    tasks.map(({ taskId }) => taskId),
    at,
    { queueMoved: false },
  );
  return left === UNLIMITED ? 0 : total;
}

/** What is made of a picture of a project's view belongs there, asked once a base. */
async function joinViews(
  { projects }: Repositories,
  userId: string,
  tasks: readonly TaskRecord[],
  at: Date,
): Promise<void> {
  const byBase = Map.groupBy(tasks, ({ baseImageId }) => baseImageId ?? '');
  for (const [base, ofBase] of byBase) {
    const viewId = await projects.viewFor(userId, base);
    if (viewId === undefined) continue;
    const taskIds = ofBase.map(({ taskId }) => taskId);
    await projects.placeTasks({ viewId, userId }, taskIds, at);
  }
}
