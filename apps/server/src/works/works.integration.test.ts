import { ownWorkSchema, workPageSchema, workSchema } from '@plumbline/contract/api/works.ts';
import { restorableUntil } from '@plumbline/core/deletion/restorable-until.ts';
import { sweepDeleted } from '@plumbline/core/deletion/sweep-deleted.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import {
  addRender,
  comePublisher,
  describingCompute,
  type Publisher,
  publishRender,
} from '../testing/test-works.ts';

let t: TestApp;
let anna: Publisher;
beforeAll(async () => {
  t = await startTestApp({ compute: describingCompute, settings: { FREE_DAILY_RENDERS: '1000' } });
});
beforeEach(async () => {
  anna = await comePublisher(t, { name: 'Anna' });
});
afterAll(() => t.close());

const visitor = () => t.browser();
const page = async (query: string, browser = visitor()) => {
  const answer = await browser.get(`/api/ins/page?version=1.2&${query}`);
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return workPageSchema.parse(answer.json().data);
};
const titles = async (query: string, browser = visitor()) =>
  (await page(`authorId=${anna.user.id}&${query}`, browser)).items.map(({ title }) => title);
const work = async (workId: string, browser = visitor()) => browser.get(`/api/ins/work?workId=${workId}`);
const statusOf = async (url: string, browser = visitor()) => (await browser.get(url)).statusCode;

test('a result is nobody else’s until it is published, and a visitor sees it then', async () => {
  const { image } = await addRender(t, anna.user);
  const thumbnail = `/files/${image.imageId}.png?w=512&fit=fill`;
  expect(await statusOf(thumbnail)).toBe(404);
  expect(await titles('')).toEqual([]);

  const body = { imageIds: [image.imageId], kind: 'work', title: '  A   room ', licence: 'cc-by-4.0' };
  const published = await anna.browser.post('/api/ins/publish', body);
  expect(published.statusCode).toBe(201);
  expect(published.json().data).toMatchObject({
    title: 'A room',
    state: 'visible',
    author: { userId: anna.user.id, name: 'Anna' },
    function: 'indoorRender',
    space: '11',
    colours: ['#a0805f', '#2f4858'],
    coverUrl: thumbnail,
  });
  expect(await titles('')).toEqual(['A room']);
  const reader = visitor();
  await reader.get('/api/site');
  const shown = await reader.get(thumbnail);
  expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'public, max-age=600']);
  // The whole file is for those who may take it along.
  expect(await statusOf(`/files/${image.imageId}.png`)).toBe(404);
});

test('base and prompt are shown where their author shows them, and are nowhere else', async () => {
  const shy = await publishRender(t, anna, { title: 'Shy', request: { negativePrompt: 'no marble' } });
  const closed = workSchema.parse((await work(shy.workId)).json().data);
  expect(closed).toMatchObject({ fidelity: { score: 0.97, added: 0.02 }, request: { promptTxt: '' } });
  expect([closed.base, closed.baseUrl, closed.prompt]).toEqual([undefined, undefined, undefined]);
  expect(JSON.stringify(closed)).not.toContain(shy.base.imageId);
  expect(JSON.stringify(closed)).not.toMatch(/warm oak|no marble/);
  expect(await statusOf(`/files/${shy.base.imageId}.png?w=512`)).toBe(404);

  const answer = await anna.browser.post(`/api/ins/work/${shy.workId}`, { showBase: true, showPrompt: true });
  expect(ownWorkSchema.parse(answer.json().data)).toMatchObject({
    showBase: true,
    hasBase: true,
    hasPrompt: true,
  });
  const open = (await work(shy.workId)).json().data;
  expect(open).toMatchObject({
    prompt: 'warm oak, no lamp',
    request: { promptTxt: 'warm oak, no lamp', negativePrompt: 'no marble' },
  });
  expect(open.request).not.toHaveProperty('upload_img');
  expect(await statusOf(open.base.thumbnailUrl)).toBe(200);

  await anna.browser.post(`/api/ins/work/${shy.workId}`, { showBase: false });
  expect(await statusOf(open.base.thumbnailUrl)).toBe(404);
});

