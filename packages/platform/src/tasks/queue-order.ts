import { ESTIMATED_RENDER_S } from '@plumbline/contract/constants.ts';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Seconds of waiting that a task stands back for each one that its owner has at work or before it. Who has nothing at work
 * comes first, and still nobody waits for ever: after so much more waiting the second one of somebody is as near as the
 * first one of another.
 */
const PATIENCE_S = 600;
/** Members stand where others stand who have waited so much longer, and count each task at work as the half of one. */
const MEMBER_AHEAD_S = 120;
const MEMBER_WEIGHT = 2;
/** What takes no longer goes ahead of its owner's own longer ones. */
const SHORT_S = 5;

/**
 * The open tasks as `scored`, with all that workers choose by: what a task still needs (the median time of its function and
 * size, less what is done), and the moment whose order is the order of the queue. That is the moment since which its owner
 * waits (the start of the task, or when one of theirs last began or ended: whichever is later), moved on for each task of theirs
 * that runs or comes before, and back for members. All of it is counted anew for each look, so that it is never out of date;
 * and as new moments are later than old ones, every task comes to the front.
 *
 * The unit of fairness is the task, as the person sees it: one user's hundreds leave another's first one waiting for a place
 * to become free and for nothing else.
 */
export function scoredTasks(at: Date): SQL {
  const moment = sql`${at.toISOString()}::timestamptz`;
  return sql`
    median as (
      select function, size, percentile_cont(0.5) within group (order by milliseconds) / 1000 as seconds
      from render_durations group by function, size
    ), open as (
      select t.task_id, t.user_id, t.state = 'running' as running, t.created_at, t.function, t.size, t.attempts, t.claim, t.traceparent,
        t.held_by, t.retry_at, t.batch_position, t.request->>'engine' as engine,
        coalesce(median.seconds, ${ESTIMATED_RENDER_S}) * t.count * (1 - t.progress) as seconds,
        greatest(t.created_at, served.served_at) as since,
        u.user_type <> 'user' and coalesce(u.membership_expires_at > ${moment}, true) as member
      from tasks t
      join users u on u.id = t.user_id
      left join task_turns served on served.user_id = t.user_id
      left join median using (function, size)
      where t.state in ('queued', 'running') and not t.held
    ), counted as (
      select *, count(*) filter (where running) over (partition by user_id) as at_work,
        row_number() over (
          partition by user_id, running order by seconds > ${SHORT_S}, created_at, batch_position, task_id) as own
      from open
    ), scored as (
      select *, extract(epoch from since)::float8
        + (at_work + own - 1) * ${PATIENCE_S}::float8 / case when member then ${MEMBER_WEIGHT} else 1 end
        - case when member then ${MEMBER_AHEAD_S} else 0 end as score
      from counted
    )`;
}
