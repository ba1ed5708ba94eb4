import type { Tag } from '@plumbline/contract/api/tags.ts';
import type { TagRepository } from '@plumbline/core/tags/tag-repository.ts';
import { and, asc, count, eq, gt, inArray, isNull, lte, max, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { tags, taskTags } from '../database/schema/tags.ts';

const TAG = { tagId: tags.tagId, name: tags.name };
/** Not deleted: what was deleted waits for a while to be restored. */
const isThere = isNull(tags.deletedAt);
const byName = [asc(sql`lower(${tags.name})`), asc(tags.tagId)];

export function createTagRepository({ sql: db }: Connection): TagRepository {
  return {
    async lock(userId) {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tags:${userId}`}, 0))`);
    },
    list: (userId) =>
      db
        .select({ ...TAG, count: count(taskTags.taskId) })
        .from(tags)
        .leftJoin(taskTags, eq(taskTags.tagId, tags.tagId))
        .where(and(eq(tags.userId, userId), isThere))
        .groupBy(tags.tagId)
        .orderBy(...byName),
    async ofTasks(taskIds) {
      if (taskIds.length === 0) return new Map();
      const rows = await db
        .select({ ...TAG, taskId: taskTags.taskId })
        .from(taskTags)
        .innerJoin(tags, eq(tags.tagId, taskTags.tagId))
        .where(inArray(taskTags.taskId, [...taskIds]))
        .orderBy(...byName);
      const found = new Map<string, Tag[]>();
      for (const { taskId, tagId, name } of rows)
        found.set(taskId, [...(found.get(taskId) ?? []), { tagId, name }]);
      return found;
    },
    async find(userId, tagId) {
      const [row] = await db
        .select(TAG)
        .from(tags)
        .where(and(eq(tags.userId, userId), eq(tags.tagId, tagId), isThere));
      return row;
    },
    async findByName(userId, name) {
      const [row] = await db
        .select(TAG)
        .from(tags)
        .where(and(eq(tags.userId, userId), sql`lower(${tags.name}) = lower(${name})`, isThere));
      return row;
    },
    async add(userId, tag, createdAt) {
      await db.insert(tags).values({ ...tag, userId, createdAt });
    },
    async rename(tagId, name) {
      await db.update(tags).set({ name }).where(eq(tags.tagId, tagId));
    },
    async remove(tagId) {
      await db.delete(tags).where(eq(tags.tagId, tagId));
    },
    async delete(tagId, at) {
      const on = await db.delete(taskTags).where(eq(taskTags.tagId, tagId)).returning();
      await db
        .update(tags)
        .set({ deletedAt: at, keptTasks: on.map(({ taskId }) => taskId) })
        .where(eq(tags.tagId, tagId));
    },
    async findDeleted(userId, tagId, deletedAfter) {
      const [row] = await db
        .select({ ...TAG, keptTasks: tags.keptTasks })
        .from(tags)
        .where(and(eq(tags.userId, userId), eq(tags.tagId, tagId), gt(tags.deletedAt, deletedAfter)))
        .for('update');
      return row && { ...row, keptTasks: row.keptTasks ?? [] };
    },
    async restore(tagId) {
      await db.update(tags).set({ deletedAt: null, keptTasks: null }).where(eq(tags.tagId, tagId));
    },
    async removeDeleted(until) {
      await db.delete(tags).where(lte(tags.deletedAt, until));
    },
    async put(userId, tagIds, taskIds) {
      if (tagIds.length === 0 || taskIds.length === 0) return;
      // From the tasks that are there now: one may have been deleted since they were looked up.
      await db.execute(sql`
        insert into task_tags (tag_id, task_id, user_id)
        select tag_id, task_id, ${userId} from tags, tasks
        where ${inArray(tags.tagId, [...tagIds])} and tags.deleted_at is null and tasks.deleted_at is null and task_id in (${sql.join(
          taskIds.map((taskId) => sql`${taskId}::uuid`),
          sql`, `,
        )})
        order by task_id
        for key share of tasks
        on conflict do nothing`);
    },
    async takeOff(userId, tagIds, taskIds) {
      if (tagIds.length === 0 || taskIds.length === 0) return;
      await db
        .delete(taskTags)
        .where(
          and(
            eq(taskTags.userId, userId),
            inArray(taskTags.tagId, [...tagIds]),
            inArray(taskTags.taskId, [...taskIds]),
          ),
        );
    },
    async takeAllOff(taskId) {
      const rows = await db.delete(taskTags).where(eq(taskTags.taskId, taskId)).returning();
      return rows.map(({ tagId }) => tagId);
    },
    async move(userId, fromTagId, toTagId) {
      await db.execute(sql`
        insert into task_tags (tag_id, task_id, user_id)
        select ${toTagId}, task_id, user_id from task_tags where tag_id = ${fromTagId} and user_id = ${userId}
        on conflict do nothing`);
    },
    async mostOf(taskIds) {
      const counts = db
        .select({ number: count().as('number') })
        .from(taskTags)
        .where(inArray(taskTags.taskId, [...taskIds]))
        .groupBy(taskTags.taskId)
        .as('counts');
      const [row] = await db.select({ most: max(counts.number) }).from(counts);
      return Number(row?.most ?? 0);
    },
  };
}
