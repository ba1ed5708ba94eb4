import type { Logger } from '@plumbline/core/ports/logger.ts';
import { HEARTBEAT_REFRESH_S, RUN_TASK, type RunTaskJob, openWorkingBoss } from './task-boss.ts';

export interface TaskConsumer {
  /** Takes no new tasks and waits until those that run have ended. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

const options = {
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 1,
  heartbeatRefreshSeconds: HEARTBEAT_REFRESH_S,
} as const;

/**
 * Takes tasks from the queue and hands them out, `slots` at a time. A handler that throws gives its task back, to be
 * run again a moment later; so does a process that dies, after ten seconds of silence.
 *
 * @param handle `signal` is raised when the task was cancelled or given to another worker, and after every end
 */
export async function consumeTasks(
  {
    databaseUrl,
    slots,
    logger,
  }: { readonly databaseUrl: string; readonly slots: number; readonly logger: Logger },
  handle: (taskId: string, signal: AbortSignal) => Promise<void>,
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
  return {
    stop: () => boss.offWork(RUN_TASK, { wait: true }),
    close: () => boss.stop({ graceful: false }),
  };
}
