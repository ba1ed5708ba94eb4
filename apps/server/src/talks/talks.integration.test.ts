import { addBase } from '@plumbline/platform/testing/task-fixtures.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { askWhole } from '../testing/talk-browser.ts';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

let t: TestApp;
let browser: TestBrowser;
let phone = 13700001000;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  browser = await t.signedIn(String(++phone));
});

const STAIR = 'What is a comfortable riser height for stairs in a house?';
const history = async (body: object = {}, who = browser) =>
  (await who.post('/api/ai/gptTalkHistory', body)).json().data;
const detail = async (talkId: string, query = '', who = browser) =>
  who.get(`/api/ai/gptTalkHistoryDetail?talkId=${talkId}${query}`);
const left = async (who = browser) => (await who.get('/api/ai/totalTicket?type=3')).json().data;
const english = { 'accept-language': 'en' };

test('the built-in assistant answers with a fact and its source, and a chat is counted', async () => {
  const before = await left();
  const answer = await askWhole(browser, { question: STAIR }, english);
  expect(answer.message).toMatchObject({ state: 'done', role: 'answer', writer: 'built-in', error: null });
  expect(answer.message.text).toMatch(/\d+.*mm/);
  expect(answer.message.text).toMatch(/\(Source: /);
  expect(answer.deltas).toBe(answer.message.text);
  expect(answer.ticketsLeft).toBe(before - 1);
  expect(await left()).toBe(before - 1);
});

test('what is not known is said, and costs nothing', async () => {
  const before = await left();
  const { message } = await askWhole(
    browser,
    { question: 'Who won the football match last night?' },
    english,
  );
  expect(message.text).toMatch(/^I do not know/);
  expect(await left()).toBe(before);
});

test('an empty question is asked for, in the reader’s language, and nothing is kept', async () => {
  for (const question of ['', '   ', undefined]) {
    const refused = await browser.post(
      '/api/ai/gptTalk',
      question === undefined ? {} : { question },
      english,
    );
    expect([refused.statusCode, refused.json().error]).toMatchObject([
      422,
      { code: 'QUESTION_REQUIRED', message: 'Please enter your question.' },
    ]);
  }
  expect((await history()).total).toBe(0);
});

test('a client that accepts JSON alone gets the answer whole', async () => {
  const answer = await browser.post(
    '/api/ai/gptTalk',
    { question: STAIR },
    { ...english, accept: 'application/json' },
  );
  expect(answer.statusCode).toBe(200);
  const { data } = answer.json();
  expect(data.answer.text).toMatch(/mm/);
  const { messages } = (await detail(data.talkId)).json().data;
  expect(messages.map(({ role }: { role: string }) => role)).toEqual(['question', 'answer']);
  expect(messages[1].messageId).toBe(data.messageId);
});

test('a request that is sent again with its key asks once', async () => {
  const before = await left();
  const key = { 'idempotency-key': 'ask-1', ...english };
  const first = await askWhole(browser, { question: STAIR }, key);
  const again = await askWhole(browser, { question: STAIR }, key);
  expect([again.talkId, again.message.messageId]).toEqual([first.talkId, first.message.messageId]);
  expect(again.deltas).toBe(first.deltas);
  expect([await left(), (await history()).total]).toEqual([before - 1, 1]);
  const other = await browser.post('/api/ai/gptTalk', { question: 'Another?' }, key);
  expect([other.statusCode, other.json().error.code]).toEqual([409, 'CONFLICT']);
});

test('another answer and another question are branches, and each can be shown again', async () => {
  const first = await askWhole(browser, { question: STAIR }, english);
  const { talkId } = first;
  const retried = await askWhole(browser, { talkId, again: first.questionId }, english);
  expect(retried.message.siblings).toEqual([first.message.messageId, retried.message.messageId]);
  const next = await askWhole(browser, { talkId, question: 'And how wide is a corridor?' }, english);
  // The first question in other words: a branch from the beginning.
  const edited = await askWhole(
    browser,
    { talkId, question: 'How deep is a kitchen worktop?', after: null },
    english,
  );
  const shown = async () =>
    (await detail(talkId)).json().data.messages.map(({ messageId }: { messageId: string }) => messageId);
  expect(await shown()).toEqual([edited.questionId, edited.message.messageId]);
  await browser.post(`/api/ai/gptTalk/${talkId}`, { show: retried.message.messageId });
  expect(await shown()).toEqual([
    first.questionId,
    retried.message.messageId,
    next.questionId,
    next.message.messageId,
  ]);
  await browser.post(`/api/ai/gptTalk/${talkId}`, { show: first.message.messageId });
  expect(await shown()).toEqual([first.questionId, first.message.messageId]);
});

test('a long talk is read in pages from its end', async () => {
  const { talkId } = await askWhole(browser, { question: STAIR }, english);
  for (let turn = 0; turn < 3; turn += 1)
    await askWhole(browser, { talkId, question: `${STAIR} ${turn}` }, english);
  const newest = (await detail(talkId, '&pageSize=3')).json().data;
  expect([newest.messages.length, newest.hasEarlier]).toEqual([3, true]);
  const [oldest] = newest.messages;
  const earlier = (await detail(talkId, `&pageSize=10&before=${oldest.messageId}`)).json().data;
  expect([earlier.messages.length, earlier.hasEarlier]).toEqual([5, false]);
  expect(earlier.messages.at(-1).messageId).toBe(oldest.parentId);
});

test('talks are found by words, pinned, renamed, deleted and brought back', async () => {
  const one = await askWhole(browser, { question: STAIR }, english);
  t.clock.advance(1_000);
  const two = await askWhole(browser, { question: 'How wide is a corridor in an office?' }, english);
  const ids = async (body: object = {}) =>
    (await history(body)).items.map(({ talkId }: { talkId: string }) => talkId);
  expect(await ids()).toEqual([two.talkId, one.talkId]);
  await browser.post(`/api/ai/gptTalk/${one.talkId}`, { pinned: true, title: 'Villa 7 100%' });
  expect(await ids()).toEqual([one.talkId, two.talkId]);
  expect(await ids({ q: 'corridor OFFICE' })).toEqual([two.talkId]);
  expect(await ids({ q: '100%' })).toEqual([one.talkId]);
  expect(await ids({ q: '1_0' })).toEqual([]);
  const [first] = (await history({ pageSize: 1 })).items;
  const page = await history({ pageSize: 1, cursor: (await history({ pageSize: 1 })).nextCursor });
  expect([first.talkId, page.items[0].talkId, page.nextCursor]).toEqual([one.talkId, two.talkId, null]);
  expect((await browser.change('DELETE', `/api/ai/gptTalk/${two.talkId}`)).statusCode).toBe(204);
  expect([(await detail(two.talkId)).statusCode, await ids()]).toEqual([404, [one.talkId]]);
  await browser.post(`/api/ai/gptTalk/${two.talkId}/restore`);
  expect(await ids()).toEqual([one.talkId, two.talkId]);
});

test('nobody reads, changes, follows or goes on with a talk of somebody else', async () => {
  const { talkId, message, questionId } = await askWhole(browser, { question: STAIR }, english);
  const stranger = await t.signedIn(String(++phone));
  const tries = [
    detail(talkId, '', stranger),
    stranger.get(`/api/ai/gptTalkEvents?messageId=${message.messageId}`),
    stranger.post('/api/ai/gptTalk', { talkId, question: 'Mine?' }),
    stranger.post('/api/ai/gptTalk', { talkId, again: questionId }),
    stranger.post('/api/ai/gptTalkStop', { messageId: message.messageId }),
    stranger.post('/api/ai/gptTalkProposal', { messageId: message.messageId, proposalId: 'p', taskId: null }),
    stranger.post(`/api/ai/gptTalk/${talkId}`, { title: 'Mine' }),
    stranger.change('DELETE', `/api/ai/gptTalk/${talkId}`),
    stranger.post(`/api/ai/gptTalk/${talkId}/restore`),
  ];
  expect((await Promise.all(tries)).map(({ statusCode }) => statusCode)).toEqual(tries.map(() => 404));
  expect((await history({}, stranger)).total).toBe(0);
  const own = await askWhole(stranger, { question: STAIR }, english);
  const grafted = await stranger.post('/api/ai/gptTalk', {
    talkId: own.talkId,
    question: 'x',
    after: message.messageId,
  });
  expect(grafted.statusCode).toBe(404);
});

test('a visitor asks three times a day and takes the talks into an account', async () => {
  const visitor = t.browser(english);
  const { talkId } = await askWhole(visitor, { question: STAIR });
  await askWhole(visitor, { talkId, question: STAIR });
  await askWhole(visitor, { talkId, question: STAIR });
  const fourth = await visitor.post('/api/ai/gptTalk', { talkId, question: STAIR });
  expect([fourth.statusCode, fourth.json().error.code]).toEqual([403, 'DAILY_COUNT_USED_UP']);
  const number = String(++phone);
  await visitor.post('/api/login/sms/send', { phoneNo: number });
  await visitor.post('/api/login/sms', { phoneNo: number, verifyCode: t.codes.get(number) });
  expect((await history({}, visitor)).items.map((each: { talkId: string }) => each.talkId)).toEqual([talkId]);
  expect((await detail(talkId, '', visitor)).json().data.messages).toHaveLength(6);
});

test('a render that is asked for is prepared with its price and starts only by its reader', async () => {
  const { userId } = (await browser.get('/api/user/userInfo')).json().data;
  const { imageId } = await addBase(t.services, userId);
  const { message } = await askWhole(
    browser,
    { question: 'Render this as wabi-sabi at dusk', images: [imageId] },
    english,
  );
  const [proposal] = message.parts;
  expect(proposal).toMatchObject({
    kind: 'proposal',
    function: 'indoorRender',
    imageId,
    tickets: 1,
    state: 'open',
    taskId: null,
    values: { atmosphere: 'dusk' },
  });
  if (proposal?.kind !== 'proposal') throw new Error('no proposal');
  expect((await browser.get('/api/ai/getTaskList')).json().data.total).toBe(0);
  const body = { function: proposal.function, upload_img: proposal.imageId, ...proposal.values };
  const { taskId } = (await browser.post('/api/ai/startTask', body)).json().data;
  const answer = { messageId: message.messageId, proposalId: proposal.proposalId };
  const noted = (await browser.post('/api/ai/gptTalkProposal', { ...answer, taskId })).json().data;
  expect(noted.parts[0]).toMatchObject({ state: 'started', taskId });
  const declined = await browser.post('/api/ai/gptTalkProposal', { ...answer, taskId: null });
  expect(declined.json().error.code).toBe('CONFLICT');
  const foreign = await browser.post('/api/ai/gptTalkProposal', { ...answer, taskId: 'none' });
  expect(foreign.statusCode).toBe(404);
});

test('one’s own works are found by what they are made of', async () => {
  const { userId } = (await browser.get('/api/user/userInfo')).json().data;
  const { imageId } = await addBase(t.services, userId);
  const start = async (promptTxt: string) =>
    (
      await browser.post('/api/ai/startTask', { function: 'indoorRender', upload_img: imageId, promptTxt })
    ).json().data.taskId as string;
  const [timber, marble] = [await start('oak floor'), await start('marble floor')];
  await t.services.pool.query(`update tasks set state = 'done' where task_id = any($1)`, [[timber, marble]]);
  const { message } = await askWhole(
    browser,
    { question: 'Which of my renders have a timber floor?' },
    english,
  );
  expect(message.parts).toMatchObject([{ kind: 'works', total: 1, items: [{ taskId: timber }] }]);
});

test('what is no picture of one’s own does not go into a question', async () => {
  const refused = await browser.post('/api/ai/gptTalk', { question: 'What is this?', images: ['i-none'] });
  expect([refused.statusCode, refused.json().error.code]).toEqual([404, 'IMAGE_NOT_FOUND']);
});

test('personas come without what they tell a model', async () => {
  const { items } = (await browser.get('/api/ai/gptPersonas')).json().data;
  expect(items.length).toBeGreaterThanOrEqual(11);
  expect(JSON.stringify(items)).not.toMatch(/systemPrompt/);
  const refused = await browser.post('/api/ai/gptTalk', { question: STAIR, persona: 'nobody' });
  expect(refused.json().error.code).toBe('VALIDATION_FAILED');
});
