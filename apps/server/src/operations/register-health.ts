import type { App } from '../app.ts';

const PATIENCE_MS = 3_000;

/** `/healthz`: this process lives. `/readyz`: each part it needs answers, 503 where one does not. */
export function registerHealth(app: App): void {
  const hidden = { schema: { hide: true } } as const;
  app.get('/healthz', hidden, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', hidden, async (request, reply) => {
    const parts = await Promise.all(
      [...app.services.parts].map(async ([name, ask]) => {
        try {
          await withPatience(ask());
          return [name, 'ok'] as const;
        } catch (error) {
          request.log.warn({ err: error, part: name }, 'a part is not ready');
          return [name, 'unavailable'] as const;
        }
      }),
    );
    const ready = parts.every(([, state]) => state === 'ok');
    void reply.status(ready ? 200 : 503).header('cache-control', 'no-store');
    return { status: ready ? 'ok' : 'unavailable', parts: Object.fromEntries(parts) };
  });
}

async function withPatience(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
