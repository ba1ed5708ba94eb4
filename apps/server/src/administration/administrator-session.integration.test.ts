import { COOKIES } from '@plumbline/contract/constants.ts';
import { seedAdministrator } from '@plumbline/core/identity/seed-administrator.ts';
import { hashSessionToken } from '@plumbline/core/identity/session-tokens.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administratorBrowser } from '../testing/administrator-browser.ts';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const LOGIN = '/api/user/manage/login';
const SESSION = '/api/user/manage/page/audit?pageSize=1';
const PASSWORD = 'a long password of the chief';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ settings: { PUBLIC_URL: 'https://studio.example' } });
  await seedAdministrator(t.services, { account: 'chief', password: PASSWORD });
});
afterAll(() => t.close());

async function signIn(browser: TestBrowser, password = PASSWORD, account = 'chief') {
  const answer = await browser.post(LOGIN, { account, password });
  browser.administratorToken = answer.json().data?.csrfToken;
  return answer;
}

test('an administrator signs in to a cookie of its own, looks who it is, and signs out', async () => {
  const browser = t.browser();
  const answer = await signIn(browser);
  expect(answer.json().data).toMatchObject({ account: 'chief', name: 'chief' });
  const cookie = answer.cookies.find(({ name }) => name === COOKIES.admin);
  expect(cookie).toMatchObject({
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
    path: '/api/user/manage',
    maxAge: 28_800,
  });
  expect((await browser.get(SESSION)).headers['cache-control']).toBe('no-store');
  const session = await browser.get('/api/user/manage/session');
  expect([session.statusCode, session.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(session.json().data.csrfToken).toBe(browser.administratorToken);
  const kept = browser.cookies.get(COOKIES.admin) ?? '';
  expect((await browser.post('/api/user/manage/logout')).statusCode).toBe(204);
  expect(browser.cookies.has(COOKIES.admin)).toBe(false);
  browser.cookies.set(COOKIES.admin, kept);
  expect((await browser.get(SESSION)).json().error.code).toBe('ADMINISTRATOR_LOGIN_REQUIRED');
  expect((await browser.get('/api/user/manage/session')).json().data).toBeNull();
});

test('its token is a stranger’s on user routes, and a user’s is one in the console', async () => {
  const browser = t.browser();
  await signIn(browser);
  const token = browser.cookies.get(COOKIES.admin) ?? '';
  const impostor = t.browser();
  impostor.cookies.set(COOKIES.session, token);
  expect((await impostor.get('/api/user/userInfo')).json().data.userType).toBe('visitor');
  expect((await impostor.get('/api/ai/getTaskList')).json().error.code).toBe('LOGIN_REQUIRED');

  const user = await t.signedIn('13700000001');
  expect((await user.get(SESSION)).statusCode).toBe(401);
  user.cookies.set(COOKIES.admin, user.cookies.get(COOKIES.session) ?? '');
  expect((await user.get(SESSION)).statusCode).toBe(401);
  expect((await user.get('/api/user/manage/page/account')).statusCode).toBe(401);
});

test('a session of a user that names an administrator’s row is nobody’s', async () => {
  const { database, clock } = t.services;
  const known = await database.identity.findIdentity('account', 'chief');
  const at = clock.now();
  await database.identity.addSession({
    id: 'planted',
    tokenHash: hashSessionToken('planted-token'),
    userId: known?.userId ?? '',
    device: '',
    client: 'web',
    createdAt: at,
    confirmedAt: null,
    seenAt: at,
    expiresAt: new Date(at.getTime() + 60_000),
  });
  const browser = t.browser();
  browser.cookies.set(COOKIES.session, 'planted-token');
  expect((await browser.get('/api/user/userInfo')).json().data.userType).toBe('visitor');
});

test('the users’ way in knows no administrator, and the console’s no user', async () => {
  const { browser: chief } = await administratorBrowser(t);
  const made = await chief.post('/api/user/manage/account', {
    account: 'studio-one',
    password: 'a long password of a studio',
    name: 'Studio One',
  });
  expect(made.statusCode).toBe(201);
  const atUsers = await t.browser().post('/api/login/account', { account: 'chief', password: PASSWORD });
  const unknown = await t.browser().post('/api/login/account', { account: 'no-one', password: PASSWORD });
  expect([atUsers.statusCode, atUsers.json()]).toEqual([unknown.statusCode, unknown.json()]);
  expect(atUsers.json().error.code).toBe('PASSWORD_WRONG');
  const atConsole = await signIn(t.browser(), 'a long password of a studio', 'studio-one');
  expect([atConsole.statusCode, atConsole.json().error.code]).toEqual([401, 'PASSWORD_WRONG']);
  const right = { account: 'studio-one', password: 'a long password of a studio' };
  expect((await t.browser().post('/api/login/account', right)).statusCode).toBe(200);
});

test('it ends after half an hour without use and after eight hours of use', async () => {
  const idle = t.browser();
  const busy = t.browser();
  await signIn(idle);
  await signIn(busy);
  for (let minutes = 0; minutes < 8 * 60; minutes += 20) {
    expect((await busy.get(SESSION)).statusCode).toBe(200);
    if (minutes === 40) expect((await idle.get(SESSION)).statusCode).toBe(401);
    t.clock.advance(20 * 60);
  }
  expect((await busy.get(SESSION)).statusCode).toBe(401);
});

test('guesses are slowed down, also many at the same moment, and an unknown account looks the same', async () => {
  for (const account of ['chief', 'nobody-at-all']) {
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => signIn(t.browser(), 'wrong password', account)),
    );
    const codes = guesses.map((answer) => answer.json().error.code).toSorted();
    expect(codes.filter((code) => code === 'PASSWORD_WRONG')).toHaveLength(5);
    expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(7);
  }
  expect((await signIn(t.browser())).statusCode).toBe(429);
  t.clock.advance(3_700);
  expect((await signIn(t.browser())).statusCode).toBe(200);
});

test('a new password asks for the present one and ends the other sessions', async () => {
  const mine = t.browser();
  const other = t.browser();
  await signIn(mine);
  await signIn(other);
  const url = '/api/user/manage/password';
  const newPassword = 'another long password';
  expect((await mine.post(url, { password: 'wrong', newPassword })).json().error.code).toBe('PASSWORD_WRONG');
  expect((await mine.post(url, { password: PASSWORD, newPassword: 'short' })).statusCode).toBe(422);
  expect((await mine.post(url, { password: PASSWORD, newPassword })).statusCode).toBe(200);
  expect((await mine.get(SESSION)).statusCode).toBe(200);
  expect((await other.get(SESSION)).statusCode).toBe(401);
  expect((await signIn(t.browser())).json().error.code).toBe('PASSWORD_WRONG');
  expect((await signIn(t.browser(), newPassword)).statusCode).toBe(200);
});
