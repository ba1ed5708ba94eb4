import { taskPreviewQuerySchema } from '@plumbline/contract/api/tasks.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { requireTask } from '@plumbline/core/tasks/require-task.ts';
import type { z } from 'zod';
import type { App } from '../app.ts';
import { fileAnswer } from '../http/declared-answers.ts';
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
      response: { 200: fileAnswer('The newest picture', TYPE) },
    },
    handler: async (request, reply) => {
      const { taskId } = request.query;
      const userId = signedIn(request.caller).id;
      await requireTask(database, await database.tasks.find(taskId), { taskId, userId });
      const bytes = await database.taskPreviews.find(taskId);
      if (!bytes) throw new AppError('NOT_FOUND', `no picture of ${taskId} yet, or no more`);
      return reply
        .headers({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' })
        .type(TYPE)
        .send(Buffer.from(bytes));
    },
  });
}
