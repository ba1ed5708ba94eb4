import { randomUUID } from 'node:crypto';
import { taskSchema } from '@plumbline/contract/api/tasks.ts';
import { addBase } from '@plumbline/platform/testing/task-fixtures.ts';
import { auditLedger } from '@plumbline/platform/testing/audit-ledger.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { english, newTaskStarter, START, startTaskApp, type TaskStarter } from '../testing/task-starter.ts';
import type { TestApp } from '../testing/test-app.ts';

let t: TestApp;
let browser: TaskStarter['browser'];
let userId: string;
let base: TaskStarter['base'];
let body: TaskStarter['body'];
let begin: TaskStarter['begin'];
let tickets: TaskStarter['tickets'];
let phone = 13800000000;

beforeAll(async () => {
  t = await startTaskApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  ({ browser, userId, base, body, begin, tickets } = await newTaskStarter(t, ++phone));
});

test('a start is answered with 202, its place and what is left, and can be read', async () => {
  const answer = await browser.post(START, body({ count: 2 }));
  expect(answer.statusCode).toBe(202);
  const { taskId } = answer.json().data;
  expect(answer.json().data).toMatchObject({ state: 'queued', tickets: 2 });
  const read = await browser.get(`/api/ai/getTaskByTaskId?taskId=${taskId}&version=1.2`);
  expect(read.statusCode).toBe(200);
  expect(taskSchema.parse(read.json().data)).toMatchObject({ taskId, request: { count: 2 } });
  expect((await browser.get('/api/ai/totalTicket')).json().data).toEqual({
    tickets: 2,
    live_tickets: 100,
    gpt_tickets: 10,
    unlimited: false,
  });
});

test('the original client’s form body starts a task as well', async () => {
  const form = `function=indoorRender&upload_img=${base.imageId}&count=2&cnStrength=0.7&ipaPlus=true&lock=1`;
  const answer = await browser.post(START, form);
  expect(answer.statusCode).toBe(202);
  const { taskId } = answer.json().data;
  const { request } = (await browser.get(`/api/ai/getTaskByTaskId?taskId=${taskId}`)).json().data;
  expect(request).toMatchObject({ count: 2, cnStrength: 0.7 });
});

test('a start reserves what the tools call says that it costs: three for three candidates', async () => {
  const mask = await addBase(t.services, userId, { purpose: 'mask' });
  const { tools } = (await browser.get('/api/ai/tools')).json().data;
  const priceOfTool = (name: string) =>
    tools.find((tool: { function: string }) => tool.function === name).price;
  expect(priceOfTool('cleanpro')).toEqual({ perImage: 1 });
  expect(priceOfTool('realUpImg')).toEqual({ perImage: 1, byMultiplier: { 2: 1, 4: 2 } });
  const { taskId, tickets: left } = await begin({ function: 'cleanpro', mask: mask.imageId });
  expect(left).toBe(1);
  const read = (await browser.get(`/api/ai/getTaskByTaskId?taskId=${taskId}`)).json().data;
  expect(read.tickets).toEqual({ perImage: 1, charged: 0, returned: 0 });
  await browser.post('/api/ai/cancelTask', { taskId });
  const cancelled = (await browser.get(`/api/ai/getTaskByTaskId?taskId=${taskId}`)).json().data;
  expect(cancelled.tickets).toEqual({ perImage: 1, charged: 0, returned: 3 });
});

