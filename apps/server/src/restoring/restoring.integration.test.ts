import { RESTORABLE_MS } from '@plumbline/contract/constants.ts';
import { sweepDeleted } from '@plumbline/core/deletion/sweep-deleted.ts';
import { addBase } from '@plumbline/platform/testing/task-fixtures.ts';
import { auditLedger } from '@plumbline/platform/testing/audit-ledger.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { comePublisher, describingCompute, type Publisher, publishRender } from '../testing/test-works.ts';

let t: TestApp;
let anna: Publisher;
let browser: TestBrowser;
let base: { imageId: string };
let other: TestBrowser;
beforeAll(async () => {
  t = await startTestApp({ compute: describingCompute, settings: { FREE_DAILY_RENDERS: '50' } });
  other = (await comePublisher(t, { name: 'Bo' })).browser;
});
beforeEach(async () => {
  anna = await comePublisher(t, { name: 'Anna' });
  browser = anna.browser;
  base = await addBase(t.services, anna.user.id);
});
afterAll(() => t.close());

const TASK = '/api/ai/getTaskByTaskId?taskId=';
const begin = async (): Promise<string> =>
  (await browser.post('/api/ai/startTask', { function: 'indoorRender', upload_img: base.imageId })).json()
    .data.taskId;
const removeTask = (taskId: string) => browser.change('GET', `/api/ai/delTaskByTaskId?taskId=${taskId}`);
const restoreTask = (taskId: string, who = browser) => who.post('/api/ai/restoreTask', { taskId });
const statusOf = async (url: string, who = browser) => (await who.get(url)).statusCode;
const total = async (query = '') => (await browser.get(`/api/ai/getTaskList${query}`)).json().data.total;
const tagsOf = async () => (await browser.get('/api/ai/tags')).json().data.items;
/** As if it were the moment from which on nothing can be restored. */
const sweep = () => sweepDeleted(t.services, new Date(t.clock.now().getTime() + RESTORABLE_MS));

test('a deleted task comes back with its picture and its tags, cancelled where it had not ended', async () => {
  const taskId = await begin();
  await browser.post('/api/ai/tags', { taskIds: [taskId], add: ['villa'] });
  await removeTask(taskId);
  expect(await statusOf(TASK + taskId)).toBe(410);
  expect(await statusOf(`/files/${base.imageId}.png`)).toBe(410);
  expect([await total(), (await tagsOf())[0].count]).toEqual([0, 0]);
  expect(await statusOf(TASK + taskId, other)).toBe(404);
  expect((await restoreTask(taskId, other)).statusCode).toBe(404);
  expect(
    (
      await t.services.database.operations.listTasks(
        { state: undefined, function: undefined, userId: anna.user.id, words: [] },
        { offset: 0, limit: 10 },
      )
    ).total,
  ).toBe(0);

  const restored = await restoreTask(taskId);
  expect(restored.statusCode, restored.body).toBe(200);
  expect(restored.json().data).toMatchObject({
    taskId,
    state: 'cancelled',
    base: { imageId: base.imageId },
    tags: [{ name: 'villa' }],
  });
  expect(await statusOf(`/files/${base.imageId}.png`)).toBe(200);
  expect([await total(), await total('?q=villa'), (await tagsOf())[0].count]).toEqual([1, 0, 1]);
  expect(await auditLedger(t.services, anna.user.id)).toMatchObject({ reserved: 0 });
  // What is there stays as it is.
  expect((await restoreTask(taskId)).statusCode).toBe(200);
});

test('two tasks of one base come back in any order, each with it', async () => {
  const [one, two] = [await begin(), await begin()];
  await removeTask(one);
  expect(await statusOf(`/files/${base.imageId}.png`)).toBe(200);
  await removeTask(two);
  expect((await restoreTask(one)).json().data.base).toMatchObject({ imageId: base.imageId });
  await restoreTask(two);
  await removeTask(one);
  expect(await statusOf(`/files/${base.imageId}.png`)).toBe(200);
});

