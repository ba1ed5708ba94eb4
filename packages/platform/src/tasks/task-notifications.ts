import type { TaskNews } from '@plumbline/core/tasks/task-event-repository.ts';
import { type SQL, sql } from 'drizzle-orm';

/** Channel on which workers learn that a task waits; without words, as they look at all that wait. */
export const TASK_WAITS = 'plumbline_task_waits';

/** Channel on which a worker learns of a task that was given to it. */
export const TASK_GIVEN = 'plumbline_task_given';

/** Whose task it is to run, and which. */
export function decodeGiven(payload: string): { readonly workerId: string; readonly taskId: string } {
  const [workerId = '', taskId = ''] = payload.split(' ');
  return { workerId, taskId };
}

/** Channel on which every process learns of changed tasks, when the transaction that changed them commits. */
export const TASK_CHANGED = 'plumbline_task_changed';

export interface TaskChangeNotice {
  readonly userId: string;
  readonly taskId: string;
  readonly sequence: number;
  /** Other tasks may have moved up in the queue, or down. */
  readonly queueMoved: boolean;
  /** It may be told a moment later. */
  readonly mayWait: boolean;
}

/** A notice as text, made by the statement that numbers the change. */
export function taskChangeText(userId: string, taskId: SQL, sequence: SQL, news: TaskNews): SQL {
  const [queueMoved, mayWait] = [news.queueMoved, news.mayWait === true].map(Number);
  return sql`concat_ws(' ', ${userId}::text, ${taskId}, ${sequence}, ${queueMoved}::int, ${mayWait}::int)`;
}

export function decodeTaskChange(payload: string): TaskChangeNotice {
  // One of an earlier version ends before `mayWait`.
  const [userId = '', taskId = '', sequence = '0', queueMoved, mayWait] = payload.split(' ');
  return {
    userId,
    taskId,
    sequence: Number(sequence),
    queueMoved: queueMoved === '1',
    mayWait: mayWait === '1',
  };
}
