import type { RouteRules } from '@plumbline/contract/api/route-access.ts';
import { HELPER_ROUTES } from '@plumbline/contract/navigation.ts';
import { TOOL_LIST } from '@plumbline/contract/tools/registry.ts';
import { addBase } from '@plumbline/platform/testing/task-fixtures.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { administratorBrowser } from '../testing/administrator-browser.ts';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { addPerson, browserOf } from '../testing/test-people.ts';

const RULES = '/api/user/manage/route';

let t: TestApp;
let visitor: TestBrowser;
let enterprise: TestBrowser;
let enterpriseId: string;
let chief: TestBrowser;

beforeAll(async () => {
  t = await startTestApp();
  chief = (await administratorBrowser(t)).browser;
  visitor = t.browser();
  const person = await addPerson(t, { userType: 'enterprise' });
  enterprise = await browserOf(t, person);
  enterpriseId = person.id;
});
afterAll(() => t.close());
beforeEach(() => hide([]));

const set = (accessKey: string, hiddenFrom: readonly string[]) =>
  chief.post(RULES, { accessKey, hiddenFrom });

/** Hides these keys, and no others, from visitors and enterprises. */
async function hide(keys: readonly string[]): Promise<void> {
  const { items } = (await chief.get(RULES)).json().data as RouteRules;
  for (const { accessKey, hiddenFrom } of items) if (hiddenFrom.length > 0) await set(accessKey, []);
  for (const accessKey of keys) await set(accessKey, ['visitor', 'enterprise']);
}
const hiddenKeys = async (browser: TestBrowser) =>
  (await browser.get('/api/user/routes')).json().data.hiddenKeys as string[];
const status = async (browser: TestBrowser, path: string) => (await browser.get(path)).statusCode;
const tools = async (browser: TestBrowser) =>
  (await browser.get('/api/ai/tools')).json().data.tools.map((tool: { function: string }) => tool.function);

test('a hidden page is unknown to those it is hidden from, and its tool cannot be started', async () => {
  await hide(['allPlan', 'works']);
  const user = await browserOf(t, await addPerson(t));
  for (const browser of [visitor, enterprise]) {
    expect(await hiddenKeys(browser)).toEqual(['allPlan', 'works']);
    expect([await status(browser, '/allPlan'), await status(browser, '/list')]).toEqual([404, 404]);
    expect(await tools(browser)).not.toContain('allPlan');
  }
  expect(await hiddenKeys(user)).toEqual([]);
  expect([await status(user, '/allPlan'), await status(user, '/list')]).toEqual([200, 200]);
  expect(await tools(user)).toContain('allPlan');
  const { imageId } = await addBase(t.services, enterpriseId);
  const answer = await enterprise.post('/api/ai/startTask', { function: 'allPlan', upload_img: imageId });
  expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'FORBIDDEN']);
});

test('the menu of tools goes with its last page, and takes all of them with it', async () => {
  const all = [...TOOL_LIST.map((tool) => tool.function), ...HELPER_ROUTES.map(({ accessKey }) => accessKey)];
  await hide(all.slice(1));
  expect(await hiddenKeys(visitor)).not.toContain('ai-render');
  await hide(all);
  expect(await hiddenKeys(visitor)).toContain('ai-render');
  await hide(['ai-render']);
  expect(await hiddenKeys(visitor)).toEqual([...all, 'ai-render'].sort());
  expect(await tools(visitor)).toEqual([]);
});

test.each(['/', '/home', '/user/login', '/agreement', '/myPersonCenter'])(
  '%s stays: nobody can hide it',
  async (path) => {
    for (const key of ['home', 'login', 'agreement', 'account'])
      expect((await set(key, ['visitor'])).statusCode).toBe(422);
    expect(await status(visitor, path)).toBe(200);
    expect(await hiddenKeys(visitor)).toEqual([]);
  },
);

test('an administrator reads what is hidden, and what was changed stands in the log', async () => {
  expect((await set('allPlan', ['visitor', 'visitor', 'vip'])).statusCode).toBe(200);
  const { items } = (await chief.get(RULES)).json().data as RouteRules;
  expect(items.find(({ accessKey }) => accessKey === 'allPlan')).toEqual({
    accessKey: 'allPlan',
    parentKey: 'ai-render',
    hiddenFrom: ['visitor', 'vip'],
    hideable: true,
  });
  expect(new Set(items.map(({ accessKey }) => accessKey)).size).toBe(items.length);
  const log = (await chief.get('/api/user/manage/page/audit?act=route.access')).json().data.items;
  expect(log[0]).toMatchObject({ subject: 'allPlan', details: { before: [], after: ['visitor', 'vip'] } });
  expect((await set('no-such-page', ['visitor'])).statusCode).toBe(404);
  expect((await set('allPlan', ['administrator'])).statusCode).toBe(422);
});
