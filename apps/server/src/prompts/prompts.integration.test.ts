import { ownPromptsSchema } from '@plumbline/contract/api/prompts.ts';
import { OWN_PROMPTS_MAX } from '@plumbline/contract/prompts/prompt-limits.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const COMPOSE = '/api/ai/prompt';
const OWN = '/api/ai/prompts';
const MARK = '/api/ai/promptFavourites';
let t: TestApp;
let user: TestBrowser;
let phone = 13830000000;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  user = await t.signedIn(String(++phone));
});

const add = async (body: object, browser = user) => browser.post(OWN, body);
const list = async (query = '', browser = user) =>
  ownPromptsSchema.parse((await browser.get(`${OWN}${query}`)).json().data);

test('a form becomes a prompt in one language, with a negative and what each term comes to', async () => {
  const answer = await user.post(COMPOSE, {
    space: '客厅',
    style: 'wabi-sabi',
    atmosphere: 'dusk',
    environment: 'city-street',
    materials: ['胡桃木地板', '亚麻'],
    notes: '留白，(薄雾：1.3)，qwertz',
    negative: '模糊，水印',
    function: 'indoorRender',
  });
  expect(answer.statusCode).toBe(200);
  const { prompt, negative, terms, leftOut } = answer.json().data;
  expect(prompt).toBe(
    'living room, wabi-sabi, walnut flooring, linen, dusk, city street, negative space, (mist:1.3), qwertz',
  );
  expect([negative, leftOut]).toEqual(['blurry, watermark', 0]);
  expect(terms.find((term: { text: string }) => term.text === 'walnut flooring').state).toBe('acts');
  expect(terms.find((term: { text: string }) => term.text === 'qwertz')).toMatchObject({
    state: 'unknown',
    pieces: [{ termId: null }],
  });
});

test('visitors compose, forms do, and nothing is a prompt without words', async () => {
  const visitor = t.browser();
  await visitor.get('/api/user/userInfo');
  expect((await visitor.post(COMPOSE, {})).json().data).toEqual({
    prompt: '',
    negative: '',
    terms: [],
    leftOut: 0,
  });
  expect((await visitor.post(COMPOSE, { space: 'bedroom', weighting: 'bare' })).json().data.prompt).toBe(
    '(bedroom:1.2)',
  );
});

test.each([
  [{ notes: 'x'.repeat(2001) }],
  [{ space: 'x'.repeat(201) }],
  [{ materials: Array.from({ length: 21 }, () => 'oak') }],
  [{ language: 'fr' }],
  [{ function: 'nothing' }],
  [{ weighting: 'heavy' }],
  [{ image: '../x' }],
  [{ surprise: 1 }],
])('%j is refused', async (body) => {
  const answer = await user.post(COMPOSE, body);
  expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'VALIDATION_FAILED']);
});

test('a body of a megabyte is refused', async () => {
  expect((await user.post(COMPOSE, { notes: '木'.repeat(600_000) })).statusCode).toBe(413);
});

test('prompts are kept, found, changed and deleted', async () => {
  const first = (await add({ title: ' Warm lobby ', prompt: 'warm, Lobby', negative: 'people' })).json().data;
  expect(first).toMatchObject({ title: 'Warm lobby', prompt: 'warm, Lobby', negative: 'people' });
  await add({ title: '雪中的木屋', prompt: '雪景，木屋' });
  expect((await list()).items.map(({ title }) => title)).toHaveLength(2);
  expect((await list('?q=LOBBY%20people')).items.map(({ title }) => title)).toEqual(['Warm lobby']);
  expect((await list(`?q=${encodeURIComponent('木屋')}`)).items.map(({ title }) => title)).toEqual([
    '雪中的木屋',
  ]);
  const changed = await user.post(`${OWN}/${first.promptId}`, { title: 'Cool lobby' });
  expect(changed.json().data).toMatchObject({ title: 'Cool lobby', prompt: 'warm, Lobby' });
  expect((await user.change('DELETE', `${OWN}/${first.promptId}`)).statusCode).toBe(204);
  expect((await list()).items.map(({ title }) => title)).toEqual(['雪中的木屋']);
  for (const body of [
    { title: ' ', prompt: 'x' },
    { title: 'x', prompt: '  ' },
    { title: 'x'.repeat(81), prompt: 'x' },
  ])
    expect((await add(body)).statusCode).toBe(422);
});

test('somebody else’s prompts are not there', async () => {
  const { promptId } = (await add({ title: 'mine', prompt: 'mine' })).json().data;
  const stranger = await t.signedIn(String(++phone));
  const answers = [
    await stranger.post(`${OWN}/${promptId}`, { title: 'theirs' }),
    await stranger.change('DELETE', `${OWN}/${promptId}`),
    await stranger.post(MARK, { itemId: promptId }),
  ];
  for (const answer of answers)
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'NOT_FOUND']);
  expect((await list('', stranger)).items).toEqual([]);
  expect((await list()).items).toMatchObject([{ title: 'mine' }]);
  expect((await t.browser().get(OWN)).json().error.code).toBe('LOGIN_REQUIRED');
});

test('own prompts, prompts of the library and terms of the dictionary are marked; what there is not, is not', async () => {
  const { promptId } = (await add({ title: 'mine', prompt: 'mine' })).json().data;
  for (const itemId of ['prompt-snow', 'term-sofa', promptId])
    expect((await user.post(MARK, { itemId })).statusCode).toBe(200);
  expect(new Set((await list()).favourites)).toEqual(new Set(['prompt-snow', 'term-sofa', promptId]));
  expect((await user.post(MARK, { itemId: 'term-of-nothing' })).statusCode).toBe(404);
  const off = await user.post(MARK, { itemId: 'term-sofa', on: false });
  expect(off.json().data.favourites).not.toContain('term-sofa');
  await user.change('DELETE', `${OWN}/${promptId}`);
  expect((await list()).favourites).toEqual(['prompt-snow']);
});

test('the library is full at its limit, also for calls of one moment', async () => {
  const { prompts } = t.services.database;
  const userId = (await user.get('/api/user/userInfo')).json().data.userId;
  const at = t.clock.now();
  for (let index = 0; index < OWN_PROMPTS_MAX - 1; index += 1)
    await prompts.add(userId, {
      promptId: `p-${userId}-${index}`,
      title: `t${index}`,
      prompt: 'x',
      negative: '',
      createdAt: at,
      changedAt: at,
    });
  const answers = await Promise.all([1, 2, 3].map((one) => add({ title: `last ${one}`, prompt: 'x' })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422, 422]);
  expect(answers.find(({ statusCode }) => statusCode === 422)?.json().error.code).toBe('PROMPT_LIMIT');
});
