import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import { CSRF_HEADER, IDEMPOTENCY_HEADER } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { isLoopback } from '@plumbline/platform/settings/network-settings.ts';
import { networkOf } from '@plumbline/core/identity/network-of.ts';
import type { App } from '../app.ts';
import { addressOf, isFromThisMachine } from './client-address.ts';
import type { KnownHosts } from './known-hosts.ts';
import { RequestRate } from './request-rate.ts';

/** Requests a minute and address. A page of thumbnails is a hundred; a person never makes a thousand. */
const REQUESTS_PER_MINUTE = 1_500;
/** Benchmarks, tests and a proxy on this machine that hides its clients. */
const REQUESTS_PER_MINUTE_LOOPBACK = 600_000;

/** Cookies, the security headers of every answer, the names it answers to, CORS for the configured origins, and the general rate limit. */
export async function registerSecurity(app: App, knownHosts: KnownHosts): Promise<void> {
  const { settings } = app.services;
  const behindTls = settings.publicUrl?.startsWith('https:') === true;
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Ant Design writes its styles into the page while it runs.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(behindTls ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: behindTls ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // A browser ignores it, with a red line in its console, where a page came from the network without TLS.
    crossOriginOpenerPolicy: behindTls || isLoopback(settings.host),
    crossOriginResourcePolicy: { policy: settings.corsOrigins.length > 0 ? 'same-site' : 'same-origin' },
    frameguard: { action: 'deny' },
  });
  // Before anything is asked or counted: preflights, streams, pages and paths that nobody knows.
  app.addHook('onRequest', async (request) => knownHosts.require(request));
  await app.register(cors, {
    origin: settings.corsOrigins.map((origin) => new URL(origin).origin),
    credentials: true,
    methods: ['GET', 'POST', 'DELETE'],
    allowedHeaders: ['content-type', CSRF_HEADER, IDEMPOTENCY_HEADER, 'last-event-id', 'traceparent'],
    exposedHeaders: ['content-disposition', 'location', 'retry-after', 'x-request-id'],
    maxAge: 600,
    strictPreflight: false,
  });
  registerRequestRate(app);
}

/** Counts requests by address, those for paths that nobody has too. */
function registerRequestRate(app: App): void {
  const rate = new RequestRate(app.services, 'requests');
  app.addHook('onRequest', async (request) => {
    // A machine asks for it every few seconds, and it costs nothing.
    if (request.routeOptions.url === '/healthz') return;
    const most = isFromThisMachine(request) ? REQUESTS_PER_MINUTE_LOOPBACK : REQUESTS_PER_MINUTE;
    const seconds = await rate.take(networkOf(addressOf(request)), most);
    if (seconds > 0) throw tooManyRequests(seconds);
  });
}

function tooManyRequests(seconds: number): AppError {
  return new AppError('TOO_MANY_REQUESTS', 'rate limit', { retryAfterSeconds: seconds, values: { seconds } });
}
