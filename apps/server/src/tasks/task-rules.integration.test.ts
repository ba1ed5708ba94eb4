import { sweepMemberships } from '@plumbline/core/membership/grant-membership.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { english, newTaskStarter, START, startTaskApp, type TaskStarter } from '../testing/task-starter.ts';
import type { TestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

let t: TestApp;
let browser: TaskStarter['browser'];
let userId: string;
let base: TaskStarter['base'];
let body: TaskStarter['body'];
let begin: TaskStarter['begin'];
let tickets: TaskStarter['tickets'];
let phone = 13700000000;

beforeAll(async () => {
  t = await startTaskApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  ({ browser, userId, base, body, begin, tickets } = await newTaskStarter(t, ++phone));
});

test.each([
  [
    'a category of another function',
    { classifyId1: '2' },
    { classifyId1: 'not a category of this function' },
  ],
  ['a space of another category', { classifyId2: '21' }, { classifyId2: 'not a space of this category' }],
  [
    'a style of another space',
    { classifyId2: '11', classifyId3: '1207' },
    { classifyId3: 'not a style of this space' },
  ],
  ['a style of another category', { classifyId3: '2107' }, { classifyId3: 'not a style of this space' }],
  ['a space in the place of a style', { classifyId3: '11' }, { classifyId3: 'not a style of this space' }],
])('%s is refused with the field named', async (_name, change, details) => {
  const answer = await browser.post(START, body(change), english);
  expect([answer.statusCode, answer.json().error.details]).toEqual([422, details]);
  expect(await tickets()).toBe(4);
});

test('a branch that fits is taken, also the one that is shown twice', async () => {
  const indoor = { classifyId1: '1', classifyId2: '11', classifyId3: '1107' };
  expect((await browser.post(START, body(indoor))).statusCode).toBe(202);
  const [root] = (await browser.get('/api/ai/getAllClassify')).json().data;
  const below = (nodes: { id: string }[], id: string) => nodes.find((node) => node.id === id) as typeof root;
  const [style] = below(below(root.children, '3').children, '29').children;
  const copied = { function: 'architecturalRender', classifyId2: '29', classifyId3: style.id };
  const answer = await browser.post(START, body(copied));
  expect(answer.statusCode, answer.body).toBe(202);
});

test('a start that no row comes of says so, and nothing is kept or charged', async () => {
  const { pool } = t.services;
  await pool.query(
    `create function refuse_task() returns trigger language plpgsql as 'begin return null; end'`,
  );
  await pool.query(
    'create trigger refuse_task before insert on tasks for each row execute function refuse_task()',
  );
  try {
    const answer = await browser.post(START, body(), english);
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({
      success: false,
      data: { taskId: null },
      error: { code: 'TASK_START_FAILED', message: 'The task could not be started: taskId is null.' },
    });
  } finally {
    await pool.query('drop trigger refuse_task on tasks');
    await pool.query('drop function refuse_task()');
  }
  expect((await browser.get('/api/ai/getTaskList')).json().data.total).toBe(0);
  expect(await tickets()).toBe(4);
});

test('an enterprise whose term is over is told so: when it signs in, when it is read, and when it would start', async () => {
  const yesterday = new Date(t.clock.now().getTime() - 86_400_000);
  await t.services.pool.query(
    "update users set user_type = 'enterprise', membership_level = 'year', membership_expires_at = $2 where id = $1",
    [userId, yesterday],
  );
  const info = (await browser.get('/api/user/userInfo')).json().data;
  expect(info).toMatchObject({ userType: 'enterprise', expiredSince: yesterday.toISOString() });
  const refused = await browser.post(START, body(), english);
  expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'ACCOUNT_EXPIRED']);
  expect(refused.json().error.message).toMatch(/renew/);
  t.clock.advance(61);
  const again = await t.signedIn(String(phone));
  expect((await again.get('/api/user/userInfo')).json().data.expiredSince).toBe(yesterday.toISOString());
  // What it made is still its own.
  expect((await browser.get('/api/ai/getTaskList')).statusCode).toBe(200);
  // Once it reads as an ordinary user, which it soon does, it is told so still.
  await sweepMemberships(t.services.database, t.clock.now());
  const swept = (await again.get('/api/user/userInfo')).json().data;
  expect(swept).toMatchObject({ userType: 'user', expiredSince: yesterday.toISOString() });
  const later = await again.post(START, body(), english);
  expect([later.statusCode, later.json().error.code]).toEqual([403, 'ACCOUNT_EXPIRED']);
});

test('a form with one picture asks for a list of one', async () => {
  const answer = await browser.post('/api/ai/download', `imageIds=${base.imageId}&archive=false`);
  expect(answer.statusCode, answer.body).toBe(200);
});

test('a deleted task is gone for its owner in every call, its pictures too, and was never there for others', async () => {
  const { taskId } = await begin();
  expect((await browser.change('GET', `/api/ai/delTaskByTaskId?taskId=${taskId}`)).statusCode).toBe(204);
  const other = await t.signedIn(String(++phone));
  const statusesFor = async (who: TestBrowser) => {
    const answers = [
      await who.get(`/api/ai/getTaskByTaskId?taskId=${taskId}`),
      await who.change('GET', `/api/ai/delTaskByTaskId?taskId=${taskId}`),
      await who.post('/api/ai/cancelTask', { taskId }),
      await who.post('/api/ai/favouriteTask', { taskId, favourite: true }),
      await who.get(`/api/ai/taskEvents?taskId=${taskId}`),
      await who.get(`/files/${base.imageId}.png`),
      await who.get(`/api/ai/scene?imageId=${base.imageId}`),
      await who.get(`/api/ai/editorSession?imageId=${base.imageId}&function=clean`),
      await who.post('/api/ai/download', { imageIds: [base.imageId] }),
    ];
    return new Set(answers.map(({ statusCode }) => statusCode));
  };
  await t.services.database.images.save({ ...base, deletedAt: t.clock.now() });
  expect(await statusesFor(browser)).toEqual(new Set([410]));
  expect(await statusesFor(other)).toEqual(new Set([404]));
});

test('a task that cost nothing is gone for its owner too, and its deletion is no line of the ledger that is shown', async () => {
  const { toolPrices } = t.services.database;
  const version = (await toolPrices.current())?.version ?? 0;
  const at = { changedBy: 'test', changedAt: t.clock.now() };
  await toolPrices.add({ ...at, version: version + 1, prices: { indoorRender: { perImage: 0 } } });
  try {
    const { taskId } = await begin();
    const lines = async () => (await browser.get('/api/user/ledger')).json().data;
    const before = await lines();
    expect((await browser.change('GET', `/api/ai/delTaskByTaskId?taskId=${taskId}`)).statusCode).toBe(204);
    expect((await browser.get(`/api/ai/getTaskByTaskId?taskId=${taskId}`)).statusCode).toBe(410);
    const other = await t.signedIn(String(++phone));
    expect((await other.get(`/api/ai/getTaskByTaskId?taskId=${taskId}`)).statusCode).toBe(404);
    expect(await lines()).toEqual(before);
  } finally {
    await toolPrices.add({ ...at, version: version + 2, prices: {} });
  }
});
