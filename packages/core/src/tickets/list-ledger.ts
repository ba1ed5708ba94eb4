import type { Ledger, LedgerItem, LedgerQuery } from '@plumbline/contract/api/ledger.ts';
import { TICKET_COUNTERS, type TicketCounter } from '@plumbline/contract/ticket-counters.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { LedgerEvent } from './ledger-repository.ts';
import { expireOwnPastDays } from './expire-past-days.ts';

export interface LedgerReader {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * A person's own entries, newest first, from a cursor on.
 *
 * @throws AppError `VALIDATION_FAILED` for a cursor that is none of ours
 */
export async function listLedger(
  { database, clock }: LedgerReader,
  userId: string,
  { counter, cursor, pageSize }: LedgerQuery,
): Promise<Ledger> {
  const until = clock.now();
  await expireOwnPastDays(database, userId, counter ? [counter] : TICKET_COUNTERS, until);
  const filter = { userId, counter, until };
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const [events, total] = await Promise.all([
    // One more than asked for tells whether there is a next page.
    database.ledger.listEvents(filter, { after, limit: pageSize + 1 }),
    database.ledger.countEvents(filter),
  ]);
  const shown = events.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    items: await describeEvents(database, shown),
    total,
    nextCursor: last && events.length > shown.length ? writeCursor(last) : null,
  };
}

const EXPORT_PAGE = 500;

/** All entries of a person, newest first, a page at a time. */
export async function* readWholeLedger(
  { database, clock }: LedgerReader,
  userId: string,
  counter: TicketCounter | undefined,
): AsyncGenerator<LedgerItem[]> {
  const until = clock.now();
  await expireOwnPastDays(database, userId, counter ? [counter] : TICKET_COUNTERS, until);
  for (let after: LedgerEvent | undefined; ; ) {
    const filter = { userId, counter, until };
    const events = await database.ledger.listEvents(filter, { after, limit: EXPORT_PAGE });
    yield await describeEvents(database, events);
    if (events.length < EXPORT_PAGE) return;
    after = events.at(-1);
  }
}

async function describeEvents(database: Database, events: readonly LedgerEvent[]): Promise<LedgerItem[]> {
  const taskIds = [...new Set(events.flatMap(({ taskId }) => taskId ?? []))];
  const tasks = new Map((await database.tasks.findMany(taskIds)).map((task) => [task.taskId, task]));
  return events.map(({ id: _id, at, origins, taskId, ...event }) => ({
    ...event,
    at: at.toISOString(),
    origins: [...origins],
    taskId,
    function: (taskId !== null && tasks.get(taskId)?.request.function) || null,
  }));
}

function writeCursor({ at, id }: LedgerEvent): string {
  return Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');
}

function readCursor(cursor: string): Pick<LedgerEvent, 'at' | 'id'> {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const at = new Date(time);
  if (!/^\d{4}-/.test(time) || Number.isNaN(at.getTime()) || !/^\d{1,15}$/.test(id))
    throw new AppError('VALIDATION_FAILED', 'cursor', { details: { cursor: 'not a cursor of this list' } });
  return { at, id: Number(id) };
}
