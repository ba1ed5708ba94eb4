import { OPEN_RULE } from '@plumbline/contract/engines/engine-policy.ts';
import type { EngineReport } from '@plumbline/contract/api/catalogue.ts';
import type { User } from '@plumbline/core/identity/user.ts';
import { addBase } from '@plumbline/platform/testing/task-fixtures.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AdministratorBrowser, administratorBrowser } from '../testing/administrator-browser.ts';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { addPerson, browserOf, memberFor } from '../testing/test-people.ts';

const PATH = '/api/user/manage/enginePolicy';
const MEMBERS = ['vip', 'permanent', 'enterprise'];
let t: TestApp;
let chief: AdministratorBrowser;
let user: User;
let browser: TestBrowser;

beforeAll(async () => {
  t = await startTestApp();
  chief = await administratorBrowser(t);
});
afterAll(() => t.close());

beforeEach(async () => {
  user = await addPerson(t);
  browser = await browserOf(t, user);
  const engines = [
    report('builtin', 'here'),
    report('comfyui', 'network'),
    report('openai-images', 'internet'),
  ];
  await t.services.database.workers.save({
    workerId: 'w',
    slots: 1,
    largestSize: null,
    engines,
    seenAt: t.clock.now(),
  });
  await set({});
});

function report(id: string, place: EngineReport['place']): EngineReport {
  return {
    ...{ id, place, commit: null, versions: {}, functions: ['indoorRender'], reads: 'anything' },
    ...{ trained: place !== 'here', servers: [], detail: null, missing: [], healthy: true, checkedAt: null },
    ...{ models: [], loras: [] },
  };
}

async function set(policy: { engines?: object; defaults?: object[] }) {
  const { version } = (await chief.browser.get(PATH)).json().data.current;
  const full = { engines: {}, defaults: [], ...policy };
  return chief.browser.post(PATH, { seenVersion: version, policy: full });
}
async function start(more: object = {}, who = { user, browser }) {
  const base = await addBase(t.services, who.user.id);
  const body = { function: 'indoorRender', upload_img: base.imageId, ...more };
  const answer = await who.browser.post('/api/ai/startTask', body);
  return { status: answer.statusCode, ...answer.json() };
}
const shown = async (of = browser) =>
  (await of.get('/api/ai/engines'))
    .json()
    .data.engines.map((engine: Record<string, unknown>) => [
      engine['id'],
      engine['extraTickets'],
      engine['firstFor'],
    ]);

test('what an engine costs is shown before the start, and set aside at it', async () => {
  await set({ engines: { comfyui: { ...OPEN_RULE, extraTickets: 3 } } });
  expect(await shown()).toEqual([
    ['builtin', 0, ['indoorRender']],
    ['comfyui', 3, []],
    ['openai-images', 0, []],
  ]);
  const { data } = await start({ engine: 'comfyui', count: 2 });
  expect(data.tickets).toBe(2);
  // A started task keeps its price.
  await set({ engines: { comfyui: { ...OPEN_RULE, extraTickets: 9 } } });
  const task = (await browser.get(`/api/ai/getTaskByTaskId?taskId=${data.taskId}`)).json().data;
  expect(task.tickets).toEqual({ perImage: 4, charged: 0, returned: 0 });
  await browser.post('/api/ai/cancelTask', { taskId: data.taskId });
  expect((await browser.get('/api/ai/totalTicket?type=1')).json().data).toBe(10);
});

test('an engine that a person may not use is neither shown nor started, whoever was told of it', async () => {
  await set({
    engines: {
      comfyui: { ...OPEN_RULE, roles: MEMBERS },
      'openai-images': { ...OPEN_RULE, enabled: false },
    },
  });
  expect(await shown()).toEqual([['builtin', 0, ['indoorRender']]]);
  for (const engine of ['comfyui', 'openai-images'])
    expect(await start({ engine })).toMatchObject({
      status: 403,
      error: { code: 'ENGINE_NOT_ALLOWED' },
    });
  expect((await browser.get('/api/ai/totalTicket?type=1')).json().data).toBe(10);
  const member = await addPerson(t, memberFor(t, 30));
  const theirs = await browserOf(t, member);
  expect((await shown(theirs)).map(([id]: string[]) => id)).toEqual(['builtin', 'comfyui']);
  expect((await start({ engine: 'comfyui' }, { user: member, browser: theirs })).status).toBe(202);
});

test('where every engine is closed nothing starts; what no worker has is a mistake and no refusal', async () => {
  await set({
    engines: Object.fromEntries(
      ['builtin', 'comfyui', 'openai-images'].map((id) => [id, { ...OPEN_RULE, enabled: false }]),
    ),
  });
  expect((await start()).error.code).toBe('ENGINE_NOT_ALLOWED');
  expect((await start({ engine: 'gone' })).error.code).toBe('VALIDATION_FAILED');
});

test('the operators’ default makes what names none, at its price, while visitors and others keep theirs', async () => {
  await set({
    engines: { comfyui: { ...OPEN_RULE, extraTickets: 2 } },
    defaults: [{ engine: 'comfyui', roles: ['user'], functions: ['indoorRender'] }],
  });
  expect(await shown()).toContainEqual(['comfyui', 2, ['indoorRender']]);
  const { data } = await start();
  expect(data.tickets).toBe(7);
  expect(await t.services.database.tasks.find(data.taskId)).toMatchObject({
    engineTerms: {
      engineId: 'comfyui',
      extraTickets: 2,
      place: 'network',
      extras: { builtin: 0, comfyui: 2, 'openai-images': 0 },
      role: 'user',
    },
  });
});

test('a policy is a version that nobody overwrites, and stands in the log', async () => {
  const { version } = (await chief.browser.get(PATH)).json().data.current;
  const policy = { engines: { comfyui: { ...OPEN_RULE, extraTickets: 1 } }, defaults: [] };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => chief.browser.post(PATH, { seenVersion: version, policy })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
  const { items } = (await chief.browser.get('/api/user/manage/page/audit?q=engine-policy')).json().data;
  expect(items[0]).toMatchObject({
    act: 'engine-policy.edit',
    details: { version: version + 1, comfyui: { before: OPEN_RULE, after: policy.engines.comfyui } },
  });
  await expect(t.services.pool.query('delete from engine_policy_versions')).rejects.toThrow('never changed');
  expect((await browser.post(PATH, { seenVersion: version + 1, policy })).statusCode).toBeGreaterThan(400);
});

test.each([
  { engines: { comfyui: { ...OPEN_RULE, extraTickets: -1 } } },
  { engines: { comfyui: { ...OPEN_RULE, roles: ['administrator'] } } },
  { engines: { 'a b': OPEN_RULE } },
  { defaults: [{ engine: 'comfyui', roles: [], functions: ['gold'] }] },
])('%j is no policy', async (policy) => {
  expect((await set(policy)).statusCode).toBe(422);
});
