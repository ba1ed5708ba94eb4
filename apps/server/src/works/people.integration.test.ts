import { collectionPageSchema, collectionsSchema } from '@plumbline/contract/api/collections.ts';
import { minePageSchema, type MineItem } from '@plumbline/contract/api/works.ts';
import type { MineTab } from '@plumbline/contract/works/work-lists.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { administratorBrowser } from '../testing/administrator-browser.ts';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import {
  addRender,
  comePublisher,
  describingCompute,
  type Publisher,
  publishRender,
} from '../testing/test-works.ts';

let t: TestApp;
let anna: Publisher;
let bo: Publisher;
beforeAll(async () => {
  t = await startTestApp({ compute: describingCompute, settings: { FREE_DAILY_RENDERS: '1000' } });
});
beforeEach(async () => {
  anna = await comePublisher(t, { name: 'Anna' });
  bo = await comePublisher(t, { name: 'Bo' });
});
afterAll(() => t.close());

const post = async ({ browser }: Publisher, call: string, body: object) =>
  browser.post(`/api/ins/${call}`, body);
const data = async (who: Publisher, call: string, body: object) => (await post(who, call, body)).json().data;
const likesOf = async (workId: string) =>
  (await t.browser().get(`/api/ins/work?workId=${workId}`)).json().data?.likes;
const mine = async ({ browser }: Publisher, tab: MineTab): Promise<MineItem[]> =>
  minePageSchema.parse((await browser.get(`/api/ins/mine?tab=${tab}`)).json().data).items;
const setStatus = (who: Publisher, status: string) =>
  t.services.pool.query('update users set status = $2 where id = $1', [who.user.id, status]);

test('two likes at once count once, and are taken back once', async () => {
  const { workId } = await publishRender(t, anna);
  const like = (on?: boolean) => data(bo, 'like', { workId, ...(on === undefined ? {} : { on }) });
  await Promise.all([like(), like(), like()]);
  expect(await likesOf(workId)).toBe(1);
  expect(await data(anna, 'like', { workId })).toEqual({ liked: true, likes: 2 });
  await Promise.all([like(false), like(false)]);
  expect(await likesOf(workId)).toBe(1);
  expect((await post(bo, 'like', { workId: 'none' })).statusCode).toBe(404);
  const liked = await bo.browser.get(`/api/ins/page?sort=liked&authorId=${anna.user.id}`);
  expect(liked.json().data.items).toMatchObject([{ workId, likes: 1, liked: false }]);
});

test('the most liked come first, and a list of those whom one follows is theirs', async () => {
  const plain = await publishRender(t, anna);
  t.clock.advance(1);
  const loved = await publishRender(t, anna);
  t.clock.advance(1);
  const newest = await publishRender(t, anna);
  await data(bo, 'like', { workId: loved.workId });
  const order = async (query: string, browser: TestBrowser = t.browser()) =>
    (await browser.get(`/api/ins/page?authorId=${anna.user.id}&pageSize=2&${query}`)).json().data;
  const first = await order('sort=liked');
  const rest = await order(`sort=liked&cursor=${first.nextCursor}`);
  expect([...first.items, ...rest.items].map(({ workId }: { workId: string }) => workId)).toEqual([
    loved.workId,
    newest.workId,
    plain.workId,
  ]);
  expect((await order('sort=following', bo.browser)).items).toEqual([]);
  expect(await data(bo, 'follow', { userId: anna.user.id })).toEqual({ following: true, followers: 1 });
  expect((await order('sort=following', bo.browser)).items).toHaveLength(2);
  expect((await order('sort=following')).items).toEqual([]);
  const author = (await bo.browser.get(`/api/ins/author?userId=${anna.user.id}`)).json().data;
  expect(author).toMatchObject({
    name: 'Anna',
    works: 3,
    cases: 0,
    likes: 1,
    followers: 1,
    followed: true,
    own: false,
  });
  expect((await post(anna, 'follow', { userId: anna.user.id })).statusCode).toBe(422);
  expect((await post(anna, 'follow', { userId: 'nobody' })).statusCode).toBe(404);
});

test('a work goes into collections, and leaves them when it is withdrawn', async () => {
  const one = await publishRender(t, anna, { title: 'one' });
  t.clock.advance(1);
  const two = await publishRender(t, anna, { title: 'two' });
  const { collectionIds } = await data(bo, 'collect', { workId: one.workId });
  const own = (await bo.browser.post('/api/ins/collections', { name: '  Oak  rooms ', public: true })).json()
    .data;
  expect(own).toMatchObject({ name: 'Oak rooms', works: 0, covers: [], first: false });
  t.clock.advance(1);
  await data(bo, 'collect', { workId: one.workId, collectionId: own.collectionId });
  t.clock.advance(1);
  await data(bo, 'collect', { workId: two.workId, collectionId: own.collectionId });
  const listed = collectionsSchema.parse(
    (await bo.browser.get(`/api/ins/collections?workId=${two.workId}`)).json().data,
  );
  expect(listed.items).toMatchObject([
    { collectionId: collectionIds[0], first: true, works: 1, has: false, public: false },
    { collectionId: own.collectionId, works: 2, has: true, covers: [two.card.coverUrl, one.card.coverUrl] },
  ]);
  expect((await mine(bo, 'collect')).map(({ title }) => title)).toEqual(['two', 'one']);

  // Others see the public one alone; a private one is not there.
  const foreign = collectionsSchema.parse(
    (await anna.browser.get(`/api/ins/collections?userId=${bo.user.id}`)).json().data,
  );
  expect(foreign.items.map(({ name }) => name)).toEqual(['Oak rooms']);
  const read = (id: string, browser = t.browser()) => browser.get(`/api/ins/collections/${id}`);
  expect((await read(collectionIds[0])).statusCode).toBe(404);
  const shown = collectionPageSchema.parse((await read(own.collectionId)).json().data);
  expect([shown.owner.name, shown.items.map(({ title }) => title)]).toEqual(['Bo', ['two', 'one']]);

  await anna.browser.change('DELETE', `/api/ins/work/${two.workId}`);
  const after = (await read(own.collectionId)).json().data;
  expect([after.collection.works, after.collection.covers]).toEqual([1, [one.card.coverUrl]]);
  expect(await data(bo, 'collect', { workId: one.workId, on: false })).toEqual({
    collected: false,
    collectionIds: [],
  });
  for (const [who, status] of [
    [anna, 404],
    [bo, 204],
  ] as const)
    expect((await who.browser.change('DELETE', `/api/ins/collections/${own.collectionId}`)).statusCode).toBe(
      status,
    );
  expect(
    (await post(anna, 'collect', { workId: one.workId, collectionId: own.collectionId })).statusCode,
  ).toBe(404);
});

