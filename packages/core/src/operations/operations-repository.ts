import type { ManagerOrder } from '@plumbline/contract/api/administration/operations.ts';
import type { OrderState, PaymentProvider } from '@plumbline/contract/api/orders.ts';
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

export interface OrderOfEveryone
  extends Omit<ManagerOrder, 'createdAt' | 'paidAt' | 'refundRequestedAt' | 'refundedAt'> {
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly refundRequestedAt: Date | null;
  readonly refundedAt: Date | null;
}

export interface OrderOfEveryoneFilter {
  readonly state: OrderState | undefined;
  readonly provider: PaymentProvider | undefined;
  readonly userId: string | undefined;
  /** Lower case; each must occur in the order's id or plan, or in its owner's id or name. */
  readonly words: readonly string[];
}

/** Counts over everyone, for the console. Days are those of the business (`QUOTA_TIME_ZONE`), `YYYY-MM-DD`. */
export interface OperationsRepository {
  /** Newest first. */
  listTasks(
    filter: TaskOfEveryoneFilter,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly tasks: TaskOfEveryone[]; readonly total: number }>;
  /** Newest first. */
  listOrders(
    filter: OrderOfEveryoneFilter,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly orders: OrderOfEveryone[]; readonly total: number }>;
  countAccounts(
    at: Date,
  ): Promise<{ total: number; members: number; enterprises: number; suspended: number }>;
  accountsByDay(since: Date): Promise<ReadonlyMap<string, number>>;
  endedByDay(since: Date): Promise<{ day: string; state: TaskState; count: number }[]>;
  oldestQueuedAt(): Promise<Date | null>;
  /** Tickets that are set aside for tasks under way, of everyone. */
  reservedTickets(): Promise<number>;
  /** By code, the most frequent first. */
  failures(since: Date): Promise<{ code: string; count: number }[]>;
  /** Measured images by function, the slowest median first. */
  durations(): Promise<{ function: string; count: number; medianMs: number; slowestMs: number }[]>;
}
