import type { StartTaskBody } from '@plumbline/contract/api/start-task.ts';
import type { StartedTask } from '@plumbline/contract/api/tasks.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { roleOf } from '../access/role-of.ts';
import type { User } from '../identity/user.ts';
import { countTickets } from '../tickets/count-tickets.ts';
import { derivedTaskId } from './derived-task-id.ts';
import { waitOf } from './queue-place.ts';
import { type StartGiven, type StartTaskDependencies, startTask } from './start-task.ts';
import type { TaskRecord } from './task-record.ts';
import { queueMoment } from './worker-repository.ts';

/**
 * As `startTask`; what comes again with the same key finds the task that it started the first time. The kept answers of
 * requests cannot promise that: a server may die, or lose its database, after the task is stored and before its answer is.
 *
 * @param given `repeatKey` undefined: every call is another start
 */
export async function startOnce(
  dependencies: StartTaskDependencies,
  user: User,
  body: StartTaskBody,
  { repeatKey, ...given }: Omit<StartGiven, 'taskId'> & { readonly repeatKey: string | undefined },
): Promise<StartedTask> {
  if (repeatKey === undefined) return startTask(dependencies, user, body, given);
  const taskId = derivedTaskId('start', user.id, repeatKey, JSON.stringify(body));
  try {
    return await startTask(dependencies, user, body, { ...given, taskId });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The picture may be gone since, or the last ticket spent on this very task: whatever it is refused for now, it was started.
    const known = await dependencies.database.tasks.find(taskId);
    if (known?.userId !== user.id) throw error;
    return describeKnown(dependencies, user, known);
  }
}

async function describeKnown(
  { database, clock, freeDailyRenders, capabilities }: StartTaskDependencies,
  user: User,
  { taskId, state }: TaskRecord,
): Promise<StartedTask> {
  const at = clock.now();
  const places = await database.tasks.places([taskId], queueMoment(at));
  const left = await countTickets(database.ledger, {
    holder: { id: user.id, role: roleOf(user, at) },
    type: '1',
    at,
    freeDailyRenders,
    capabilities,
  });
  return {
    taskId,
    state,
    ...waitOf(places.get(taskId)),
    tickets: typeof left === 'number' ? left : left.tickets,
  };
}
