import type { TaskState } from '@plumbline/contract/api/tasks.ts';
import { isErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import { sizeNumber } from '@plumbline/core/tasks/size-number.ts';
import type { Provenance, TaskImage, TaskRecord } from '@plumbline/core/tasks/task-record.ts';
import { getTableColumns } from 'drizzle-orm';
import { type provenance, type taskImages, tasks } from '../database/schema/tasks.ts';

/** Of a task's row: what only a search looks at stays in the database. */
export function columnsOfTask(table: typeof tasks) {
  const {
    search: _search,
    searchRule: _searchRule,
    namesText: _namesText,
    deletedAt: _deletedAt,
    kept: _kept,
    turn: _turn,
    ...columns
  } = getTableColumns(table);
  return columns;
}
export const TASK_COLUMNS = columnsOfTask(tasks);

export function taskToRow(task: TaskRecord): typeof tasks.$inferInsert {
  const { function: name, size, count } = task.request;
  return { ...task, function: name, size: sizeNumber(size), count };
}

export function taskFromRow(
  row: Omit<typeof tasks.$inferSelect, 'search' | 'searchRule' | 'namesText' | 'deletedAt' | 'kept' | 'turn'>,
): TaskRecord {
  const { function: _, size: _size, count: _count, ...task } = row;
  return { ...task, ...taskStateFromRow(row) };
}

/** The columns are text; an error that this version does not know was written by another one. */
export function taskStateFromRow({
  state,
  error,
}: Pick<typeof tasks.$inferSelect, 'state' | 'error'>): Pick<TaskRecord, 'state' | 'error'> {
  return {
    state: state as TaskState,
    error: error === null ? null : isErrorCode(error) ? error : 'UNKNOWN_ERROR',
  };
}

export function imageToRow({ fidelity, ...image }: TaskImage): typeof taskImages.$inferInsert {
  return {
    ...image,
    fidelityScore: fidelity?.score ?? null,
    fidelityAdded: fidelity?.added ?? null,
    diffImageId: fidelity?.diffImageId ?? null,
  };
}

export function imageFromRow(row: typeof taskImages.$inferSelect): TaskImage {
  const { fidelityScore, fidelityAdded, diffImageId, ...image } = row;
  const fidelity =
    fidelityScore === null || fidelityAdded === null || diffImageId === null
      ? null
      : { score: fidelityScore, added: fidelityAdded, diffImageId };
  return { ...image, fidelity };
}

/** In its document a time is text. */
export function provenanceFromRow({ record, madeAt }: typeof provenance.$inferSelect): Provenance {
  return { ...record, madeAt };
}
