import { managedWorksSchema, type WorkQueue } from '@plumbline/contract/api/administration/works.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administratorBrowser } from '../testing/administrator-browser.ts';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { comePublisher, describingCompute, type Publisher, publishRender } from '../testing/test-works.ts';

let t: TestApp;
let chief: TestBrowser;
let anna: Publisher;
let bo: Publisher;
beforeAll(async () => {
  const settings = { FREE_DAILY_RENDERS: '1000', WORKS_REVIEW: 'on' };
  t = await startTestApp({ compute: describingCompute, settings });
  ({ browser: chief } = await administratorBrowser(t));
  anna = await comePublisher(t);
  bo = await comePublisher(t);
});
afterAll(() => t.close());

const MANAGE = '/api/user/manage';
const queue = async (name: WorkQueue) =>
  managedWorksSchema.parse((await chief.get(`${MANAGE}/page/work?queue=${name}`)).json().data);
const idsOf = async (name: WorkQueue) => (await queue(name)).items.map(({ workId }) => workId);
const seen = async (workId: string, browser = t.browser()) =>
  (await browser.get(`/api/ins/work?workId=${workId}`)).statusCode === 200;
const act = (workId: string, what: 'approve' | 'hide', body: object) =>
  chief.post(`${MANAGE}/work/${workId}/${what}`, body);

test('a new work is its author’s alone until an administrator lets it be seen', async () => {
  const { workId, card, image } = await publishRender(t, anna);
  expect(card.state).toBe('pending');
  expect([await seen(workId), await seen(workId, bo.browser), await seen(workId, anna.browser)]).toEqual([
    false,
    false,
    true,
  ]);
  expect((await t.browser().get(card.coverUrl)).statusCode).toBe(404);
  for (const call of ['like', 'collect', 'report'])
    expect((await bo.browser.post(`/api/ins/${call}`, { workId })).statusCode).toBe(404);
  expect((await bo.browser.post(`/api/ins/download/${workId}`)).statusCode).toBe(404);
  expect((await bo.browser.get(`/api/ins/similar?workId=${workId}`)).statusCode).toBe(404);

  const { items, waiting, review } = await queue('pending');
  expect([items.map((item) => item.workId), waiting.pending, review]).toEqual([[workId], 1, true]);
  // The console sees the pictures by addresses of their own.
  const [picture] = items[0]?.pictures ?? [];
  expect((await chief.get(picture?.thumbnailUrl ?? '')).statusCode).toBe(200);
  expect(picture?.url).toContain(image.imageId);

  expect((await act(workId, 'approve', { revision: 7 })).json().error.code).toBe('CONTENT_CHANGED');
  expect((await act(workId, 'approve', { revision: items[0]?.revision })).statusCode).toBe(200);
  expect([await seen(workId), await idsOf('pending')]).toEqual([true, []]);

  // Other words are looked at again; another licence says nothing new.
  await anna.browser.post(`/api/ins/work/${workId}`, { licence: 'cc0-1.0' });
  expect(await seen(workId)).toBe(true);
  await anna.browser.post(`/api/ins/work/${workId}`, { title: 'Buy now' });
  expect([await seen(workId), await idsOf('pending')]).toEqual([false, [workId]]);
  await anna.browser.change('DELETE', `/api/ins/work/${workId}`);
});

test('a reported work waits for an answer, is hidden with a reason that its author reads, and comes back', async () => {
  const { workId } = await publishRender(t, anna);
  const approve = async () =>
    act(workId, 'approve', { revision: (await queue('pending')).items[0]?.revision });
  await approve();
  const report = (body: object) => bo.browser.post('/api/ins/report', { workId, ...body });
  await report({ reason: 'copyright', note: 'my drawing' });
  await report({ reason: 'copyright', note: 'my drawing, page 4' });
  const reported = await queue('reported');
  expect(reported.items).toMatchObject([
    { workId, reportCount: 1, reports: [{ reason: 'copyright', note: 'my drawing, page 4' }] },
  ]);
  expect(reported.waiting).toEqual({ pending: 0, reported: 1 });
  await report({ on: false });
  expect(await idsOf('reported')).toEqual([]);
  await report({ reason: 'copyright' });

  expect(
    (await act(workId, 'hide', { reason: 'copyright', note: 'It shows a published plan.' })).statusCode,
  ).toBe(200);
  expect([await seen(workId), await idsOf('reported'), await idsOf('hidden')]).toEqual([false, [], [workId]]);
  const told = (await anna.browser.get('/api/ins/mine?tab=create')).json().data.items;
  expect(told).toMatchObject([
    { workId, state: 'hidden', moderation: { reason: 'copyright', note: 'It shows a published plan.' } },
  ]);
  const entries = (await chief.get(`${MANAGE}/page/audit?act=work.hide`)).json().data.items;
  expect(entries).toMatchObject([{ subject: workId, details: { reason: 'copyright' } }]);

  await anna.browser.post(`/api/ins/work/${workId}`, { story: 'With permission.' });
  expect(await idsOf('pending')).toEqual([workId]);
  await approve();
  expect(await seen(workId)).toBe(true);
  expect((await act('none', 'hide', { reason: 'other' })).statusCode).toBe(404);
});

test('administrators’ calls are theirs alone', async () => {
  const { workId } = await publishRender(t, anna);
  for (const answer of [
    await anna.browser.get(`${MANAGE}/page/work`),
    await anna.browser.post(`${MANAGE}/work/${workId}/approve`, { revision: 0 }),
  ])
    expect(answer.statusCode).toBe(401);
  expect(await seen(workId)).toBe(false);
});
