import { ESTIMATED_RENDER_S } from '@plumbline/contract/constants.ts';
import type { QueuePlace } from '@plumbline/core/tasks/queue-place.ts';
import { sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';

interface PlaceRow extends Record<string, unknown> {
  readonly task_id: string;
  readonly running: boolean;
  readonly ahead: number;
  readonly people_ahead: number;
  readonly seconds_ahead: number;
  readonly own_seconds: number;
  readonly slots: number;
}

/**
 * Where unfinished tasks stand. One statement over the open tasks: what each still needs (the median time of its
 * function and size, less what is done), summed along the order in which they run.
 */
export async function readPlaces(
  { sql: db }: Connection,
  taskIds: readonly string[],
  workersSeenAfter: Date,
): Promise<ReadonlyMap<string, QueuePlace>> {
  if (taskIds.length === 0) return new Map();
  const { rows } = await db.execute<PlaceRow>(sql`
    with median as (
      select function, size, percentile_cont(0.5) within group (order by milliseconds) / 1000 as seconds
      from render_durations group by function, size
    ), open as (
      select task_id, user_id, state = 'running' as running, turn, created_at,
        coalesce(median.seconds, ${ESTIMATED_RENDER_S}) * count * (1 - progress) as seconds
      from tasks left join median using (function, size)
      where state in ('queued', 'running')
    ), placed as (
      select task_id, user_id, running, seconds,
        (row_number() over line - 1)::int as ahead,
        sum(seconds) over line - seconds as seconds_ahead
      from open
      window line as (order by running desc, turn, created_at, task_id rows unbounded preceding)
    )
    select task_id, running, ahead,
      (select count(distinct earlier.user_id)::int from placed earlier
        where earlier.ahead < placed.ahead and earlier.user_id <> placed.user_id) as people_ahead,
      seconds_ahead::float8, seconds::float8 as own_seconds,
      (select coalesce(sum(slots), 0)::int from workers where seen_at > ${workersSeenAfter.toISOString()}) as slots
    from placed where task_id in (${sql.join(
      taskIds.map((taskId) => sql`${taskId}::uuid`),
      sql`, `,
    )})`);
  return new Map(
    rows.map((row) => [
      row.task_id,
      {
        running: row.running,
        ahead: row.ahead,
        peopleAhead: row.people_ahead,
        secondsAhead: row.seconds_ahead,
        ownSeconds: row.own_seconds,
        slots: row.slots,
      },
    ]),
  );
}
