import { taskPreviewQuerySchema } from '@plumbline/contract/api/tasks.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { requireTask } from '@plumbline/core/tasks/require-task.ts';
import type { z } from 'zod';
import type { App } from '../app.ts';
import { emptyAnswer, fileAnswer } from '../http/declared-answers.ts';
import { signedIn } from '../http/signed-in.ts';

const TYPE = 'image/webp';

/** `GET /api/ai/taskPreview`: the newest coarse picture of what a task makes, its owner's alone and nowhere kept. */
export function registerTaskPreview(app: App): void {
  const { database } = app.services;
  app.route<{ Querystring: z.output<typeof taskPreviewQuerySchema> }>({
    method: 'GET',
    url: OTHER_PATHS.taskPreview,
    exposeHeadRoute: false,
    config: { access: { allowed: 'signed-in', changes: false } },
    schema: {
      summary: 'A coarse picture of what a running task makes',
      tags: ['/api/ai'],
      querystring: taskPreviewQuerySchema,
      response: {
        200: fileAnswer('The newest picture', TYPE),
        204: emptyAnswer('There is none: not yet, or no more'),
      },
    },
    handler: async (request, reply) => {
      const { taskId } = request.query;
      const userId = signedIn(request.caller).id;
      await requireTask(database, await database.tasks.find(taskId), { taskId, userId });
      const bytes = await database.taskPreviews.find(taskId);
      void reply.headers({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
      // A task that ends between the page's hearing of its picture and its asking for it is no fault of the page.
      if (!bytes) return reply.status(204).send();
      return reply.type(TYPE).send(Buffer.from(bytes));
    },
  });
}
