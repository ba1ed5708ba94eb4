import type { ProjectView } from '@plumbline/contract/api/projects.ts';
import { VIEW_TASKS_MAX } from '@plumbline/contract/projects/project-lists.ts';
import type { Repositories } from '../ports/database.ts';
import { requireTask } from '../tasks/require-task.ts';
import { describeView } from './describe-project.ts';
import { inProject, type ProjectDependencies } from './project-dependencies.ts';
import type { ViewRecord } from './project-record.ts';
import { requireRoom, requireView } from './require-project.ts';

type Dependencies = Pick<ProjectDependencies, 'database' | 'clock'>;

async function requireTasks(
  repositories: Repositories,
  userId: string,
  named: readonly string[],
): Promise<string[]> {
  const taskIds = [...new Set(named)];
  const found = new Map((await repositories.tasks.findMany(taskIds)).map((task) => [task.taskId, task]));
  for (const taskId of taskIds) await requireTask(repositories, found.get(taskId), { taskId, userId });
  return taskIds;
}

/** Other windows learn of it as of every change of a task. Last, as everywhere: the sequence of events is the last lock of a user. */
async function tell(repositories: Repositories, userId: string, taskIds: readonly string[], at: Date) {
  for (const taskId of taskIds)
    await repositories.taskEvents.append(userId, taskId, at, { queueMoved: false });
}

/** @throws AppError `NOT_FOUND`, `GONE` for a task that is not the user's; `PROJECT_FULL` */
export async function placeInView(
  repositories: Repositories,
  view: Pick<ViewRecord, 'viewId' | 'userId'>,
  named: readonly string[],
  at: Date,
): Promise<void> {
  const taskIds = await requireTasks(repositories, view.userId, named);
  if (taskIds.length === 0) return;
  await repositories.projects.placeTasks(view, taskIds, at);
  const placed = await repositories.projects.findView(view.viewId);
  requireRoom(placed?.tasks ?? 0, VIEW_TASKS_MAX, `tasks of ${view.viewId}`);
  await tell(repositories, view.userId, taskIds, at);
}

/** Puts tasks into a view; they leave the one that they were in. All or nothing. @throws AppError `NOT_FOUND`, `GONE`, `PROJECT_FULL` */
export async function placeTasks(
  dependencies: Dependencies,
  userId: string,
  { projectId, viewId }: { readonly projectId: string; readonly viewId: string },
  taskIds: readonly string[],
): Promise<ProjectView> {
  return inProject(dependencies, userId, projectId, async (repositories, project, at) => {
    await requireView(repositories, project, viewId);
    await placeInView(repositories, { viewId, userId }, taskIds, at);
    return describeView(await requireView(repositories, project, viewId));
  });
}

/** Of whichever views they are in; those that are in none stay so. @throws AppError `NOT_FOUND`, `GONE` */
export async function takeOutTasks(
  { database, clock }: Dependencies,
  userId: string,
  named: readonly string[],
): Promise<void> {
  await database.transaction(async (repositories) => {
    const taskIds = await requireTasks(repositories, userId, named);
    await repositories.projects.takeOutTasks(userId, taskIds);
    await tell(repositories, userId, taskIds, clock.now());
  });
}
