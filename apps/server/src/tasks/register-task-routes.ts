import { CALLS } from '@plumbline/contract/calls.ts';
import { cancelTask } from '@plumbline/core/tasks/cancel-task.ts';
import { deleteTask } from '@plumbline/core/tasks/delete-task.ts';
import { favouriteTask } from '@plumbline/core/tasks/favourite-task.ts';
import { listTaskDays, listTasks } from '@plumbline/core/tasks/list-tasks.ts';
import { readTask } from '@plumbline/core/tasks/read-task.ts';
import { restoreTask } from '@plumbline/core/tasks/restore-task.ts';
import { startOnce } from '@plumbline/core/tasks/start-once.ts';
import type { App } from '../app.ts';
import { repeatKeyOf } from '../http/idempotency.ts';
import { registerCall } from '../http/register-call.ts';
import { signedIn } from '../http/signed-in.ts';
import { startDependencies } from './start-dependencies.ts';

export function registerTaskRoutes(app: App): void {
  const { database, clock } = app.services;
  const starting = startDependencies(app);
  registerCall(app, CALLS.startTask, ({ caller, body, request }) =>
    startOnce(starting, signedIn(caller), body, {
      apiKey: caller.apiKey,
      repeatKey: repeatKeyOf(request),
    }),
  );
  registerCall(
    app,
    CALLS.task,
    ({ caller, query, locale, request }) =>
      readTask({ database, clock, locale }, signedIn(caller).id, query.taskId, request.taskStatus),
    { reads: 'task' },
  );
  registerCall(app, CALLS.taskList, ({ caller, query, locale }) =>
    listTasks({ database, clock, locale }, signedIn(caller).id, query),
  );
  registerCall(app, CALLS.taskDays, ({ caller, query }) =>
    listTaskDays({ database }, signedIn(caller).id, query),
  );
  registerCall(app, CALLS.deleteTask, ({ caller, query }) =>
    deleteTask({ database, clock }, signedIn(caller).id, query.taskId),
  );
  registerCall(app, CALLS.restoreTask, ({ caller, body, locale }) =>
    restoreTask({ database, clock, locale }, signedIn(caller).id, body.taskId),
  );
  registerCall(app, CALLS.cancelTask, ({ caller, body, locale }) =>
    cancelTask({ database, clock, locale }, signedIn(caller).id, body.taskId),
  );
  registerCall(app, CALLS.favouriteTask, ({ caller, body, locale }) =>
    favouriteTask({ database, clock, locale }, signedIn(caller).id, body),
  );
}
