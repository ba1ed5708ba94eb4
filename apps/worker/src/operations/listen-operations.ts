import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { equalInConstantTime } from '@plumbline/core/identity/session-tokens.ts';
import type { Services } from '@plumbline/platform/services.ts';
import { hostNameOf, isLoopback } from '@plumbline/platform/settings/network-settings.ts';
import { collectDefaultMetrics } from 'prom-client';

const PATIENCE_MS = 3_000;

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export interface RunningListener {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * A worker by itself answers nobody; this little server lets a monitor read its figures (`/metrics`) and an orchestrator see
 * whether it lives (`/healthz`) and reaches what it needs (`/readyz`). Same paths, same rules as the server's own.
 */
export async function listenOperations(
  services: Services,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<RunningListener> {
  collectDefaultMetrics({ register: services.metrics });
  const server = createServer((request, response) => {
    void answerOf(services, request)
      .catch(() => plain(500, 'not told'))
      .then(({ status, type, body }) => {
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
      });
  });
  server.requestTimeout = 10_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answerOf(services: Services, request: IncomingMessage): Promise<Answer> {
  const path = request.url?.split('?', 1)[0];
  if (request.method !== 'GET') return plain(405, 'GET alone');
  if (path === '/healthz') return json(200, { status: 'ok' });
  if (path === '/readyz') return readiness(services);
  if (path !== '/metrics') return plain(404, 'not here');
  if (!mayRead(services, request)) return plain(403, 'with the token alone');
  return { status: 200, type: services.metrics.contentType, body: await services.metrics.metrics() };
}

async function readiness({ parts, logger }: Services): Promise<Answer> {
  const late = AbortSignal.timeout(PATIENCE_MS);
  const gaveUp = new Promise<never>((_resolve, reject) => {
    late.addEventListener('abort', () => reject(late.reason), { once: true });
  });
  try {
    await Promise.race([Promise.all([...parts.values()].map((ask) => ask())), gaveUp]);
    return json(200, { status: 'ok' });
  } catch (error) {
    logger.warn({ err: error }, 'a part is not ready');
    return json(503, { status: 'unavailable' });
  }
}

/** With the token; without one at this very machine, and not through a proxy. */
function mayRead({ settings }: Services, { headers, socket }: IncomingMessage): boolean {
  const { metricsToken } = settings.operations;
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (metricsToken !== undefined && given !== undefined) return equalInConstantTime(given, metricsToken);
  const passedOn = Object.keys(headers).some((name) => name === 'forwarded' || name.startsWith('x-'));
  // By the name too: the page of a foreign site could point its own name here.
  const named = hostNameOf(headers.host ?? '') ?? '';
  return isLoopback(socket.remoteAddress ?? '') && isLoopback(named.replace(/^\[|\]$/g, '')) && !passedOn;
}

const plain = (status: number, body: string): Answer => ({ status, type: 'text/plain', body });
const json = (status: number, body: object): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});