test.each([
  ['no base', { upload_img: undefined }, 422, 'IMAGE_REQUIRED', undefined],
  ['an unknown field', { colour: 'red' }, 422, 'VALIDATION_FAILED', 'colour'],
  ['a wrong type', { count: 'many' }, 422, 'VALIDATION_FAILED', 'count'],
  ['too many images', { count: 4 }, 422, 'VALIDATION_FAILED', 'count'],
  ['an unknown function', { function: 'fly' }, 422, 'VALIDATION_FAILED', 'function'],
  ['an unknown image', { upload_img: 'nothing' }, 404, 'IMAGE_NOT_FOUND', undefined],
  ['an unknown category', { classifyId3: '99' }, 422, 'VALIDATION_FAILED', 'classifyId3'],
  ['a broken id', { upload_img: '../etc' }, 422, 'VALIDATION_FAILED', 'upload_img'],
] as const)('%s is refused, tickets untouched', async (_name, change, status, code, field) => {
  const answer = await browser.post(START, body(change), english);
  expect(answer.json()).toMatchObject({ success: false, data: { taskId: null }, error: { code } });
  expect(answer.statusCode).toBe(status);
  if (field) expect(answer.json().error.details).toHaveProperty([field]);
  expect(await tickets()).toBe(4);
});

test('a deleted and a foreign base are not there, tickets untouched', async () => {
  const other = await t.signedIn(String(++phone));
  const otherId = (await other.get('/api/user/userInfo')).json().data.userId;
  const foreign = await addBase(t.services, otherId);
  const deleted = await addBase(t.services, userId, { deletedAt: t.clock.now() });
  for (const { imageId } of [foreign, deleted]) {
    const answer = await browser.post(START, body({ upload_img: imageId }), english);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().error.message).toBe('The image does not exist any more. Please upload it again.');
  }
  expect(await tickets()).toBe(4);
});

test('a visitor is asked to sign in and a missing CSRF token is refused', async () => {
  const visitor = await t.browser().post(START, body());
  expect(visitor.statusCode).toBe(401);
  const forged = await browser.send({ method: 'POST', url: START, payload: body() });
  expect([forged.statusCode, forged.json().error.code]).toEqual([403, 'CSRF_INVALID']);
  const { taskId } = await begin();
  for (const url of [`/api/ai/delTaskByTaskId?taskId=${taskId}`]) {
    const answer = await browser.send({ method: 'GET', url });
    expect(answer.statusCode).toBe(403);
  }
  expect((await browser.get(`/api/ai/getTaskByTaskId?taskId=${taskId}`)).statusCode).toBe(200);
});

test('the free renders of a day are used up with their own text', async () => {
  await begin({ count: 3 });
  const tooMany = await browser.post(START, body({ count: 2 }), english);
  expect([tooMany.statusCode, tooMany.json().error.code]).toEqual([403, 'NOT_ENOUGH_TICKETS']);
  await begin();
  const usedUp = await browser.post(START, body(), english);
  expect([usedUp.statusCode, usedUp.json().error.message]).toEqual([403, "Today's count is used up."]);
});

test('a repeated start does the work once, also at the same moment', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(Array.from({ length: 5 }, () => browser.post(START, body(), key)));
  const ids = new Set(answers.map((answer) => answer.json().data.taskId));
  expect(answers.map((answer) => answer.statusCode)).toEqual([202, 202, 202, 202, 202]);
  expect(ids.size).toBe(1);
  expect((await browser.post(START, body({ count: 2 }), key)).statusCode).toBe(409);
  expect(await tickets()).toBe(3);
  expect((await browser.get('/api/ai/getTaskList')).json().data.total).toBe(1);
});

test('a start whose answer was lost with its server is found again, and charged once', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const first = (await browser.post(START, body(), key)).json().data;
  // The task is stored, and the server died before its answer was kept.
  await t.services.pool.query(
    "update idempotency_keys set status = null, claimed_at = now() - interval '1 hour'",
  );
  const again = await browser.post(START, body(), key);
  expect([again.statusCode, again.json().data]).toEqual([202, first]);
  expect(await tickets()).toBe(first.tickets);
  expect((await browser.get('/api/ai/getTaskList')).json().data.total).toBe(1);
});