test('pictures of others, deleted ones, uploads and masks are not published', async () => {
  const bo = await comePublisher(t);
  const mine = await addRender(t, anna.user);
  const theirs = await addRender(t, bo.user);
  for (const imageIds of [
    [theirs.image.imageId],
    [mine.image.imageId, theirs.image.imageId],
    [mine.base.imageId],
    ['nothing'],
  ]) {
    const body = { imageIds, kind: 'work', title: 'No', licence: 'cc0-1.0' };
    const answer = await anna.browser.post('/api/ins/publish', body);
    expect([imageIds, answer.json().error.code]).toEqual([imageIds, 'IMAGE_NOT_FOUND']);
  }
  const wrong = await anna.browser.post('/api/ins/publish', {
    imageIds: [mine.image.imageId],
    kind: 'work',
    title: 'No',
    licence: 'cc0-1.0',
    classifyIds: ['11', '1'],
  });
  expect([wrong.statusCode, Object.keys(wrong.json().error.details)]).toEqual([422, ['classifyIds']]);
  expect(await titles('')).toEqual([]);
});

test('a case is told by sections, uploads among them', async () => {
  const one = await addRender(t, anna.user);
  const { workId } = (
    await anna.browser.post('/api/ins/publish', {
      imageIds: [one.image.imageId],
      kind: 'case',
      title: 'House by a lake',
      licence: 'all-rights-reserved',
      sections: [
        { kind: 'drawing', caption: 'First sketch', imageIds: [one.base.imageId] },
        { kind: 'variant', imageIds: [one.image.imageId] },
      ],
    })
  ).json().data;
  const read = workSchema.parse((await work(workId)).json().data);
  expect(read.sections).toMatchObject([
    { kind: 'drawing', caption: 'First sketch', pictures: [{ made: false }] },
    { kind: 'variant', caption: '', pictures: [{ made: true }] },
  ]);
  // Shown as a part of the case, whatever is said of the base.
  expect(await statusOf(read.sections[0]?.pictures[0]?.url ?? '')).toBe(200);
  expect(await titles('kind=case')).toEqual(['House by a lake']);
  expect(await titles('kind=work')).toEqual([]);
});

test('lists are filtered by what is shown, how it looks and its words in three languages', async () => {
  await publishRender(t, anna, { title: '厨房与餐厅', story: '胡桃木岛台', classifyIds: ['1', '11'] });
  t.clock.advance(1);
  await publishRender(t, anna, { title: 'Brick villa', classifyIds: ['1', '11', '1101'] });
  t.clock.advance(1);
  await publishRender(t, anna, {
    title: 'ガラスの家',
    request: { classifyId1: undefined, classifyId2: undefined },
  });
  const rows: [string, string[]][] = [
    ['q=餐厅', ['厨房与餐厅']],
    ['q=岛', ['厨房与餐厅']],
    ['q=bricks', ['Brick villa']],
    ['q=ガラス', ['ガラスの家']],
    // The space is called so in every language.
    ['q=リビング', ['Brick villa', '厨房与餐厅']],
    ['q=living%20brick', ['Brick villa']],
    ['classifyId=1', ['Brick villa', '厨房与餐厅']],
    ['classifyId=1-11-1101', ['Brick villa']],
    ['classifyId=2', []],
    ['space=11', ['Brick villa', '厨房与餐厅']],
    ['function=indoorRender', ['ガラスの家', 'Brick villa', '厨房与餐厅']],
    ['function=matting', []],
    ['colour=%23A0825C', ['ガラスの家', 'Brick villa', '厨房与餐厅']],
    ['colour=%23ff00ff', []],
    ['q=%27%20%7C%20%21%28', []],
  ];
  for (const [query, expected] of rows) expect([query, await titles(query)]).toEqual([query, expected]);
  expect((await page('q=zzzz')).total).toBe(0);
});

test('what is published meanwhile moves nothing of the pages that follow', async () => {
  for (const title of ['one', 'two', 'three', 'four', 'five']) {
    t.clock.advance(1);
    await publishRender(t, anna, { title });
  }
  const by = `authorId=${anna.user.id}&pageSize=2`;
  const first = await page(by);
  expect([first.items.map(({ title }) => title), first.total]).toEqual([['five', 'four'], 5]);
  t.clock.advance(1);
  await publishRender(t, anna, { title: 'new' });
  const second = await page(`${by}&cursor=${first.nextCursor}`);
  expect(second.items.map(({ title }) => title)).toEqual(['three', 'two']);
  const third = await page(`${by}&cursor=${second.nextCursor}`);
  expect([third.items.map(({ title }) => title), third.nextCursor]).toEqual([['one'], null]);
  for (const cursor of ['x', 'bmV3IDIwMjY', first.nextCursor])
    expect(await statusOf(`/api/ins/page?sort=liked&cursor=${cursor}`)).toBe(422);
});

