import type { TaskEventRepository } from '@plumbline/core/tasks/task-event-repository.ts';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { eventSequences, taskEvents } from '../database/schema/tasks.ts';
import { TASK_CHANGED, encodeTaskChange } from './task-notifications.ts';

export function createTaskEventRepository({ sql: db }: Connection): TaskEventRepository {
  const positions = async (userId: string) => {
    const [found] = await db.select().from(eventSequences).where(eq(eventSequences.userId, userId));
    return found ?? { newest: 0, forgotten: 0 };
  };
  const appendMany: TaskEventRepository['appendMany'] = async (userId, taskIds, at, { queueMoved }) => {
    if (taskIds.length === 0) return;
    // The row stays locked until the transaction ends, so positions become visible in their order: a reader that has
    // seen position 7 has seen 6.
    const [next] = await db
      .insert(eventSequences)
      .values({ userId, newest: taskIds.length, forgotten: 0 })
      .onConflictDoUpdate({
        target: eventSequences.userId,
        set: { newest: sql`${eventSequences.newest} + ${taskIds.length}` },
      })
      .returning({ sequence: eventSequences.newest });
    const first = (next?.sequence ?? taskIds.length) - taskIds.length + 1;
    const events = taskIds.map((taskId, index) => ({ taskId, userId, sequence: first + index, at }));
    await db
      .insert(taskEvents)
      .values(events)
      .onConflictDoUpdate({ target: taskEvents.taskId, set: { sequence: sql`excluded.sequence`, at } });
    const payloads = events.map(({ taskId, sequence }) =>
      encodeTaskChange({ userId, taskId, sequence, queueMoved }),
    );
    await db.execute(
      sql`select pg_notify(${TASK_CHANGED}, payload) from unnest(${sql.param(payloads)}::text[]) as payload`,
    );
  };
  return {
    append: (userId, taskId, at, options) => appendMany(userId, [taskId], at, options),
    appendMany,
    async after(userId, sequence) {
      const { newest, forgotten } = await positions(userId);
      if (sequence > newest || sequence < forgotten) return undefined;
      return db
        .select({ taskId: taskEvents.taskId, sequence: taskEvents.sequence })
        .from(taskEvents)
        .where(and(eq(taskEvents.userId, userId), gt(taskEvents.sequence, sequence)))
        .orderBy(asc(taskEvents.sequence));
    },
    newest: async (userId) => (await positions(userId)).newest,
    async forget(before) {
      await db.execute(sql`
        with gone as (
          delete from task_events where at < ${before.toISOString()} returning user_id, sequence
        ), last as (
          select user_id, max(sequence) as sequence from gone group by user_id
        )
        update event_sequences set forgotten = greatest(forgotten, last.sequence)
        from last where event_sequences.user_id = last.user_id`);
    },
  };
}
