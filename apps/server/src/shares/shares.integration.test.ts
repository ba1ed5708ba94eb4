import {
  createdShareSchema,
  ownShareDetailsSchema,
  sharedSchema,
  shareListSchema,
} from '@plumbline/contract/api/shares.ts';
import type { ImageRecord } from '@plumbline/core/images/image.ts';
import type { Compute } from '@plumbline/core/ports/compute.ts';
import { eraseAccount } from '@plumbline/core/account/erase-account.ts';
import { addBase } from '@plumbline/platform/testing/task-fixtures.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

let t: TestApp;
let owner: TestBrowser;
let userId: string;
let taskId: string;
let base: ImageRecord;
let result: ImageRecord;
let phone = 13800003000;

const compute = { thumbnail: async () => Buffer.from('small') } as unknown as Compute;

beforeAll(async () => {
  t = await startTestApp({ settings: { FREE_DAILY_RENDERS: '50' }, compute });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set('2026-11-22T09:00:00Z');
  owner = await t.signedIn(String(++phone));
  userId = (await owner.get('/api/user/userInfo')).json().data.userId;
  base = await addBase(t.services, userId);
  const body = { function: 'indoorRender', upload_img: base.imageId, promptTxt: 'warm oak floor' };
  taskId = (await owner.post('/api/ai/startTask', body)).json().data.taskId;
  result = await addResult();
});

/** As a worker delivers one. */
async function addResult(): Promise<ImageRecord> {
  const { database, clock } = t.services;
  const image = await addBase(t.services, userId, { purpose: 'result' });
  const task = await database.tasks.find(taskId);
  const { imageId, width, height, pixelHash } = image;
  const made = { taskId, imageId, pixelHash, seed: 1, fidelity: null };
  const facts = { variant: 0, width, height, layers: null, facts: null, words: null, uncharged: null };
  await database.images.addUses(taskId, [imageId]);
  await database.tasks.addImage(
    { ...made, ...facts },
    {
      ...made,
      schema: 1,
      request: task?.request as never,
      inputs: [],
      engine: { id: 'builtin', version: '1' },
      confidence: 1,
      timings: {},
      notes: [],
      madeAt: clock.now(),
    },
  );
  return image;
}

const EXPIRES = '2026-11-22T10:00:00.000Z';
const LOOK = { comments: true, signOff: true, showBase: true, showPrompt: true };
async function share(change: object = {}) {
  const answer = await owner.post('/api/share', {
    taskIds: [taskId],
    title: 'Villa 7',
    expiresAt: EXPIRES,
    ...LOOK,
    ...change,
  });
  expect(answer.statusCode).toBe(201);
  return createdShareSchema.parse(answer.json().data);
}
const codeOf = (answer: { statusCode: number; json: () => { error: { code: unknown } } }) => [
  answer.statusCode,
  answer.json().error.code,
];
const look = async (token: string, who = t.browser()) => who.get(`/api/share/${token}`);
const seen = async (token: string, who = t.browser()) =>
  sharedSchema.parse((await look(token, who)).json().data);
const comment = (token: string, change: object = {}, who = t.browser()) =>
  who.post(`/api/share/${token}/comments`, { name: 'Client', text: 'Lovely', ...change });
const decide = (token: string, change: object = {}, who = t.browser()) =>
  who.post(`/api/share/${token}/signOff`, { name: 'Client', decision: 'approved', note: 'Go on', ...change });

