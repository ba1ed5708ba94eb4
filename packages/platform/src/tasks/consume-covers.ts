import type { PgBoss } from 'pg-boss';
import { HEARTBEAT_REFRESH_S, RENDER_COVER, type RenderCoverJob } from './task-boss.ts';

export interface CoverAttempt {
  /** Nobody tries again after it. */
  readonly last: boolean;
  readonly signal: AbortSignal;
}

const options = {
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 1,
  heartbeatRefreshSeconds: HEARTBEAT_REFRESH_S,
  includeMetadata: true,
} as const;

/**
 * Takes the covers that are asked for, one at a time: they are nobody's task.
 *
 * @param renderCover one that throws is tried again, but for the last attempt
 */
export async function consumeCovers(
  boss: PgBoss,
  renderCover: (job: RenderCoverJob, attempt: CoverAttempt) => Promise<void>,
): Promise<{ close(): Promise<void> }> {
  await boss.work<RenderCoverJob, void, typeof options>(RENDER_COVER, options, async ([job]) => {
    if (!job) return;
    await renderCover(job.data, { last: job.retryCount >= job.retryLimit, signal: job.signal });
  });
  return {
    close: async () => {
      await boss.offWork(RENDER_COVER, { wait: true });
    },
  };
}
