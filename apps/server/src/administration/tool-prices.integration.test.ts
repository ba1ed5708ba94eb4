import type { User } from '@plumbline/core/identity/user.ts';
import { addBase } from '@plumbline/platform/testing/task-fixtures.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdministratorBrowser, administratorBrowser } from '../testing/administrator-browser.ts';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { addPerson, browserOf } from '../testing/test-people.ts';

const PATH = '/api/user/manage/toolPrice';
let t: TestApp;
let chief: AdministratorBrowser;
let user: User;
let browser: TestBrowser;

beforeAll(async () => {
  t = await startTestApp();
  chief = await administratorBrowser(t);
  user = await addPerson(t);
  browser = await browserOf(t, user);
});
afterAll(() => t.close());

const set = (seenVersion: number, prices: object) => chief.browser.post(PATH, { seenVersion, prices });
const shown = async (name: string) =>
  (await browser.get('/api/ai/tools'))
    .json()
    .data.tools.find((tool: { function: string }) => tool.function === name).price;
async function start(): Promise<{ taskId: string; tickets: number }> {
  const base = await addBase(t.services, user.id);
  const body = { function: 'indoorRender', upload_img: base.imageId };
  return (await browser.post('/api/ai/startTask', body)).json().data;
}

test('an operator’s price is shown before the start and taken at it; a started task keeps its own', async () => {
  expect((await chief.browser.get(PATH)).json().data).toEqual({
    current: { version: 0, prices: {}, changedBy: null, changedAt: null },
    history: [],
  });
  const first = await start();
  expect(first.tickets).toBe(9);
  expect((await set(0, { indoorRender: { perImage: 3 } })).json().data.current).toMatchObject({ version: 1 });
  expect(await shown('indoorRender')).toEqual({ perImage: 3 });
  expect((await start()).tickets).toBe(6);
  await browser.post('/api/ai/cancelTask', { taskId: first.taskId });
  expect((await browser.get('/api/ai/totalTicket?type=1')).json().data).toBe(7);
  await set(1, {});
  expect(await shown('indoorRender')).toEqual({ perImage: 1 });
  const { items } = (await chief.browser.get('/api/user/manage/page/audit?q=tool-price')).json().data;
  expect(items).toMatchObject([
    { act: 'tool-price.edit', details: { version: 2 } },
    { details: { version: 1, indoorRender: { before: { perImage: 1 }, after: { perImage: 3 } } } },
  ]);
});

test('who has not seen the newest prices changes none, also at the same moment', async () => {
  const { version } = (await chief.browser.get(PATH)).json().data.current;
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) => set(version, { clean: { perImage: at } })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  expect((await set(version, {})).json().error.code).toBe('PLAN_EDITED_ELSEWHERE');
  expect((await browser.post(PATH, { seenVersion: version + 1, prices: {} })).statusCode).toBeGreaterThan(
    400,
  );
  await expect(t.services.pool.query('delete from tool_price_versions')).rejects.toThrow('never changed');
});

test.each([
  { clean: { perImage: -1 } },
  { clean: { perImage: 1_001 } },
  { clean: { perImage: 0.5 } },
  { clean: { perImage: 1, byMultiplier: { 2: 1, 4: 1 } } },
  { clean: { perImage: 1, bySize: { 1536: 1, 2560: 2, 3840: 3 } } },
  { modelRender: { perImage: 1, bySize: { 3840: 3 } } },
  { realUpImg: { perImage: 1 } },
  { gold: { perImage: 1 } },
])('%j are no prices', async (prices) => {
  const { version } = (await chief.browser.get(PATH)).json().data.current;
  expect((await set(version, prices)).statusCode).toBe(422);
});