test('whoever has the link sees the pictures, and nobody else does', async () => {
  const { token, url, shareId } = await share();
  expect(url).toMatch(new RegExp(`/share/${token}$`));
  const answer = await look(token);
  expect(answer.headers['x-robots-tag']).toContain('noindex');
  const shared = sharedSchema.parse(answer.json().data);
  expect(shared).toMatchObject({
    title: 'Villa 7',
    expiresAt: EXPIRES,
    images: [{ imageId: result.imageId, prompt: 'warm oak floor', base: { width: 640 } }],
  });
  const file = await t.browser().get(shared.images[0]!.url);
  expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'private, max-age=600']);
  expect((await t.browser().get(shared.images[0]!.base!.thumbnailUrl)).statusCode).toBe(200);
  // Neither the picture by itself nor the whole file, nor another picture by this signature.
  expect((await t.browser().get(`/files/${result.imageId}.png`)).statusCode).toBe(404);
  expect((await t.browser().get(shared.images[0]!.url.replace('w=2048&', ''))).statusCode).toBe(404);
  expect((await t.browser().get(`${shared.images[0]!.url}&download=1`)).statusCode).toBe(404);
  const other = await addBase(t.services, userId);
  const swapped = shared.images[0]!.url.replace(result.imageId, other.imageId);
  expect((await t.browser().get(swapped)).statusCode).toBe(404);
  // The database knows the link's hash alone.
  const stored = await t.services.database.shares.find(shareId);
  expect(JSON.stringify(stored)).not.toContain(token);
  expect((await owner.get('/api/shares')).body).not.toContain(token);
});

test('what is not to be shown is not answered, and its files are not readable', async () => {
  const shown = await seen((await share()).token);
  const { token } = await share({ showBase: false, showPrompt: false });
  expect((await seen(token)).images[0]).toMatchObject({ base: null, prompt: null });
  const elsewhere = new URL(shown.images[0]!.base!.url, 'http://x');
  const { shareId } = await share({ showBase: false });
  elsewhere.searchParams.set('share', shareId);
  expect((await t.browser().get(elsewhere.pathname + elsewhere.search)).statusCode).toBe(404);
});

test('it ends exactly when it was to end, its files and replies with it, and can be prolonged', async () => {
  const { token, shareId } = await share();
  t.clock.set('2026-11-22T09:59:59.999Z');
  const { images, urlsUntil } = await seen(token);
  expect(urlsUntil).toBe(EXPIRES);
  expect((await t.browser().get(images[0]!.url)).statusCode).toBe(200);
  expect((await comment(token)).statusCode).toBe(201);
  t.clock.set(EXPIRES);
  const ended = await t.browser().get(`/api/share/${token}`, { 'accept-language': 'ja' });
  expect(codeOf(ended)).toEqual([410, 'SHARE_ENDED']);
  expect(ended.json().error.message).toContain('共有は終了しました');
  expect((await t.browser().get(images[0]!.url)).statusCode).toBe(404);
  expect(codeOf(await comment(token))).toEqual([410, 'SHARE_ENDED']);
  expect(codeOf(await decide(token))).toEqual([410, 'SHARE_ENDED']);
  expect((await owner.get('/api/shares')).json().data.items[0].state).toBe('ended');
  const longer = await owner.post(`/api/shares/${shareId}`, { expiresAt: '2026-11-23T10:00:00Z' });
  expect(ownShareDetailsSchema.parse(longer.json().data).state).toBe('open');
  expect((await look(token)).statusCode).toBe(200);
});

test.each(['2026-11-22T09:00:00Z', '2026-11-22T08:00:00Z', '2027-11-23T09:00:00Z', 'tomorrow'])(
  'it cannot end %s',
  async (expiresAt) => {
    const answer = await owner.post('/api/share', { taskIds: [taskId], expiresAt });
    expect([answer.statusCode, Object.keys(answer.json().error.details)]).toEqual([422, ['expiresAt']]);
  },
);

test('revoked, it is closed at once and for good; a new link closes the old one', async () => {
  const { token, shareId } = await share();
  const { images } = await seen(token);
  const renewed = (await owner.post(`/api/shares/${shareId}/link`)).json().data;
  expect(renewed.token).not.toBe(token);
  expect((await look(token)).statusCode).toBe(404);
  expect((await look(renewed.token)).statusCode).toBe(200);
  expect((await owner.change('DELETE', `/api/shares/${shareId}`)).statusCode).toBe(204);
  expect(codeOf(await look(renewed.token))).toEqual([410, 'SHARE_ENDED']);
  expect(codeOf(await t.browser().get(images[0]!.url))).toEqual([410, 'SHARE_ENDED']);
  const again = await owner.post(`/api/shares/${shareId}`, { expiresAt: '2026-11-23T10:00:00Z' });
  expect(codeOf(again)).toEqual([410, 'SHARE_ENDED']);
  expect(codeOf(await owner.post(`/api/shares/${shareId}/link`))).toEqual([410, 'SHARE_ENDED']);
});

