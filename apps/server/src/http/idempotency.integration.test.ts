import { COOKIES, CSRF_HEADER } from '@plumbline/contract/constants.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

let used = 13_700_000_000;
const newNumber = () => String((used += 1));
const key = (value: string) => ({ 'idempotency-key': value });
const sentTo = async (phoneNo: string) => {
  const { rows } = await t.services.pool.query('select count(*)::int as n from codes where recipient = $1', [
    phoneNo,
  ]);
  return rows[0].n;
};

test('a repeat answers as the first did and does the work once', async () => {
  const browser = t.browser();
  const phoneNo = newNumber();
  const first = await browser.post('/api/login/sms/send', { phoneNo }, key('a-1'));
  // Without the key this would be a 429: the countdown runs.
  const again = await browser.post('/api/login/sms/send', { phoneNo }, key('a-1'));
  expect([again.statusCode, again.body]).toEqual([200, first.body]);
  expect(again.headers['idempotency-replayed']).toBe('true');
  expect(await sentTo(phoneNo)).toBe(1);
  expect((await browser.post('/api/login/sms/send', { phoneNo })).statusCode).toBe(429);
});

test('the form and the JSON of one body are the same body, another body is a conflict', async () => {
  const browser = t.browser();
  const phoneNo = newNumber();
  await browser.post('/api/login/sms/send', { phoneNo }, key('b-1'));
  expect((await browser.post('/api/login/sms/send', `phoneNo=${phoneNo}`, key('b-1'))).statusCode).toBe(200);
  const other = await browser.post('/api/login/sms/send', { phoneNo: newNumber() }, key('b-1'));
  expect(other.statusCode).toBe(409);
  expect(other.json().error.code).toBe('CONFLICT');
});

test('a key belongs to its owner and its route', async () => {
  const [one, two] = [t.browser(), t.browser()];
  const [a, b] = [newNumber(), newNumber()];
  expect((await one.post('/api/login/sms/send', { phoneNo: a }, key('c-1'))).statusCode).toBe(200);
  expect((await two.post('/api/login/sms/send', { phoneNo: b }, key('c-1'))).statusCode).toBe(200);
  const login = await one.post('/api/login/sms', { phoneNo: a, verifyCode: t.codes.get(a) }, key('c-1'));
  expect(login.statusCode).toBe(200);
});

test('of concurrent equal requests one works and the others wait for its answer', async () => {
  const browser = t.browser();
  await browser.get('/api/user/userInfo');
  const phoneNo = newNumber();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => browser.post('/api/login/sms/send', { phoneNo }, key('d-1'))),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  expect(await sentTo(phoneNo)).toBe(1);
});

test('a refusal is kept, a 429 is not', async () => {
  const browser = t.browser();
  const phoneNo = newNumber();
  const refused = await browser.post('/api/login/sms', { phoneNo, verifyCode: '123456' }, key('e-1'));
  expect(refused.statusCode).toBe(401);
  expect((await browser.post('/api/login/sms', { phoneNo, verifyCode: '123456' }, key('e-1'))).body).toBe(
    refused.body,
  );

  await browser.post('/api/login/sms/send', { phoneNo });
  expect((await browser.post('/api/login/sms/send', { phoneNo }, key('e-2'))).statusCode).toBe(429);
  t.clock.advance(61);
  expect((await browser.post('/api/login/sms/send', { phoneNo }, key('e-2'))).statusCode).toBe(200);
});

test('a 5xx is not kept', async () => {
  const failing = await startTestApp();
  try {
    const browser = failing.browser();
    const { sms } = failing.services.senders;
    const send = sms.sendCode;
    sms.sendCode = () => Promise.reject(new Error('the provider is down'));
    const down = await browser.post('/api/login/sms/send', { phoneNo: '13600000001' }, key('f-1'));
    expect([down.statusCode, down.json().error.code]).toEqual([502, 'SEND_FAILED']);
    sms.sendCode = send;
    // Nor did the code that nobody received start the countdown.
    expect(
      (await browser.post('/api/login/sms/send', { phoneNo: '13600000001' }, key('f-1'))).statusCode,
    ).toBe(200);
  } finally {
    await failing.close();
  }
});

test('a sign-in whose answer was lost is repeated with its session, and no token lies in the database', async () => {
  const browser = t.browser();
  const phoneNo = newNumber();
  await browser.post('/api/login/sms/send', { phoneNo });
  const before = new Map(browser.cookies);
  const body = { phoneNo, verifyCode: t.codes.get(phoneNo) };
  const first = await browser.post('/api/login/sms', body, key('g-1'));
  const session = browser.cookies.get(COOKIES.session) ?? '';

  const lost = t.browser();
  for (const [name, value] of before) lost.cookies.set(name, value);
  const again = await lost.post('/api/login/sms', body, key('g-1'));
  expect([again.statusCode, again.body]).toEqual([200, first.body]);
  expect(lost.cookies.get(COOKIES.session)).toBe(session);
  expect((await lost.get('/api/user/userInfo')).json().data.userType).toBe('user');

  // The same repeat from the browser that did receive the answer.
  expect((await browser.post('/api/login/sms', body, key('g-1'))).body).toBe(first.body);
  const { rows } = await t.services.pool.query('select * from idempotency_keys');
  expect(JSON.stringify(rows)).not.toContain(session);
});

test('a key is free again after 24 h', async () => {
  const browser = t.browser();
  const phoneNo = newNumber();
  await browser.post('/api/login/sms/send', { phoneNo }, key('h-1'));
  t.clock.advance(86_400 + 1);
  await browser.post('/api/login/sms/send', { phoneNo }, key('h-1'));
  expect(await sentTo(phoneNo)).toBe(2);
});

test('a key whose holder crashed is taken over', async () => {
  const browser = t.browser();
  await browser.get('/api/user/userInfo');
  const phoneNo = newNumber();
  await browser.post('/api/login/sms/send', { phoneNo }, key('i-1'));
  await t.services.pool.query("update idempotency_keys set status = null where key = 'i-1'");
  t.clock.advance(121);
  expect((await browser.post('/api/login/sms/send', { phoneNo }, key('i-1'))).statusCode).toBe(200);
  expect(await sentTo(phoneNo)).toBe(2);
});

test.each(['', 'with space', 'x'.repeat(201)])('the key %j is refused', async (value) => {
  const answer = await t.browser().post('/api/login/sms/send', { phoneNo: newNumber() }, key(value));
  expect(answer.statusCode).toBe(400);
});

test('on a real connection too the others wait for the first answer', async () => {
  const address = await t.app.listen({ host: '127.0.0.1', port: 0 });
  const browser = t.browser();
  await browser.get('/api/user/userInfo');
  const phoneNo = newNumber();
  const headers = {
    'content-type': 'application/json',
    cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    [CSRF_HEADER]: browser.cookies.get(COOKIES.csrf) ?? '',
    ...key('wire-1'),
  };
  const send = () =>
    fetch(`${address}/api/login/sms/send`, { method: 'POST', headers, body: JSON.stringify({ phoneNo }) });
  const answers = await Promise.all(Array.from({ length: 6 }, send));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(await sentTo(phoneNo)).toBe(1);
});
