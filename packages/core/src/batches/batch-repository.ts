import type { TaskRecord } from '../tasks/task-record.ts';
import type { BatchChange, BatchFigures, BatchRecord } from './batch-record.ts';

export interface BatchPage {
  readonly after: { readonly createdAt: Date; readonly batchId: string } | undefined;
  readonly limit: number;
}

/** Orders of many. Their cells are tasks; the newest task of a cell that was not deleted is what stands for it. */
export interface BatchRepository {
  add(batch: BatchRecord): Promise<void>;
  /** Deleted ones too, as long as they can be restored. */
  find(batchId: string): Promise<BatchRecord | undefined>;
  /** The same, and nobody else pauses, resumes, cancels or retries it until the transaction ends. */
  lock(batchId: string): Promise<BatchRecord | undefined>;
  change(batchId: string, change: BatchChange): Promise<void>;
  /** Newest first, without deleted ones. */
  list(userId: string, page: BatchPage): Promise<BatchRecord[]>;
  figures(batchIds: readonly string[]): Promise<ReadonlyMap<string, BatchFigures>>;
  isPaused(batchId: string): Promise<boolean>;
  /** What stands for each cell, in the order of the cells. */
  currentTasks(batchId: string): Promise<TaskRecord[]>;
  /** Every try of every cell, as far as it costs or cost something. */
  paid(batchId: string): Promise<{ readonly charged: number; readonly returned: number }>;
  /** Its tasks that wait are held from now on. @returns those */
  hold(batchId: string): Promise<string[]>;
  /** None is held any more. @returns those that were */
  letGo(batchId: string): Promise<string[]>;
  /** Its tasks that wait or run, locked in one order. */
  lockOpen(batchId: string): Promise<TaskRecord[]>;
  /** Whether any task of it waits, is held or runs. */
  hasOpen(batchId: string): Promise<boolean>;
  /** A person's cells of whatever batch that have not ended. */
  countOpen(userId: string): Promise<number>;
  removeDeleted(until: Date): Promise<void>;
}
