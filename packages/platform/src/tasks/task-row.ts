import type { TaskState } from '@plumbline/contract/api/tasks.ts';
import { isErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import { sizeNumber } from '@plumbline/core/tasks/size-number.ts';
import type { Provenance, TaskImage, TaskRecord } from '@plumbline/core/tasks/task-record.ts';
import type { provenance, taskImages, tasks } from '../database/schema/tasks.ts';

export function taskToRow(task: TaskRecord): typeof tasks.$inferInsert {
  const { function: name, size, count } = task.request;
  return { ...task, function: name, size: sizeNumber(size), count };
}

export function taskFromRow(row: typeof tasks.$inferSelect): TaskRecord {
  const { function: _, size: _size, count: _count, ...task } = row;
  return {
    ...task,
    state: row.state as TaskState,
    error: row.error === null ? null : isErrorCode(row.error) ? row.error : 'UNKNOWN_ERROR',
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
