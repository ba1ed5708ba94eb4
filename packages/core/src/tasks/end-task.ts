import type { TaskState } from '@plumbline/contract/api/tasks.ts';
import type { ErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import type { Repositories } from '../ports/database.ts';
import { closeReservations } from '../tickets/close-reservations.ts';
import { type TaskRecord, isOpen } from './task-record.ts';

/**
 * The only way a task ends: its state, whatever tickets are still reserved (they come back), and the event, together.
 * The caller holds the task's lock.
 */
export async function endTask(
  repositories: Repositories,
  task: TaskRecord,
  end: {
    readonly state: Exclude<TaskState, 'queued' | 'running'>;
    readonly error: ErrorCode | null;
    readonly at: Date;
  },
): Promise<TaskRecord> {
  if (!isOpen(task.state)) throw new Error(`task ${task.taskId} has already ended`);
  const change = {
    state: end.state,
    error: end.error,
    stage: null,
    progress: end.state === 'done' ? 1 : task.progress,
    finishedAt: end.at,
  };
  await repositories.tasks.change(task.taskId, change);
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
  return { ...task, ...change };
}
