import type { UsedContent } from '@plumbline/contract/content/used-content.ts';

/** The durable queue of tasks. Every call is part of the transaction whose repositories they belong to. */
export interface TaskQueue {
  /**
   * Lower turns are handed out first, equal ones by time.
   *
   * @returns whether the queue took it
   */
  enqueue(taskId: string, turn: number): Promise<boolean>;
  /** Lets others take a task that a worker holds, at its old place and at once. */
  putBack(taskId: string, turn: number): Promise<void>;
  /** Takes it out of the queue; a worker that runs it learns of it within a second. */
  cancel(taskId: string): Promise<void>;
  /** Asks for the cover of a version of the operators' content; beside the tasks, which it does not hold up. `content` is what it shows. */
  renderCover(entryId: string, version: number, content: UsedContent): Promise<void>;
}
