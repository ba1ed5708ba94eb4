import { AGREEMENT, CODE_ATTEMPTS, COOKIES, PRIVACY } from '@plumbline/contract/constants.ts';
import { resolveSession } from '@plumbline/core/identity/resolve-session.ts';
import { readVisitorToken } from '@plumbline/core/identity/session-tokens.ts';
import { sweepIdentity } from '@plumbline/core/identity/sweep-identity.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ settings: { SMS_PER_IP_HOUR: '3', SESSION_DAYS: '30' } });
});
afterAll(() => t.close());

let used = 13_800_000_000;
const newNumber = () => String((used += 1));

async function askForCode(browser: TestBrowser, phoneNo: string): Promise<string> {
  const answer = await browser.post('/api/login/sms/send', { phoneNo });
  expect(answer.statusCode).toBe(200);
  return t.codes.get(phoneNo) ?? '';
}
const signIn = (browser: TestBrowser, phoneNo: string, verifyCode: string) =>
  browser.post('/api/login/sms', { phoneNo, verifyCode });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
async function whoAmI(browser: TestBrowser) {
  return (await browser.get('/api/user/userInfo?version=1.2')).json().data;
}

test('a visitor signs in with a form-encoded body whose source is JSON text, and is the same user next time', async () => {
  const phoneNo = newNumber();
  const browser = t.browser();
  const code = await askForCode(browser, phoneNo);
  const form = new URLSearchParams({
    phoneNo,
    verifyCode: code,
    type: 'sms',
    source: JSON.stringify({ keyWord: '渲染', plan: 'spring', source: 'search', unit: '7' }),
  });
  const answer = await browser.post('/api/login/sms', form.toString());
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    success: true,
    data: { userType: 'user', testUser: false, phoneNo: `138****${phoneNo.slice(-4)}` },
    error: { code: 0, message: '', errorCode: 0, errorMsg: '' },
  });
  const { userId } = answer.json().data;
  expect((await whoAmI(browser)).userId).toBe(userId);
  const { rows } = await t.services.pool.query('select source from sign_up_sources where user_id = $1', [
    userId,
  ]);
  expect(rows[0].source).toEqual({ keyWord: '渲染', plan: 'spring', source: 'search', unit: '7' });
  const consents = await t.services.pool.query(
    'select document, version from consents where user_id = $1 order by document',
    [userId],
  );
  expect(consents.rows).toEqual([AGREEMENT, PRIVACY]);

  t.clock.advance(61);
  const other = t.browser();
  const again = await signIn(other, `+86 ${phoneNo}`, await askForCode(other, phoneNo));
  expect(again.json().data.userId).toBe(userId);
});

test('signing in changes the session, so one that was planted before is worth nothing', async () => {
  const phoneNo = newNumber();
  const victim = t.browser();
  await victim.get('/api/user/userInfo');
  const planted = new Map(victim.cookies);
  const answer = await signIn(victim, phoneNo, await askForCode(victim, phoneNo));
  const cookie = answer.cookies.find(({ name }) => name === COOKIES.session);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 30 * 86_400 });
  expect(cookie?.value).not.toBe(planted.get(COOKIES.session));
  expect(answer.headers['cache-control']).toBe('no-store');

  const attacker = t.browser();
  for (const [name, value] of planted) attacker.cookies.set(name, value);
  expect((await whoAmI(attacker)).userType).toBe('visitor');
  expect((await whoAmI(victim)).userType).toBe('user');
});

test('an invented session cookie is replaced, not taken over', async () => {
  for (const value of ['chosen-by-somebody', 'v.a.b.c', `v.${'x'.repeat(32)}.g0.${'y'.repeat(43)}`]) {
    const browser = t.browser();
    browser.cookies.set(COOKIES.session, value);
    expect((await whoAmI(browser)).userType).toBe('visitor');
    expect(browser.cookies.get(COOKIES.session)).not.toBe(value);
  }
});

test('signing in again ends the session before it', async () => {
  const phoneNo = newNumber();
  const browser = await t.signedIn(phoneNo);
  const before = new Map(browser.cookies);
  t.clock.advance(61);
  expect((await signIn(browser, phoneNo, await askForCode(browser, phoneNo))).statusCode).toBe(200);
  const old = t.browser();
  for (const [name, value] of before) old.cookies.set(name, value);
  expect((await whoAmI(old)).userType).toBe('visitor');
});

