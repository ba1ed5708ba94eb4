import { TASK_STATES } from '@plumbline/contract/api/tasks.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { App } from '../app.ts';
import { ANY_CALL, failureAnswers, textAnswer } from '../http/declared-answers.ts';
import { mayReadOperations } from './may-read-operations.ts';

/** `/metrics` in Prometheus' text format. A feature adds its own to `app.metrics`. */
export function registerMetrics(app: App): void {
  const registry = new Registry();
  app.decorate('metrics', registry);
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'plumbline_http_request_seconds',
    help: 'Duration of HTTP requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, not the address: an address would make a new series for each id.
    const route = request.routeOptions.url ?? 'other';
    durations.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1_000,
    );
  });
  registerTaskGauge(app, registry);
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

/** Counted when asked for, so that every server of an installation tells the same. */
function registerTaskGauge(app: App, registry: Registry): void {
  registry.registerMetric(
    new Gauge({
      name: 'plumbline_tasks',
      help: 'Tasks by state; the queued ones are the depth of the queue',
      labelNames: ['state'],
      registers: [],
      async collect() {
        // A database that is away must not take the process's own figures with it.
        const counts = await app.services.database.tasks.countByState().catch(() => undefined);
        this.reset();
        if (counts === undefined) return;
        for (const state of TASK_STATES) this.set({ state }, counts.get(state) ?? 0);
      },
    }),
  );
}