test('tasks of others are 404 in every call', async () => {
  const { taskId } = await begin();
  const other = await t.signedIn(String(++phone));
  const answers = [
    await other.get(`/api/ai/getTaskByTaskId?taskId=${taskId}`),
    await other.change('GET', `/api/ai/delTaskByTaskId?taskId=${taskId}`),
    await other.post('/api/ai/cancelTask', { taskId }),
    await other.post('/api/ai/favouriteTask', { taskId, favourite: true }),
    await other.get(`/api/ai/taskEvents?taskId=${taskId}`),
  ];
  expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404, 404]);
  expect((await other.get('/api/ai/getTaskList')).json().data).toEqual({
    items: [],
    total: 0,
    nextCursor: null,
  });
});

test('cancel, favourite, list and delete', async () => {
  const { taskId } = await begin({ promptTxt: 'walnut', classifyId2: '11' });
  const favourite = await browser.post('/api/ai/favouriteTask', { taskId, favourite: true });
  expect(favourite.json().data).toMatchObject({ taskId, favourite: true });
  for (const query of [
    'q=walnut',
    'q=%E5%AE%A2%E5%8E%85',
    'favourite=true',
    'function=indoorRender',
    'page=1&pageSize=1',
  ])
    expect((await browser.get(`/api/ai/getTaskList?${query}`)).json().data.total).toBe(1);
  expect((await browser.get('/api/ai/getTaskList?pageSize=101')).statusCode).toBe(422);
  const cancelled = await browser.post('/api/ai/cancelTask', { taskId });
  expect([cancelled.statusCode, cancelled.json().data.state]).toEqual([200, 'cancelled']);
  expect((await browser.post('/api/ai/cancelTask', { taskId })).statusCode).toBe(409);
  expect(await tickets()).toBe(4);
  const deleted = await browser.change('GET', `/api/ai/delTaskByTaskId?taskId=${taskId}`);
  expect([deleted.statusCode, deleted.body]).toEqual([204, '']);
  const gone = await browser.get(`/api/ai/getTaskByTaskId?taskId=${taskId}`, english);
  expect([gone.statusCode, gone.json().error.message]).toEqual([410, 'This was deleted.']);
  expect(await auditLedger(t.services, userId)).toMatchObject({ available: 4, reserved: 0 });
});

test('text that PostgreSQL cannot hold is stored without it', async () => {
  const { taskId } = await begin({ promptTxt: 'oak\u0000 floor \ud83d' });
  const task = (await browser.get(`/api/ai/getTaskByTaskId?taskId=${taskId}`)).json().data;
  expect(task.request.promptTxt).toBe('oak floor \ufffd');
  expect((await browser.get('/api/ai/getTaskList?q=%00oak')).json().data.total).toBe(1);
});

test('a form marks a favourite as well', async () => {
  const { taskId } = await begin();
  const answer = await browser.post('/api/ai/favouriteTask', `taskId=${taskId}&favourite=true`);
  expect([answer.statusCode, answer.json().data?.favourite]).toEqual([200, true]);
});

test.each(['nonsense', '+275760-09-13T00:00:00.000Z x'])('the cursor %s is none of ours', async (text) => {
  const cursor = Buffer.from(text).toString('base64url');
  const answer = await browser.get(`/api/ai/getTaskList?cursor=${cursor}`);
  expect([answer.statusCode, answer.json().error.details?.cursor]).toEqual([
    422,
    'not a cursor of this list',
  ]);
});

test('engines are those of the living workers', async () => {
  expect((await browser.get('/api/ai/engines')).json().data).toEqual({ engines: [] });
  const engine = {
    id: 'e',
    commit: 'c0ffee',
    versions: { indoorRender: '3.1' },
    functions: ['indoorRender'],
    reads: 'vocabulary',
    trained: true,
    place: 'network',
    healthy: true,
    checkedAt: null,
  } as const;
  const files = { models: ['a.safetensors'], loras: ['b.safetensors'] };
  const engines = [{ ...engine, ...files, functions: [...engine.functions] }];
  // Where its servers stand and what is not installed there is the operators' to know.
  const report = { servers: ['10.0.0.7'], detail: 'queue of 2', missing: ['upscale: no model'] };
  const reported = engines.map((each) => ({ ...each, ...report }));
  await t.services.database.workers.save({
    workerId: 'a',
    slots: 1,
    largestSize: null,
    engines: reported,
    seenAt: t.clock.now(),
  });
  const usable = engines.map((each) => ({ ...each, extraTickets: 0, firstFor: ['indoorRender'] }));
  expect((await browser.get('/api/ai/engines')).json().data).toEqual({ engines: usable });
});

