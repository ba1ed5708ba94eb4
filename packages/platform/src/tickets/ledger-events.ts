import type { LedgerEvent, LedgerFilter } from '@plumbline/core/tickets/ledger-repository.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';

/** How many days back the sweep looks for tickets of a day; older ones end when their owner comes again. */
const SWEPT_DAYS = 31;

/**
 * Lines that name the same task, cause and moment are one event; a line without a task stands for itself; one that
 * moves nothing is not shown. The balance is summed in the order in which lines count, which is not that in which they were written: a day's expiry is dated at the
 * day's end, whenever it is noted.
 */
function eventsOf({ userId, counter, until }: LedgerFilter): SQL {
  return sql`
    select max(id)::int8 as id, at, counter, kind, reason, task_id, order_id,
      array_agg(distinct origin) as origins,
      abs(case when kind in ('reserve', 'settle', 'return') then sum(reserved) else sum(available) end)::int as amount,
      sum(available)::int as change,
      (array_agg(balance order by id desc))[1]::int as balance
    from (
      select *, sum(available) over (partition by counter order by at, id) as balance
      from ledger_entries
      where user_id = ${userId} and (available <> 0 or reserved <> 0) and at <= ${until.toISOString()}::timestamptz
        ${counter === undefined ? sql`` : sql`and counter = ${counter}`}
    ) as lines
    group by at, counter, kind, reason, task_id, order_id, case when task_id is null then id end`;
}

type EventRow = Omit<LedgerEvent, 'id' | 'at' | 'taskId' | 'orderId'> & {
  readonly id: string;
  readonly at_ms: number;
  readonly task_id: string | null;
  readonly order_id: string | null;
};

export async function listLedgerEvents(
  { sql: db }: Connection,
  filter: LedgerFilter,
  { after, limit }: { readonly after: Pick<LedgerEvent, 'at' | 'id'> | undefined; readonly limit: number },
): Promise<LedgerEvent[]> {
  const { rows } = await db.execute<EventRow & Record<string, unknown>>(sql`
    select *, (extract(epoch from at) * 1000)::float8 as at_ms from (${eventsOf(filter)}) as events
    ${
      after === undefined
        ? sql``
        : sql`where (at, id) < (${after.at.toISOString()}::timestamptz, ${after.id}::int8)`
    }
    order by at desc, id desc limit ${limit}`);
  return rows.map((row) => ({
    id: Number(row.id),
    at: new Date(row.at_ms),
    counter: row.counter,
    kind: row.kind,
    reason: row.reason,
    origins: row.origins,
    amount: row.amount,
    change: row.change,
    balance: row.balance,
    taskId: row.task_id,
    orderId: row.order_id,
  }));
}

export async function countLedgerEvents({ sql: db }: Connection, filter: LedgerFilter): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${eventsOf(filter)}) as events`,
  );
  return rows[0]?.total ?? 0;
}

export async function findPastDays(
  { sql: db }: Connection,
  today: string,
): Promise<{ userId: string; counter: LedgerEvent['counter'] }[]> {
  const { rows } = await db.execute<{ user_id: string; counter: LedgerEvent['counter'] }>(sql`
    select distinct user_id, counter from (
      select user_id, counter from ledger_entries
      where day < ${today} and day >= (${today}::date - ${SWEPT_DAYS}::int)::text
      group by user_id, counter, origin, day having sum(available) > 0
    ) as held`);
  return rows.map((row) => ({ userId: row.user_id, counter: row.counter }));
}

/** How far back the sweep looks: it runs every few minutes, and what it misses for two days needs a person. */
const ABANDONED_FOR = '2 days';

export async function findAbandoned(
  { sql: db }: Connection,
  reason: string,
  before: Date,
): Promise<{ userId: string; taskId: string }[]> {
  const { rows } = await db.execute<{ user_id: string; task_id: string }>(sql`
    select distinct reserved.user_id, reserved.task_id from ledger_entries as reserved
    where reserved.kind = 'reserve' and reserved.reason = ${reason} and reserved.task_id is not null
      and reserved.at < ${before.toISOString()}::timestamptz
      and reserved.at > ${before.toISOString()}::timestamptz - ${ABANDONED_FOR}::interval
      and not exists (
        select 1 from ledger_entries as closing
        where closing.task_id = reserved.task_id and closing.kind in ('settle', 'return')
      )`);
  return rows.map((row) => ({ userId: row.user_id, taskId: row.task_id }));
}
