import type { TaskState } from '@plumbline/contract/api/tasks.ts';
import type { BatchFigures } from '@plumbline/core/batches/batch-record.ts';
import type { BatchRepository } from '@plumbline/core/batches/batch-repository.ts';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { batches } from '../database/schema/batches.ts';
import { tasks } from '../database/schema/tasks.ts';
import { TASK_COLUMNS, taskFromRow } from '../tasks/task-row.ts';
import { isThere } from '../tasks/task-where.ts';

const COVERS = 4;
const isOpen = inArray(tasks.state, ['queued', 'running']);

export function createBatchRepository({ sql: db }: Connection): BatchRepository {
  return {
    async add(batch) {
      await db.insert(batches).values(batch);
    },
    async find(batchId) {
      if (!isId(batchId)) return undefined;
      const [row] = await db.select().from(batches).where(eq(batches.batchId, batchId));
      return row;
    },
    async lock(batchId) {
      if (!isId(batchId)) return undefined;
      const [row] = await db.select().from(batches).where(eq(batches.batchId, batchId)).for('update');
      return row;
    },
    async change(batchId, change) {
      await db.update(batches).set(change).where(eq(batches.batchId, batchId));
    },
    list: (userId, { after, limit }) =>
      db
        .select()
        .from(batches)
        .where(
          and(
            eq(batches.userId, userId),
            isNull(batches.deletedAt),
            after &&
              sql`(${batches.createdAt}, ${batches.batchId}) < (${after.createdAt.toISOString()}::timestamptz, ${after.batchId}::uuid)`,
          ),
        )
        .orderBy(desc(batches.createdAt), desc(batches.batchId))
        .limit(limit),
    async figures(batchIds) {
      if (batchIds.length === 0) return new Map();
      const { rows } = await db.execute<FiguresRow>(sql`
        with cells as (${currentOf(batchIds)}), states as (
          select batch_id, state, count(*)::int as number from cells group by batch_id, state
        )
        select states.batch_id, states.state, states.number, shown.covers
        from states, lateral (
          select coalesce(array_agg(image_id), '{}') as covers from (
            select ti.image_id from cells join task_images ti using (task_id)
            where cells.batch_id = states.batch_id and ti.variant = 0
            order by cells.batch_position limit ${COVERS}
          ) as first
        ) as shown`);
      const found = new Map<string, BatchFigures & { states: Map<TaskState, number> }>();
      for (const { batch_id, state, number, covers } of rows) {
        const figures = found.get(batch_id) ?? { states: new Map(), covers };
        figures.states.set(state, number);
        found.set(batch_id, figures);
      }
      return found;
    },
    async isPaused(batchId) {
      return (await db.$count(batches, and(eq(batches.batchId, batchId), isNotNull(batches.pausedAt)))) > 0;
    },
    async currentTasks(batchId) {
      const rows = await db
        .selectDistinctOn([tasks.batchPosition], TASK_COLUMNS)
        .from(tasks)
        .where(and(eq(tasks.batchId, batchId), isThere))
        .orderBy(asc(tasks.batchPosition), desc(tasks.createdAt), desc(tasks.taskId));
      return rows.map(taskFromRow);
    },
    async paid(batchId) {
      const { rows } = await db.execute<{ charged: number; returned: number }>(sql`
        select coalesce(sum(-reserved) filter (where kind = 'settle'), 0)::int as charged,
          coalesce(sum(-reserved) filter (where kind = 'return'), 0)::int as returned
        from ledger_entries
        where origin <> 'unlimited'
          and task_id in (select task_id::text from tasks where batch_id = ${batchId}::uuid)`);
      return rows[0] ?? { charged: 0, returned: 0 };
    },
    async hold(batchId) {
      const held = await db
        .update(tasks)
        .set({ held: true })
        .where(and(eq(tasks.batchId, batchId), eq(tasks.state, 'queued'), eq(tasks.held, false), isThere))
        .returning({ taskId: tasks.taskId });
      return held.map(({ taskId }) => taskId);
    },
    async letGo(batchId) {
      const waiting = await db
        .update(tasks)
        .set({ held: false })
        .where(and(eq(tasks.batchId, batchId), eq(tasks.state, 'queued'), eq(tasks.held, true)))
        .returning({ taskId: tasks.taskId });
      return waiting.map(({ taskId }) => taskId);
    },
    async lockOpen(batchId) {
      const rows = await db
        .select(TASK_COLUMNS)
        .from(tasks)
        .where(and(eq(tasks.batchId, batchId), isOpen, isThere))
        .orderBy(asc(tasks.taskId))
        .for('update');
      return rows.map(taskFromRow);
    },
    hasOpen: async (batchId) => {
      const found = await db
        .select({ taskId: tasks.taskId })
        .from(tasks)
        .where(and(eq(tasks.batchId, batchId), isOpen))
        .limit(1);
      return found.length > 0;
    },
    countOpen: (userId) => db.$count(tasks, and(eq(tasks.userId, userId), isNotNull(tasks.batchId), isOpen)),
    async removeDeleted(until) {
      await db.delete(batches).where(lte(batches.deletedAt, until));
    },
  };
}

interface FiguresRow extends Record<string, unknown> {
  readonly batch_id: string;
  readonly state: TaskState;
  readonly number: number;
  readonly covers: readonly string[];
}

/** The newest task of each cell. */
function currentOf(batchIds: readonly string[]): SQL {
  return sql`
    select distinct on (batch_id, batch_position) task_id, batch_id, batch_position, state
    from tasks
    where batch_id = any(${sql.param([...batchIds])}::uuid[]) and deleted_at is null
    order by batch_id, batch_position, created_at desc, task_id desc`;
}

/** Ids are opaque to callers; anything but a UUID must not reach a uuid column. */
function isId(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
}
