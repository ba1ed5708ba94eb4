import { analysisAnswerSchema, pictureWordsSchema } from '@plumbline/contract/api/analysis.ts';
import { returnAbandonedDescriptions } from '@plumbline/core/analysis/describe-picture.ts';
import { reserveTickets } from '@plumbline/core/tickets/reserve-tickets.ts';
import {
  type LanguageModelStandIn,
  type StandInAnswer,
  startLanguageModelStandIn,
} from '@plumbline/platform/testing/language-model-stand-in.ts';
import { addBase } from '@plumbline/platform/testing/task-fixtures.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SceneCompute } from '../testing/scene-compute.ts';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

let model: LanguageModelStandIn;
let answer: StandInAnswer;
let t: TestApp;
let user: TestBrowser;
let userId: string;
let imageId: string;
let phone = 13820001000;

beforeAll(async () => {
  model = await startLanguageModelStandIn(() => answer);
  t = await startTestApp({
    compute: new SceneCompute(),
    settings: { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'eyes' },
  });
});
afterAll(async () => {
  await t.close();
  await model.close();
});
beforeEach(async () => {
  answer = [{ say: 'A pale room ' }, { say: 'with a window.' }];
  model.requests.length = 0;
  user = await t.signedIn(String(++phone));
  userId = (await user.get('/api/user/userInfo')).json().data.userId;
  ({ imageId } = await addBase(t.services, userId, { width: 90, height: 60 }));
});

const describe = (of = imageId, by = user) =>
  by.post('/api/ai/analyseInWords', { imageId: of }, { 'accept-language': 'ja' });
const left = async () => (await user.get('/api/ai/totalTicket?type=3')).json().data as number;

test('the model is shown the picture and no tools, and its words cost one chat', async () => {
  const before = await left();
  const analysis = await user.post('/api/ai/analyse', { imageId });
  expect(analysisAnswerSchema.parse(analysis.json().data).describer).toBe('eyes');
  const words = pictureWordsSchema.parse((await describe()).json().data);
  expect(words).toEqual({
    imageId,
    writer: 'eyes',
    text: 'A pale room with a window.',
    ticketsLeft: before - 1,
  });
  expect(await left()).toBe(before - 1);
  const [request] = model.requests;
  expect(request?.tools).toBeUndefined();
  expect(request?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
  expect(request?.messages[1]?.content).toMatchObject([
    { type: 'text', text: 'Describe this picture in Japanese.' },
    { type: 'image_url' },
  ]);
});

test.each<[string, StandInAnswer, number, string]>([
  ['a failing server', { status: 401, body: { error: { message: 'no key' } } }, 502, 'ASSISTANT_REFUSED'],
  ['a broken stream', [{ say: 'A pale' }, { pauseMs: 50 }, 'cut'], 502, 'ASSISTANT_BROKE_OFF'],
  ['silence', [], 502, 'ASSISTANT_BROKE_OFF'],
  ['a call of a tool', [{ call: { name: 'startTask', arguments: {} } }], 502, 'ASSISTANT_BROKE_OFF'],
])('%s: the ticket comes back, and the analysis stays', async (_, says, status, code) => {
  answer = says;
  const before = await left();
  const failed = await describe();
  expect([failed.statusCode, failed.json().error.code]).toEqual([status, code]);
  expect(await left()).toBe(before);
  expect((await user.post('/api/ai/analyse', { imageId })).statusCode).toBe(200);
});

test('nobody is asked about a foreign picture, nor by who has no chats left', async () => {
  const stranger = await t.signedIn(String(++phone));
  expect((await describe(imageId, stranger)).statusCode).toBe(404);
  for (let chats = await left(); chats > 0; chats -= 1) await describe();
  const asked = model.requests.length;
  expect((await describe()).json().error.code).toMatch(/DAILY_COUNT_USED_UP|NOT_ENOUGH_TICKETS/);
  expect(model.requests.length).toBe(asked);
});

test('the ticket of a process that died comes back after a while', async () => {
  const before = await left();
  await t.services.database.transaction(({ ledger }) =>
    reserveTickets(ledger, {
      holder: { id: userId, role: 'user' },
      counter: 'gpt_tickets',
      taskId: 'w-died',
      variants: 1,
      ticketsPerVariant: 1,
      reason: 'analyseInWords',
      at: t.clock.now(),
      freeDailyRenders: t.services.settings.freeDailyRenders,
      capabilities: t.services.capabilities,
    }),
  );
  await returnAbandonedDescriptions({ database: t.services.database, clock: t.clock });
  expect(await left()).toBe(before - 1);
  t.clock.advance(600_000);
  await returnAbandonedDescriptions({ database: t.services.database, clock: t.clock });
  expect(await left()).toBe(before);
});

test('a server that turns out to take no pictures is not asked to describe one', async () => {
  answer = {
    status: 400,
    body: { error: { message: 'content must be a string' } },
  };
  expect((await describe()).json().error.code).toBe('ASSISTANT_REFUSED');
  expect(model.requests).toHaveLength(1);
});