test('after ten minutes a deleted task is gone for good, and so are its rows and files', async () => {
  const taskId = await begin();
  await removeTask(taskId);
  t.clock.advance(RESTORABLE_MS / 1000);
  const late = await restoreTask(taskId);
  expect([late.statusCode, late.json().error.code]).toEqual([410, 'GONE']);
  await sweepDeleted(t.services);
  const { rowCount } = await t.services.pool.query('select 1 from tasks where task_id = $1', [taskId]);
  expect(rowCount).toBe(0);
  const { storage, database } = t.services;
  expect(await storage.stat((await database.images.find(base.imageId))?.workingKey ?? '')).toBeUndefined();
  expect([await statusOf(TASK + taskId), await statusOf(TASK + taskId, other)]).toEqual([410, 404]);
});

test('a deleted tag is on its works again, or what has its name now', async () => {
  const taskId = await begin();
  const [tag] = (await browser.post('/api/ai/tags', { taskIds: [taskId], add: ['Villa'] })).json().data.items;
  const restore = (who = browser) => who.post(`/api/ai/tags/${tag.tagId}/restore`, {});
  await browser.change('DELETE', `/api/ai/tags/${tag.tagId}`);
  expect([await tagsOf(), (await restore(other)).statusCode]).toEqual([[], 404]);
  expect((await restore()).json().data.items).toEqual([{ ...tag, count: 1 }]);

  await browser.change('DELETE', `/api/ai/tags/${tag.tagId}`);
  const second = await begin();
  const [next] = (await browser.post('/api/ai/tags', { taskIds: [second], add: ['villa'] })).json().data
    .items;
  expect((await restore()).json().data.items).toEqual([{ ...next, count: 2 }]);

  await browser.change('DELETE', `/api/ai/tags/${next.tagId}`);
  await sweep();
  expect((await browser.post(`/api/ai/tags/${next.tagId}/restore`, {})).statusCode).toBe(404);
});

test('deleted uploads come back under their names, as long as there is room for them', async () => {
  const [used, loose] = [await addBase(t.services, anna.user.id), await addBase(t.services, anna.user.id)];
  await browser.post('/api/ai/startTask', { function: 'indoorRender', upload_img: used.imageId });
  const imageIds = [used.imageId, loose.imageId];
  const listed = async () => (await browser.get('/api/ai/uploads')).json().data.items;
  const before = await listed();
  const removed = (await browser.post('/api/ai/uploads/delete', { imageIds })).json().data;
  expect(removed).toMatchObject({ deleted: [loose.imageId], kept: [used.imageId] });
  const restore = (who = browser) => who.post('/api/ai/uploads/restore', { imageIds });
  expect((await restore(other)).statusCode).toBe(404);
  expect((await restore()).json().data.restored).toEqual(imageIds);
  expect(await listed()).toEqual(before);
  expect(await statusOf(`/files/${loose.imageId}.png`)).toBe(200);

  await browser.post('/api/ai/uploads/delete', { imageIds });
  await sweep();
  expect((await restore()).statusCode).toBe(410);
});

test('a deleted collection comes back with what was in it', async () => {
  const { workId } = await publishRender(t, anna, {});
  const { collectionId } = (await other.post('/api/ins/collections', { name: 'Oak' })).json().data;
  await other.post('/api/ins/collect', { workId, on: true, collectionId });
  const url = `/api/ins/collections/${collectionId}`;
  const collected = async () => (await other.get(`/api/ins/work?workId=${workId}`)).json().data.collected;
  expect(await collected()).toBe(true);
  await other.change('DELETE', url);
  expect([await statusOf(url, other), await collected()]).toEqual([404, false]);
  expect((await browser.post(`${url}/restore`, {})).statusCode).toBe(404);
  expect((await other.post(`${url}/restore`, {})).json().data).toMatchObject({ name: 'Oak', works: 1 });
  expect([await statusOf(url, other), await collected()]).toEqual([200, true]);
  await other.change('DELETE', url);
  await sweep();
  expect((await other.post(`${url}/restore`, {})).statusCode).toBe(404);
});

