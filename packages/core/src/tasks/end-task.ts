import type { TaskState } from '@plumbline/contract/api/tasks.ts';
import type { ErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import type { Repositories } from '../ports/database.ts';
import { closeReservations, closeReservationsOf } from '../tickets/close-reservations.ts';
import { noteTaskEnd } from '../webhooks/webhooks.ts';
import { type TaskRecord, isOpen } from './task-record.ts';

interface TaskEnd {
  readonly state: Exclude<TaskState, 'queued' | 'running'>;
  readonly error: ErrorCode | null;
  readonly at: Date;
}

/**
 * The only way a task ends: its state, whatever tickets are still reserved (they come back), the event, and who is to be told, together.
 * The caller holds the task's lock.
 */
export async function endTask(
  repositories: Repositories,
  task: TaskRecord,
  end: TaskEnd,
): Promise<TaskRecord> {
  if (!isOpen(task.state)) throw new Error(`task ${task.taskId} has already ended`);
  const change = {
    state: end.state,
    error: end.error,
    stage: null,
    preview: null,
    progress: end.state === 'done' ? 1 : task.progress,
    held: false,
    finishedAt: end.at,
  };
  await repositories.tasks.change(task.taskId, change);
  if (task.state === 'running') await repositories.tasks.noteServed(task.userId, end.at);
  await repositories.taskPreviews.remove(task.taskId);
  await closeReservations(repositories.ledger, {
    userId: task.userId,
    counter: 'tickets',
    taskId: task.taskId,
    variants: 'all',
    outcome: 'return',
    reason: `task ${end.state}`,
    at: end.at,
  });
  await repositories.taskEvents.append(task.userId, task.taskId, end.at, { queueMoved: true });
  const ended = { ...task, ...change };
  await noteTaskEnd(repositories, ended, end.at);
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
  const change = { state: 'cancelled', error: null, stage: null, preview: null, held: false } as const;
  await repositories.tasks.changeMany(taskIds, { ...change, finishedAt: at });
  // Of those that run, a few.
  for (const { taskId, preview } of tasks) if (preview) await repositories.taskPreviews.remove(taskId);
  await closeReservationsOf(repositories.ledger, {
    userId,
    counter: 'tickets',
    taskIds,
    variants: 'all',
    outcome: 'return',
    reason: 'task cancelled',
    at,
  });
  await repositories.taskEvents.appendMany(userId, taskIds, at, { queueMoved: true });
}
