import type { Logger } from '@plumbline/core/ports/logger.ts';
import { HEARTBEAT_REFRESH_S, READ_MODEL, type ReadModelJob, openWorkingBoss } from '../tasks/task-boss.ts';

/**
 * Takes models that wait to be read, one at a time: a large one takes gigabytes. One whose handler throws, or whose process
 * dies, is given out again.
 */
export async function consumeReadings(
  { databaseUrl, logger }: { readonly databaseUrl: string; readonly logger: Logger },
  handle: (job: ReadModelJob, signal: AbortSignal) => Promise<void>,
): Promise<{ close(): Promise<void> }> {
  const boss = await openWorkingBoss(databaseUrl, 1, logger);
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
      await boss.stop({ graceful: false });
    },
  };
}