test('deleted twice at once, a collection still comes back with what was in it', async () => {
  const { browser: collector } = await comePublisher(t, { name: 'Dan' });
  const { workId } = await publishRender(t, anna, {});
  const { collectionId } = (await collector.post('/api/ins/collections', { name: 'Ash' })).json().data;
  await collector.post('/api/ins/collect', { workId, on: true, collectionId });
  const url = `/api/ins/collections/${collectionId}`;
  const both = await Promise.all([collector.change('DELETE', url), collector.change('DELETE', url)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404]);
  expect((await collector.post(`${url}/restore`, {})).json().data).toMatchObject({ name: 'Ash', works: 1 });
});

test('what is collected without a name goes into no collection that was deleted', async () => {
  const { browser: collector } = await comePublisher(t, { name: 'Cai' });
  const { workId } = await publishRender(t, anna, {});
  const collect = () => collector.post('/api/ins/collect', { workId, on: true });
  const all = async () =>
    (await collector.get('/api/ins/collections')).json().data.items as {
      collectionId: string;
      works: number;
    }[];
  await collect();
  const first = (await all())[0]?.collectionId;
  await collector.change('DELETE', `/api/ins/collections/${first}`);
  await collect();
  expect(await all()).toMatchObject([{ works: 1 }]);
  expect((await all())[0]?.collectionId).not.toBe(first);
});

test('a withdrawn work is nowhere, and comes back with its likes where it was', async () => {
  const { workId } = await publishRender(t, anna, {});
  await other.post('/api/ins/like', { workId, on: true });
  await other.post('/api/ins/collect', { workId, on: true });
  const url = `/api/ins/work/${workId}`;
  const places = async () => [
    await statusOf(`/api/ins/work?workId=${workId}`),
    await statusOf(`/api/ins/work?workId=${workId}`, other),
    (await browser.get('/api/ins/mine?tab=create')).json().data.items.length,
    (await other.get('/api/ins/mine?tab=collect')).json().data.items.length,
    (await browser.get(`/api/ins/page?authorId=${anna.user.id}`)).json().data.items.length,
  ];
  expect(await places()).toEqual([200, 200, 1, 1, 1]);
  await browser.change('DELETE', url);
  expect(await places()).toEqual([404, 404, 0, 0, 0]);
  expect((await browser.post('/api/ins/collect', { workId, on: true })).statusCode).toBe(404);
  expect((await other.post(`${url}/restore`, {})).statusCode).toBe(404);
  expect((await browser.post(`${url}/restore`, {})).json().data).toMatchObject({ state: 'visible' });
  expect(await places()).toEqual([200, 200, 1, 1, 1]);
  expect((await other.get(`/api/ins/work?workId=${workId}`)).json().data).toMatchObject({
    liked: true,
    likes: 1,
  });
  await browser.change('DELETE', url);
  await sweep();
  expect((await browser.post(`${url}/restore`, {})).statusCode).toBe(404);
  const { rowCount } = await t.services.pool.query('select 1 from works where work_id = $1', [workId]);
  expect(rowCount).toBe(0);
});

test('the picture of a work that was withdrawn first lasts as long as the task that was deleted later', async () => {
  const { workId, taskId, image } = await publishRender(t, anna, {});
  const { storage, database, clock } = { ...t.services, clock: t.clock };
  await browser.change('DELETE', `/api/ins/work/${workId}`);
  clock.advance(RESTORABLE_MS / 1000 - 60);
  await removeTask(taskId);
  clock.advance(120);
  // The work’s time is over, the task’s is not.
  await sweepDeleted(t.services);
  expect((await database.images.find(image.imageId))?.deletedAt).not.toBeNull();
  expect(await storage.stat(image.workingKey)).toBeDefined();
  expect((await restoreTask(taskId)).statusCode).toBe(200);
  expect(await statusOf(`/files/${image.imageId}.png`)).toBe(200);
  await removeTask(taskId);
  await sweep();
  expect(await storage.stat(image.workingKey)).toBeUndefined();
});
