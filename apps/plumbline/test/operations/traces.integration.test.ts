import { createAutomatic1111Generator } from '@plumbline/engines/automatic1111/create-automatic1111-generator.ts';
import { SdapiStandIn } from '@plumbline/engines/automatic1111/testing/sdapi-stand-in.ts';
import { createEngines } from '@plumbline/engines/registry.ts';
import { createLogger } from '@plumbline/platform/logging/create-logger.ts';
import { type TraceCollector, startTraceCollector } from '@plumbline/platform/testing/trace-collector.ts';
import { readMetrics } from '@plumbline/platform/testing/read-metrics.ts';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import { type RunningWorker, startWorker } from '@plumbline/worker/start-worker.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quarters } from '../images/pictures.ts';
import { startTestStudio } from '../images/test-studio.ts';
import { postPicture } from '../images/upload-form.ts';
import { shareCompute } from '../shared-threads.ts';

const TRACE = 'a'.repeat(32);
const BROWSER = 'b'.repeat(16);
const PHONE = '13800004711';
const PROMPT = 'sentinelword 暮色里的哨兵';
const COLLECTOR_KEY = 'sentinel-collector-key';
const METRICS_TOKEN = 'sentinel-metrics-token';

let collector: TraceCollector;
let studio: TestApp;
let worker: RunningWorker;
let user: TestBrowser;
let base: string;
let log = '';
const codec = shareCompute();
const server = new SdapiStandIn();
beforeAll(async () => {
  collector = await startTraceCollector();
  await server.open();
  studio = await startTestStudio({
    settings: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: `x-key=${COLLECTOR_KEY}`,
      METRICS_TOKEN,
    },
    // Everything that is ever logged.
    logger: createLogger('trace', { write: (line: string) => void (log += line) }),
  });
  const generators = [createAutomatic1111Generator({ servers: [server.url], times: { poll: 20 } })];
  worker = await startWorker(studio.services, { engines: createEngines({ threads: 1, generators }), codec });
  user = await studio.signedIn(PHONE);
  base = (await postPicture(user, await quarters(320, 240).png().toBuffer())).json().data.imageId;
});
afterAll(async () => {
  await worker.close();
  await studio.close();
  await server.close();
  await collector.close();
});

async function runTraced(body: object, traceparent = `00-${TRACE}-${BROWSER}-01`): Promise<string> {
  const started = await user.post('/api/ai/startTask', body, { traceparent });
  expect(started.statusCode).toBe(202);
  const { taskId } = started.json().data;
  for (;;) {
    const { state } = (await user.get(`/api/ai/getTaskByTaskId?taskId=${taskId}`)).json().data;
    if (state !== 'queued' && state !== 'running') break;
    await wait(50);
  }
  // The worker's span ends after the task has.
  await wait(300);
  await studio.services.tracing?.flush();
  return taskId;
}
const spansOf = (traceId: string) => collector.spans.filter((span) => span.traceId === traceId);

test('one trace leads from the browser through the queue and the worker to the engine', async () => {
  const taskId = await runTraced({
    function: 'indoorRender',
    upload_img: base,
    engine: 'automatic1111',
    promptTxt: PROMPT,
    size: 512,
  });
  const spans = spansOf(TRACE);
  const of = (name: string) => {
    const found = spans.filter((span) => span.name === name);
    expect(
      found.map(({ name: its }) => its),
      name,
    ).toEqual([name]);
    return found[0]!;
  };
  const start = of('POST /api/ai/startTask');
  expect(start).toMatchObject({
    parentSpanId: BROWSER,
    kind: 2,
    attributes: { 'http.route': '/api/ai/startTask', 'http.response.status_code': 202 },
  });
  const task = of('task');
  expect(task).toMatchObject({
    parentSpanId: start.spanId,
    kind: 5,
    attributes: { 'plumbline.task_id': taskId },
  });
  // Its last picture settles the task with it: a step `finish` is of those that end without one.
  for (const step of ['claim', 'load', 'render', 'encode', 'store', 'settle'])
    expect(of(step).parentSpanId, step).toBe(task.spanId);
  const render = of('render');
  const stages = spans.filter(({ name }) => name.startsWith('stage '));
  expect(stages.length).toBeGreaterThan(2);
  for (const stage of stages) expect(stage.parentSpanId, stage.name).toBe(render.spanId);
  // What the engine is asked for this picture is asked as part of it.
  expect(server.traceparents).toContain(`00-${TRACE}-${render.spanId}-01`);
  expect(log).toContain(`"trace":"${TRACE}"`);
});

test('what fails is marked by its code', async () => {
  const trace = 'c'.repeat(32);
  server.fail('auth', 'auth', 'auth');
  await runTraced(
    { function: 'indoorRender', upload_img: base, engine: 'automatic1111', promptTxt: PROMPT },
    `00-${trace}-${BROWSER}-01`,
  );
  const render = spansOf(trace).find(({ name }) => name === 'render');
  expect(render?.status.code).toBe(2);
  expect(render?.attributes['error.type']).toMatch(/^[A-Z_]+$/);
});

test('what is no traceparent begins no trace of its number', async () => {
  await user.post('/api/ai/startTask', {}, { traceparent: `00-${'0'.repeat(32)}-${BROWSER}-01` });
  await studio.services.tracing?.flush();
  expect(spansOf('0'.repeat(32))).toEqual([]);
  expect(collector.spans.filter(({ name }) => name === 'POST /api/ai/startTask').length).toBeGreaterThan(2);
});

test('no span, no line of the log at any level and no figure holds a word, a number, a key or a picture of anybody', async () => {
  // What goes wrong is told with the most words.
  await user.post('/api/login/sms', { phoneNo: PHONE, verifyCode: '000000' });
  await user.get(`/api/ai/getTaskByTaskId?taskId=${encodeURIComponent(PROMPT)}`);
  await user.post('/api/ai/startTask', {
    function: 'indoorRender',
    upload_img: 'nothing',
    promptTxt: PROMPT,
  });
  await studio.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  await studio.services.tracing?.flush();
  const figures = (await studio.app.inject({ url: '/metrics' })).body;
  expect(readMetrics(figures).size).toBeGreaterThan(20);
  const spans = collector.bodies.join('\n');
  expect(spans.length).toBeGreaterThan(1_000);
  expect(log.length).toBeGreaterThan(1_000);
  expect(collector.headers.every((headers) => headers['x-key'] === COLLECTOR_KEY)).toBe(true);
  const secrets = [
    PHONE,
    'sentinelword',
    '哨兵',
    COLLECTOR_KEY,
    METRICS_TOKEN,
    ...user.cookies.values(),
    // Six digits occur by chance; as a value of their own they do not.
    ...[...studio.codes.values()].map((code) => `"${code}"`),
    ...Object.values(studio.services.secrets).map((key: Buffer) => key.toString('base64')),
    new URL(studio.services.settings.databaseUrl ?? '').password,
    // The beginning of every PNG, as text.
    'iVBORw0KGgo',
  ].filter((secret) => secret !== '');
  for (const [where, told] of Object.entries({ spans, log, figures }))
    for (const secret of secrets) expect(told.includes(secret), `${secret} in the ${where}`).toBe(false);
});