test('hostile titles and stories are text, and foreign or unknown ids are not there', async () => {
  const title = "<script>alert(1)</script> ‮ '; drop table works; --";
  const story = 'a'.repeat(3_000) + '\u0000\uD800 ${x} 汉字'.repeat(50);
  const { workId } = await publishRender(t, anna, { title, story });
  const read = (await work(workId)).json().data;
  expect(read.title).toBe("<script>alert(1)</script> '; drop table works; --");
  expect(read.story).not.toContain('\u0000');
  const bo = await comePublisher(t);
  for (const answer of [
    await bo.browser.get(`/api/ins/work/${workId}`),
    await bo.browser.post(`/api/ins/work/${workId}`, { title: 'mine now' }),
    await bo.browser.change('DELETE', `/api/ins/work/${workId}`),
    await bo.browser.get('/api/ins/work?workId=none'),
    await bo.browser.get('/api/ins/similar?workId=none'),
    await bo.browser.get(`/api/ins/author?userId=${bo.user.id}x`),
    // Nobody learns of an account that published nothing.
    await anna.browser.get(`/api/ins/author?userId=${bo.user.id}`),
  ])
    expect(answer.statusCode).toBe(404);
  expect(await titles('')).toHaveLength(1);
});

test('a withdrawn work is gone at once; its pictures stay its author’s, those of a deleted task go', async () => {
  const kept = await publishRender(t, anna);
  const { storage, database } = t.services;
  expect((await anna.browser.change('DELETE', `/api/ins/work/${kept.workId}`)).statusCode).toBe(204);
  expect((await work(kept.workId)).statusCode).toBe(404);
  expect(await statusOf(`/files/${kept.image.imageId}.png?w=512`)).toBe(404);
  expect(await statusOf(`/files/${kept.image.imageId}.png`, anna.browser)).toBe(200);

  const other = await publishRender(t, anna);
  await anna.browser.change('GET', `/api/ai/delTaskByTaskId?taskId=${other.taskId}`);
  // Published is published: the work keeps its picture until it is withdrawn.
  expect(await statusOf(`/files/${other.image.imageId}.png?w=512`)).toBe(200);
  await anna.browser.change('DELETE', `/api/ins/work/${other.workId}`);
  await sweepDeleted(t.services, restorableUntil(t.clock.now()));
  expect((await database.images.find(other.image.imageId))?.deletedAt).not.toBeNull();
  expect(await storage.stat(other.image.workingKey)).toBeUndefined();
  expect((await database.images.find(other.base.imageId))?.deletedAt).toBeNull();
});

test('works that look alike come first, one’s own picture finds them too', async () => {
  const first = await publishRender(t, anna, { title: 'first' });
  await publishRender(t, anna, { title: 'second' });
  const similar = async (query: string, browser = visitor()) => {
    const answer = await browser.get(`/api/ins/similar?${query}`);
    return answer.statusCode === 200
      ? answer.json().data.items.map(({ title }: { title: string }) => title)
      : answer.json().error.code;
  };
  const found = await similar(`workId=${first.workId}`);
  expect(found).toContain('second');
  expect(found).not.toContain('first');
  const own = await addRender(t, anna.user);
  expect(await similar(`pageSize=60&imageId=${own.image.imageId}`, anna.browser)).toEqual(
    expect.arrayContaining(['first', 'second']),
  );
  expect(await similar(`imageId=${own.image.imageId}`)).toBe('IMAGE_NOT_FOUND');
  expect(await similar('')).toBe('VALIDATION_FAILED');
});

test('a masked number is no name', async () => {
  const shy = await comePublisher(t, { name: '138****1234' });
  const { card } = await publishRender(t, shy);
  expect(card.author.name).toMatch(/^设计师 .{4}$/);
});

test('whoever reads faster than a person is asked to wait, with every cookie of the address', async () => {
  const read = (browser = visitor()) =>
    browser.send({ method: 'GET', url: '/api/ins/author?userId=nobody', remoteAddress: '198.51.100.9' });
  const reader = visitor();
  await read(reader);
  const ask = async (times: number, who: () => typeof reader) => {
    const statuses: number[] = [];
    for (let done = 0; done < times; done += 50)
      statuses.push(
        ...(await Promise.all(Array.from({ length: 50 }, () => read(who())))).map((a) => a.statusCode),
      );
    return statuses.filter((status) => status === 429).length;
  };
  expect(await ask(250, () => reader)).toBe(0);
  expect(await ask(100, () => reader)).toBeGreaterThan(40);
  expect((await read(reader)).headers['retry-after']).toBeDefined();
  expect((await read()).statusCode).toBe(404);
  expect(await ask(700, visitor)).toBeGreaterThan(0);
});
