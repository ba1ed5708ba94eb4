import type { PgBoss } from 'pg-boss';
import { HEARTBEAT_REFRESH_S, RUN_REPLAY, type RunReplayJob } from '../tasks/task-boss.ts';

/**
 * Takes replays from the queue, one at a time: they stand back behind renders. One whose handler throws, or whose process
 * dies, is given out again.
 */
export async function consumeReplays(
  boss: PgBoss,
  handle: (job: RunReplayJob) => Promise<void>,
): Promise<{ close(): Promise<void> }> {
  const options = { pollingIntervalSeconds: 2, heartbeatRefreshSeconds: HEARTBEAT_REFRESH_S } as const;
  await boss.work<RunReplayJob>(RUN_REPLAY, options, async ([job]) => {
    if (job) await handle(job.data);
  });
  return {
    async close() {
      await boss.offWork(RUN_REPLAY, { wait: true });
    },
  };
}
