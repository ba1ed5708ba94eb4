import type { EngineSight } from '@plumbline/contract/api/engine-sights.ts';
import type { TaskState } from '@plumbline/contract/api/tasks.ts';
import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { QueueMoment, QueuePlace } from './queue-place.ts';
import type { TaskPreviewMark } from './task-preview-repository.ts';
import type { SearchQuery } from './search-tokens.ts';
import type { WorkOffer } from './run/work-offer.ts';
import type { TaskStatusRepository } from './task-status.ts';
import type { KeptOfTask, Provenance, TaskChange, TaskImage, TaskRecord } from './task-record.ts';

export interface TaskFilter {
  readonly function: FunctionName | undefined;
  readonly favourite: boolean | undefined;
  readonly engineId: string | undefined;
  readonly engineVersion: string | undefined;
  /** A tag of the same user; with any other nothing matches. */
  readonly tagId: string | undefined;
  /** Of the same user, and not deleted; with any other nothing matches. */
  readonly projectId: string | undefined;
  readonly viewId: string | undefined;
  readonly search: SearchQuery;
  /** Tokens that must not be there. */
  readonly without: readonly string[];
  /** Days of `zone`, both included. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly zone: string;
}

export interface DayOfTasks {
  /** `2026-11-22`, in the filter's zone. */
  readonly day: string;
  readonly count: number;
  readonly endsAt: Date;
}

/** What a search looks through, of one task. */
export interface SearchedTask {
  readonly taskId: string;
  readonly searchText: string;
  /** What its owner calls its pictures. */
  readonly namesText: string;
  readonly request: RenderRequest;
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
  readonly engineId: string;
  readonly milliseconds: number;
  readonly at: Date;
}

export interface TaskRepository extends TaskStatusRepository {
  add(task: TaskRecord, searchTokens: readonly string[]): Promise<void>;
  addMany(
    tasks: readonly { readonly task: TaskRecord; readonly searchTokens: readonly string[] }[],
  ): Promise<void>;
  find(taskId: string): Promise<TaskRecord | undefined>;
  /** In no particular order; unknown ids are left out. */
  findMany(taskIds: readonly string[]): Promise<TaskRecord[]>;
  /** One task, and nobody else changes it until the transaction ends. */
  lock(taskId: string): Promise<TaskRecord | undefined>;
  /** Newest first. @throws AppError `VALIDATION_FAILED` for a zone that is unknown here */
  list(userId: string, filter: TaskFilter, page: TaskPage): Promise<{ tasks: TaskRecord[]; total: number }>;
  /** Newest first; days without a task are left out. @throws AppError `VALIDATION_FAILED` for a zone that is unknown here */
  countDays(userId: string, filter: TaskFilter): Promise<DayOfTasks[]>;
  /** The task whose result an image is, with what its search looks through, locked. */
  lockSearched(
    imageId: string,
  ): Promise<(SearchedTask & { readonly imageNames: readonly string[] }) | undefined>;
  /** Tasks whose tokens follow an older rule, newest first. */
  listUnindexed(rule: number, limit: number): Promise<SearchedTask[]>;
  /** `over`: whether what this very rule has written is written over, too. */
  index(
    taskId: string,
    namesText: string,
    tokens: readonly string[],
    by: { readonly rule: number; readonly over: 'older' | 'any' },
  ): Promise<void>;
  /** The user's tasks that have not ended, or ended after a moment. At most `limit`, newest first. */
  listRecent(userId: string, endedAfter: Date, limit: number): Promise<TaskRecord[]>;
  /** Those of a batch count for none: that is one order. */
  countStarted(userId: string, since: Date): Promise<number>;
  change(taskId: string, change: TaskChange): Promise<void>;
  changeMany(taskIds: readonly string[], change: TaskChange): Promise<void>;
  /** The first attempt of a task that was given; once, and only while `claim` runs it. */
  countAttempt(taskId: string, claim: number): Promise<void>;
  /** Adds a line to what is known of who was given its data, whatever has become of the task. */
  addSight(taskId: string, sight: EngineSight): Promise<void>;
  /** Only while `claim` runs it. Returns whether it did. */
  changeProgress(
    taskId: string,
    claim: number,
    change: { readonly progress: number; readonly stage: string; readonly preview?: TaskPreviewMark },
  ): Promise<boolean>;
  /** From now on it is found by nobody, until it is restored or goes for good. */
  delete(taskId: string, kept: KeptOfTask, at: Date): Promise<void>;
  /** One of this user's that was deleted after a moment, no more deleted, with what hung on it; locked. */
  restore(
    taskId: string,
    userId: string,
    deletedAfter: Date,
  ): Promise<{ readonly task: TaskRecord; readonly kept: KeptOfTask } | undefined>;
  /** Those deleted until a moment go, with their images' entries and provenance; the images are the image repository's. */
  removeDeleted(until: Date): Promise<void>;
  /**
   * The task that is next for such a worker, locked, and its owner's place in the queue with it: one whose worker is gone, else the first in
   * the fair order that it can do.
   *
   * @returns `nothing` for this worker; `moved`: the queue did so meanwhile, ask again
   */
  lockNext(offer: WorkOffer, at: Date): Promise<TaskRecord | 'nothing' | 'moved'>;
  /**
   * Notes what waits and no living worker can do. While no worker lives nothing is noted, and what was not noted for two minutes begins anew.
   *
   * @returns some of the tasks of which that has been so since a moment or longer
   */
  findUnable(at: Date, since: Date): Promise<string[]>;
  /** How many wait of a person, and of everybody. */
  countWaiting(userId: string): Promise<{ readonly own: number; readonly all: number }>;
  /** Those whose moment to be tried again has come wait like all others. */
  returnRetried(at: Date): Promise<void>;
  /** One of the user's tasks begins or ends now: others who wait come before the user's next one. Before the task's change, which sets the queue in order. */
  noteServed(userId: string, at: Date): Promise<void>;
  addImage(image: TaskImage, provenance: Provenance): Promise<void>;
  /** How an image was made, or each image of a task; empty for what is neither. */
  findProvenance(id: string): Promise<Provenance[]>;
  /** All there is, in the order of the image ids, from behind `after` on. */
  listProvenance(after: string | undefined, limit: number): Promise<Provenance[]>;
  /** In the order of their variants. */
  listImages(taskIds: readonly string[]): Promise<TaskImage[]>;
  /** Where unfinished tasks stand; ended ones are left out. */
  places(taskIds: readonly string[], at: QueueMoment): Promise<ReadonlyMap<string, QueuePlace>>;
  addDuration(duration: RenderDuration): Promise<void>;
  /** Of all users; a state without a task is left out. */
  countByState(): Promise<ReadonlyMap<TaskState, number>>;
}
