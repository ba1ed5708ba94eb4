import { analysisAnswerSchema } from '@plumbline/contract/api/analysis.ts';
import { composedPromptSchema } from '@plumbline/contract/api/prompts.ts';
import type { ImageRecord } from '@plumbline/core/images/image.ts';
import { addBase } from '@plumbline/platform/testing/task-fixtures.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SceneCompute } from '../testing/scene-compute.ts';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const PATH = '/api/ai/analyse';
const compute = new SceneCompute();
let t: TestApp;
let user: TestBrowser;
let base: ImageRecord;
let phone = 13820000000;

beforeAll(async () => {
  t = await startTestApp({ compute });
});
afterAll(() => t.close());
beforeEach(async () => {
  compute.asked.length = 0;
  compute.measured = 0;
  user = await t.signedIn(String(++phone));
  base = await addBase(t.services, await idOf(user), { width: 90, height: 60 });
});

const idOf = async (browser: TestBrowser) =>
  (await browser.get('/api/user/userInfo')).json().data.userId as string;
const analyse = (imageId = base.imageId, browser = user) => browser.post(PATH, { imageId });

test('a picture is looked at and measured once, and answered in the caller’s language', async () => {
  const first = analysisAnswerSchema.parse((await analyse()).json().data);
  expect(first).toMatchObject({
    imageId: base.imageId,
    space: 'interior',
    regions: 3,
    describer: null,
    issues: [{ issue: 'small' }],
  });
  const again = await user.post(PATH, { imageId: base.imageId }, { 'accept-language': 'en' });
  expect(again.json().data.description).toContain('line drawing of a room');
  expect([compute.asked.length, compute.measured]).toEqual([1, 1]);
});

test('what its owner corrected counts', async () => {
  await user.post('/api/ai/scene', {
    imageId: base.imageId,
    corrections: [{ regionId: 'r3', class: 'rug', material: 'oak-boards' }],
  });
  expect((await analyse()).json().data.materials).toContainEqual({
    class: 'rug',
    material: 'oak-boards',
    share: 0.33,
    confidence: 1,
  });
});

test('foreign, unknown and deleted pictures are not there', async () => {
  const stranger = await t.signedIn(String(++phone));
  const deleted = await addBase(t.services, await idOf(user), { deletedAt: t.clock.now() });
  const answers = [
    await analyse(base.imageId, stranger),
    await analyse('nothing'),
    await analyse(deleted.imageId),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 410]);
  expect((await user.post('/api/ai/prompt', { image: 'nothing' })).statusCode).toBe(404);
  expect((await stranger.post('/api/ai/prompt', { image: base.imageId })).statusCode).toBe(404);
  expect(compute.measured).toBe(0);
});

test.each([[{}], [{ imageId: '../../secret' }], [{ imageId: 'a', more: 1 }]])(
  '%j is refused',
  async (body) => {
    const answer = await user.post(PATH, body);
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'VALIDATION_FAILED']);
  },
);

test('a broken file of kept measures is measured again', async () => {
  await analyse();
  const keys: string[] = [];
  for await (const { key } of t.services.storage.list('')) if (key.includes('measures.')) keys.push(key);
  const own = keys.find((key) => key.includes(base.imageId)) ?? '';
  await t.services.storage.put(own, Buffer.from('{"palette":[]}'));
  expect((await analyse()).statusCode).toBe(200);
  expect(compute.measured).toBe(2);
});

test('a picture becomes part of a prompt', async () => {
  const answer = await user.post('/api/ai/prompt', { image: base.imageId, style: '新中式', language: 'ja' });
  const composed = composedPromptSchema.parse(answer.json().data);
  expect(composed.prompt).toBe('新中国風, インテリアデザイン, ガラス, グレー, 柔らかい光');
});
