import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const send = (browser: TestBrowser, email: string) => browser.post('/api/login/email/send', { email });
const enter = (browser: TestBrowser, email: string, verifyCode: string | undefined) =>
  browser.post('/api/login/email', { email, verifyCode });

test('a visitor signs in by e-mail, and is the same user however the address is typed', async () => {
  const browser = t.browser();
  expect((await send(browser, 'Anna@Studio.Example')).statusCode).toBe(200);
  const answer = await enter(browser, ' anna@studio.example', t.codes.get('anna@studio.example'));
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toMatchObject({
    userType: 'user',
    email: 'a***@studio.example',
    phoneNo: null,
    name: 'a***@studio.example',
  });
  const { rows } = await t.services.pool.query(
    'select document from consents where user_id = $1 order by document',
    [answer.json().data.userId],
  );
  expect(rows).toEqual([{ document: 'agreement' }, { document: 'privacy' }]);
  t.clock.advance(61);
  const other = t.browser();
  await send(other, 'ANNA@studio.example');
  const again = await enter(other, 'anna@STUDIO.example', t.codes.get('anna@studio.example'));
  expect(again.json().data.userId).toBe(answer.json().data.userId);
});

test('a code works once, and neither on another address nor on another way', async () => {
  const browser = t.browser();
  await send(browser, 'bo@studio.example');
  const code = t.codes.get('bo@studio.example');
  expect((await enter(browser, 'bea@studio.example', code)).json().error.code).toBe('CODE_INVALID');
  const bySms = await browser.post('/api/login/sms', { phoneNo: '13811110000', verifyCode: code });
  expect(bySms.json().error.code).toBe('CODE_INVALID');
  expect((await enter(browser, 'bo@studio.example', code)).statusCode).toBe(200);
  expect((await enter(t.browser(), 'bo@studio.example', code)).statusCode).toBe(401);
});

test('the countdown and the limit of the day are those of SMS', async () => {
  const browser = t.browser({ 'accept-language': 'en' });
  expect((await send(browser, 'cy@studio.example')).statusCode).toBe(200);
  const early = await send(browser, 'CY@studio.example');
  expect(early.statusCode).toBe(429);
  expect(early.json().error).toMatchObject({
    code: 'SMS_COUNTDOWN',
    message: 'You can ask for another code in 60 s.',
  });
  for (let sent = 1; sent < 10; sent += 1) {
    t.clock.advance(61);
    expect((await send(browser, 'cy@studio.example')).statusCode).toBe(200);
  }
  t.clock.advance(61);
  expect((await send(browser, 'cy@studio.example')).json().error.code).toBe('SMS_LIMIT');
});

test.each(['', 'anna', 'a@b', 'a@studio.example,b@evil.example', 'a@studio.example\nBcc: b@evil.example'])(
  'the address %j is refused before anything is sent',
  async (email) => {
    const answer = await send(t.browser(), email);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error).toMatchObject({
      code: 'EMAIL_INVALID',
      details: { email: expect.any(String) },
    });
  },
);

test('known and unknown addresses cannot be told apart', async () => {
  const known = t.browser();
  await send(known, 'dan@studio.example');
  await enter(known, 'dan@studio.example', t.codes.get('dan@studio.example'));
  t.clock.advance(61);
  const answersFor = async (email: string) => {
    const browser = t.browser();
    const sent = await send(browser, email);
    const refused = await enter(browser, email, 'no-code');
    return [sent.statusCode, sent.body, refused.statusCode, refused.body];
  };
  expect(await answersFor('dan@studio.example')).toEqual(await answersFor('nobody@studio.example'));
});
