import type { Task } from '@plumbline/contract/api/tasks.ts';
import { describeTask, type TaskReader } from './read-task.ts';
import { requireTask } from './require-task.ts';

/** @throws AppError `NOT_FOUND` */
export async function favouriteTask(
  reader: TaskReader,
  userId: string,
  { taskId, favourite }: { readonly taskId: string; readonly favourite: boolean },
): Promise<Task> {
  const changed = await reader.database.transaction(async (repositories) => {
    const task = await requireTask(repositories, await repositories.tasks.lock(taskId), { taskId, userId });
    await repositories.tasks.change(taskId, { favourite });
    await repositories.taskEvents.append(userId, taskId, reader.clock.now(), { queueMoved: false });
    return { ...task, favourite };
  });
  return describeTask(reader, changed);
}
