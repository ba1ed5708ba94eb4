import { hashPassword } from '@plumbline/core/identity/password.ts';
import { addUser } from '@plumbline/platform/testing/task-fixtures.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const URL = '/api/user/password';
const CURRENT = 'correct horse 绳墨';
const NEXT = 'an easel by the window';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

let accounts = 0;
async function addAccount(): Promise<{ account: string; userId: string }> {
  accounts += 1;
  const account = `company-${accounts}`;
  const { id: userId } = await addUser(t.services, 'enterprise');
  await t.services.database.identity.addIdentity({
    provider: 'account',
    subject: account,
    userId,
    secretHash: await hashPassword(CURRENT),
    createdAt: t.clock.now(),
  });
  return { account, userId };
}
async function signIn(account: string, password = CURRENT, address = '127.0.0.1'): Promise<TestBrowser> {
  const browser = t.browser({ 'x-forwarded-for': address });
  await browser.post('/api/login/account', { account, password });
  return browser;
}
type Answer = Awaited<ReturnType<TestBrowser['get']>>;
const outcome = (answer: Answer) => [answer.statusCode, answer.json().error.code];
const sessions = (browser: TestBrowser) => browser.get('/api/user/sessions');

test('the present password gives a new one; this browser goes on, everyone else is out', async () => {
  const { account, userId } = await addAccount();
  const here = await signIn(account);
  const there = await signIn(account);
  const device = (await there.post('/api/user/deviceToken')).json().data.token as string;
  const form = { username: account, password: CURRENT };
  const ticket = await t.app.inject({
    method: 'POST',
    url: '/cas/v1/tickets',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  const tgt = `/cas/v1/tickets/${String(ticket.headers.location).split('/').at(-1)}`;
  expect((await t.app.inject({ url: tgt })).statusCode).toBe(200);

  const before = new Map(here.cookies);
  const answer = await here.post(URL, { current: CURRENT, next: NEXT });
  expect([answer.statusCode, answer.json().data.userId]).toEqual([200, userId]);
  expect((await sessions(here)).json().data.items).toHaveLength(1);
  // Its own token is another one too: what may have been read before is worth nothing.
  for (const [name, value] of before) expect(here.cookies.get(name), name).not.toBe(value);
  const thief = t.browser();
  for (const [name, value] of before) thief.cookies.set(name, value);
  for (const gone of [there, thief, t.browser({ authorization: `Bearer ${device}` })])
    expect((await sessions(gone)).statusCode).toBe(401);
  expect((await t.app.inject({ url: tgt })).statusCode).toBe(404);

  expect((await sessions(await signIn(account))).statusCode).toBe(401);
  expect((await sessions(await signIn(account, NEXT))).statusCode).toBe(200);
  const { rows } = await t.services.pool.query(
    "select administrator, details from audit_entries where subject = $1 and act = 'account.password'",
    [userId],
  );
  expect(rows).toEqual([{ administrator: '', details: {} }]);
});

test('a wrong present one changes nothing, and counts as an attempt to sign in', async () => {
  const { account } = await addAccount();
  const browser = await signIn(account);
  for (let mistake = 0; mistake < 5; mistake += 1)
    expect(outcome(await browser.post(URL, { current: 'wrong', next: NEXT }))).toEqual([
      401,
      'PASSWORD_WRONG',
    ]);
  const early = await browser.post(URL, { current: CURRENT, next: NEXT });
  expect(outcome(early)).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  expect(early.headers['retry-after']).toBe('1');
  // Signing in waits as well: one count for both.
  const login = await t.browser().post('/api/login/account', { account, password: CURRENT });
  expect(login.statusCode).toBe(429);
  t.clock.advance(2);
  expect((await browser.post(URL, { current: CURRENT, next: NEXT })).statusCode).toBe(200);
});

test('guesses of many accounts from one address are slowed down together', async () => {
  const address = '203.0.113.20';
  const browsers = await Promise.all(
    Array.from({ length: 11 }, async () => signIn((await addAccount()).account, CURRENT, address)),
  );
  const guess = (browser?: TestBrowser) => browser?.post(URL, { current: 'wrong', next: NEXT });
  for (const browser of browsers.slice(0, 10)) for (let n = 0; n < 5; n += 1) await guess(browser);
  expect((await guess(browsers[10]))?.statusCode).toBe(429);
});

test.each([
  ['common', 'qwertyuiop', 'PASSWORD_COMMON'],
  ['the name of the account with a year', 'company2026', 'PASSWORD_COMMON'],
  ['short', 'nine char', 'VALIDATION_FAILED'],
  ['endless', 'x'.repeat(129), 'VALIDATION_FAILED'],
])('%s: refused before anything is compared', async (_what, next, code) => {
  const { account } = await addAccount();
  const browser = await signIn(account);
  for (let n = 0; n < 6; n += 1)
    expect(outcome(await browser.post(URL, { current: CURRENT, next }))).toEqual([422, code]);
  expect((await sessions(browser)).statusCode).toBe(200);
});

test('what it holds is as long as it may be, of any script and with spaces at its ends', async () => {
  const { account } = await addAccount();
  const next = ` ${'墨é '.repeat(42)}x`;
  expect(next).toHaveLength(128);
  expect((await (await signIn(account)).post(URL, { current: CURRENT, next })).statusCode).toBe(200);
  expect((await sessions(await signIn(account, next))).statusCode).toBe(200);
  expect((await sessions(await signIn(account, next.trim()))).statusCode).toBe(401);
});

test('people who sign in otherwise have no password to change; visitors, keys and desktops are turned away', async () => {
  const body = { current: CURRENT, next: NEXT };
  expect(outcome(await (await t.signedIn('13711110001')).post(URL, body))).toEqual([404, 'NOT_FOUND']);
  expect(outcome(await t.browser().post(URL, body))).toEqual([401, 'LOGIN_REQUIRED']);
  const browser = await signIn((await addAccount()).account);
  const { key } = (await browser.post('/api/user/apiKeys', { name: 'Farm' })).json().data;
  const device = (await browser.post('/api/user/deviceToken')).json().data.token;
  for (const token of [key, device]) {
    const program = t.browser({ authorization: `Bearer ${token}` });
    const answer = await program.send({ method: 'POST', url: URL, payload: body });
    expect(outcome(answer)).toEqual([403, 'FORBIDDEN']);
  }
  const forged = await browser.send({ method: 'POST', url: URL, payload: body });
  expect(outcome(forged)).toEqual([403, 'CSRF_INVALID']);
});
