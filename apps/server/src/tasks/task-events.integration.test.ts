import type { AddressInfo } from 'node:net';
import { COOKIES } from '@plumbline/contract/constants.ts';
import type { ImageRecord } from '@plumbline/core/images/image.ts';
import { claimTask } from '@plumbline/core/tasks/run/claim-task.ts';
import { finishTask } from '@plumbline/core/tasks/run/finish-task.ts';
import { sweepTasks } from '@plumbline/core/tasks/sweep-tasks.ts';
import { addBase } from '@plumbline/platform/testing/task-fixtures.ts';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../build-app.ts';
import { EventStream } from '../testing/event-stream.ts';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

let t: TestApp;
let browser: TestBrowser;
let base: ImageRecord;
let userId: string;
let phone = 13900000000;
const streams: EventStream[] = [];

beforeAll(async () => {
  t = await startTestApp();
  await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => t.close());
beforeEach(async () => {
  browser = await t.signedIn(String(++phone));
  userId = (await browser.get('/api/user/userInfo')).json().data.userId;
  base = await addBase(t.services, userId);
});
afterEach(async () => {
  await Promise.all(streams.splice(0).map((stream) => stream.close()));
});

async function listen(
  options: { after?: string; taskId?: string; port?: number } = {},
): Promise<EventStream> {
  const port = options.port ?? (t.app.server.address() as AddressInfo).port;
  const query = options.taskId === undefined ? '' : `?taskId=${options.taskId}`;
  const stream = await EventStream.open(`http://127.0.0.1:${port}/api/ai/taskEvents${query}`, {
    cookie: `${COOKIES.session}=${browser.cookies.get(COOKIES.session)}`,
    ...(options.after === undefined ? {} : { 'last-event-id': options.after }),
  });
  streams.push(stream);
  return stream;
}

async function start(change: object = {}): Promise<string> {
  const body = { function: 'indoorRender', upload_img: base.imageId, ...change };
  return (await browser.post('/api/ai/startTask', body)).json().data.taskId;
}

async function run(taskId: string): Promise<void> {
  const claimed = await claimTask(t.services.database, taskId, t.clock.now());
  if (claimed) await finishTask(t.services.database, claimed, 'RENDER_FAILED', t.clock.now());
}

const of = (taskId: string, state: string) => (event: { task: { taskId: string; state: string } }) =>
  event.task.taskId === taskId && event.task.state === state;

test('a listener sees its tasks change, in headers that no proxy holds back', async () => {
  const stream = await listen();
  expect(stream.response.status).toBe(200);
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.response.headers.get('cache-control')).toBe('no-cache, no-transform');
  expect(stream.response.headers.get('x-accel-buffering')).toBe('no');
  expect(stream.response.headers.get('content-encoding')).toBeNull();
  const taskId = await start();
  const queued = await stream.until(of(taskId, 'queued'));
  expect(queued).toMatchObject({ event: 'task', id: '1' });
  await run(taskId);
  const failed = await stream.until(of(taskId, 'failed'));
  expect(Number(failed.id)).toBeGreaterThan(1);
  expect(failed.task).toEqual((await browser.get(`/api/ai/getTaskByTaskId?taskId=${taskId}`)).json().data);
});

test('Last-Event-ID resumes: what was missed comes once, nothing comes twice', async () => {
  const one = await start();
  const two = await start();
  const first = await listen();
  const last = await first.until(({ id }) => id !== undefined);
  expect(new Set(first.events.map((event) => event.task.taskId))).toEqual(new Set([one, two]));
  await first.close();
  await run(one);
  await browser.post('/api/ai/favouriteTask', { taskId: one, favourite: true });
  const second = await listen({ after: last.id ?? '' });
  await second.until(of(one, 'failed'));
  await run(two);
  // Two changes in quick succession may be read as one state twice, so the end is the newest position.
  const newest = String(await t.services.database.taskEvents.newest(userId));
  const end = await second.until(({ id }) => id === newest);
  expect(end.task).toMatchObject({ taskId: two, state: 'failed' });
  expect(second.events.filter((event) => event.task.taskId === one)).toHaveLength(1);
  const third = await listen({ after: end.id ?? '' });
  const three = await start();
  await third.until(of(three, 'queued'));
  expect(new Set(third.events.map((event) => event.task.taskId))).toEqual(new Set([three]));
});

test.each(['999999', 'nonsense', '-1', ''])('an unknown id (%j) gives a snapshot', async (after) => {
  const ended = await start();
  await run(ended);
  const waiting = await start();
  const stream = await listen({ after });
  await stream.until(({ id }) => id !== undefined);
  expect(new Set(stream.events.map((event) => event.task.taskId))).toEqual(new Set([ended, waiting]));
  const next = await start();
  await stream.until(of(next, 'queued'));
});

test('an id older than an hour gives a snapshot of what still matters', async () => {
  const old = await start();
  const stream = await listen();
  const { id } = await stream.until(of(old, 'queued'));
  await stream.close();
  await run(old);
  t.clock.advance(3_700);
  await sweepTasks(t.services.database, t.clock.now());
  const waiting = await start();
  const back = await listen({ after: id ?? '' });
  await back.until(of(waiting, 'queued'));
  expect(new Set(back.events.map((event) => event.task.taskId))).toEqual(new Set([waiting]));
});

test('one task alone', async () => {
  const other = await start();
  const taskId = await start();
  const stream = await listen({ taskId });
  await stream.until(of(taskId, 'queued'));
  await run(other);
  await run(taskId);
  await stream.until(of(taskId, 'failed'));
  expect(new Set(stream.events.map((event) => event.task.taskId))).toEqual(new Set([taskId]));
});

test('a waiting task is told of its new place', async () => {
  const before = await start();
  t.clock.advance(1);
  const taskId = await start();
  const stream = await listen({ taskId });
  const first = await stream.until(of(taskId, 'queued'));
  await run(before);
  const moved = await stream.until(({ task }) => task.waitSeconds < first.task.waitSeconds);
  expect(moved.id).toBeUndefined();
});

test('another server process tells the same', async () => {
  // A process has figures of its own.
  const second = await buildApp({ ...t.services, metrics: new Registry() }, { webDir: '/nowhere' });
  await second.listen({ port: 0, host: '127.0.0.1' });
  const stream = await listen({ port: (second.server.address() as AddressInfo).port });
  const taskId = await start();
  expect((await stream.until(of(taskId, 'queued'))).task.taskId).toBe(taskId);
  await second.close();
  await stream.ended;
});

test('a stream ends with its session, and strangers get none', async () => {
  const stream = await listen();
  await browser.change('GET', '/api/user/logout');
  await stream.ended;
  expect((await t.browser().get('/api/ai/taskEvents')).statusCode).toBe(401);
});
