import { AppError } from '@plumbline/contract/errors/app-error.ts';

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
 * @param waiting of the person, and of everybody
 * @param started of the tasks that are to wait now
 * @throws AppError `OWN_QUEUE_FULL`, `QUEUE_FULL`
 */
export function requireRoom(
  { own, all }: { readonly own: number; readonly all: number },
  limits: QueueLimits,
  started: number,
): void {
  if (own + started > limits.person)
    throw new AppError('OWN_QUEUE_FULL', `${own} tasks of the person wait`, {
      values: { waiting: own, limit: limits.person },
    });
  if (all + started > limits.all)
    throw new AppError('QUEUE_FULL', `${all} tasks wait`, { retryAfterSeconds: RETRY_S });
}
