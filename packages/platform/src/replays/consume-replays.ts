import type { Logger } from '@plumbline/core/ports/logger.ts';
import { HEARTBEAT_REFRESH_S, RUN_REPLAY, type RunReplayJob, openWorkingBoss } from '../tasks/task-boss.ts';

/**
 * Takes replays from the queue, one at a time: they stand back behind renders. One whose handler throws, or whose process
 * dies, is given out again.
 */
export async function consumeReplays(
  { databaseUrl, logger }: { readonly databaseUrl: string; readonly logger: Logger },
  handle: (job: RunReplayJob) => Promise<void>,
): Promise<{ close(): Promise<void> }> {
  const boss = await openWorkingBoss(databaseUrl, 1, logger);
  const options = { pollingIntervalSeconds: 2, heartbeatRefreshSeconds: HEARTBEAT_REFRESH_S } as const;
  await boss.work<RunReplayJob>(RUN_REPLAY, options, async ([job]) => {
    if (job) await handle(job.data);
  });
  return {
    async close() {
      await boss.offWork(RUN_REPLAY, { wait: true });
      await boss.stop({ graceful: false });
    },
  };
}
