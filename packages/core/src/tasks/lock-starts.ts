import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { readOffer, type StartOffer } from '../engines/agree-start.ts';
import type { Repositories } from '../ports/database.ts';
import type { LedgerSum } from '../tickets/ledger-entry.ts';
import { lockTickets, type Reserving } from '../tickets/reserve-tickets.ts';
import { together } from './together.ts';

const BURST_S = 60;

/** What decides whether a person may start a task, and on which terms. */
interface StartGround {
  readonly sums: readonly LedgerSum[];
  readonly offer: StartOffer;
  /** Tasks that the person started within the last minute. */
  readonly started: number;
  readonly waiting: { readonly own: number; readonly all: number };
  /** Tasks that each worker runs, where the start may give its own to one; undefined where it may not now. */
  readonly running: ReadonlyMap<string, number> | undefined;
}

/**
 * Locks a person's tickets, so that their starts at the same time are counted one after the other, and reads what a start depends on: in
 * statements that are sent at once, the lock before the others.
 *
 * @param taskId that the task is to get, where its caller has chosen it
 * @throws AppError `CONFLICT` for a task that was started before; `GONE` for one that was deleted since
 */
export async function lockStarts(
  repositories: Repositories,
  reserving: Reserving,
  taskId: string | undefined,
): Promise<StartGround> {
  const { ledger, tasks, workers } = repositories;
  const { holder, at } = reserving;
  const [sums, known, isSpent, offer, started, waiting, running] = await together([
    lockTickets(ledger, reserving),
    taskId === undefined ? undefined : tasks.find(taskId),
    taskId !== undefined && ledger.hasTask(holder.id, taskId),
    readOffer(repositories, at),
    tasks.countStarted(holder.id, new Date(at.getTime() - BURST_S * 1000)),
    tasks.countWaiting(holder.id),
    workers.lockGiving(),
  ]);
  if (known) throw new AppError('CONFLICT', `task ${taskId} was started before`);
  if (isSpent) throw new AppError('GONE', `task ${taskId} of ${holder.id}`);
  return { sums, offer, started, waiting, running };
}

/** @throws AppError `TOO_MANY_REQUESTS` */
export function requireCalm(started: number, startBurst: number): void {
  if (started >= startBurst)
    throw new AppError('TOO_MANY_REQUESTS', `${started} tasks started within ${BURST_S} s`, {
      retryAfterSeconds: BURST_S,
      values: { seconds: BURST_S },
    });
}
