/** Channel on which workers learn that a task waits; without words, as they look at all that wait. */
export const TASK_WAITS = 'plumbline_task_waits';

/** Channel on which every process learns of changed tasks, when the transaction that changed them commits. */
export const TASK_CHANGED = 'plumbline_task_changed';

export interface TaskChangeNotice {
  readonly userId: string;
  readonly taskId: string;
  readonly sequence: number;
  /** Other tasks may have moved up in the queue, or down. */
  readonly queueMoved: boolean;
}

export function encodeTaskChange({ userId, taskId, sequence, queueMoved }: TaskChangeNotice): string {
  return [userId, taskId, sequence, queueMoved ? 1 : 0].join(' ');
}

export function decodeTaskChange(payload: string): TaskChangeNotice {
  const [userId = '', taskId = '', sequence = '0', queueMoved] = payload.split(' ');
  return { userId, taskId, sequence: Number(sequence), queueMoved: queueMoved === '1' };
}
