import type { App } from '../app.ts';
import { askParts } from './ask-parts.ts';

/** `/healthz`: this process lives. `/readyz`: each part it needs answers, 503 where one does not. */
export function registerHealth(app: App): void {
  const hidden = { schema: { hide: true } } as const;
  app.get('/healthz', hidden, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', hidden, async (request, reply) => {
    const parts = await askParts(app, request.log);
    const ready = parts.every((part) => part.ready);
    const states = parts.map((part) => [part.name, part.ready ? 'ok' : 'unavailable']);
    void reply.status(ready ? 200 : 503).header('cache-control', 'no-store');
    return { status: ready ? 'ok' : 'unavailable', parts: Object.fromEntries(states) };
  });
}
