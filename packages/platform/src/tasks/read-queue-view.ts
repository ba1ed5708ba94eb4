import type { QueueMoment } from '@plumbline/core/tasks/queue-place.ts';
import type {
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
type RunningRow = readonly [userId: string, name: string, size: number, engine: string, pictures: number];

interface ViewRow {
  readonly lanes: readonly LaneRow[] | null;
  readonly running: readonly RunningRow[] | null;
  readonly seconds: readonly (readonly [name: string, size: number, seconds: number])[] | null;
  readonly slots: number;
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
        select json_agg(json_build_array(t.user_id, t.function, t.size, ${ENGINE_OF_TASK}, t.count * (1 - t.progress)))
        from tasks t where t.state = 'running'),
      'seconds', (
        select json_agg(json_build_array(function, size, seconds)) from (
          select function, size, percentile_cont(0.5) within group (order by milliseconds) / 1000 as seconds
          from render_durations group by function, size) as medians),
      'slots', (select coalesce(sum(slots), 0)::int from workers where seen_at > $1::timestamptz)) as found`,
} as const;

/** The queue as it is now: as many rows as people and kinds of what they wait for, whatever waits of each. */
export async function readQueueView(
  { driver }: Connection,
  { workersSeenAfter }: QueueMoment,
): Promise<QueueView> {
  const { rows } = await driver.query<{ found: ViewRow }>({ ...VIEW, values: [workersSeenAfter] });
  const { lanes, running, seconds, slots } = rows[0]?.found ?? {
    lanes: null,
    running: null,
    seconds: null,
    slots: 0,
  };
  const people = new Map<string, WaitingPerson & { work: WaitingWork[] }>();
  for (const [userId, score, step, ...kind] of lanes ?? []) {
    const person = people.get(userId) ?? { userId, score, step, work: [] };
    person.work.push(workOf(kind));
    people.set(userId, person);
  }
  const medians = new Map((seconds ?? []).map(([name, size, median]) => [`${name} ${size}`, median]));
  return {
    people: [...people.values()],
    running: (running ?? []).map(
      ([userId, name, size, engine, pictures]): RunningWork => ({
        userId,
        function: name,
        size,
        engine,
        pictures,
      }),
    ),
    slots,
    seconds: ({ function: name, size }: TaskKind) => medians.get(`${name} ${size}`),
  };
}

/** What waits of a kind, as the database tells it. */
export function workOf([name, size, engine, tasks, pictures]: EarlierRow[number]): WaitingWork {
  return { function: name, size, engine, tasks, pictures };
}
