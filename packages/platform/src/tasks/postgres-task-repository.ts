import type { TaskState } from '@plumbline/contract/api/tasks.ts';
import { together } from '@plumbline/core/tasks/together.ts';
import { SEARCH_RULE } from '@plumbline/core/tasks/search-tokens.ts';
import type { TaskRepository } from '@plumbline/core/tasks/task-repository.ts';
import { and, asc, count, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { rowWriter } from '../database/row-writer.ts';
import { provenance, taskImages, tasks, taskTurns } from '../database/schema/tasks.ts';
import { lockNextTask, returnRetried } from './lock-next-task.ts';
import { findUnable } from './unable-kinds.ts';
import { tokensAsVector } from './search-condition.ts';
import { createTaskSearch } from './task-search.ts';
import {
  imageFromRow,
  imageToRow,
  provenanceFromRow,
  TASK_COLUMNS,
  taskFromRow,
  taskToRow,
} from './task-row.ts';
import { isTaskId } from './task-id.ts';
import { createTaskStatus } from './task-status.ts';
import { isKnown, isThere } from './task-where.ts';

/** Kept for each function, size and engine; the median is taken over these. */
const DURATIONS_KEPT = 21;

const taskWriter = rowWriter(tasks, { search: tokensAsVector });
const turnWriter = rowWriter(taskTurns);
const imageWriter = rowWriter(taskImages);
const recordWriter = rowWriter(provenance);

export function createTaskRepository(connection: Connection): TaskRepository {
  const db = connection.sql;
  const addMany: TaskRepository['addMany'] = async (added) => {
    const rows = added.map(({ task, searchTokens }) => ({
      ...taskToRow(task),
      search: [...searchTokens],
      searchRule: SEARCH_RULE,
    }));
    await taskWriter.insert(connection.driver, rows);
  };
  const find: TaskRepository['find'] = async (taskId) => {
    if (!isTaskId(taskId)) return undefined;
    const [row] = await db
      .select(TASK_COLUMNS)
      .from(tasks)
      .where(and(eq(tasks.taskId, taskId), isThere));
    return row && taskFromRow(row);
  };
  return {
    ...createTaskSearch(db),
    ...createTaskStatus(connection),
    add: (task, searchTokens) => addMany([{ task, searchTokens }]),
    addMany,
    find,
    async findMany(taskIds) {
      const known = taskIds.filter(isTaskId);
      if (known.length === 0) return [];
      const rows = await db
        .select(TASK_COLUMNS)
        .from(tasks)
        .where(and(inArray(tasks.taskId, known), isThere));
      return rows.map(taskFromRow);
    },
    async lock(taskId) {
      if (!isTaskId(taskId)) return undefined;
      const [row] = await db
        .select(TASK_COLUMNS)
        .from(tasks)
        .where(and(eq(tasks.taskId, taskId), isThere))
        .for('update');
      return row && taskFromRow(row);
    },
    async listRecent(userId, endedAfter, limit) {
      const recent = or(inArray(tasks.state, ['queued', 'running']), gt(tasks.finishedAt, endedAfter));
      const rows = await db
        .select(TASK_COLUMNS)
        .from(tasks)
        .where(and(eq(tasks.userId, userId), isKnown, isThere, recent))
        .orderBy(desc(tasks.createdAt))
        .limit(limit);
      return rows.map(taskFromRow);
    },
    countStarted: (userId, since) =>
      db.$count(tasks, and(eq(tasks.userId, userId), gt(tasks.createdAt, since), isNull(tasks.batchId))),
    async change(taskId, change) {
      await taskWriter.update(connection.driver, change, 'taskId', taskId);
    },
    async changeMany(taskIds, change) {
      await db
        .update(tasks)
        .set(change)
        .where(inArray(tasks.taskId, [...taskIds]));
    },
    async countAttempt(taskId, claim) {
      const held = and(eq(tasks.taskId, taskId), eq(tasks.state, 'running'), eq(tasks.claim, claim));
      await db
        .update(tasks)
        .set({ attempts: 1 })
        .where(and(held, eq(tasks.attempts, 0)));
    },
    async addSight(taskId, sight) {
      const seenBy = sql`${tasks.seenBy} || ${JSON.stringify([sight])}::jsonb`;
      await db.update(tasks).set({ seenBy }).where(eq(tasks.taskId, taskId));
    },
    async changeProgress(taskId, claim, change) {
      const held = and(eq(tasks.taskId, taskId), eq(tasks.state, 'running'), eq(tasks.claim, claim));
      const changed = await db.update(tasks).set(change).where(held);
      return changed.rowCount === 1;
    },
    async delete(taskId, kept, at) {
      await db.update(tasks).set({ deletedAt: at, kept }).where(eq(tasks.taskId, taskId));
    },
    async restore(taskId, userId, deletedAfter) {
      if (!isTaskId(taskId)) return undefined;
      const own = and(eq(tasks.taskId, taskId), eq(tasks.userId, userId), gt(tasks.deletedAt, deletedAfter));
      const [row] = await db
        .select({ ...TASK_COLUMNS, kept: tasks.kept })
        .from(tasks)
        .where(own)
        .for('update');
      if (!row) return undefined;
      await db.update(tasks).set({ deletedAt: null, kept: null }).where(own);
      const { kept, ...task } = row;
      return { task: taskFromRow(task), kept: kept ?? { imageIds: [], tagIds: [], viewId: null } };
    },
    async removeDeleted(until) {
      await db.delete(tasks).where(lte(tasks.deletedAt, until));
    },
    lockNext: (offer, at) => lockNextTask(connection, offer, at),
    returnRetried: (at) => returnRetried(connection, at),
    findUnable: (at, since) => findUnable(connection, at, since),
    async countWaiting(userId) {
      const { rows } = await db.execute<{ own: number; all: number }>(sql`
        select coalesce(sum(tasks) filter (where user_id = ${userId}), 0)::int as own, coalesce(sum(tasks), 0)::int as all
        from queue_lanes`);
      return rows[0] ?? { own: 0, all: 0 };
    },
    async noteServed(userId, at) {
      await turnWriter.save(connection.driver, { userId, servedAt: at }, 'userId');
    },
    async addImage(image, record) {
      const { imageId, taskId, madeAt } = record;
      await together([
        imageWriter.insert(connection.driver, [imageToRow(image)]),
        recordWriter.insert(connection.driver, [{ imageId, taskId, record, madeAt }]),
      ]);
    },
    async findProvenance(id) {
      const named = isTaskId(id) ? eq(provenance.taskId, id) : eq(provenance.imageId, id);
      const rows = await db.select().from(provenance).where(named).orderBy(asc(provenance.imageId));
      return rows.map(provenanceFromRow);
    },
    async listProvenance(after, limit) {
      const rows = await db
        .select()
        .from(provenance)
        .where(after === undefined ? undefined : gt(provenance.imageId, after))
        .orderBy(asc(provenance.imageId))
        .limit(limit);
      return rows.map(provenanceFromRow);
    },
    async listImages(taskIds) {
      const known = taskIds.filter(isTaskId);
      if (known.length === 0) return [];
      const rows = await db
        .select()
        .from(taskImages)
        .where(inArray(taskImages.taskId, known))
        .orderBy(taskImages.taskId, taskImages.variant);
      return rows.map(imageFromRow);
    },
    async addDuration({ function: name, size, engineId, milliseconds, at }) {
      await db.execute(sql`
        with old as (
          delete from render_durations where id in (
            select id from render_durations where function = ${name} and size = ${size} and engine_id is not distinct from ${engineId}
            order by id desc offset ${DURATIONS_KEPT - 1})
        )
        insert into render_durations (function, size, engine_id, milliseconds, at)
        values (${name}, ${size}, ${engineId}, ${Math.round(milliseconds)}, ${at.toISOString()})`);
    },
    async countByState() {
      const rows = await db.select({ state: tasks.state, number: count() }).from(tasks).groupBy(tasks.state);
      return new Map(rows.map(({ state, number }) => [state as TaskState, number]));
    },
  };
}
