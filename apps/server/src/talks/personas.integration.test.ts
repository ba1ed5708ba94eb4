import {
  type LanguageModelStandIn,
  startLanguageModelStandIn,
} from '@plumbline/platform/testing/language-model-stand-in.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdministratorBrowser, administratorBrowser } from '../testing/administrator-browser.ts';
import { askWhole } from '../testing/talk-browser.ts';
import { type TestApp, startTestApp } from '../testing/test-app.ts';

const CONTENT = '/api/user/manage/content';
let t: TestApp;
let chief: AdministratorBrowser;
let model: LanguageModelStandIn;

beforeAll(async () => {
  model = await startLanguageModelStandIn(() => [{ say: 'Yes.' }]);
  t = await startTestApp({ settings: { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'usual' } });
  chief = await administratorBrowser(t);
});
afterAll(async () => {
  await t.close();
  await model.close();
});

const every = (text: string) => ({ 'zh-CN': text, en: text, ja: text });
const personas = async () =>
  (await t.browser().get('/api/ai/gptPersonas')).json().data.items as {
    personaId: string;
    name: { en: string };
  }[];
const draft = (id: string, overlay: object | null) =>
  chief.browser.post(`${CONTENT}/persona/${id}`, { overlay });
const publish = () => chief.browser.post('/api/user/manage/publish', {});

test('an operator names a persona anew, tells its model who it is and gives it a model of its own', async () => {
  const answer = await draft('architect', {
    name: every('Ada'),
    instructions: every('You are Ada.'),
    model: 'better',
    position: 0,
  });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  expect((await personas()).find(({ personaId }) => personaId === 'architect')?.name.en).not.toBe('Ada');
  await publish();
  const [first] = await personas();
  expect(first).toMatchObject({ personaId: 'architect', name: { en: 'Ada' } });
  expect(JSON.stringify(await personas())).not.toMatch(/You are Ada/);
  const { message } = await askWhole(t.browser({ 'accept-language': 'en' }), {
    question: 'Hello?',
    persona: 'architect',
  });
  expect(message.writer).toBe('better');
  const told = model.requests.at(-1);
  expect([told?.model, String(told?.messages[0]?.content).startsWith('You are Ada.')]).toEqual([
    'better',
    true,
  ]);
});

test('who is hidden is not asked, and somebody always is', async () => {
  await draft('juror', { hidden: true });
  await publish();
  expect((await personas()).map(({ personaId }) => personaId)).not.toContain('juror');
  const refused = await t.browser().post('/api/ai/gptTalk', { question: 'Well?', persona: 'juror' });
  expect(refused.json().error.code).toBe('VALIDATION_FAILED');
  for (const { personaId } of await personas()) await draft(personaId, { hidden: true });
  await publish();
  expect(await personas()).toHaveLength(1);
});

test('what is too long, or no text, is refused', async () => {
  for (const overlay of [
    { instructions: every('x'.repeat(4_001)) },
    { instructions: every(' ') },
    { starters: [] },
  ])
    expect((await draft('architect', overlay)).statusCode).toBe(422);
  expect((await draft('nobody', { hidden: true })).statusCode).toBe(404);
});
