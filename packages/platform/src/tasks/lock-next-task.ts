import type { WorkOffer } from '@plumbline/core/tasks/run/work-offer.ts';
import type { TaskRecord } from '@plumbline/core/tasks/task-record.ts';
import { type SQL, sql } from 'drizzle-orm';
import { alias, PgDialect } from 'drizzle-orm/pg-core';
import type { Connection } from '../database/connection.ts';
import { tasks } from '../database/schema/tasks.ts';
import { ENGINE_OF_TASK, ORDER_IN_LANE, WAITS_IN_LANE } from './lane-of-task.ts';
import { columnsOfTask, taskFromRow } from './task-row.ts';

/** A worker that was not heard for so long has lost its tasks. By the database's clock: those of machines differ. */
const SILENCE = sql`interval '10 seconds'`;
/** What is given to a worker and what it has just claimed it hears of within this time. */
const HEARD_OF = sql`interval '1 second'`;
/** Of each kind so many lanes are looked at: as many workers may hold one at the same moment, and the next one waits. */
const LANES_LOOKED_AT = 32;

/** How often the queue may move on while a lane is locked. */
const LOOKS = 4;

interface LaneRow extends Record<string, unknown> {
  readonly user_id: string;
  readonly function: string;
  readonly size: number;
  readonly engine: string;
  readonly interrupted: boolean;
  readonly score: number;
}

/**
 * Locks the task that a worker takes next, and with it its owner's place in the queue, until the transaction ends: one whose worker
 * is gone, else the first one of the first lane that the worker can do. Lanes that another worker holds at this very moment are passed
 * over; only where no other is left it waits.
 *
 * @returns the task; `nothing` for this worker; `moved` where the lane moved on while it was being locked
 */
export async function lockNextTask(
  connection: Connection,
  offer: WorkOffer,
  at: Date,
): Promise<TaskRecord | 'nothing' | 'moved'> {
  if (offer.looksBack) {
    const lost = await lockFirst(connection, isLost(offer, at), 't.started_at, t.task_id');
    if (lost) return lost;
  }
  let mayWait = true;
  for (let look = 1; look <= LOOKS; look += 1) {
    const free = await lockFirstLane(connection, offer, at, FREE);
    if (free.able === 0) return 'nothing';
    // Never while a place is held: two that wait for each other's would wait for ever.
    const lane = free.lane ?? (mayWait ? (await lockFirstLane(connection, offer, at, ANY)).lane : undefined);
    if (!lane) return mayWait ? 'nothing' : 'moved';
    mayWait = false;
    // By a statement of its own: what was read before the lane was locked may be out of date, and then another lane may be the first.
    const task = await lockFirst(connection, isInLane(lane), ORDER_IN_LANE);
    if (task) return task;
  }
  return 'moved';
}

const FREE = { name: 'first_free_lane', held: sql`skip locked` } as const;
const ANY = { name: 'first_lane', held: sql`` } as const;
const dialect = new PgDialect();

interface FirstLane {
  /** How many of the first lanes the worker can do, also those that others hold. */
  readonly able: number;
  readonly lane: LaneRow | undefined;
}

/** Prepared: planning it takes several times as long as doing it. One statement also where nothing is there, as most of the time. */
async function lockFirstLane(
  { driver }: Connection,
  offer: WorkOffer,
  at: Date,
  { name, held }: typeof FREE | typeof ANY,
): Promise<FirstLane> {
  const { sql: text, params } = dialect.sqlToQuery(sql`${firstLanes(offer, at)}
    select found.lanes, taken.* from (select count(*)::int as lanes from first) as found
    left join lateral (
      select first.* from first join task_turns turn using (user_id)
      order by score, user_id limit 1 for update of turn ${held}) as taken on true`);
  const { rows } = await driver.query<{ lanes: number } & (LaneRow | { user_id: null })>({
    name,
    text,
    values: params,
  });
  const [row] = rows;
  return { able: row?.lanes ?? 0, lane: row && row.user_id !== null ? row : undefined };
}

/** The same columns, under the name by which lanes know it. */
const T = alias(tasks, 't') as unknown as typeof tasks;

async function lockFirst(
  { sql: db }: Connection,
  condition: SQL,
  order: string,
): Promise<TaskRecord | undefined> {
  const [row] = await db
    .select(columnsOfTask(T))
    .from(T)
    .where(condition)
    .orderBy(sql.raw(order))
    .limit(1)
    .for('update', { of: T, skipLocked: true });
  return row && taskFromRow(row);
}

