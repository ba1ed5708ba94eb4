import type { PgBoss } from 'pg-boss';
import { HEARTBEAT_REFRESH_S, READ_MODEL, type ReadModelJob } from '../tasks/task-boss.ts';

/**
 * Takes models that wait to be read, one at a time: a large one takes gigabytes. One whose handler throws, or whose process
 * dies, is given out again.
 */
export async function consumeReadings(
  boss: PgBoss,
  handle: (job: ReadModelJob, signal: AbortSignal) => Promise<void>,
): Promise<{ close(): Promise<void> }> {
  const options = {
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: 1,
    heartbeatRefreshSeconds: HEARTBEAT_REFRESH_S,
  } as const;
  await boss.work<ReadModelJob>(READ_MODEL, options, async ([job]) => {
    if (job) await handle(job.data, job.signal);
  });
  return {
    async close() {
      await boss.offWork(READ_MODEL, { wait: true });
    },
  };
}
