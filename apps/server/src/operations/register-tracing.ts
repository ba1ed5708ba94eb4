import type { Span } from '@plumbline/core/ports/tracing.ts';
import { readTraceparent, withTraceparent } from '@plumbline/core/tracing/trace-context.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';

/**
 * A span for each call of the API, part of the trace that the browser began where it sent one. Streams have none: they last as
 * long as a page is open. Of the address only the route's pattern is told.
 */
export function registerTracing(app: App): void {
  const { tracing } = app.services;
  if (!tracing) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { url: route, config } = request.routeOptions;
    if (!route?.startsWith('/api/') || config.answerTypes?.includes('text/event-stream')) {
      done();
      return;
    }
    const span = tracing.begin(`${request.method} ${route}`, {
      kind: 'server',
      parent: readTraceparent(request.headers['traceparent']),
      attributes: { 'http.request.method': request.method, 'http.route': route },
    });
    spans.set(request, span);
    withTraceparent(span.traceparent, done);
  });
  // Reading a body leaves what the hook above has begun.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) withTraceparent(span.traceparent, done);
    else done();
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    spans.get(request)?.end({
      attributes: { 'http.response.status_code': statusCode },
      ...(statusCode >= 500 ? { fault: String(statusCode) } : {}),
    });
  });
}