test('words that nothing answers start nothing and cost nothing; without them it starts', async () => {
  const reports = (reads: 'vocabulary' | 'anything') =>
    t.services.database.workers.save({
      workerId: 'reader',
      slots: 1,
      largestSize: null,
      engines: [
        {
          id: 'reader',
          commit: null,
          versions: {},
          functions: ['indoorRender'],
          reads,
          trained: false,
          place: 'here',
          servers: [],
          detail: null,
          missing: [],
          models: [],
          loras: [],
          healthy: true,
          checkedAt: null,
        },
      ],
      seenAt: t.clock.now(),
    });
  await reports('vocabulary');
  try {
    for (const promptTxt of ['Add a red sports car', 'asdf qwer', '加一辆红色跑车', '🏠']) {
      const answer = await browser.post(START, body({ promptTxt }), english);
      expect([promptTxt, answer.statusCode, answer.json().error.code]).toEqual([
        promptTxt,
        422,
        'WORDS_NOT_UNDERSTOOD',
      ]);
    }
    expect(
      (await browser.post(START, body({ promptTxt: 'Add a car' }), english)).json().error.details,
    ).toEqual({
      promptTxt: 'tools for it: objectChangepro',
    });
    expect(await tickets()).toBe(4);
    expect((await browser.get('/api/ai/getTaskList')).json().data.total).toBe(0);
    // A photo keeps its surroundings: the base's own kind decides.
    const photo = await addBase(t.services, userId, { kind: 'photo' });
    const seaside = { promptTxt: 'seaside' };
    expect((await browser.post(START, body({ ...seaside, upload_img: photo.imageId }))).statusCode).toBe(422);
    expect((await browser.post(START, body(seaside))).statusCode).toBe(202);
    expect((await browser.post(START, body({ promptTxt: '' }))).statusCode).toBe(202);
    // An engine that reads anything is asked anything.
    await reports('anything');
    expect((await browser.post(START, body({ promptTxt: 'asdf qwer' }))).statusCode).toBe(202);
  } finally {
    await t.services.database.workers.remove('reader');
  }
});

test('pictures that are no base are checked before anything is charged', async () => {
  const mask = await addBase(t.services, userId, { purpose: 'mask', width: 641 });
  const fitting = await addBase(t.services, userId, { purpose: 'mask' });
  const stranger = await t.signedIn(String(++phone));
  const foreign = await addBase(t.services, (await stranger.get('/api/user/userInfo')).json().data.userId);
  const codeOf = async (change: object) => {
    const answer = await browser.post(START, body(change), english);
    return [answer.statusCode, answer.json().error.code, answer.json().error.details];
  };
  const transfer = { function: 'indoorTransfer' };
  const size = { mask: "must have the base picture's size" };
  expect(await codeOf({ function: 'lockImg', mask: mask.imageId })).toEqual([422, 'MASK_SIZE_DIFFERS', size]);
  const none = (field: string) => [404, 'IMAGE_NOT_FOUND', { [field]: 'no such picture' }];
  expect(await codeOf({ function: 'lockImg', mask: 'nothing' })).toEqual(none('mask'));
  expect(await codeOf(transfer)).toEqual([422, 'REFERENCE_REQUIRED', undefined]);
  expect(await codeOf({ ...transfer, style_img: foreign.imageId })).toEqual(none('style_img'));
  expect(await codeOf({ mask: fitting.imageId })).toEqual([
    422,
    'VALIDATION_FAILED',
    { mask: 'not an option of indoorRender' },
  ]);
  expect(await tickets()).toBe(4);
  const started = await begin({ function: 'lockImg', mask: fitting.imageId });
  expect(started).toMatchObject({ state: 'queued', tickets: 3 });
});