test('a deleted picture disappears from it, and what was said of it stays as said of no picture', async () => {
  const second = await addBase(t.services, userId, { purpose: 'result' });
  const { token } = await share({ imageIds: [second.imageId] });
  expect((await seen(token)).images.map(({ imageId }) => imageId)).toEqual([second.imageId, result.imageId]);
  const { images } = await seen(token);
  await comment(token, { imageId: result.imageId, at: { x: 0.25, y: 1 } });
  expect((await seen(token)).remarks[0]).toMatchObject({ imageId: result.imageId, at: { x: 0.25, y: 1 } });
  await owner.change('GET', `/api/ai/delTaskByTaskId?taskId=${taskId}`);
  const left = await seen(token);
  expect(left.images.map(({ imageId }) => imageId)).toEqual([second.imageId]);
  expect(left.remarks[0]).toMatchObject({ imageId: null, at: null, text: 'Lovely' });
  expect((await t.browser().get(images[1]!.url)).statusCode).toBe(404);
  expect((await comment(token, { imageId: result.imageId })).statusCode).toBe(404);
});

test('a foreign picture, work or share is not there', async () => {
  const { shareId } = await share();
  const stranger = await t.signedIn(String(++phone));
  const expiresAt = EXPIRES;
  for (const body of [{ imageIds: [result.imageId] }, { imageIds: [base.imageId] }, { taskIds: [taskId] }])
    expect((await stranger.post('/api/share', { ...body, expiresAt })).statusCode).toBe(404);
  for (const answer of [
    await stranger.get(`/api/shares/${shareId}`),
    await stranger.post(`/api/shares/${shareId}`, { expiresAt }),
    await stranger.post(`/api/shares/${shareId}/link`),
    await stranger.post(`/api/shares/${shareId}/seen`, { until: EXPIRES }),
    await stranger.change('DELETE', `/api/shares/${shareId}`),
  ])
    expect(answer.statusCode).toBe(404);
  expect((await stranger.get('/api/shares')).json().data).toEqual({ items: [], nextCursor: null, unseen: 0 });
  const mask = await addBase(t.services, userId, { purpose: 'mask' });
  expect((await owner.post('/api/share', { imageIds: [mask.imageId], expiresAt })).statusCode).toBe(404);
  expect((await owner.post('/api/share', { imageIds: [], expiresAt })).statusCode).toBe(422);
});

