import type { UsedContent } from '@plumbline/contract/content/used-content.ts';

/** The durable queue of tasks. Every call is part of the transaction whose repositories they belong to. */
export interface TaskQueue {
  /**
   * Wakes the workers for a task whose row waits.
   *
   * @returns whether it waits
   */
  enqueue(taskId: string): Promise<boolean>;
  /** The same for many at once. @returns whether all of them wait */
  enqueueMany(taskIds: readonly string[]): Promise<boolean>;
  /** Tells a worker of a task that it was given. @returns whether the worker has it */
  give(taskId: string, workerId: string): Promise<boolean>;
  /** Asks for the cover of a version of the operators' content; beside the tasks, which it does not hold up. `content` is what it shows. */
  renderCover(entryId: string, version: number, content: UsedContent): Promise<void>;
}