test('a code works once', async () => {
  const phoneNo = newNumber();
  const browser = t.browser();
  const code = await askForCode(browser, phoneNo);
  expect((await signIn(browser, phoneNo, code)).statusCode).toBe(200);
  const replay = await signIn(t.browser(), phoneNo, code);
  expect(replay.statusCode).toBe(401);
  expect(replay.json().error.code).toBe('CODE_INVALID');
});

test('of many at once with the same code, one gets in', async () => {
  const phoneNo = newNumber();
  const code = await askForCode(t.browser(), phoneNo);
  const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(t.browser(), phoneNo, code)));
  const statuses = answers.map((answer) => answer.statusCode).toSorted();
  // Five attempts belong to a code; whoever comes later is refused as well.
  expect(statuses).toEqual([200, 401, 401, 401, 401, 401, 401, 401]);
});

test('after five wrong attempts the right code is refused too', async () => {
  const phoneNo = newNumber();
  const browser = t.browser();
  const code = await askForCode(browser, phoneNo);
  for (let attempt = 1; attempt <= CODE_ATTEMPTS; attempt += 1) {
    expect((await signIn(browser, phoneNo, wrong(code))).statusCode).toBe(401);
  }
  expect((await signIn(browser, phoneNo, code)).json().error.code).toBe('CODE_INVALID');
  t.clock.advance(61);
  expect((await signIn(browser, phoneNo, await askForCode(browser, phoneNo))).statusCode).toBe(200);
});

test('a code is valid for five minutes, and a new one ends the old one', async () => {
  const phoneNo = newNumber();
  const browser = t.browser();
  const first = await askForCode(browser, phoneNo);
  t.clock.advance(299);
  const second = await askForCode(browser, phoneNo);
  if (first !== second) expect((await signIn(browser, phoneNo, first)).statusCode).toBe(401);
  t.clock.advance(301);
  expect((await signIn(browser, phoneNo, second)).statusCode).toBe(401);
});

test('a second code within 60 s is refused with the seconds that are left', async () => {
  const phoneNo = newNumber();
  const browser = t.browser({ 'accept-language': 'en' });
  await askForCode(browser, phoneNo);
  t.clock.advance(20);
  // Another browser and another way to write the number make no difference.
  const refused = await t
    .browser({ 'accept-language': 'en' })
    .post('/api/login/sms/send', `phoneNo=%2B86${phoneNo}`);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('40');
  expect(refused.json()).toEqual({
    success: false,
    data: null,
    error: {
      code: 'SMS_COUNTDOWN',
      message: 'You can ask for another code in 40 s.',
      errorCode: 'SMS_COUNTDOWN',
      errorMsg: 'You can ask for another code in 40 s.',
    },
  });
  t.clock.advance(41);
  await askForCode(browser, phoneNo);
});

test('of many requests for one number at once, one sends', async () => {
  const phoneNo = newNumber();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => t.browser().post('/api/login/sms/send', { phoneNo })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
});

test('a number gets ten codes a day', async () => {
  const phoneNo = newNumber();
  for (let code = 0; code < 10; code += 1) {
    await askForCode(t.browser(), phoneNo);
    t.clock.advance(120);
  }
  const refused = await t.browser().post('/api/login/sms/send', { phoneNo });
  expect(refused.statusCode).toBe(429);
  expect(refused.json().error.code).toBe('SMS_LIMIT');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  t.clock.advance(86_400);
  await askForCode(t.browser(), phoneNo);
});

test('an address gets its codes an hour, whatever numbers it names; a proxy on this machine passes the address on', async () => {
  const from = (address: string) =>
    t.browser({ 'x-forwarded-for': address }).post('/api/login/sms/send', { phoneNo: newNumber() });
  for (let code = 0; code < 3; code += 1) expect((await from('198.51.100.7')).statusCode).toBe(200);
  expect((await from('198.51.100.7')).json().error.code).toBe('SMS_LIMIT');
  expect((await from('198.51.100.8')).statusCode).toBe(200);
  t.clock.advance(3_601);
  expect((await from('198.51.100.7')).statusCode).toBe(200);
});

