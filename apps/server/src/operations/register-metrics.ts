import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { secondsOf } from '@plumbline/platform/metrics/metric-of.ts';
import { collectDefaultMetrics } from 'prom-client';
import type { App } from '../app.ts';
import { ANY_CALL, failureAnswers, textAnswer } from '../http/declared-answers.ts';
import { registerInstallationGauges } from './installation-gauges.ts';
import { mayReadOperations } from './may-read-operations.ts';

/** `/metrics` in Prometheus' text format. A feature adds its own to `services.metrics`. */
export function registerMetrics(app: App): void {
  const registry = app.services.metrics;
  collectDefaultMetrics({ register: registry });
  const durations = secondsOf(registry, {
    name: 'plumbline_http_request_seconds',
    help: 'Duration of HTTP requests by route and status',
    labels: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, not the address: an address would make a new series for each id.
    const route = request.routeOptions.url ?? 'other';
    durations.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1_000,
    );
  });
  registerInstallationGauges(app.services);
  const schema = {
    summary: 'Figures for Prometheus, for this machine or with the token',
    tags: ['operations'],
    security: [{}, { metricsToken: [] }],
    response: { 200: textAnswer('The figures', 'text/plain'), ...failureAnswers(...ANY_CALL, 403) },
  };
  app.get('/metrics', { schema }, async (request, reply) => {
    if (!mayReadOperations(app, request))
      throw new AppError('FORBIDDEN', 'metrics from elsewhere without the token');
    void reply.header('cache-control', 'no-store').type(registry.contentType);
    return registry.metrics();
  });
  app.addHook('onClose', async () => registry.clear());
}
