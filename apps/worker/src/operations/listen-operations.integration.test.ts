import { request } from 'node:http';
import { start } from '@plumbline/platform/testing/task-fixtures.ts';
import { createTestServices } from '@plumbline/platform/testing/test-services.ts';
import { readMetrics } from '@plumbline/platform/testing/read-metrics.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WorkerContext, ended } from '../testing/worker-context.ts';
import { listenOperations, type RunningListener } from './listen-operations.ts';

const TOKEN = 'a-token-of-sixteen-or-more';
let context: WorkerContext;
let listener: RunningListener;
beforeAll(async () => {
  context = await WorkerContext.open();
  listener = await listenOperations(
    {
      ...context.services,
      settings: {
        ...context.services.settings,
        operations: { ...context.services.settings.operations, metricsToken: TOKEN },
      },
    },
    { host: '127.0.0.1', port: 0 },
  );
});
afterAll(async () => {
  await listener.close();
  await context.close();
});

function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const call = request({ port: listener.port, path, method, headers }, async (response) => {
      let body = '';
      for await (const piece of response.setEncoding('utf8')) body += piece;
      resolve({ status: response.statusCode ?? 0, body });
    });
    call.on('error', reject).end();
  });
}

test('what a worker did is told in the format of Prometheus, step by step', async () => {
  await context.beginTest();
  await context.work(1);
  const { taskId } = await start(context.services, context.user, context.base, {
    count: 2,
    promptTxt: 'slow:30',
  });
  await context.until(taskId, ended);
  await context.endTest();
  const figures = readMetrics((await ask('/metrics')).body);
  const samplesOf = (name: string, suffix = '') =>
    (figures.get(name)?.samples ?? [])
      .filter((sample) => sample.name === name + suffix)
      .map(({ labels, value }) => ({ ...labels, value }));
  expect(samplesOf('plumbline_task_step_seconds', '_count')).toEqual([
    { step: 'claim', value: 1 },
    { step: 'load', value: 1 },
    { step: 'render', value: 2 },
    { step: 'encode', value: 2 },
    { step: 'store', value: 2 },
    { step: 'settle', value: 2 },
  ]);
  expect(samplesOf('plumbline_render_stage_seconds', '_count')).toEqual([
    { engine: 'test', stage: 'test', value: 2 },
  ]);
  expect(samplesOf('plumbline_images_total')).toEqual([
    { function: 'indoorRender', engine: 'test', outcome: 'made', value: 2 },
  ]);
  expect(samplesOf('plumbline_task_wait_seconds', '_count')).toEqual([
    { function: 'indoorRender', value: 1 },
  ]);
  expect(samplesOf('plumbline_task_run_seconds', '_count')).toEqual([
    { function: 'indoorRender', outcome: 'done', value: 1 },
  ]);
  expect(samplesOf('plumbline_ledger_tickets_total')).toContainEqual({
    counter: 'tickets',
    kind: 'settle',
    value: 2,
  });
  expect(figures.has('process_cpu_seconds_total')).toBe(true);
});

test('figures are for this machine, or for whoever has the token; nothing else is there', async () => {
  const elsewhere = { 'x-forwarded-for': '198.51.100.20' };
  expect((await ask('/metrics', elsewhere)).status).toBe(403);
  expect((await ask('/metrics', { host: 'studio.example' })).status).toBe(403);
  expect((await ask('/metrics', { authorization: 'Bearer wrong' })).status).toBe(403);
  expect((await ask('/metrics', { ...elsewhere, authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  expect((await ask('/metrics', {}, 'POST')).status).toBe(405);
  expect((await ask('/api/ai/getAllClassify')).status).toBe(404);
});

test('it lives without the database, and says so when a part is missing', async () => {
  expect(await ask('/healthz')).toEqual({ status: 200, body: '{"status":"ok"}' });
  expect((await ask('/readyz')).status).toBe(200);
  context.services.parts.set('test', () => Promise.reject(new Error('down')));
  expect(await ask('/readyz')).toEqual({ status: 503, body: '{"status":"unavailable"}' });
  expect((await ask('/healthz')).status).toBe(200);
  context.services.parts.delete('test');
});

test('what is rolled back is not counted', async () => {
  const { services, close } = await createTestServices();
  const told = async () =>
    readMetrics(await services.metrics.metrics()).get('plumbline_ledger_entries_total')?.samples ?? [];
  const entry = {
    userId: 'somebody',
    counter: 'tickets',
    kind: 'grant',
    origin: 'bought',
    day: null,
    available: 3,
    reserved: 0,
    reason: 'a test',
    taskId: null,
    orderId: null,
    variant: null,
    at: new Date(),
  } as const;
  const write = (key: string, fails: boolean) =>
    services.database.transaction(async ({ ledger }) => {
      await ledger.append([{ ...entry, key }]);
      if (fails) throw new Error('no');
    });
  await expect(write('one', true)).rejects.toThrow('no');
  expect(await told()).toEqual([]);
  await write('one', false);
  // A line that stands there already is not written again.
  await write('one', false);
  expect((await told()).map(({ value }) => value)).toEqual([1]);
  await close();
});
