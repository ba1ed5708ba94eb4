import type { StartBatchBody } from '@plumbline/contract/api/batches.ts';
import type { Look } from '@plumbline/contract/batches/list-looks.ts';
import type { TaskState } from '@plumbline/contract/api/tasks.ts';

/** What was ordered. Its cells are numbered look by look within base by base. */
export interface BatchOrder {
  readonly bases: readonly string[];
  readonly looks: readonly Look[];
  readonly common: StartBatchBody['common'];
  /** Of every cell that the order gives none: looks differ by what was chosen, and not by chance. */
  readonly seed: number;
}

export interface BatchRecord {
  readonly batchId: string;
  readonly userId: string;
  readonly title: string;
  /** Pattern of its files' names. */
  readonly names: string;
  readonly order: BatchOrder;
  /** Set aside for it altogether, later tries included. */
  readonly tickets: number;
  readonly pausedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly createdAt: Date;
  readonly deletedAt: Date | null;
}

export type BatchChange = Partial<
  Pick<BatchRecord, 'title' | 'names' | 'tickets' | 'pausedAt' | 'cancelledAt' | 'deletedAt'>
>;

/** How many cells of a batch are in a state, by their newest tries. */
export interface BatchFigures {
  readonly states: ReadonlyMap<TaskState, number>;
  /** Newest pictures first, a few. */
  readonly covers: readonly string[];
}

/** Where a cell lies. */
export function placeOf({ looks }: BatchOrder, position: number): { base: number; look: number } {
  return { base: Math.floor(position / looks.length), look: position % looks.length };
}

export function cellCount({ bases, looks }: BatchOrder): number {
  return bases.length * looks.length;
}
