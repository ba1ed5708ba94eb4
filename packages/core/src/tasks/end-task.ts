import type { TaskState } from '@plumbline/contract/api/tasks.ts';
import type { ErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import type { Repositories } from '../ports/database.ts';
import {
  type Closing,
  closeReservationsOf,
  closingEntries,
  lockReservations,
} from '../tickets/close-reservations.ts';
import type { LedgerEntry } from '../tickets/ledger-entry.ts';
import { noteEndInBatch, noteTaskEnd } from '../webhooks/webhooks.ts';
import { type TaskRecord, isOpen } from './task-record.ts';
import { together } from './together.ts';

interface TaskEnd {
  readonly state: Exclude<TaskState, 'queued' | 'running'>;
  readonly error: ErrorCode | null;
  readonly at: Date;
  /** Its last image, delivered in the same breath; absent: none. */
  readonly delivered?: LastDelivery | undefined;
}

interface LastDelivery {
  /** What is set aside for the task, as `lockReservations` found it in this transaction. */
  readonly open: readonly LedgerEntry[];
  /** What becomes of its own reservation; all others come back. */
  readonly closing: Pick<Closing, 'variants' | 'outcome' | 'back' | 'reason'>;
  readonly maker: Pick<TaskRecord, 'engineId' | 'engineVersion'>;
}

/**
 * The only way a task ends: its state, whatever tickets are still reserved (they come back), the event, and who is to be told, together.
 * The caller holds the task's lock. With the last image's delivery all of it is sent at once, behind what the caller has sent.
 */
export async function endTask(
  repositories: Repositories,
  task: TaskRecord,
  end: TaskEnd,
): Promise<TaskRecord> {
  if (!isOpen(task.state)) throw new Error(`task ${task.taskId} has already ended`);
  const { delivered } = end;
  const change = {
    ...delivered?.maker,
    state: end.state,
    error: end.error,
    stage: null,
    preview: null,
    progress: end.state === 'done' ? 1 : task.progress,
    held: false,
    finishedAt: end.at,
  };
  const why = `task ${end.state}`;
  const closing = delivered
    ? { ...delivered.closing, restReturns: why }
    : ({ variants: 'all', outcome: 'return', reason: why } as const);
  const { taskId, userId } = task;
  // The tickets are locked before the place in the queue.
  const open =
    delivered?.open ??
    (await lockReservations(repositories.ledger, { userId, counter: 'tickets', taskIds: [taskId] }));
  const ended = { ...task, ...change };
  await together([
    repositories.ledger.append(closingEntries(open, { at: end.at, ...closing })),
    task.state === 'running' && repositories.tasks.noteServed(userId, end.at),
    repositories.tasks.change(taskId, change),
    task.preview && repositories.taskPreviews.remove(taskId),
    repositories.taskEvents.append(userId, taskId, end.at, { queueMoved: true }),
    noteTaskEnd(repositories, ended, end.at),
  ]);
  if (task.batchId !== null) await noteEndInBatch(repositories, task.batchId, end.at);
  return ended;
}

/** Cancels many tasks of one person as `endTask` does one, in as many statements as one. The caller holds all their locks. */
export async function cancelMany(
  repositories: Repositories,
  userId: string,
  tasks: readonly TaskRecord[],
  at: Date,
): Promise<void> {
  const taskIds = tasks.map(({ taskId }) => taskId);
  if (taskIds.length === 0) return;
  if (tasks.some(({ state }) => !isOpen(state))) throw new Error('a task has already ended');
  await closeReservationsOf(repositories.ledger, {
    userId,
    counter: 'tickets',
    taskIds,
    variants: 'all',
    outcome: 'return',
    reason: 'task cancelled',
    at,
  });
  const change = { state: 'cancelled', error: null, stage: null, preview: null, held: false } as const;
  await repositories.tasks.changeMany(taskIds, { ...change, finishedAt: at });
  // Of those that run, a few.
  for (const { taskId, preview } of tasks) if (preview) await repositories.taskPreviews.remove(taskId);
  await repositories.taskEvents.appendMany(userId, taskIds, at, { queueMoved: true });
}
