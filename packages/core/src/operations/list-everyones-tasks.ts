import type { ManagerTask } from '@plumbline/contract/api/administration/operations.ts';
import { errorText } from '@plumbline/contract/errors/app-error.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import type { Repositories } from '../ports/database.ts';
import type { TaskOfEveryoneFilter } from './operations-repository.ts';

/**
 * Tasks of everyone. What they show stays their owners': pictures and prompts are not in the console.
 *
 * @param locale of the error's text
 */
export async function listEveryonesTasks(
  { operations }: Pick<Repositories, 'operations'>,
  filter: TaskOfEveryoneFilter,
  page: { readonly offset: number; readonly limit: number },
  locale: Locale,
): Promise<{ items: ManagerTask[]; total: number }> {
  const { tasks, total } = await operations.listTasks(filter, page);
  const items = tasks.map(
    (task): ManagerTask => ({
      taskId: task.taskId,
      accountId: task.userId,
      accountName: task.userName,
      function: task.request.function,
      state: task.state,
      error: task.error && { code: task.error, message: errorText(task.error, locale) },
      stage: task.stage,
      progress: task.progress,
      attempts: task.attempts,
      count: task.request.count,
      engine: task.engineId === null ? null : [task.engineId, task.engineVersion].filter(Boolean).join(' '),
      seenBy: [...task.seenBy],
      createdAt: task.createdAt.toISOString(),
      startedAt: task.startedAt?.toISOString() ?? null,
      finishedAt: task.finishedAt?.toISOString() ?? null,
    }),
  );
  return { items, total };
}
