import type { Logger } from '@plumbline/core/ports/logger.ts';
import {
  HEARTBEAT_REFRESH_S,
  RENDER_COVER,
  type RenderCoverJob,
  RUN_TASK,
  type RunTaskJob,
  openWorkingBoss,
} from './task-boss.ts';

export interface TaskConsumer {
  /** Takes no new tasks and waits until those that run have ended. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

export interface CoverAttempt {
  /** Nobody tries again after it. */
  readonly last: boolean;
  readonly signal: AbortSignal;
}

const options = {
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 1,
  heartbeatRefreshSeconds: HEARTBEAT_REFRESH_S,
} as const;
const coverOptions = { ...options, includeMetadata: true } as const;

/**
 * Takes tasks from the queue and hands them out, `slots` at a time. A handler that throws gives its task back, to be
 * run again a moment later; so does a process that dies, after ten seconds of silence.
 *
 * @param renderCover one that throws is tried again, but for the last attempt
 * @param handle `signal` is raised when the task was cancelled or given to another worker, and after every end
 */
export async function consumeTasks(
  {
    databaseUrl,
    slots,
    logger,
  }: { readonly databaseUrl: string; readonly slots: number; readonly logger: Logger },
  handle: (taskId: string, signal: AbortSignal) => Promise<void>,
  renderCover: (job: RenderCoverJob, attempt: CoverAttempt) => Promise<void>,
): Promise<TaskConsumer> {
  const boss = await openWorkingBoss(databaseUrl, slots, logger);
  for (let slot = 0; slot < slots; slot++) {
    const workerId: string = await boss.work<RunTaskJob>(RUN_TASK, options, async ([job]) => {
      if (!job) return;
      await handle(job.data.taskId, job.signal).finally(() => {
        // The next task at once: by itself a worker rests until its polling interval is over.
        boss.notifyWorker(workerId);
      });
    });
  }
  // One at a time: covers are nobody's task.
  await boss.work<RenderCoverJob, void, typeof coverOptions>(RENDER_COVER, coverOptions, async ([job]) => {
    if (!job) return;
    await renderCover(job.data, { last: job.retryCount >= job.retryLimit, signal: job.signal });
  });
  return {
    stop: async () => {
      await Promise.all([boss.offWork(RUN_TASK, { wait: true }), boss.offWork(RENDER_COVER, { wait: true })]);
    },
    close: () => boss.stop({ graceful: false }),
  };
}
