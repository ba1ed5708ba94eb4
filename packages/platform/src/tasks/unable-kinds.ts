import { sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { ENGINE_OF_TASK, WAITS_IN_LANE } from './lane-of-task.ts';

/** Ended in one pass; the next one is not far. */
const AT_ONCE = 500;

/** As `TaskRepository.findUnable`. */
export async function findUnable({ sql: db }: Connection, at: Date, since: Date): Promise<string[]> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  await db.execute(sql`
    with living as (
      select w.largest_size, e->'functions' as functions
      from workers w, jsonb_array_elements(w.engines) as e
      where w.seen_at > ${moment} - interval '20 seconds' and (e->>'healthy')::boolean
    ), unable as (
      select function, size from (select distinct function, size from queue_lanes) as kind
      where not exists (
        select 1 from living
        where functions ? kind.function and (largest_size is null or kind.size <= largest_size))
    ), over as (
      delete from unable_kinds where (function, size) not in (select function, size from unable)
    )
    insert into unable_kinds as known (function, size, since, noted_at)
    select function, size, ${moment}, ${moment} from unable where exists (select 1 from living)
    on conflict (function, size) do update set noted_at = excluded.noted_at,
      since = case when known.noted_at < excluded.noted_at - interval '2 minutes' then excluded.since else known.since end`);
  const { rows } = await db.execute<{ task_id: string }>(sql`
    select t.task_id from unable_kinds k join queue_lanes l using (function, size)
    join tasks t on t.user_id = l.user_id and t.function = l.function and t.size = l.size
      and ${sql.raw(ENGINE_OF_TASK)} = l.engine and (t.attempts > 0) = l.interrupted and ${sql.raw(WAITS_IN_LANE)}
    where k.since <= ${since.toISOString()}::timestamptz and k.noted_at = ${moment}
    order by t.task_id limit ${AT_ONCE}`);
  return rows.map((row) => row.task_id);
}
