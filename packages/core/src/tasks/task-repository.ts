import type { TaskState } from '@plumbline/contract/api/tasks.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { QueuePlace } from './queue-place.ts';
import type { Provenance, TaskChange, TaskImage, TaskRecord } from './task-record.ts';

export interface TaskFilter {
  readonly function: FunctionName | undefined;
  /** Every word must occur; lower case. */
  readonly words: readonly string[];
  readonly favourite: boolean | undefined;
}

export interface TaskPage {
  /** Continue after this task; wins over `offset`. */
  readonly after: { readonly createdAt: Date; readonly taskId: string } | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** What was measured of one image, for the estimates. */
export interface RenderDuration {
  readonly function: FunctionName;
  readonly size: number;
  readonly milliseconds: number;
  readonly at: Date;
}

export interface TaskRepository {
  add(task: TaskRecord): Promise<void>;
  find(taskId: string): Promise<TaskRecord | undefined>;
  /** In no particular order; unknown ids are left out. */
  findMany(taskIds: readonly string[]): Promise<TaskRecord[]>;
  /** One task, and nobody else changes it until the transaction ends. */
  lock(taskId: string): Promise<TaskRecord | undefined>;
  /** Newest first. */
  list(userId: string, filter: TaskFilter, page: TaskPage): Promise<{ tasks: TaskRecord[]; total: number }>;
  /** The user's tasks that have not ended, or ended after a moment. At most `limit`, newest first. */
  listRecent(userId: string, endedAfter: Date, limit: number): Promise<TaskRecord[]>;
  countStarted(userId: string, since: Date): Promise<number>;
  change(taskId: string, change: TaskChange): Promise<void>;
  /** Only while `claim` runs it. Returns whether it did. */
  changeProgress(taskId: string, claim: number, progress: number, stage: string): Promise<boolean>;
  /** With its images' entries and provenance; the images themselves are the image repository's. */
  delete(taskId: string): Promise<void>;
  /** Turn of a new task of this user. */
  nextTurn(userId: string): Promise<number>;
  addImage(image: TaskImage, provenance: Provenance): Promise<void>;
  /** How an image was made, or each image of a task; empty for what is neither. */
  findProvenance(id: string): Promise<Provenance[]>;
  /** All there is, in the order of the image ids, from behind `after` on. */
  listProvenance(after: string | undefined, limit: number): Promise<Provenance[]>;
  /** In the order of their variants. */
  listImages(taskIds: readonly string[]): Promise<TaskImage[]>;
  /** Where unfinished tasks stand; ended ones are left out. */
  places(taskIds: readonly string[], workersSeenAfter: Date): Promise<ReadonlyMap<string, QueuePlace>>;
  addDuration(duration: RenderDuration): Promise<void>;
  /** Of all users; a state without a task is left out. */
  countByState(): Promise<ReadonlyMap<TaskState, number>>;
}
