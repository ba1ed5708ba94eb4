import type { TaskState } from '@plumbline/contract/api/tasks.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { TaskRecord } from '../tasks/task-record.ts';

export interface TaskOfEveryone extends TaskRecord {
  readonly userName: string;
}

export interface TaskOfEveryoneFilter {
  readonly state: TaskState | undefined;
  readonly function: FunctionName | undefined;
  readonly userId: string | undefined;
  /** Lower case; each must occur in what a task is found by, its error's code, its id or its owner's name. */
  readonly words: readonly string[];
}

/** Counts over everyone, for the console. Days are those of the business (`QUOTA_TIME_ZONE`), `YYYY-MM-DD`. */
export interface OperationsRepository {
  /** Newest first. */
  listTasks(
    filter: TaskOfEveryoneFilter,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly tasks: TaskOfEveryone[]; readonly total: number }>;
  countAccounts(
    at: Date,
  ): Promise<{ total: number; members: number; enterprises: number; suspended: number }>;
  accountsByDay(since: Date): Promise<ReadonlyMap<string, number>>;
  endedByDay(since: Date): Promise<{ day: string; state: TaskState; count: number }[]>;
  oldestQueuedAt(): Promise<Date | null>;
  /** By code, the most frequent first. */
  failures(since: Date): Promise<{ code: string; count: number }[]>;
  /** Measured images by function, the slowest median first. */
  durations(): Promise<{ function: FunctionName; count: number; medianMs: number; slowestMs: number }[]>;
}
