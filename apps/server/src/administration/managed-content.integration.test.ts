import { afterAll, beforeAll, expect, test } from 'vitest';
import { administratorBrowser } from '../testing/administrator-browser.ts';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const CONTENT = '/api/user/manage/content';
const name = { 'zh-CN': '云石', en: 'Cloud stone', ja: '雲石' };

let t: TestApp;
let chief: TestBrowser;
beforeAll(async () => {
  t = await startTestApp();
  chief = (await administratorBrowser(t)).browser;
});
afterAll(() => t.close());

const library = async (query: string): Promise<{ id: string; name: { en: string }; cover: string }[]> =>
  (await t.browser().get(`/api/ai/getAllSuCai?${query}`)).json().data.items;
const draft = (path: string, overlay: object | null) => chief.post(`${CONTENT}/${path}`, { overlay });
const publish = async () => (await chief.post('/api/user/manage/publish')).json().data;

test('a draft waits, publishing serves it to everyone, and an empty one restores what ships', async () => {
  const before = await library('kind=material');
  const first = before[0]?.id ?? '';
  const cover = before[1]?.cover ?? '';
  const hidden = before[2]?.id ?? '';
  const moved = before.at(-1)?.id ?? '';
  expect((await draft(`material/${first}`, { name, cover })).statusCode).toBe(200);
  expect((await draft(`material/${hidden}`, { hidden: true })).statusCode).toBe(200);
  expect((await draft(`material/${moved}`, { position: 0 })).statusCode).toBe(200);
  expect(await library('kind=material')).toEqual(before);
  expect(await publish()).toEqual({ published: 3 });

  const after = await library('kind=material');
  expect(after[0]?.id).toBe(moved);
  expect(after.find(({ id }) => id === first)).toMatchObject({ name, cover });
  expect(after.some(({ id }) => id === hidden)).toBe(false);
  expect((await library('q=cloud+stone')).map(({ id }) => id)).toEqual([first]);
  expect(await publish()).toEqual({ published: 0 });

  await draft(`material/${first}`, {});
  await draft(`material/${hidden}`, {});
  await draft(`material/${moved}`, {});
  await publish();
  expect(await library('kind=material')).toEqual(before);
});

test('a draft that is taken back changes nothing', async () => {
  await draft('object/sofa', { hidden: true });
  await draft('object/sofa', null);
  expect(await publish()).toEqual({ published: 0 });
  expect((await library('kind=object')).some(({ id }) => id === 'sofa')).toBe(true);
});

test('styles are named and hidden in the tree as in the library, cases among the samples', async () => {
  await draft('style/cream', { name });
  await draft('style/cyberpunk', { hidden: true });
  await draft('case/villa', { name, position: 3 });
  await publish();
  const tree = (await t.browser().get('/api/ai/getAllClassify')).body;
  expect(tree).toContain('Cloud stone');
  expect(tree).not.toContain('yberpunk');
  const { items } = (await t.browser().get('/api/ai/samples')).json().data;
  expect(items[3]).toMatchObject({ id: 'villa', name });
});

test('the welcome text is the published one', async () => {
  const site = async () => (await t.browser().get('/api/site')).json().data.welcome;
  expect(await site()).toBeNull();
  await draft('welcome/home', { name, lead: name });
  expect(await site()).toBeNull();
  await publish();
  expect(await site()).toEqual({ headline: name, lead: name });
});

test.each([
  ['style/no-such-style', { hidden: true }, 404],
  ['sound/sofa', { hidden: true }, 422],
  ['object/sofa', { name: { ...name, ja: ' ' } }, 422],
  ['object/sofa', { name: { en: 'Sofa' } }, 422],
  ['object/sofa', { cover: 'https://evil.example/x.png' }, 422],
  ['object/sofa', { cover: '/content/../../package.json' }, 422],
  ['object/sofa', { cover: '/content/objects/none.webp' }, 422],
  ['object/sofa', { position: -1 }, 422],
  ['object/sofa', { url: '/content/x.webp' }, 422],
])('%s %j is refused', async (path, overlay, status) => {
  expect((await draft(path, overlay)).statusCode).toBe(status);
});

test('the list shows hidden items and drafts, and how many wait', async () => {
  await draft('background/forest', { hidden: true });
  const { items, waiting } = (await chief.get(`${CONTENT}?kind=background`)).json().data;
  expect(waiting).toBe(1);
  expect(items.find(({ id }: { id: string }) => id === 'forest')).toMatchObject({
    draft: { hidden: true },
    published: null,
  });
  const log = (await chief.get('/api/user/manage/page/audit?act=content.edit&pageSize=1')).json().data;
  expect(log.items[0]).toMatchObject({ subject: 'background/forest', details: { draft: { hidden: true } } });
});

test('the overview and the tasks of an idle installation are there', async () => {
  const answer = await chief.get('/api/user/manage/overview');
  expect(answer.statusCode).toBe(200);
  const { days, queue, parts, workers } = answer.json().data;
  expect([days.length, queue.queued, workers]).toEqual([14, 0, []]);
  expect(parts).toContainEqual({ name: 'database', ready: true });
  const tasks = await chief.get('/api/user/manage/page/task?state=failed&q=ENGINE');
  expect(tasks.json().data).toEqual({ items: [], total: 0 });
  const orders = await chief.get('/api/user/manage/page/order?state=paid&q=wechat');
  expect(orders.json().data).toEqual({ items: [], total: 0 });
});
