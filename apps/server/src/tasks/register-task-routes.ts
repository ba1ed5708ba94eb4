import { randomInt } from 'node:crypto';
import { CALLS } from '@plumbline/contract/calls.ts';
import { MaskRanges } from '@plumbline/core/masks/mask-ranges.ts';
import { cancelTask } from '@plumbline/core/tasks/cancel-task.ts';
import { deleteTask } from '@plumbline/core/tasks/delete-task.ts';
import { favouriteTask } from '@plumbline/core/tasks/favourite-task.ts';
import { listTasks } from '@plumbline/core/tasks/list-tasks.ts';
import { readTask } from '@plumbline/core/tasks/read-task.ts';
import { startTask } from '@plumbline/core/tasks/start-task.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { signedIn } from '../http/signed-in.ts';

export function registerTaskRoutes(app: App): void {
  const { database, clock, storage, compute, logger, settings, capabilities } = app.services;
  const starting = {
    database,
    clock,
    catalogue: async () => (await app.published()).catalogue,
    masks: new MaskRanges({ storage, compute }),
    freeDailyRenders: settings.freeDailyRenders,
    capabilities,
    startBurst: settings.startBurst,
    chooseSeed: () => randomInt(2 ** 32),
  };
  registerCall(app, CALLS.startTask, ({ caller, body }) => startTask(starting, signedIn(caller), body));
  registerCall(app, CALLS.task, ({ caller, query, locale }) =>
    readTask({ database, clock, locale }, signedIn(caller).id, query.taskId),
  );
  registerCall(app, CALLS.taskList, ({ caller, query, locale }) =>
    listTasks({ database, clock, locale }, signedIn(caller).id, query),
  );
  registerCall(app, CALLS.deleteTask, ({ caller, query }) =>
    deleteTask({ database, storage, clock, logger }, signedIn(caller).id, query.taskId),
  );
  registerCall(app, CALLS.cancelTask, ({ caller, body, locale }) =>
    cancelTask({ database, clock, locale }, signedIn(caller).id, body.taskId),
  );
  registerCall(app, CALLS.favouriteTask, ({ caller, body, locale }) =>
    favouriteTask({ database, clock, locale }, signedIn(caller).id, body),
  );
}
