import { CALLS } from '@plumbline/contract/calls.ts';
import { COOKIES, CSRF_HEADER } from '@plumbline/contract/constants.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administratorBrowser } from '../testing/administrator-browser.ts';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

/** Calls are asked of a server on the internet; those that only development has, of one on this machine. */
let t: TestApp;
let development: TestApp;
let browser: TestBrowser;
let developer: TestBrowser;
beforeAll(async () => {
  t = await startTestApp({
    settings: {
      TEST_LOGIN: '1',
      CORS_ORIGINS: 'https://app.studio.example',
      PUBLIC_URL: 'https://studio.example',
    },
  });
  browser = await t.signedIn('13900000001');
  // Who may do the most: a right that is missing is told before a token that is.
  await t.services.pool.query("update users set user_type = 'enterprise'");
});
beforeAll(async () => {
  development = await startTestApp();
  developer = await development.signedIn('13900000001');
});
afterAll(async () => {
  await t.close();
  await development.close();
});

const serverOf = (path: string) =>
  path.startsWith('/api/dev/') ? { app: development, person: developer } : { app: t, person: browser };

const changing = Object.values(CALLS).filter((call) => call.changes && call.allowed !== 'administrator');
const changingInConsole = Object.values(CALLS).filter(
  (call) => call.changes && call.allowed === 'administrator',
);

test.each(changing.map((call) => [call.method, call.path] as const))(
  '%s %s needs the token of its own session',
  async (method, url) => {
    const { app, person } = serverOf(url);
    const stranger = app.browser();
    await stranger.get('/api/user/userInfo');
    const foreign = stranger.cookies.get(COOKIES.csrf) ?? '';
    for (const headers of [
      {},
      { [CSRF_HEADER]: '' },
      { [CSRF_HEADER]: 'wrong' },
      { [CSRF_HEADER]: foreign },
    ]) {
      const answer = await person.send({ method, url, headers });
      expect(answer.statusCode).toBe(403);
      expect(answer.json().error.code).toBe('CSRF_INVALID');
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  },
);

test.each(changing.map((call) => [call.method, call.path] as const))(
  '%s %s refuses another site even with the token',
  async (method, url) => {
    const { person } = serverOf(url);
    const crossSite = { 'sec-fetch-site': 'cross-site' };
    expect((await person.change(method, url, undefined, crossSite)).json().error.code).toBe('CSRF_INVALID');
    const elsewhere = { origin: 'https://evil.example' };
    expect((await person.change(method, url, undefined, elsewhere)).json().error.code).toBe('CSRF_INVALID');
  },
);

test.each(changingInConsole.map((call) => [call.method, call.path] as const))(
  '%s %s needs the token of the console, and refuses that of a user and other sites',
  async (method, path) => {
    const { browser: chief } = await administratorBrowser(t);
    const url = path.replaceAll(/:\w+/g, 'none');
    const users = browser.cookies.get(COOKIES.csrf) ?? '';
    for (const headers of [{}, { [CSRF_HEADER]: 'wrong' }, { [CSRF_HEADER]: users }]) {
      const answer = await chief.send({ method, url, headers });
      expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'CSRF_INVALID']);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    const crossSite = { 'sec-fetch-site': 'cross-site' };
    expect((await chief.change(method, url, undefined, crossSite)).json().error.code).toBe('CSRF_INVALID');
  },
);

test.each(['https://studio.example', 'https://app.studio.example'])('%s may', async (origin) => {
  const answer = await browser.change('POST', '/api/login/sms/send', { phoneNo: 'x' }, { origin });
  expect(answer.json().error.code).toBe('PHONE_INVALID');
});

test('a token without a session is refused, and the answer brings a session to try again with', async () => {
  const fresh = t.browser();
  const refused = await fresh.send({
    method: 'POST',
    url: '/api/login/sms/send',
    headers: { [CSRF_HEADER]: 'x' },
    payload: { phoneNo: '13900000002' },
  });
  expect(refused.statusCode).toBe(403);
  expect(fresh.cookies.has(COOKIES.csrf)).toBe(true);
  expect((await fresh.post('/api/login/sms/send', { phoneNo: '13900000002' })).statusCode).toBe(200);
});

test('the token in userInfo, in the cookie and for the call are the same', async () => {
  const info = (await browser.get('/api/user/userInfo')).json().data;
  expect(info.csrfToken).toBe(browser.cookies.get(COOKIES.csrf));
});

test('HEAD does not run a GET that changes something', async () => {
  const answer = await browser.send({ method: 'HEAD', url: '/api/user/logout' });
  expect(answer.statusCode).toBe(404);
  expect((await browser.get('/api/user/userInfo')).json().data.userType).toBe('enterprise');
});

test('cookies are Secure where users come by TLS', async () => {
  const { cookies } = await t.browser().get('/api/user/userInfo');
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) expect(cookie).toMatchObject({ secure: true, sameSite: 'Lax', path: '/' });
  const csrf = cookies.find(({ name }) => name === COOKIES.csrf);
  expect(csrf?.httpOnly).toBeUndefined();
});

test('CORS: configured origins with credentials, no other', async () => {
  const preflight = (origin: string) =>
    browser.send({
      method: 'OPTIONS',
      url: '/api/login/sms',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-csrf-token,idempotency-key',
      },
    });
  const allowed = await preflight('https://app.studio.example');
  expect(allowed.headers).toMatchObject({
    'access-control-allow-origin': 'https://app.studio.example',
    'access-control-allow-credentials': 'true',
  });
  expect(allowed.headers['access-control-allow-headers']).toMatch(/x-csrf-token/i);
  const answer = await browser.get('/api/site', { origin: 'https://app.studio.example' });
  // Without it a page of the other origin could not know the name of its download.
  expect(answer.headers['access-control-expose-headers']).toContain('content-disposition');
  expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
  expect(
    (await preflight('https://app.studio.example.evil.example')).headers['access-control-allow-origin'],
  ).toBeUndefined();
});
