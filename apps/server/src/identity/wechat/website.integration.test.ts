import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

async function begin(browser: TestBrowser, body: object = {}): Promise<URL> {
  const answer = await browser.post('/api/wx/authorize', body);
  expect(answer.statusCode).toBe(200);
  return new URL(answer.json().data.url, 'http://localhost');
}
async function agree(person: string): Promise<string> {
  return (await t.browser().post('/api/dev/wechat/agree', { person })).json().data.code;
}
const stateOf = (url: URL) => url.searchParams.get('state') ?? '';
const callback = (browser: TestBrowser, query: Record<string, string>) =>
  browser.get(`/auth/wechat/callback?${new URLSearchParams(query)}`);
const whoIs = async (browser: TestBrowser) => (await browser.get('/api/user/userInfo')).json().data;

test('WeChat’s page leads back with a code that signs the browser in', async () => {
  const browser = t.browser();
  const url = await begin(browser, { next: '/list' });
  expect(url.pathname).toBe('/dev/wechat/connect/qrconnect');
  expect(url.hash).toBe('#wechat_redirect');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    response_type: 'code',
    scope: 'snsapi_login',
    redirect_uri: expect.stringMatching(/^http:\/\/[^/]+\/auth\/wechat\/callback$/),
  });
  const back = await callback(browser, { state: stateOf(url), code: await agree('anna') });
  expect([back.statusCode, back.headers.location]).toEqual([302, '/list']);
  expect(back.headers['cache-control']).toBe('no-store');
  expect(await whoIs(browser)).toMatchObject({ userType: 'user', name: 'anna (WeChat)' });
});

test('the official account and the website know the same person by their union id', async () => {
  const browser = t.browser();
  await callback(browser, { state: stateOf(await begin(browser)), code: await agree('bo') });
  const { userId } = await whoIs(browser);
  const scanning = t.browser();
  const code = (await scanning.get('/api/wx/getQRCode')).json().data;
  const ticket = new URL(code.url).searchParams.get('ticket');
  const { link } = (await t.browser().post('/api/dev/wechat/scan', { ticket, person: 'bo' })).json().data;
  const token = new URL(link).searchParams.get('token');
  await t.browser().post('/api/wx/confirm', { token, answer: 'confirmed' });
  await scanning.get(`/api/wx/cheakScan?ticket=${code.ticket}`);
  expect((await whoIs(scanning)).userId).toBe(userId);
});

test('a state works once, in the browser that began, for ten minutes', async () => {
  const browser = t.browser();
  const state = stateOf(await begin(browser));
  const stranger = t.browser();
  await begin(stranger);
  const stolen = await callback(stranger, { state, code: await agree('cy') });
  expect(stolen.headers.location).toBe('/user/login?failed=WECHAT_REFUSED&next=%2F');
  expect((await whoIs(stranger)).userType).toBe('visitor');
  // The theft used it up.
  expect((await callback(browser, { state, code: await agree('cy') })).headers.location).toMatch(/failed=/);

  const late = stateOf(await begin(browser));
  t.clock.advance(601);
  expect((await callback(browser, { state: late, code: await agree('cy') })).headers.location).toMatch(
    /failed=/,
  );
  for (const query of [{}, { state: '' }, { state: 'invented', code: 'x' }] as Record<string, string>[])
    expect((await callback(browser, query)).headers.location).toMatch(/failed=WECHAT_REFUSED/);
  expect((await whoIs(browser)).userType).toBe('visitor');
});

test('a repeated callback neither signs anybody out nor opens a second session', async () => {
  const browser = t.browser();
  const query = { state: stateOf(await begin(browser)), code: await agree('dan') };
  await callback(browser, query);
  const { userId } = await whoIs(browser);
  await callback(browser, query);
  expect((await whoIs(browser)).userId).toBe(userId);
  const { rows } = await t.services.pool.query('select id from sessions where user_id = $1', [userId]);
  expect(rows).toHaveLength(1);
});

test('a used or invented code, and a refusal without one, lead back to the sign-in page', async () => {
  const browser = t.browser();
  const code = await agree('eve');
  await callback(browser, { state: stateOf(await begin(browser)), code });
  const other = t.browser();
  for (const query of [{ code }, { code: 'invented' }, {}] as Record<string, string>[]) {
    const back = await callback(other, { state: stateOf(await begin(other)), ...query });
    expect(back.headers.location).toMatch(/^\/user\/login\?failed=WECHAT_REFUSED/);
  }
  expect((await whoIs(other)).userType).toBe('visitor');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'afterwards nobody is led to %s',
  async (next) => {
    const browser = t.browser();
    const back = await callback(browser, {
      state: stateOf(await begin(browser, { next })),
      code: await agree('fay'),
    });
    expect(back.headers.location).toBe('/');
  },
);

test('beginning needs the token of the browser’s own session', async () => {
  const answer = await t.browser().send({ method: 'POST', url: '/api/wx/authorize', payload: {} });
  expect(answer.statusCode).toBe(403);
});
