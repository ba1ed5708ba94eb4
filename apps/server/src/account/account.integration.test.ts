import { COOKIES } from '@plumbline/contract/constants.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

let numbers = 13700000000;
const nextNumber = () => String((numbers += 1));
type Answer = Awaited<ReturnType<TestBrowser['get']>>;
const outcome = (answer: Answer) => [answer.statusCode, answer.json().error.code];
const userIdOf = async (browser: TestBrowser): Promise<string> =>
  (await browser.get('/api/user/userInfo')).json().data.userId;

async function enterprise(phoneNo = nextNumber()): Promise<TestBrowser> {
  const browser = await t.signedIn(phoneNo);
  await t.services.pool.query("update users set user_type = 'enterprise' where id = $1", [
    await userIdOf(browser),
  ]);
  return browser;
}

const createKey = async (browser: TestBrowser, name = 'Render farm') =>
  (await browser.post('/api/user/apiKeys', { name })).json().data as { keyId: string; key: string };
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

test('a name is one line of text, whatever is in it', async () => {
  const browser = await t.signedIn(nextNumber());
  const name = ' <img src=x onerror=alert(1)>\n\u202eAnna ';
  const answer = await browser.post('/api/user/profile', { name });
  expect(answer.json().data.name).toBe('<img src=x onerror=alert(1)> Anna');
  for (const wrong of [{ name: ' \n ' }, { name: 'x'.repeat(61) }, { name: 'A', role: 'administrator' }])
    expect((await browser.post('/api/user/profile', wrong)).statusCode).toBe(422);
});

test('sessions are listed with their devices and ended one by one or all but this', async () => {
  const phoneNo = nextNumber();
  const here = await t.signedIn(phoneNo);
  t.clock.advance(120);
  const there = await t.signedIn(phoneNo);
  t.clock.advance(120);
  const elsewhere = await t.signedIn(phoneNo);
  const list = async () => (await here.get('/api/user/sessions')).json().data.items;
  const sessions: { sessionId: string; current: boolean }[] = await list();
  expect(sessions.map(({ current }) => current)).toEqual([false, false, true]);

  const stranger = await t.signedIn(nextNumber());
  const wanted = sessions[1]?.sessionId ?? '';
  expect(outcome(await stranger.change('DELETE', `/api/user/sessions/${wanted}`))).toEqual([
    404,
    'NOT_FOUND',
  ]);
  expect((await here.change('DELETE', `/api/user/sessions/${wanted}`)).statusCode).toBe(204);
  expect(outcome(await there.get('/api/user/sessions'))).toEqual([401, 'LOGIN_REQUIRED']);
  expect((await here.change('DELETE', '/api/user/sessions')).json().data).toEqual({ ended: 1 });
  expect(outcome(await elsewhere.get('/api/user/sessions'))).toEqual([401, 'LOGIN_REQUIRED']);
  expect(await list()).toHaveLength(1);
});

test('a key is shown once, kept as a hash, and has the rights of its owner without a CSRF token', async () => {
  const browser = await enterprise();
  const { key, keyId } = await createKey(browser);
  expect(key).toMatch(/^plk_[\w-]{43}$/);
  const [shown] = (await browser.get('/api/user/apiKeys')).json().data.items;
  expect(shown).toMatchObject({ keyId, name: 'Render farm', start: key.slice(0, 10), lastUsedAt: null });
  const stored = await t.services.pool.query('select * from api_keys where id = $1', [keyId]);
  expect(JSON.stringify(stored.rows)).not.toContain(key);
  const kept = await t.services.pool.query('select body from idempotency_keys');
  expect(JSON.stringify(kept.rows)).not.toContain(key);

  const program = t.browser(bearer(key));
  const read = await program.get('/api/ai/getTaskList');
  expect(read.statusCode).toBe(200);
  expect(read.cookies).toEqual([]);
  // A changing call: refused for its content, not for a missing token.
  const start = { method: 'POST', url: '/api/ai/cancelTask', payload: { taskId: 'none' } } as const;
  expect(outcome(await program.send(start))).toEqual([404, 'NOT_FOUND']);
  expect((await browser.get('/api/user/apiKeys')).json().data.items[0].lastUsedAt).not.toBeNull();
});

test('a key that is kept for repeats of a request would be a key at rest', async () => {
  const browser = await enterprise();
  const headers = { 'idempotency-key': 'the-same' };
  const [first, second] = [
    await browser.post('/api/user/apiKeys', { name: 'A' }, headers),
    await browser.post('/api/user/apiKeys', { name: 'A' }, headers),
  ];
  expect(first.json().data.key).not.toBe(second.json().data.key);
});

test('keys open pictures and tasks, never the account', async () => {
  const browser = await enterprise();
  const { key } = await createKey(browser);
  const closed = [
    ['GET', '/api/user/sessions'],
    ['DELETE', '/api/user/sessions'],
    ['POST', '/api/user/apiKeys'],
    ['POST', '/api/user/export'],
    ['POST', '/api/user/leave'],
    ['GET', '/api/user/logout'],
    ['POST', '/api/login/sms/send'],
  ] as const;
  for (const [method, url] of closed) {
    const answer = await t.app.inject({ method, url, headers: bearer(key) });
    expect(outcome(answer), `${method} ${url}`).toEqual([403, 'FORBIDDEN']);
  }
});

test('the published contract says where keys may be used', async () => {
  const { paths } = (await t.app.inject({ url: '/api/openapi.json' })).json();
  expect(paths['/api/ai/startTask'].post.security).toEqual([
    { session: [], csrf: [] },
    { apiKey: ['render'] },
  ]);
  expect(paths['/api/user/leave'].post.security).toEqual([{ session: [], csrf: [] }]);
});

