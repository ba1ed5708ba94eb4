import { TOOL_LIST } from '@plumbline/contract/tools/registry.ts';
import { addBase } from '@plumbline/platform/testing/task-fixtures.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { addPerson, browserOf } from '../testing/test-people.ts';

let t: TestApp;
let visitor: TestBrowser;
let enterprise: TestBrowser;
let enterpriseId: string;

beforeAll(async () => {
  t = await startTestApp();
  visitor = t.browser();
  const person = await addPerson(t, { userType: 'enterprise' });
  enterprise = await browserOf(t, person);
  enterpriseId = person.id;
});
afterAll(() => t.close());
beforeEach(() => hide([]));

/** Hides these keys, and no others, from visitors and enterprises. */
async function hide(keys: readonly string[]): Promise<void> {
  const { routeAccess } = t.services.database;
  for (const { accessKey } of await routeAccess.list()) await routeAccess.put({ accessKey, hiddenFrom: [] });
  for (const accessKey of keys) await routeAccess.put({ accessKey, hiddenFrom: ['visitor', 'enterprise'] });
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

test('the menu of tools goes with its last tool, and takes all of them with it', async () => {
  const all = TOOL_LIST.map((tool) => tool.function);
  await hide(all.slice(1));
  expect(await hiddenKeys(visitor)).not.toContain('ai-render');
  await hide(all);
  expect(await hiddenKeys(visitor)).toContain('ai-render');
  await hide(['ai-render']);
  expect(await hiddenKeys(visitor)).toEqual([...all, 'ai-render'].sort());
  expect(await tools(visitor)).toEqual([]);
});

test.each(['/', '/home', '/user/login', '/agreement', '/myPersonCenter'])(
  '%s stays, whatever is hidden',
  async (path) => {
    await hide(['home', 'login', 'agreement', 'account', 'privacy']);
    expect(await status(visitor, path)).toBe(200);
    expect(await hiddenKeys(visitor)).toEqual([]);
  },
);
