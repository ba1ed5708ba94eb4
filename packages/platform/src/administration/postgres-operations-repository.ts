import type { TaskState } from '@plumbline/contract/api/tasks.ts';
import { QUOTA_TIME_ZONE } from '@plumbline/contract/constants.ts';
import type {
  OperationsRepository,
  OrderOfEveryone,
} from '@plumbline/core/operations/operations-repository.ts';
import type { OrderState, PaymentProvider } from '@plumbline/contract/api/orders.ts';
import { type AnyColumn, and, count, desc, eq, gte, inArray, max, min, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { users } from '../database/schema/identity.ts';
import { ledgerEntries } from '../database/schema/ledger.ts';
import { orders, refunds } from '../database/schema/orders.ts';
import { renderDurations, tasks } from '../database/schema/tasks.ts';
import { TASK_COLUMNS, taskFromRow } from '../tasks/task-row.ts';
import { isThere } from '../tasks/task-where.ts';

/** Rows of a chart or list that nobody reads to their end. */
const MOST = 12;

/** Counts over everyone. Each is one statement over an index or a small table. */
export function createOperationsRepository({ sql: db }: Connection): OperationsRepository {
  return {
    async listTasks(filter, { offset, limit }) {
      const where = and(
        isThere,
        filter.state && eq(tasks.state, filter.state),
        filter.function && eq(tasks.function, filter.function),
        filter.userId === undefined ? undefined : eq(tasks.userId, filter.userId),
        ...filter.words.map(
          (word) => sql`strpos(lower(concat_ws(' ', ${tasks.searchText}, ${tasks.error}, ${tasks.taskId},
            ${users.name}, ${tasks.userId})), ${word}) > 0`,
        ),
      );
      const joined = eq(users.id, tasks.userId);
      const rows = await db
        .select({ task: TASK_COLUMNS, userName: users.name })
        .from(tasks)
        .innerJoin(users, joined)
        .where(where)
        .orderBy(desc(tasks.createdAt), desc(tasks.taskId))
        .offset(offset)
        .limit(limit);
      const [all] = await db.select({ total: count() }).from(tasks).innerJoin(users, joined).where(where);
      return {
        tasks: rows.map(({ task, userName }) => ({ ...taskFromRow(task), userName })),
        total: all?.total ?? 0,
      };
    },
    async listOrders(filter, { offset, limit }) {
      const where = and(
        filter.state && eq(orders.state, filter.state),
        filter.provider && eq(orders.provider, filter.provider),
        filter.userId === undefined ? undefined : eq(orders.userId, filter.userId),
        ...filter.words.map(
          (word) => sql`strpos(lower(concat_ws(' ', ${orders.id}, ${orders.planId}, ${orders.userId},
            ${users.name})), ${word}) > 0`,
        ),
      );
      const joined = eq(users.id, orders.userId);
      const rows = await db
        .select({
          orderId: orders.id,
          accountId: orders.userId,
          accountName: users.name,
          planId: orders.planId,
          provider: orders.provider,
          amountFen: orders.amountFen,
          state: orders.state,
          createdAt: orders.createdAt,
          paidAt: orders.paidAt,
          // One that the provider refused is not under way: nobody asks for it any more.
          refundRequestedAt:
            sql<Date | null>`case when ${orders.nextCheckAt} is not null or ${orders.state} = 'refunded'
            then ${refunds.requestedAt} end`.mapWith(refunds.requestedAt),
          refundedAt: orders.refundedAt,
        })
        .from(orders)
        .leftJoin(users, joined)
        .leftJoin(refunds, eq(refunds.orderId, orders.id))
        .where(where)
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .offset(offset)
        .limit(limit);
      const [all] = await db.select({ total: count() }).from(orders).leftJoin(users, joined).where(where);
      return { orders: rows.map(toOrder), total: all?.total ?? 0 };
    },
    async countAccounts(at) {
      const now = sql`${at.toISOString()}::timestamptz`;
      const [row] = await db
        .select({
          total: count(),
          members: sql<number>`count(*) filter (where ${users.userType} = 'vip'
            and coalesce(${users.membershipExpiresAt} > ${now}, true))::int`,
          enterprises: sql<number>`count(*) filter (where ${users.userType} = 'enterprise')::int`,
          suspended: sql<number>`count(*) filter (where ${users.status} = 'suspended')::int`,
        })
        .from(users)
        .where(eq(users.role, 'user'));
      return row ?? { total: 0, members: 0, enterprises: 0, suspended: 0 };
    },
    async accountsByDay(since) {
      const day = dayOf(users.createdAt);
      const rows = await db
        .select({ day, count: count() })
        .from(users)
        .where(and(gte(users.createdAt, since), eq(users.role, 'user')))
        .groupBy(sql`1`);
      return new Map(rows.map((row) => [row.day, row.count]));
    },
    async endedByDay(since) {
      // By the day they were started: that has an index, and a task is over within the hour.
      const rows = await db
        .select({ day: dayOf(tasks.createdAt), state: tasks.state, count: count() })
        .from(tasks)
        .where(and(gte(tasks.createdAt, since), sql`${tasks.state} in ('done', 'failed', 'cancelled')`))
        .groupBy(sql`1`, tasks.state);
      return rows.map((row) => ({ ...row, state: row.state as TaskState }));
    },
    async oldestQueuedAt() {
      const [row] = await db
        .select({ oldest: min(tasks.createdAt) })
        .from(tasks)
        .where(eq(tasks.state, 'queued'));
      return row?.oldest ?? null;
    },
    async reservedTickets() {
      const open = db
        .select({ id: sql`${tasks.taskId}::text` })
        .from(tasks)
        .where(inArray(tasks.state, ['queued', 'running']));
      const [row] = await db
        .select({ reserved: sql<number>`coalesce(sum(${ledgerEntries.reserved}), 0)::int` })
        .from(ledgerEntries)
        .where(and(eq(ledgerEntries.counter, 'tickets'), inArray(ledgerEntries.taskId, open)));
      return row?.reserved ?? 0;
    },
    async failures(since) {
      return db
        .select({ code: sql<string>`coalesce(${tasks.error}, '')`, count: count() })
        .from(tasks)
        .where(and(eq(tasks.state, 'failed'), gte(tasks.createdAt, since)))
        .groupBy(tasks.error)
        .orderBy(desc(count()), tasks.error)
        .limit(MOST);
    },
    async durations() {
      const median = sql<number>`percentile_cont(0.5) within group (order by ${renderDurations.milliseconds})`;
      const rows = await db
        .select({
          function: renderDurations.function,
          count: count(),
          medianMs: sql<number>`round(${median})::int`,
          slowestMs: max(renderDurations.milliseconds),
        })
        .from(renderDurations)
        .groupBy(renderDurations.function)
        .orderBy(desc(median))
        .limit(MOST);
      return rows.map((row) => ({ ...row, slowestMs: row.slowestMs ?? 0 }));
    },
  };
}

type OrderRow = Omit<OrderOfEveryone, 'provider' | 'state'> & { provider: string; state: string };

/** The columns are text with values that orders alone write. */
function toOrder(row: OrderRow): OrderOfEveryone {
  return { ...row, provider: row.provider as PaymentProvider, state: row.state as OrderState };
}

function dayOf(column: AnyColumn) {
  return sql<string>`to_char(${column} at time zone ${sql.raw(`'${QUOTA_TIME_ZONE}'`)}, 'YYYY-MM-DD')`;
}
