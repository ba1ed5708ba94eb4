/** The durable queue of tasks. Both calls are part of the transaction whose repositories they belong to. */
export interface TaskQueue {
  /** Lower turns are handed out first, equal ones by time. */
  enqueue(taskId: string, turn: number): Promise<void>;
  /** Takes it out of the queue; a worker that runs it learns of it within a second. */
  cancel(taskId: string): Promise<void>;
}
