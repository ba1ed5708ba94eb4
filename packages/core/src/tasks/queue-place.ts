import type { Task } from '@plumbline/contract/api/tasks.ts';

/** What the queue looks like from one unfinished task. */
export interface QueuePlace {
  readonly running: boolean;
  /** Tasks that run or wait before it. */
  readonly ahead: number;
  /** What those still need, in seconds of one worker. */
  readonly secondsAhead: number;
  /** What the task itself still needs. */
  readonly ownSeconds: number;
  /** Tasks that all workers together run at a time; 0 where no worker is there. */
  readonly slots: number;
}

/**
 * `queue_num` counts what must end before this task begins, so it falls one by one to 0; `waitSeconds` is the time until
 * its pictures are there.
 */
export function waitOf(place: QueuePlace | undefined): Pick<Task, 'queue_num' | 'waitSeconds'> {
  if (!place) return { queue_num: 0, waitSeconds: 0 };
  if (place.running) return { queue_num: 0, waitSeconds: Math.max(1, Math.ceil(place.ownSeconds)) };
  const slots = Math.max(1, place.slots);
  const queue_num = Math.max(0, place.ahead - slots + 1);
  const waiting = queue_num === 0 ? 0 : place.secondsAhead / slots;
  return { queue_num, waitSeconds: Math.ceil(waiting + place.ownSeconds) };
}
