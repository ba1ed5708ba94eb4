import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Repositories } from '../ports/database.ts';

/** Tasks that may wait. */
export interface QueueLimits {
  /** Of everybody. */
  readonly all: number;
  /** Of one person. */
  readonly person: number;
}

/** A full queue is worked off by then as far as one can tell. */
const RETRY_S = 300;

/**
 * Refuses a start that the queue has no room for: better now, and for nothing, than after hours. Under the lock of the person's tickets, so that
 * their starts at the same time are counted one after the other.
 *
 * @param started of the tasks that are to wait now
 * @throws AppError `OWN_QUEUE_FULL`, `QUEUE_FULL`
 */
export async function requireRoom(
  { tasks }: Pick<Repositories, 'tasks'>,
  limits: QueueLimits,
  userId: string,
  started: number,
): Promise<void> {
  const { own, all } = await tasks.countWaiting(userId);
  if (own + started > limits.person)
    throw new AppError('OWN_QUEUE_FULL', `${own} tasks of ${userId} wait`, {
      values: { waiting: own, limit: limits.person },
    });
  if (all + started > limits.all)
    throw new AppError('QUEUE_FULL', `${all} tasks wait`, { retryAfterSeconds: RETRY_S });
}
