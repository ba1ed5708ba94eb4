import { z } from 'zod';
import type { App } from '../app.ts';
import { ANY_CALL, failureAnswers, jsonAnswer } from '../http/declared-answers.ts';
import { shareAnswers } from './ask-parts.ts';
import { mayReadOperations } from './may-read-operations.ts';

const stateSchema = z.looseObject({ status: z.enum(['ok', 'unavailable']) });

/**
 * `/healthz`: this process lives. `/readyz`: each part it needs answers, 503 where one does not; which one is for those who may
 * read the metrics.
 */
export function registerHealth(app: App): void {
  const alive = {
    schema: {
      summary: 'Whether this process lives',
      tags: ['operations'],
      response: { ...failureAnswers(...ANY_CALL), 200: jsonAnswer('It does', stateSchema) },
    },
  };
  const readiness = {
    schema: {
      summary: 'Whether each part that this process needs answers',
      tags: ['operations'],
      response: {
        ...failureAnswers(...ANY_CALL),
        200: jsonAnswer('All of them do', stateSchema),
        503: jsonAnswer('One does not', stateSchema),
      },
    },
  };
  app.get('/healthz', alive, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  const ask = shareAnswers(app);
  app.get('/readyz', readiness, async (request, reply) => {
    const parts = await ask(request.log);
    const ready = parts.every((part) => part.ready);
    const states = parts.map((part) => [part.name, part.ready ? 'ok' : 'unavailable']);
    void reply.status(ready ? 200 : 503).header('cache-control', 'no-store');
    const status = ready ? 'ok' : 'unavailable';
    return mayReadOperations(app, request) ? { status, parts: Object.fromEntries(states) } : { status };
  });
}
