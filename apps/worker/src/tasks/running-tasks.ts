import type { Database } from '@plumbline/core/ports/database.ts';
import type { Logger } from '@plumbline/core/ports/logger.ts';
import type { ClaimedTask } from '@plumbline/core/tasks/run/claim-task.ts';
import { ClaimLost } from '@plumbline/core/tasks/run/deliver-image.ts';
import { holdsClaim } from '@plumbline/core/tasks/task-record.ts';
import { openListener } from '@plumbline/platform/database/listener.ts';
import { TASK_CHANGED, decodeTaskChange } from '@plumbline/platform/tasks/task-notifications.ts';

/**
 * The tasks that this worker runs. Hears of cancelled and deleted ones as soon as that is committed and aborts their
 * work; the queue's heartbeat would tell it a second later.
 */
export class RunningTasks {
  readonly #running = new Map<string, { readonly claimed: ClaimedTask; readonly lost: AbortController }>();
  readonly #database: Database;
  readonly #listener;

  constructor(database: Database, databaseUrl: string, logger: Logger) {
    this.#database = database;
    this.#listener = openListener(databaseUrl, [TASK_CHANGED], {
      logger,
      onGap: () => {
        for (const taskId of this.#running.keys()) void this.#check(taskId);
      },
      onNotice: (payload) => {
        const { taskId, queueMoved } = decodeTaskChange(payload);
        if (queueMoved && this.#running.has(taskId)) void this.#check(taskId);
      },
    });
  }

  /** @param jobSignal raised by the queue when the job was taken away */
  watch(claimed: ClaimedTask, jobSignal: AbortSignal): { lost: AbortController; close: () => void } {
    const { taskId } = claimed.task;
    const lost = new AbortController();
    const onJobLost = () => lost.abort(new ClaimLost(taskId));
    if (jobSignal.aborted) onJobLost();
    jobSignal.addEventListener('abort', onJobLost, { once: true });
    this.#running.set(taskId, { claimed, lost });
    return {
      lost,
      close: () => {
        // The queue raises its signal after an ordinary end as well.
        jobSignal.removeEventListener('abort', onJobLost);
        if (this.#running.get(taskId)?.lost === lost) this.#running.delete(taskId);
      },
    };
  }

  close(): Promise<void> {
    return this.#listener.close();
  }

  async #check(taskId: string): Promise<void> {
    const entry = this.#running.get(taskId);
    const task = await this.#database.tasks.find(taskId).catch(() => entry?.claimed.task);
    if (entry && !holdsClaim(task, entry.claimed.task.claim)) entry.lost.abort(new ClaimLost(taskId));
  }
}