test('unknown, revoked and orphaned keys open nothing, with whatever cookies', async () => {
  const browser = await enterprise();
  const { key, keyId } = await createKey(browser);
  const cookies = { [COOKIES.session]: browser.cookies.get(COOKIES.session) ?? '' };
  const call = (token: string) =>
    t.app.inject({ url: '/api/ai/getTaskList', headers: bearer(token), cookies });
  expect(outcome(await call(`${key}x`))).toEqual([401, 'API_KEY_INVALID']);
  const stranger = await enterprise();
  expect(outcome(await stranger.change('DELETE', `/api/user/apiKeys/${keyId}`))).toEqual([404, 'NOT_FOUND']);
  await t.services.pool.query("update users set status = 'suspended' where id = $1", [
    await userIdOf(browser),
  ]);
  expect(outcome(await call(key))).toEqual([401, 'API_KEY_INVALID']);
  await t.services.pool.query("update users set status = 'active'");
  expect((await call(key)).statusCode).toBe(200);
  expect((await browser.change('DELETE', `/api/user/apiKeys/${keyId}`)).statusCode).toBe(204);
  expect(outcome(await call(key))).toEqual([401, 'API_KEY_INVALID']);
});

test('keys rest while their owner is no enterprise', async () => {
  const browser = await enterprise();
  const { key, keyId } = await createKey(browser);
  const owner = await userIdOf(browser);
  const call = () => t.browser(bearer(key)).get('/api/ai/getTaskList');
  await t.services.pool.query("update users set user_type = 'user' where id = $1", [owner]);
  expect(outcome(await call())).toEqual([403, 'FORBIDDEN']);
  await t.services.pool.query("update users set user_type = 'enterprise' where id = $1", [owner]);
  expect((await call()).statusCode).toBe(200);
  await t.services.pool.query("update users set user_type = 'user' where id = $1", [owner]);
  expect((await browser.change('DELETE', `/api/user/apiKeys/${keyId}`)).statusCode).toBe(204);
});

test('only enterprises have keys, twenty at most, also when they are asked for at once', async () => {
  const user = await t.signedIn(nextNumber());
  expect(outcome(await user.post('/api/user/apiKeys', { name: 'A' }))).toEqual([403, 'FORBIDDEN']);
  const browser = await enterprise();
  const answers = await Promise.all(
    Array.from({ length: 24 }, () => browser.post('/api/user/apiKeys', { name: 'A' })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
  expect(outcome(answers.find(({ statusCode }) => statusCode !== 201) as Answer)).toEqual([
    409,
    'API_KEY_LIMIT',
  ]);
});

test.each([
  ['/api/user/apiKeys', { name: 'A' }],
  ['/api/user/export', undefined],
  ['/api/user/leave', { confirm: 'delete my account' }],
])('%s asks who signed in long ago to do so again', async (url, body) => {
  const browser = await enterprise();
  t.clock.advance(16 * 60);
  expect(outcome(await browser.post(url, body))).toEqual([403, 'SIGN_IN_AGAIN']);
});

test('leaving signs out everywhere, stops keys, and asks for the very words', async () => {
  const phoneNo = nextNumber();
  const browser = await enterprise(phoneNo);
  t.clock.advance(120);
  const other = await t.signedIn(phoneNo);
  const { key } = await createKey(browser);
  expect((await browser.post('/api/user/leave', {})).statusCode).toBe(422);
  const answer = await browser.post('/api/user/leave', { confirm: 'delete my account' });
  const days = (Date.parse(answer.json().data.deletedAfter) - t.clock.now().getTime()) / 86_400_000;
  expect(days).toBe(30);
  for (const gone of [browser, other])
    expect(outcome(await gone.get('/api/user/sessions'))).toEqual([401, 'LOGIN_REQUIRED']);
  expect(outcome(await t.browser(bearer(key)).get('/api/ai/getTaskList'))).toEqual([401, 'API_KEY_INVALID']);
});

test('who signs in again may keep the account, and until then do nothing else with it', async () => {
  const phoneNo = nextNumber();
  const browser = await t.signedIn(phoneNo);
  const userId = await userIdOf(browser);
  await browser.post('/api/user/leave', { confirm: 'delete my account' });
  t.clock.advance(29 * 86_400);
  const back = await t.signedIn(phoneNo);
  const user = (await back.get('/api/user/userInfo')).json().data;
  expect(user.userId).toBe(userId);
  expect(Date.parse(user.leavingUntil)).toBeGreaterThan(t.clock.now().getTime());
  expect(outcome(await back.get('/api/ai/getTaskList'))).toEqual([403, 'ACCOUNT_LEAVING']);
  // Nothing new is made either, where visitors may: pictures, corrections, masks. What there is can be taken along.
  const png = { 'content-type': 'multipart/form-data; boundary=x' };
  for (const [path, headers] of [
    ['upload', png],
    ['scene', {}],
    ['clickMask', {}],
    ['editorSession', {}],
  ] as const)
    expect([path, ...outcome(await back.post(`/api/ai/${path}`, undefined, headers))]).toEqual([
      path,
      403,
      'ACCOUNT_LEAVING',
    ]);
  const none = { imageIds: ['b-none'] };
  expect(outcome(await back.post('/api/ai/download', none))).toEqual([404, 'IMAGE_NOT_FOUND']);
  expect((await back.post('/api/user/stay')).json().data.leavingUntil).toBeNull();
  expect((await back.get('/api/ai/getTaskList')).statusCode).toBe(200);
  expect(outcome(await back.post('/api/user/stay'))).toEqual([409, 'CONFLICT']);
  expect(outcome(await t.browser().post('/api/user/stay'))).toEqual([401, 'LOGIN_REQUIRED']);
});
