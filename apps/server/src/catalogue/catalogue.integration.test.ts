import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';

const PATH = '/api/ai/getAllSuCai';
let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

test('the library comes compressed, may be kept, and is not sent twice', async () => {
  const browser = t.browser();
  const first = await browser.get(`${PATH}?version=1.2`, { 'accept-encoding': 'gzip' });
  expect(first.headers).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': 'private, max-age=300',
  });
  const { data } = JSON.parse(gunzipSync(first.rawPayload).toString());
  expect(data.items.length).toBeGreaterThan(100);
  const again = await browser.get(PATH, { 'if-none-match': `"other", ${first.headers.etag}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const other = await browser.get(`${PATH}?kind=object`, { 'if-none-match': String(first.headers.etag) });
  expect(other.statusCode).toBe(200);
});

test.each([
  ['?kind=object&q=%E6%B2%99%E5%8F%91', ['sofa', 'armchair']],
  ['?kind=background&classifyId=water', ['lakeside', 'seaside']],
  ['?kind=style&classifyId=1101', ['modern']],
  ['?q=no-such-thing', []],
])('%s is filtered', async (query, ids) => {
  const { items } = (await t.browser().get(`${PATH}${query}`)).json().data;
  expect(items.map((item: { id: string }) => item.id)).toEqual(ids);
});

test('an unknown kind is refused and every picture is served', async () => {
  expect((await t.browser().get(`${PATH}?kind=sound`)).statusCode).toBe(422);
  const { items } = (await t.browser().get(`${PATH}?kind=object`)).json().data;
  for (const { cover } of items) {
    const picture = await t.browser().send({ method: 'HEAD', url: cover });
    expect([cover, picture.statusCode, picture.headers['content-type']]).toEqual([cover, 200, 'image/webp']);
  }
});

test.each(['getAllClassify', 'samples', 'tools'])('%s may be kept too', async (name) => {
  const first = await t.browser().get(`/api/ai/${name}`);
  const again = await t.browser().get(`/api/ai/${name}`, { 'if-none-match': String(first.headers.etag) });
  expect([first.statusCode, again.statusCode]).toEqual([200, 304]);
});