test('a reference may be an own picture or a library material', async () => {
  const reference = await addBase(t.services, userId, { purpose: 'reference' });
  const { taskId } = await begin({ function: 'styletransferpro', style_img: reference.imageId });
  const task = (await browser.get(`/api/ai/getTaskByTaskId?taskId=${taskId}`)).json().data;
  expect(task.request.style_img).toBe(reference.imageId);
  const material = await browser.post(START, body({ function: 'indoorTransfer', style_img: 'oak-boards' }));
  expect(material.statusCode).toBe(202);
});

test('each start takes the corrections that stand at that moment, for its own way of reading', async () => {
  const { scenes } = t.services.database;
  const requestOf = async (change: object = {}) => {
    const { taskId } = await begin(change);
    return (await browser.get(`/api/ai/getTaskByTaskId?taskId=${taskId}`)).json().data.request;
  };
  const lock = { corrections: [{ anchor: [0.5, 0.5] as [number, number], lock: true }] };
  expect(await requestOf()).not.toHaveProperty('scene');
  await scenes.save(base.imageId, 'interior', lock, t.clock.now());
  expect((await requestOf()).scene).toEqual(lock);
  expect(await requestOf({ function: 'architecturalRender' })).not.toHaveProperty('scene');
  await scenes.forget([base.imageId], 'interior');
  expect(await requestOf()).not.toHaveProperty('scene');
});

test('the map of the base is an input like any other', async () => {
  const { scenes, images } = t.services.database;
  const map = await addBase(t.services, userId);
  await scenes.save(base.imageId, 'interior', { corrections: [], idMap: map.imageId }, t.clock.now());
  const { taskId } = await begin();
  const task = (await browser.get(`/api/ai/getTaskByTaskId?taskId=${taskId}`)).json().data;
  expect(task.request.scene.idMap).toBe(map.imageId);
  // Another start without the map once it is gone: nothing that the user cannot see stops it.
  await images.save({ ...map, deletedAt: t.clock.now() });
  const later = (await browser.post(START, body())).json().data;
  const second = (await browser.get(`/api/ai/getTaskByTaskId?taskId=${later.taskId}`)).json().data;
  expect(second.request).not.toHaveProperty('scene');
});

test('a scene of the caller’s own making is no option', async () => {
  const scene = { corrections: [{ anchor: [0, 0], lock: true }] };
  const answer = await browser.post(START, body({ scene }));
  expect([answer.statusCode, answer.json().error.details]).toEqual([422, { scene: 'unknown field' }]);
});

test('a task without a base starts, is listed and deleted', async () => {
  const nothing = {
    function: 'inspiration',
    classifyId1: '1',
    classifyId2: '11',
    atmosphere: 'dusk',
    environment: 'forest',
  };
  const answer = await browser.post(START, nothing, english);
  expect(answer.statusCode).toBe(202);
  const { taskId } = answer.json().data;
  const [listed] = (await browser.get('/api/ai/getTaskList')).json().data.items;
  expect(taskSchema.parse(listed)).toMatchObject({ taskId, base: null, function: 'inspiration' });
  const deleted = await browser.change('GET', `/api/ai/delTaskByTaskId?taskId=${taskId}`);
  expect(deleted.statusCode).toBe(204);
  expect(await tickets()).toBe(4);
  // Category, space, atmosphere and surroundings are what it is made from: none is chosen for anybody.
  for (const missing of ['classifyId1', 'classifyId2', 'atmosphere', 'environment'])
    expect((await browser.post(START, { ...nothing, [missing]: undefined })).json().error.details).toEqual({
      [missing]: 'required',
    });
});
