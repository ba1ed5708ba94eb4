import type { QueueMoment } from '@plumbline/core/tasks/queue-place.ts';
import type {
  AbleWorker,
  QueueView,
  RunningWork,
  TaskKind,
  WaitingPerson,
  WaitingWork,
} from '@plumbline/core/tasks/queue-view.ts';
import type { Connection } from '../database/connection.ts';
import { type EarlierRow, ENGINE_OF_TASK } from './lane-of-task.ts';

type LaneRow = readonly [
  userId: string,
  score: number,
  step: number,
  name: string,
  size: number,
  engine: string,
  tasks: number,
  pictures: number,
];
type RunningRow = readonly [
  userId: string,
  name: string,
  size: number,
  engine: string,
  pictures: number,
  heldBy: string | null,
];

type Median = readonly [name: string, size: number, engine: string, seconds: number];

interface ViewRow {
  readonly lanes: readonly LaneRow[] | null;
  readonly running: readonly RunningRow[] | null;
  readonly seconds: readonly Median[] | null;
  readonly workers: readonly AbleWorker[] | null;
}

/** Of how long ago a worker may have been seen at most. */
const VIEW = {
  name: 'queue_view',
  text: `
    select json_build_object(
      'lanes', (
        select json_agg(json_build_array(user_id, score, step, function, size, engine, tasks, pictures) order by score, user_id)
        from queue_lanes),
      'running', (
        select json_agg(json_build_array(t.user_id, t.function, t.size, ${ENGINE_OF_TASK}, t.count * (1 - t.progress), t.held_by))
        from tasks t where t.state = 'running'),
      'seconds', (
        select json_agg(json_build_array(function, size, engine, seconds)) from (
          select function, size, coalesce(engine_id, '') as engine,
            percentile_cont(0.5) within group (order by milliseconds) / 1000 as seconds
          from render_durations group by function, size, engine_id) as medians),
      'workers', (
        select json_agg(json_build_object('workerId', worker_id, 'slots', slots, 'largestSize', largest_size, 'engines', (
          select coalesce(json_agg(json_build_object('id', e->'id', 'functions', e->'functions')), '[]')
          from jsonb_array_elements(engines) as e where (e->>'healthy')::boolean)))
        from workers where seen_at > $1::timestamptz)) as found`,
} as const;

/** The queue as it is now: as many rows as people and kinds of what they wait for, whatever waits of each. */
export async function readQueueView(
  { driver }: Connection,
  { workersSeenAfter }: QueueMoment,
): Promise<QueueView> {
  const { rows } = await driver.query<{ found: ViewRow }>({ ...VIEW, values: [workersSeenAfter] });
  const { lanes, running, seconds, workers }: Partial<ViewRow> = rows[0]?.found ?? {};
  const people = new Map<string, WaitingPerson & { work: WaitingWork[] }>();
  for (const [userId, score, step, ...kind] of lanes ?? []) {
    const person = people.get(userId) ?? { userId, score, step, work: [] };
    person.work.push(workOf(kind));
    people.set(userId, person);
  }
  return {
    people: [...people.values()],
    running: (running ?? []).map(
      ([userId, name, size, engine, pictures, heldBy]): RunningWork => ({
        userId,
        function: name,
        size,
        engine,
        pictures,
        heldBy,
      }),
    ),
    workers: workers ?? [],
    seconds: secondsBy(seconds ?? []),
  };
}

/**
 * What a picture took of late, by the engine that is to make it: at that size, else at the nearest one that was measured. Where that
 * engine has not been measured, by any; those whose engine was not noted are any's.
 */
function secondsBy(medians: readonly Median[]): QueueView['seconds'] {
  const byFunction = Map.groupBy(medians, ([name]) => name);
  return ({ function: name, size, engine }: TaskKind) => {
    const known = byFunction.get(name) ?? [];
    const own = known.filter(([, , id]) => id === engine);
    const nearest = (own.length > 0 ? own : known).toSorted(
      ([, a], [, b]) => Math.abs(a - size) - Math.abs(b - size),
    );
    return nearest[0]?.[3];
  };
}

/** What waits of a kind, as the database tells it. */
export function workOf([name, size, engine, tasks, pictures]: EarlierRow[number]): WaitingWork {
  return { function: name, size, engine, tasks, pictures };
}