test('known and unknown numbers cannot be told apart', async () => {
  const known = newNumber();
  await t.signedIn(known);
  t.clock.advance(61);
  const answersFor = async (phoneNo: string) => {
    const browser = t.browser();
    const sent = await browser.post('/api/login/sms/send', { phoneNo });
    const refused = await signIn(browser, phoneNo, wrong(t.codes.get(phoneNo) ?? ''));
    return [sent.statusCode, sent.body, refused.statusCode, refused.body];
  };
  const unknown = await answersFor(newNumber());
  expect(await answersFor(known)).toEqual(unknown);
  // Nor a number that never asked for a code.
  const never = await signIn(t.browser(), newNumber(), '123456');
  expect([never.statusCode, never.body]).toEqual(unknown.slice(2));
});

test.each(['12345', 'not a number', '', '+0123456789'])(
  'the number %j is refused before anything is sent',
  async (phoneNo) => {
    const answer = await t.browser().post('/api/login/sms/send', { phoneNo });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error).toMatchObject({
      code: 'PHONE_INVALID',
      details: { phoneNo: expect.any(String) },
    });
  },
);

test.each([
  [{ phoneNo: 13800000001, verifyCode: '123456' }, ['phoneNo']],
  [{ phoneNo: '13800000001' }, ['verifyCode']],
  [{ phoneNo: '13800000001', verifyCode: '123456', type: 'fax' }, ['type']],
  [{ phoneNo: '13800000001', verifyCode: '123456', admin: true }, ['admin']],
  [
    { phoneNo: '13800000001', verifyCode: '123456', source: { keyWord: 7, other: 1 } },
    ['source.keyWord', 'source.other'],
  ],
  [{ phoneNo: '13800000001', verifyCode: '123456', source: 'text' }, ['source']],
  [{ phoneNo: '1'.repeat(33), verifyCode: '123456' }, ['phoneNo']],
])('%j names its wrong fields', async (body, fields) => {
  const answer = await t.browser().post('/api/login/sms', body);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().error.code).toBe('VALIDATION_FAILED');
  expect(Object.keys(answer.json().error.details).toSorted()).toEqual(fields);
});

test('a suspended user neither signs in nor stays signed in', async () => {
  const phoneNo = newNumber();
  const browser = await t.signedIn(phoneNo);
  const { userId } = await whoAmI(browser);
  await t.services.pool.query("update users set status = 'suspended' where id = $1", [userId]);
  expect((await whoAmI(browser)).userType).toBe('visitor');
  t.clock.advance(61);
  const answer = await signIn(browser, phoneNo, await askForCode(browser, phoneNo));
  expect(answer.statusCode).toBe(403);
  expect(answer.json().error.code).toBe('ACCOUNT_SUSPENDED');
});

test.each(['/api/user/logout', '/logout/invalidateSession'])('%s ends the session for good', async (path) => {
  const browser = await t.signedIn(newNumber());
  const stolen = new Map(browser.cookies);
  const answer = await browser.change(path.startsWith('/api') ? 'GET' : 'POST', path);
  expect(answer.statusCode).toBe(204);
  expect(answer.body).toBe('');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await whoAmI(browser)).userType).toBe('visitor');
  const thief = t.browser();
  for (const [name, value] of stolen) thief.cookies.set(name, value);
  expect((await whoAmI(thief)).userType).toBe('visitor');
  // Signing out twice is no error.
  expect((await browser.change('GET', '/api/user/logout')).statusCode).toBe(204);
});

test('a session slides while it is used and ends when it is not', async () => {
  const browser = await t.signedIn(newNumber());
  for (let week = 0; week < 6; week += 1) {
    t.clock.advance(7 * 86_400);
    const read = await browser.get('/api/user/userInfo');
    expect(read.json().data.userType).toBe('user');
    expect(read.cookies.map(({ name }) => name)).toContain(COOKIES.session);
  }
  t.clock.advance(31 * 86_400);
  expect((await whoAmI(browser)).userType).toBe('visitor');
});

