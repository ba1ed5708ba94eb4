import type { QueueMoment, QueuePlace } from '@plumbline/core/tasks/queue-place.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { scoredTasks } from './queue-order.ts';

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
 * Where unfinished tasks stand. One statement over the open tasks: what each still needs, summed along the order in which
 * they run.
 */
export async function readPlaces(
  { sql: db }: Connection,
  taskIds: readonly string[] | 'all',
  { now: at, workersSeenAfter }: QueueMoment,
): Promise<ReadonlyMap<string, QueuePlace>> {
  if (taskIds.length === 0) return new Map();
  const { rows } = await db.execute<PlaceRow>(sql`
    with ${scoredTasks(at)}, placed as (
      select task_id, running, seconds,
        (row_number() over line - 1)::int as ahead,
        sum(seconds) over line - seconds as seconds_ahead,
        row_number() over (partition by user_id order by running desc, score, created_at, task_id) as own_place
      from scored
      window line as (order by running desc, score, created_at, task_id rows unbounded preceding)
    ), with_people as (
      -- Whose first task stands before this one is ahead; oneself is not.
      select *, count(*) filter (where own_place = 1) over (order by ahead rows unbounded preceding) - 1 as people_ahead
      from placed
    )
    select task_id, running, ahead, people_ahead::int,
      seconds_ahead::float8, seconds::float8 as own_seconds,
      (select coalesce(sum(slots), 0)::int from workers where seen_at > ${workersSeenAfter.toISOString()}) as slots
    from with_people ${taskIds === 'all' ? sql`` : whereIn(taskIds)}`);
  return new Map(rows.map((row) => [row.task_id, placeFromRow(row)]));
}

function whereIn(taskIds: readonly string[]): SQL {
  const ids = taskIds.map((taskId) => sql`${taskId}::uuid`);
  return sql`where task_id in (${sql.join(ids, sql`, `)})`;
}

function placeFromRow(row: PlaceRow): QueuePlace {
  return {
    running: row.running,
    ahead: row.ahead,
    peopleAhead: row.people_ahead,
    secondsAhead: row.seconds_ahead,
    ownSeconds: row.own_seconds,
    slots: row.slots,
  };
}
