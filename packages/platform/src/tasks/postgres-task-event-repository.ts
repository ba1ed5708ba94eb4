import type { TaskEventRepository } from '@plumbline/core/tasks/task-event-repository.ts';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { eventSequences, taskEvents } from '../database/schema/tasks.ts';
import { TASK_CHANGED, taskChangeText } from './task-notifications.ts';

export function createTaskEventRepository({ sql: db }: Connection): TaskEventRepository {
  const positions = async (userId: string) => {
    const [found] = await db.select().from(eventSequences).where(eq(eventSequences.userId, userId));
    return found ?? { newest: 0, forgotten: 0 };
  };
  const appendMany: TaskEventRepository['appendMany'] = async (userId, taskIds, at, news) => {
    if (taskIds.length === 0) return;
    // The row of the sequence stays locked until the transaction ends, so positions become visible in their order: a reader
    // that has seen position 7 has seen 6. One statement, because each task has several of them.
    await db.execute(sql`
      with last as (
        insert into event_sequences as s (user_id, newest, forgotten) values (${userId}, ${taskIds.length}, 0)
        on conflict (user_id) do update set newest = s.newest + ${taskIds.length}
        returning newest
      ), written as (
        insert into task_events as e (task_id, user_id, sequence, at)
        select t.task_id, ${userId}, last.newest - ${taskIds.length} + t.number, ${at.toISOString()}::timestamptz
        from last, unnest(${sql.param([...taskIds])}::uuid[]) with ordinality as t (task_id, number)
        on conflict (task_id) do update set sequence = excluded.sequence, at = excluded.at
        returning task_id, sequence
      )
      select pg_notify(${TASK_CHANGED}, ${taskChangeText(userId, sql`task_id`, sql`sequence`, news)})
      from written order by sequence`);
  };
  return {
    append: (userId, taskId, at, news) => appendMany(userId, [taskId], at, news),
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
