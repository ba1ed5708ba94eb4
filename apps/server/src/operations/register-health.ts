import type { App } from '../app.ts';
import { shareAnswers } from './ask-parts.ts';
import { mayReadOperations } from './may-read-operations.ts';

/**
 * `/healthz`: this process lives. `/readyz`: each part it needs answers, 503 where one does not; which one is for those who may
 * read the metrics.
 */
export function registerHealth(app: App): void {
  const hidden = { schema: { hide: true } } as const;
  app.get('/healthz', hidden, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  const ask = shareAnswers(app);
  app.get('/readyz', hidden, async (request, reply) => {
    const parts = await ask(request.log);
    const ready = parts.every((part) => part.ready);
    const states = parts.map((part) => [part.name, part.ready ? 'ok' : 'unavailable']);
    void reply.status(ready ? 200 : 503).header('cache-control', 'no-store');
    const status = ready ? 'ok' : 'unavailable';
    return mayReadOperations(app, request) ? { status, parts: Object.fromEntries(states) } : { status };
  });
}
