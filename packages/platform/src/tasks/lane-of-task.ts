/** What makes the lane of a waiting task, of a row named `t`: the index `tasks_lanes` and the triggers of migration 0038 say the same. */
export const ENGINE_OF_TASK = `coalesce(t.request->>'engine', t.engine_terms->>'engineId', '')`;
export const WAITS_IN_LANE = `t.state = 'queued' and not t.held and t.retry_at is null`;
export const ORDER_IN_LANE = `t.created_at, coalesce(t.batch_position, 32767), t.task_id`;

/** What waits of the owner of a task `asked` from before it, by kind: an array of arrays, or null. */
export const EARLIER_THAN_ASKED = `(
  select json_agg(json_build_array(function, size, engine, tasks, pictures)) from (
    select t.function, t.size, ${ENGINE_OF_TASK} as engine, count(*)::int as tasks, sum(t.count)::int as pictures
    from tasks t
    where asked.state = 'queued' and t.user_id = asked.user_id and ${WAITS_IN_LANE}
      and (${ORDER_IN_LANE}) < (asked.created_at, coalesce(asked.batch_position, 32767), asked.task_id)
    group by 1, 2, 3
  ) as kinds)`;

/** As `EARLIER_THAN_ASKED` answers. */
export type EarlierRow = readonly [
  name: string,
  size: number,
  engine: string,
  tasks: number,
  pictures: number,
][];
