import type { Task } from '@plumbline/contract/api/tasks.ts';
import { restorableSince } from '../deletion/restorable-until.ts';
import { describeTask, type TaskReader } from './read-task.ts';
import { requireTask } from './require-task.ts';

/**
 * Brings back a task that its owner deleted a moment ago, with its pictures and its tags. What was unfinished was cancelled
 * and stays so. A task that is there stays as it is.
 *
 * @throws AppError `GONE` where its time is over, `NOT_FOUND`
 */
export async function restoreTask(reader: TaskReader, userId: string, taskId: string): Promise<Task> {
  const at = reader.clock.now();
  const task = await reader.database.transaction(async (repositories) => {
    const { tasks, images, tags, projects, taskEvents } = repositories;
    const restored = await tasks.restore(taskId, userId, restorableSince(at));
    if (!restored) return requireTask(repositories, await tasks.find(taskId), { taskId, userId });
    const { imageIds, tagIds, viewId } = restored.kept;
    await images.lock(imageIds);
    await images.restore(imageIds, at);
    await images.addUses(taskId, [...(await images.livingAmong(imageIds))]);
    await tags.lock(userId);
    await tags.put(userId, tagIds, [taskId]);
    if (viewId !== null) await projects.placeTasks({ viewId, userId }, [taskId], at);
    await taskEvents.append(userId, taskId, at, { queueMoved: false });
    return restored.task;
  });
  return describeTask(reader, task);
}
