import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Repositories } from '../ports/database.ts';
import { requireTask } from '../tasks/require-task.ts';
import type { Provenance } from '../tasks/task-record.ts';

/** @throws AppError `NOT_FOUND` where the picture is no result of a task of this user */
export async function requireProvenance(
  { tasks, ledger }: Pick<Repositories, 'tasks' | 'ledger'>,
  userId: string,
  imageId: string,
): Promise<Provenance> {
  const record = (await tasks.findProvenance(imageId)).find((found) => found.imageId === imageId);
  if (!record) throw new AppError('NOT_FOUND', `no record of ${imageId}`);
  const { taskId } = record;
  await requireTask({ ledger }, await tasks.find(taskId), { taskId, userId });
  return record;
}