test('whoever collects twice at once has one first collection', async () => {
  const works = [await publishRender(t, anna), await publishRender(t, anna)];
  await Promise.all(works.map(({ workId }) => data(bo, 'collect', { workId })));
  const { items } = (await bo.browser.get('/api/ins/collections')).json().data;
  expect(items).toMatchObject([{ first: true, works: 2 }]);
});

test('what was downloaded is found again: works as their licence allows, own results too', async () => {
  const free = await publishRender(t, anna, { title: 'free' });
  const kept = await publishRender(t, anna, { title: 'kept', licence: 'all-rights-reserved' });
  const refused = await bo.browser.post(`/api/ins/download/${kept.workId}`);
  expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'LICENCE_FORBIDS']);
  expect((await anna.browser.post(`/api/ins/download/${kept.workId}`)).statusCode).toBe(200);
  const { files } = (await bo.browser.post(`/api/ins/download/${free.workId}`)).json().data;
  expect(files).toHaveLength(1);
  // The address alone is the permission, for ten minutes.
  const { searchParams, pathname } = new URL(files[0].url, 'http://x');
  expect(searchParams.get('download')).toBe('1');
  searchParams.delete('download');
  expect((await t.browser().get(`${pathname}?${searchParams}`)).statusCode).toBe(200);
  t.clock.advance(601);
  expect((await t.browser().get(`${pathname}?${searchParams}`)).statusCode).toBe(404);

  const { image } = await addRender(t, bo.user);
  await t.services.database.account.addDownload({
    id: `d-${image.imageId}`,
    userId: bo.user.id,
    imageIds: [image.imageId],
    format: null,
    visibleLabel: true,
    at: t.clock.now(),
  });
  expect(await mine(bo, 'download')).toMatchObject([
    { kind: 'image', workId: null, imageId: image.imageId, state: null },
    { kind: 'work', workId: free.workId, title: 'free', state: null },
  ]);
});

test('while an account is suspended or leaving its works are out of sight, and come back with it', async () => {
  const { workId, card } = await publishRender(t, anna);
  await data(bo, 'collect', { workId });
  for (const status of ['suspended', 'leaving']) {
    await setStatus(anna, status);
    expect((await t.browser().get(`/api/ins/work?workId=${workId}`)).statusCode).toBe(404);
    expect((await t.browser().get(card.coverUrl)).statusCode).toBe(404);
    expect((await t.browser().get(`/api/ins/author?userId=${anna.user.id}`)).statusCode).toBe(404);
    expect(await mine(bo, 'collect')).toEqual([]);
    await setStatus(anna, 'active');
    expect(await mine(bo, 'collect')).toHaveLength(1);
  }
});

test('an erased person’s works, likes, follows and collections go, and what others counted stays right', async () => {
  const { workId } = await publishRender(t, anna);
  const others = await publishRender(t, bo);
  await data(anna, 'like', { workId: others.workId });
  await data(bo, 'like', { workId: others.workId });
  await data(anna, 'follow', { userId: bo.user.id });
  await data(bo, 'follow', { userId: anna.user.id });
  await data(bo, 'collect', { workId });
  await data(anna, 'report', { workId: others.workId, reason: 'advertising' });
  expect(await likesOf(others.workId)).toBe(2);
  await t.services.database.transaction(({ account }) => account.erase(anna.user.id));
  expect(await likesOf(others.workId)).toBe(1);
  expect(await likesOf(workId)).toBeUndefined();
  const author = (await bo.browser.get(`/api/ins/author?userId=${bo.user.id}`)).json().data;
  expect(author).toMatchObject({ followers: 0, following: 0, own: true });
  const { items } = (await bo.browser.get('/api/ins/collections')).json().data;
  expect(items).toMatchObject([{ works: 0, covers: [] }]);
  const { browser } = await administratorBrowser(t);
  expect((await browser.get('/api/user/manage/page/work?queue=reported')).json().data.items).toEqual([]);
});

test('views are counted once a person, and written when the server stops', async () => {
  const { workId } = await publishRender(t, anna);
  const reader = t.browser();
  for (let look = 0; look < 3; look += 1) await reader.get(`/api/ins/work?workId=${workId}`);
  await t.browser().get(`/api/ins/work?workId=${workId}`);
  // One’s own looks are none.
  await anna.browser.get(`/api/ins/work?workId=${workId}`);
  await t.services.database.works.addViews(
    new Map([
      [workId, 2],
      ['gone', 1],
    ]),
  );
  expect((await anna.browser.get(`/api/ins/work?workId=${workId}`)).json().data.views).toBe(2);
});