test('however much it is used, a session ends after ninety days', async () => {
  const browser = await t.signedIn(newNumber());
  for (let week = 0; week < 12; week += 1) {
    t.clock.advance(7 * 86_400);
    expect((await whoAmI(browser)).userType).toBe('user');
  }
  t.clock.advance(5 * 86_400);
  expect((await whoAmI(browser)).userType).toBe('user');
  t.clock.advance(1.1 * 86_400);
  expect((await whoAmI(browser)).userType).toBe('visitor');
});

test('a longest life that is made shorter holds for sessions that have begun', async () => {
  const browser = await t.signedIn(newNumber());
  const { database, secrets, clock } = t.services;
  const token = browser.cookies.get(COOKIES.session);
  const callerAt = async (sessionMaxDays: number) => {
    const life = { sessionDays: 1, sessionMaxDays };
    const known = { identity: database.identity, clock, secret: secrets.session };
    return (await resolveSession({ ...known, ...life }, token)).caller.user;
  };
  t.clock.advance(2 * 86_400);
  expect(await callerAt(1)).toBeNull();
  expect(await callerAt(3)).not.toBeNull();
});

test('neither token nor code can be read in the database', async () => {
  const phoneNo = newNumber();
  const browser = t.browser();
  const code = await askForCode(browser, phoneNo);
  const stored = await t.services.pool.query('select * from codes where recipient = $1', [phoneNo]);
  expect(JSON.stringify(stored.rows)).not.toContain(code);
  await signIn(browser, phoneNo, code);
  const sessions = await t.services.pool.query('select * from sessions');
  expect(JSON.stringify(sessions.rows)).not.toContain(browser.cookies.get(COOKIES.session));
});

test('visitors write nothing', async () => {
  const count = async () => (await t.services.pool.query('select count(*) from sessions')).rows[0].count;
  const before = await count();
  for (let visit = 0; visit < 5; visit += 1) await t.browser().get('/api/user/userInfo');
  expect(await count()).toBe(before);
});

test('the second read tells the membership, and a lapsed one keeps its date', async () => {
  const browser = await t.signedIn(newNumber());
  const read = async () => (await browser.get('/api/user/getVipInfo?version=1.2')).json().data;
  expect(await read()).toEqual({ level: 'none', expiresAt: null, permanent: false });
  await t.services.pool.query(
    "update users set membership_level = 'year', membership_expires_at = '2020-01-01T00:00:00Z' where id = $1",
    [(await whoAmI(browser)).userId],
  );
  expect(await read()).toEqual({ level: 'year', expiresAt: '2020-01-01T00:00:00.000Z', permanent: false });
});

test('what a visitor uploaded belongs to the account after signing in', async () => {
  const phoneNo = newNumber();
  const browser = t.browser();
  await browser.get('/api/user/userInfo');
  const { images } = t.services.database;
  const visitor = readVisitorToken(
    t.services.secrets.session,
    browser.cookies.get(COOKIES.session) ?? '',
    t.clock.now(),
    30,
  );
  await images.save({
    imageId: 'picture-of-a-visitor',
    ownerId: visitor?.visitorId ?? '',
    purpose: 'base',
    kind: 'line',
    name: '',
    width: 8,
    height: 8,
    mime: 'image/png',
    bytes: 100,
    workingKey: 'images/working.png',
    originalKey: null,
    pixelHash: 'hash',
    parents: [],
    createdAt: t.clock.now(),
    expiresAt: new Date(t.clock.now().getTime() + 86_400_000),
    unlistedAt: null,
    deletedAt: null,
  });
  const answer = await signIn(browser, phoneNo, await askForCode(browser, phoneNo));
  expect(await images.find('picture-of-a-visitor')).toMatchObject({
    ownerId: answer.json().data.userId,
    expiresAt: null,
  });
});

test('the sweep deletes what has no effect any more, and nothing else', async () => {
  const count = async (table: string) => (await t.services.pool.query(`select 1 from ${table}`)).rowCount;
  const browser = await t.signedIn(newNumber());
  t.clock.advance(200 * 86_400);
  const recent = await t.signedIn(newNumber());
  await sweepIdentity(t.services.database, t.clock.now());
  expect([await count('codes'), await count('sessions')]).toEqual([1, 1]);
  expect((await whoAmI(recent)).userType).toBe('user');
  expect((await whoAmI(browser)).userType).toBe('visitor');
});
