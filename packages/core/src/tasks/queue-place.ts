import type { Task } from '@plumbline/contract/api/tasks.ts';

/** When the queue is looked at, and since when a worker must have been seen to be counted on. */
export interface QueueMoment {
  readonly now: Date;
  readonly workersSeenAfter: Date;
}

/** What the queue looks like from one unfinished task. */
export interface QueuePlace {
  readonly running: boolean;
  /** Tasks that run or wait before it, for the workers that can do it; parts of one are what others do as well. */
  readonly ahead: number;
  /** Other people among those whose tasks these are. */
  readonly peopleAhead: number;
  /** What those still need, in seconds of one worker. */
  readonly secondsAhead: number;
  /** What the task itself still needs. */
  readonly ownSeconds: number;
  /** Tasks that the workers that can do it run at a time; 0 where there is none. */
  readonly slots: number;
}

/**
 * `queue_num` counts the other people who come before, whatever they have each started; one's own tasks are nobody to wait
 * behind, and where a worker is free nobody is ahead. `waitSeconds` is the time until the pictures are there, one's own
 * earlier tasks included. `hasWorker`: whether a worker that can do it is there; else the time is what it would be with one.
 */
export function waitOf(place: QueuePlace | undefined): Pick<Task, 'queue_num' | 'waitSeconds' | 'hasWorker'> {
  if (!place) return { queue_num: 0, waitSeconds: 0, hasWorker: true };
  if (place.running)
    return { queue_num: 0, waitSeconds: Math.max(1, Math.ceil(place.ownSeconds)), hasWorker: true };
  const slots = Math.max(1, place.slots);
  const waits = place.ahead >= slots;
  const waiting = waits ? place.secondsAhead / slots : 0;
  return {
    queue_num: waits ? place.peopleAhead : 0,
    waitSeconds: Math.ceil(waiting + place.ownSeconds),
    hasWorker: place.slots > 0,
  };
}
