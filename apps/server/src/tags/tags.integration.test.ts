import { addBase, addUser } from '@plumbline/platform/testing/task-fixtures.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

let t: TestApp;
let browser: TestBrowser;
let imageId: string;
let phone = 13800001000;

beforeAll(async () => {
  t = await startTestApp({ settings: { FREE_DAILY_RENDERS: '50' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  browser = await t.signedIn(String(++phone));
  const { userId } = (await browser.get('/api/user/userInfo')).json().data;
  imageId = (await addBase(t.services, userId)).imageId;
});

const TAGS = '/api/ai/tags';
const begin = async (who = browser, base = imageId): Promise<string> =>
  (await who.post('/api/ai/startTask', { function: 'indoorRender', upload_img: base })).json().data.taskId;
const put = (taskIds: string[], change: object) => browser.post(TAGS, { taskIds, ...change });
const list = async (query = '') => (await browser.get(`/api/ai/getTaskList${query}`)).json().data;
const tagsOf = async (taskId: string) =>
  (await browser.get(`/api/ai/getTaskByTaskId?taskId=${taskId}`))
    .json()
    .data.tags.map((tag: { name: string }) => tag.name);

test('works are tagged together, found by a tag, counted, and let go of', async () => {
  const [one, two, three] = [await begin(), await begin(), await begin()];
  const { items } = (await put([one, two], { add: ['客户 A', ' Villa   7 '] })).json().data;
  expect(items.map(({ name, count }: { name: string; count: number }) => [name, count])).toEqual([
    ['Villa 7', 2],
    ['客户 A', 2],
  ]);
  const [villa] = items;
  expect(await tagsOf(one)).toEqual(['Villa 7', '客户 A']);
  // Case makes no other tag, and the first spelling stays.
  expect((await put([three], { add: ['VILLA 7'] })).json().data.items).toHaveLength(2);
  const found = await list(`?tag=${villa.tagId}`);
  expect([found.total, found.items.map((task: { taskId: string }) => task.taskId).toSorted()]).toEqual([
    3,
    [one, two, three].toSorted(),
  ]);
  const off = (await put([one, two, three], { remove: [villa.tagId] })).json().data.items;
  expect(off.find((tag: { tagId: string }) => tag.tagId === villa.tagId).count).toBe(0);
  expect((await list(`?tag=${villa.tagId}`)).total).toBe(0);
});

test('a foreign work or tag is not there, and nothing of the call is done', async () => {
  const mine = await begin();
  const stranger = await t.signedIn(String(++phone));
  const strangerId = (await stranger.get('/api/user/userInfo')).json().data.userId;
  const theirs = await begin(stranger, (await addBase(t.services, strangerId)).imageId);
  const theirTag = (await stranger.post(TAGS, { taskIds: [theirs], add: ['theirs'] })).json().data.items[0];
  expect((await put([mine, theirs], { add: ['x'] })).statusCode).toBe(404);
  expect((await put([mine], { add: ['x'], remove: [theirTag.tagId] })).statusCode).toBe(404);
  expect((await browser.get(TAGS)).json().data.items).toEqual([]);
  for (const answer of [
    await browser.post(`${TAGS}/${theirTag.tagId}`, { name: 'mine now' }),
    await browser.change('DELETE', `${TAGS}/${theirTag.tagId}`),
  ])
    expect(answer.statusCode).toBe(404);
  expect((await list(`?tag=${theirTag.tagId}`)).total).toBe(0);
  expect((await stranger.get(TAGS)).json().data.items).toEqual([{ ...theirTag, count: 1 }]);
});

test('a tag is renamed; into the name of another one it is merged, works that had both once', async () => {
  const [one, two] = [await begin(), await begin()];
  await put([one], { add: ['draft', 'final'] });
  const { items } = (await put([two], { add: ['draft'] })).json().data;
  const [draft, final] = items;
  const renamed = await browser.post(`${TAGS}/${draft.tagId}`, { name: 'Sketch' });
  expect(renamed.json().data).toEqual({ tag: { tagId: draft.tagId, name: 'Sketch' }, merged: false });
  const merged = await browser.post(`${TAGS}/${draft.tagId}`, { name: 'FINAL' });
  expect(merged.json().data).toEqual({ tag: { tagId: final.tagId, name: 'final' }, merged: true });
  expect((await browser.get(TAGS)).json().data.items).toEqual([
    { tagId: final.tagId, name: 'final', count: 2 },
  ]);
  expect((await browser.change('DELETE', `${TAGS}/${final.tagId}`)).statusCode).toBe(204);
  expect(await tagsOf(one)).toEqual([]);
});

test('two calls at once make one tag of a name', async () => {
  const tasks = [await begin(), await begin(), await begin(), await begin()];
  const answers = await Promise.all(tasks.map((taskId) => put([taskId], { add: ['together'] })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect((await browser.get(TAGS)).json().data.items).toMatchObject([{ name: 'together', count: 4 }]);
});

test('a work takes a limited number of tags, and names are names', async () => {
  const task = await begin();
  const names = Array.from({ length: 30 }, (_, at) => `tag ${at}`);
  expect((await put([task], { add: names })).statusCode).toBe(200);
  const over = await put([task], { add: ['one more'] });
  expect([over.statusCode, over.json().error.code]).toEqual([422, 'TAG_LIMIT']);
  // What failed left no tag behind.
  expect((await browser.get(TAGS)).json().data.items).toHaveLength(30);
  for (const name of ['', ' \u200b ', 'x'.repeat(41)])
    expect((await put([task], { add: [name] })).statusCode).toBe(422);
});

test('a deleted work is gone from its tags, and tags go with their owner', async () => {
  const task = await begin();
  await put([task], { add: ['kept'] });
  await browser.change('GET', `/api/ai/delTaskByTaskId?taskId=${task}`);
  expect((await browser.get(TAGS)).json().data.items).toMatchObject([{ name: 'kept', count: 0 }]);
  expect((await put([task], { add: ['late'] })).statusCode).toBe(410);
  const nobody = await addUser(t.services);
  expect(await t.services.database.tags.list(nobody.id)).toEqual([]);
});
