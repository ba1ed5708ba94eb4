import type { ChosenTask, WorkOffer } from '@plumbline/core/tasks/run/work-offer.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { scoredTasks } from './queue-order.ts';

/** A worker that was not heard for so long has lost its tasks. By the database's clock: those of machines differ. */
const SILENCE = sql`interval '10 seconds'`;

/** Whether the worker that holds a running task is gone. Those of the version before name none, and are there while one of them is. */
const IS_LOST = sql`case
  when held_by is not null then
    not exists (select 1 from workers w where w.worker_id = held_by and w.beat_at > now() - ${SILENCE})
  else not exists (select 1 from workers w where w.beat_at is null and w.seen_at > now() - interval '20 seconds')
end`;

/** The task that a worker takes next. It may be another's a moment later: the claim finds that out. */
export async function nextTask(
  { sql: db }: Connection,
  { workerId, engines, largestSize, running, interrupted }: WorkOffer,
  at: Date,
): Promise<ChosenTask | undefined> {
  const named = engines.flatMap(({ id, functions }) => functions.map((name) => `${id} ${name}`));
  const functions = [...new Set(engines.flatMap((engine) => engine.functions))];
  const { rows } = await db.execute<{ task_id: string; claim: number; traceparent: string | null }>(sql`
    with ${scoredTasks(at)}
    select task_id, claim, traceparent from scored
    where function = any(${list(functions)}) and size <= ${largestSize}::float8
      and ${interrupted ? sql`true` : sql`attempts = 0`}
      and case when running
        then (held_by = ${workerId} and task_id::text <> all(${list(running)})) or ${IS_LOST}
        else coalesce(retry_at <= ${at.toISOString()}::timestamptz, true)
      end
      -- An engine that was asked for is waited for where one of the others has it; else any other takes its place.
      and (engine is null or engine || ' ' || function = any(${list(named)}) or not exists (
        select 1 from workers w, jsonb_array_elements(w.engines) as e
        where w.seen_at > ${at.toISOString()}::timestamptz - interval '20 seconds'
          and e->>'id' = engine and (e->>'healthy')::boolean and e->'functions' ? function))
    order by running desc, score, created_at, task_id
    limit 1`);
  const [row] = rows;
  return row && { taskId: row.task_id, claim: row.claim, traceparent: row.traceparent };
}

function list(texts: readonly string[]): SQL {
  return sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;
}
