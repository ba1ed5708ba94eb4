import type { Database } from '@plumbline/core/ports/database.ts';
import type { Logger } from '@plumbline/core/ports/logger.ts';
import type { ClaimedTask } from '@plumbline/core/tasks/run/claim-task.ts';
import { ClaimLost } from '@plumbline/core/tasks/run/deliver-image.ts';
import { holdsClaim } from '@plumbline/core/tasks/task-record.ts';
import { openListener } from '@plumbline/platform/database/listener.ts';
import {
  TASK_CHANGED,
  TASK_GIVEN,
  TASK_WAITS,
  decodeGiven,
  decodeTaskChange,
} from '@plumbline/platform/tasks/task-notifications.ts';

interface Hearing {
  readonly databaseUrl: string;
  readonly workerId: string;
  readonly logger: Logger;
  /** A task waits, or may have begun to unheard. */
  readonly onWaiting: () => void;
  /** From now on it hears of everything, until its connection breaks. */
  readonly onHearing: () => void;
  /** A task was given to this worker. One that is not heard of the worker finds among its own. */
  readonly onGiven: (taskId: string) => void;
}

/**
 * The tasks that this worker runs. Hears of those that were cancelled, deleted or taken over as soon as that is committed, and
 * aborts their work. Hears of tasks that wait, and of those that are given to this worker, too.
 */
export class RunningTasks {
  readonly #running = new Map<string, { readonly claimed: ClaimedTask; readonly lost: AbortController }>();
  readonly #database: Database;
  readonly #listener;

  constructor(database: Database, { databaseUrl, workerId, logger, onWaiting, onHearing, onGiven }: Hearing) {
    this.#database = database;
    this.#listener = openListener(databaseUrl, [TASK_GIVEN, TASK_CHANGED, TASK_WAITS], {
      logger,
      onGap: () => {
        for (const taskId of this.#running.keys()) void this.#check(taskId);
        onWaiting();
        onHearing();
      },
      onNotice: (payload, channel) => {
        if (channel === TASK_WAITS) return onWaiting();
        if (channel === TASK_GIVEN) {
          const given = decodeGiven(payload);
          if (given.workerId === workerId) onGiven(given.taskId);
          return;
        }
        const { taskId, queueMoved } = decodeTaskChange(payload);
        if (queueMoved && this.#running.has(taskId)) void this.#check(taskId);
      },
    });
  }

  /** Whether what is given to this worker would be heard of now. */
  hears(): boolean {
    return this.#listener.isListening();
  }

  /** What runs now. */
  ids(): string[] {
    return [...this.#running.keys()];
  }

  /** Whether one of them was interrupted before. */
  hasInterrupted(): boolean {
    return [...this.#running.values()].some(({ claimed }) => claimed.task.attempts > 1);
  }

  watch(claimed: ClaimedTask): { lost: AbortController; close: () => void } {
    const { taskId } = claimed.task;
    const lost = new AbortController();
    this.#running.set(taskId, { claimed, lost });
    return {
      lost,
      close: () => {
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