test('two decisions at the same moment are both kept, and none can be changed', async () => {
  const { token, shareId } = await share();
  const answers = await Promise.all([
    decide(token),
    decide(token, { decision: 'changes', note: 'Darker\n\n\n\nwood' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  const { decisions, lastSignOff, signOffCount } = (await owner.get(`/api/shares/${shareId}`)).json().data;
  expect(decisions.map(({ decision }: { decision: string }) => decision).toSorted()).toEqual([
    'approved',
    'changes',
  ]);
  expect([signOffCount, lastSignOff]).toEqual([2, decisions[1]]);
  expect((await seen(token)).decisions).toEqual(decisions);
  const routes = ['DELETE', 'POST'] as const;
  for (const method of routes)
    expect((await owner.change(method, `/api/share/${token}/signOff/1`, {})).statusCode).toBe(404);
});

test('hostile words are plain words, and what cannot be seen is taken out', async () => {
  const { token } = await share();
  const hostile = { name: '\u202e<b>Me</b>\u0000', text: '<script>alert(1)</script>\r\n=1+1\u2066\u0007 ok' };
  const answer = await comment(token, hostile);
  expect(answer.json().data).toMatchObject({ name: '<b>Me</b>', text: '<script>alert(1)</script>\n=1+1 ok' });
  expect(String(answer.headers['content-type'])).toContain('application/json');
  for (const change of [
    { text: '' },
    { text: ' \u200b ' },
    { text: 'x'.repeat(1001) },
    { name: '' },
    { name: 'x'.repeat(61) },
    { at: { x: 0.5, y: 0.5 } },
    { imageId: result.imageId, at: { x: 1.2, y: 0 } },
    { html: true },
  ])
    expect([change, (await comment(token, change)).statusCode]).toEqual([change, 422]);
  expect((await decide(token, { decision: 'maybe' })).statusCode).toBe(422);
  const forged = await t
    .browser()
    .send({ method: 'POST', url: `/api/share/${token}/comments`, payload: hostile });
  expect(forged.statusCode).toBe(403);
});

test('replies that are not wanted are refused, and nobody writes without end', async () => {
  const closed = await share({ comments: false, signOff: false });
  expect(codeOf(await comment(closed.token))).toEqual([403, 'SHARE_CLOSED']);
  expect(codeOf(await decide(closed.token))).toEqual([403, 'SHARE_CLOSED']);
  const { token } = await share();
  const visitor = t.browser();
  const codes: number[] = [];
  for (let at = 0; at < 21; at++) codes.push((await comment(token, {}, visitor)).statusCode);
  expect(codes.slice(0, 20).every((code) => code === 201)).toBe(true);
  expect(codes[20]).toBe(429);
});

test('guessing links ends soon, for right ones too; those who only look are never counted', async () => {
  const { token } = await share();
  const visitor = t.browser();
  for (let at = 0; at < 70; at++) expect((await look(token, visitor)).statusCode).toBe(200);
  for (let at = 0; at < 60; at++)
    expect((await look(`${at}`.padStart(32, 'x'), visitor)).statusCode).toBe(404);
  const over = await look(token, visitor);
  expect([over.statusCode, over.headers['retry-after']]).toEqual([429, '3600']);
  expect((await look('short')).statusCode).toBe(422);
});

test('its owner is told what is new, until they have seen it', async () => {
  const { token, shareId } = await share();
  const list = async () => shareListSchema.parse((await owner.get('/api/shares')).json().data);
  expect((await list()).unseen).toBe(0);
  t.clock.advance(60);
  await comment(token);
  const first = t.clock.now().toISOString();
  t.clock.advance(60);
  await decide(token);
  const told = await list();
  expect([told.unseen, told.items[0]]).toMatchObject([2, { shareId, unseen: 2, commentCount: 1, images: 1 }]);
  await owner.post(`/api/shares/${shareId}/seen`, { until: first });
  expect((await list()).unseen).toBe(1);
  // Nobody has seen what is still to come.
  await owner.post(`/api/shares/${shareId}/seen`, { until: '2030-01-01T00:00:00Z' });
  expect((await list()).unseen).toBe(0);
  t.clock.advance(60);
  await comment(token);
  expect((await list()).unseen).toBe(1);
});

test('shares are listed page by page, newest first', async () => {
  const ids: string[] = [];
  for (let at = 0; at < 3; at++) {
    ids.unshift((await share({ title: `${at}` })).shareId);
    t.clock.advance(1);
  }
  const page = async (query: string) =>
    shareListSchema.parse((await owner.get(`/api/shares?${query}`)).json().data);
  const first = await page('pageSize=2');
  const second = await page(`pageSize=2&cursor=${first.nextCursor}`);
  expect([...first.items, ...second.items].map(({ shareId }) => shareId)).toEqual(ids);
  expect(second.nextCursor).toBeNull();
  expect((await owner.get('/api/shares?cursor=x')).statusCode).toBe(422);
});

test('a share is closed while its owner’s account is not in use, and goes with it; the export has it without its secret', async () => {
  const { token, shareId } = await share();
  await comment(token);
  const files = new Map<string, readonly object[]>();
  for await (const { name, rows } of t.services.database.account.personalRecords(userId))
    files.set(name, rows);
  expect(files.get('shares')).toMatchObject([{ shareId, title: 'Villa 7' }]);
  expect(files.get('share-comments')).toMatchObject([{ text: 'Lovely' }]);
  expect(JSON.stringify([...files])).not.toContain('tokenHash');
  await t.services.database.account.leave(userId, t.clock.now());
  expect(codeOf(await look(token))).toEqual([410, 'SHARE_ENDED']);
  await eraseAccount(t.services, userId);
  expect((await look(token)).statusCode).toBe(404);
  expect(await t.services.database.shares.listComments(shareId)).toEqual([]);
});