function isInLane(lane: LaneRow): SQL {
  return sql`t.user_id = ${lane.user_id} and t.function = ${lane.function} and t.size = ${lane.size}
    and ${sql.raw(ENGINE_OF_TASK)} = ${lane.engine} and (t.attempts > 0) = ${lane.interrupted}
    and ${sql.raw(WAITS_IN_LANE)} and t.deleted_at is null
    and exists (
      select 1 from queue_lanes l
      where l.user_id = ${lane.user_id} and l.function = ${lane.function} and l.size = ${lane.size}
        and l.engine = ${lane.engine} and l.interrupted = ${lane.interrupted} and l.score = ${lane.score})`;
}

/** Puts those back into their lanes whose moment to be tried again has come. */
export async function returnRetried({ sql: db }: Connection, at: Date): Promise<void> {
  await db.execute(sql`
    update tasks set retry_at = null
    where task_id in (
      select task_id from tasks
      where state = 'queued' and retry_at <= ${at.toISOString()}::timestamptz
        -- One person at a time: whoever holds several people's places could hold them crosswise with another.
        and user_id = (
          select user_id from tasks where state = 'queued' and retry_at <= ${at.toISOString()}::timestamptz
          order by retry_at limit 1)
      for update skip locked)`);
}

/** It runs on no worker any more; those of a version that names none are there while such a worker is. */
function isLost({ workerId, running, interrupted, ...offer }: WorkOffer, at: Date): SQL {
  return sql`
    t.state = 'running' and t.deleted_at is null and ${interrupted} and ${ableTo(offer, at, {
      function: sql`t.function`,
      size: sql`t.size`,
      engine: sql.raw(ENGINE_OF_TASK),
    })}
    and ((t.held_by = ${workerId} and t.task_id::text <> all(${list(running)})
        and t.started_at < ${at.toISOString()}::timestamptz - ${HEARD_OF}) or case
      when t.held_by is not null then
        not exists (select 1 from workers w where w.worker_id = t.held_by and w.beat_at > now() - ${SILENCE})
      else not exists (select 1 from workers w where w.beat_at is null and w.seen_at > now() - interval '20 seconds')
    end)`;
}

/** The first lanes of each kind that the worker can do, as `first`. There are few kinds, each with an index of its own so to speak. */
function firstLanes(offer: WorkOffer, at: Date): SQL {
  return sql`
    with recursive kinds as (
      (select function, size, engine, interrupted from queue_lanes order by 1, 2, 3, 4 limit 1)
      union all
      select next.* from kinds k cross join lateral (
        select l.function, l.size, l.engine, l.interrupted from queue_lanes l
        where (l.function, l.size, l.engine, l.interrupted) > (k.function, k.size, k.engine, k.interrupted)
        order by 1, 2, 3, 4 limit 1) as next
    ), able as materialized (
      select * from kinds k
      where (not k.interrupted or ${offer.interrupted}) and ${ableTo(offer, at, {
        function: sql`k.function`,
        size: sql`k.size`,
        engine: sql`k.engine`,
      })}
    ), first as materialized (
      select best.* from able cross join lateral (
        select l.user_id, l.function, l.size, l.engine, l.interrupted, l.score from queue_lanes l
        where l.function = able.function and l.size = able.size and l.engine = able.engine and l.interrupted = able.interrupted
        order by l.score, l.user_id limit ${LANES_LOOKED_AT}) as best
    )`;
}

/** An engine that was agreed is waited for where one of the living workers has it; else any other takes its place. */
function ableTo(
  { engines, largestSize }: Pick<WorkOffer, 'engines' | 'largestSize'>,
  at: Date,
  kind: { readonly function: SQL; readonly size: SQL; readonly engine: SQL },
): SQL {
  const named = engines.flatMap(({ id, functions }) => functions.map((name) => `${id} ${name}`));
  const functions = [...new Set(engines.flatMap((engine) => engine.functions))];
  return sql`(${kind.function} = any(${list(functions)}) and (${largestSize}::int is null or ${kind.size} <= ${largestSize})
    and (${kind.engine} = '' or ${kind.engine} || ' ' || ${kind.function} = any(${list(named)}) or not exists (
      select 1 from workers w, jsonb_array_elements(w.engines) as e
      where w.seen_at > ${at.toISOString()}::timestamptz - interval '20 seconds'
        and e->>'id' = ${kind.engine} and (e->>'healthy')::boolean and e->'functions' ? ${kind.function})))`;
}

function list(texts: readonly string[]): SQL {
  return sql`${sql.param([...texts])}::text[]`;
}
