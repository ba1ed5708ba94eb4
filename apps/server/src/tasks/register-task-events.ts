import { taskEventsQuerySchema } from '@plumbline/contract/api/tasks.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import { readTasks } from '@plumbline/core/tasks/read-task.ts';
import { requireTask } from '@plumbline/core/tasks/require-task.ts';
import { EVENTS_KEPT_MS } from '@plumbline/core/tasks/sweep-tasks.ts';
import type { Services } from '@plumbline/platform/services.ts';
import type { z } from 'zod';
import type { App } from '../app.ts';
import { textAnswer } from '../http/declared-answers.ts';
import { signedIn } from '../http/signed-in.ts';
import { isStillAllowed } from '../http/still-allowed.ts';
import { TaskHub } from './task-hub.ts';
import { TaskStream, type TaskStreamSource } from './task-stream.ts';

const SNAPSHOT_LIMIT = 100;

/** `GET /api/ai/taskEvents`: the caller's tasks as they change, as server-sent events. */
export function registerTaskEvents(app: App): void {
  const { settings, database, logger } = app.services;
  if (settings.databaseUrl === undefined) throw new Error('Task events need settings.databaseUrl.');
  const hub = new TaskHub(settings.databaseUrl, logger);
  // Before the server waits for its connections to end: these never end by themselves.
  app.addHook('preClose', () => hub.close());

  app.route({
    method: 'GET',
    url: OTHER_PATHS.taskEvents,
    exposeHeadRoute: false,
    config: { access: { allowed: 'signed-in', changes: false } },
    schema: {
      summary: 'The caller’s tasks as they change: server-sent events `task`',
      tags: ['/api/ai'],
      querystring: taskEventsQuerySchema,
      response: { 200: textAnswer('Events `task`, each with a task as JSON', 'text/event-stream') },
    },
    handler: async (request, reply) => {
      const user = signedIn(request.caller);
      const { taskId } = request.query as z.output<typeof taskEventsQuerySchema>;
      if (taskId !== undefined)
        await requireTask(database, await database.tasks.find(taskId), { taskId, userId: user.id });
      const source = createSource(app.services, {
        userId: user.id,
        only: taskId,
        locale: request.locale,
        sessionToken: request.session.token,
      });
      const lastEventId = request.headers['last-event-id'];
      const stream = new TaskStream(
        source,
        taskId,
        typeof lastEventId === 'string' ? lastEventId : undefined,
      );
      stream.output.once('close', hub.subscribe(user.id, stream));
      return reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-cache, no-transform')
        .header('x-accel-buffering', 'no')
        .send(stream.output);
    },
  });
}

function createSource(
  services: Services,
  listener: {
    readonly userId: string;
    readonly only: string | undefined;
    readonly locale: Locale;
    readonly sessionToken: string;
  },
): TaskStreamSource {
  const { database, clock } = services;
  const { userId, only, locale, sessionToken } = listener;
  return {
    readTasks: (taskIds) => readTasks({ database, clock, locale }, userId, taskIds),
    async readSnapshot() {
      // The position first: what changes while the tasks are read comes again as an event.
      const sequence = await database.taskEvents.newest(userId);
      if (only !== undefined) return { taskIds: [only], sequence };
      const endedAfter = new Date(clock.now().getTime() - EVENTS_KEPT_MS);
      const recent = await database.tasks.listRecent(userId, endedAfter, SNAPSHOT_LIMIT);
      return { taskIds: recent.map((task) => task.taskId), sequence };
    },
    readEventsAfter: (sequence) => database.taskEvents.after(userId, sequence),
    isAllowed: () => isStillAllowed(services, sessionToken, userId),
  };
}
