import { COOKIES } from '@plumbline/contract/constants.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ settings: { TEST_LOGIN: '1' } });
});
afterAll(() => t.close());

async function newDevice(browser: TestBrowser): Promise<string> {
  const answer = await browser.post('/api/user/deviceToken');
  expect(answer.statusCode).toBe(201);
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.json().data.token;
}
const withToken = (token: string) => ({ authorization: `Bearer ${token}` });
const ask = (token: string, url = '/api/user/userInfo') =>
  t.app.inject({ url, headers: { ...withToken(token), 'accept-language': 'en' } });

test('a desktop comes with its token, without cookies or CSRF, and slides like a session', async () => {
  const browser = await t.signedIn('13612340001');
  const token = await newDevice(browser);
  const read = await ask(token);
  expect(read.json().data.userType).toBe('user');
  expect(read.cookies).toEqual([]);
  const change = await t.app.inject({
    method: 'POST',
    url: '/api/user/profile',
    headers: withToken(token),
    payload: { name: 'Desk' },
  });
  expect(change.statusCode).toBe(200);
  for (let week = 0; week < 6; week += 1) {
    t.clock.advance(7 * 86_400);
    expect((await ask(token)).statusCode).toBe(200);
  }
  t.clock.advance(31 * 86_400);
  expect((await ask(token)).statusCode).toBe(401);
});

test('the second desktop takes the account over, and the first is told so; browsers stay', async () => {
  const browser = await t.signedIn('13612340002');
  const [first, second] = [await newDevice(browser), await newDevice(browser)];
  const refused = await ask(first);
  expect(refused.statusCode).toBe(401);
  expect(refused.json().error).toMatchObject({
    code: 'LOGGED_IN_ELSEWHERE',
    message: 'This account is logged in elsewhere.',
  });
  expect((await ask(second)).statusCode).toBe(200);
  expect((await browser.get('/api/user/userInfo')).json().data.userType).toBe('user');
});

test('of many desktops at the same moment one is left', async () => {
  const browser = await t.signedIn('13612340003');
  const tokens = await Promise.all(Array.from({ length: 6 }, () => newDevice(browser)));
  const answers = await Promise.all(tokens.map((token) => ask(token)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('a device token is no cookie, a cookie is no device token, an invented one is refused', async () => {
  const browser = await t.signedIn('13612340004');
  const token = await newDevice(browser);
  const thief = t.browser();
  thief.cookies.set(COOKIES.session, token.slice('plumb_device_'.length));
  expect((await thief.get('/api/user/userInfo')).json().data.userType).toBe('visitor');
  const cookie = browser.cookies.get(COOKIES.session) ?? '';
  expect((await ask(`plumb_device_${cookie}`)).statusCode).toBe(401);
  expect((await ask('plumb_device_invented')).json().error.code).toBe('UNAUTHORIZED');
});

test('a suspended account is told so at its desktop', async () => {
  const browser = await t.signedIn('13612340005');
  const token = await newDevice(browser);
  const { userId } = (await ask(token)).json().data;
  await t.services.pool.query("update users set status = 'suspended' where id = $1", [userId]);
  expect((await ask(token)).json().error.code).toBe('ACCOUNT_SUSPENDED');
});

test('a test user is marked, is the same the next time, and exists only where it is allowed', async () => {
  const enter = async (browser: TestBrowser, name = '') =>
    browser.change('GET', `/api/test/testlogin?version=1.2${name && `&name=${name}`}`);
  const browser = t.browser();
  const answer = await enter(browser);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toMatchObject({ userType: 'user', testUser: true });
  expect((await enter(t.browser())).json().data.userId).toBe(answer.json().data.userId);
  expect((await enter(t.browser(), 'other')).json().data.userId).not.toBe(answer.json().data.userId);
  // No password opens it.
  for (const password of ['', 'test'])
    expect(
      (await t.browser().post('/api/login/account', { account: 'test/test', password })).statusCode,
    ).toBe(401);
  const strict = await startTestApp();
  try {
    expect((await strict.browser().change('GET', '/api/test/testlogin')).statusCode).toBe(404);
  } finally {
    await strict.close();
  }
});
