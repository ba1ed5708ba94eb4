import { Writable } from 'node:stream';
import { createLogger } from '@plumbline/platform/logging/create-logger.ts';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const SEND = '/api/login/sms/send';
const json = { 'content-type': 'application/json' };

test.each([
  ['broken JSON', '{"phoneNo":', json, 400, 'BAD_REQUEST'],
  ['a prototype in JSON', '{"__proto__":{"phoneNo":"13800000000"}}', json, 400, 'BAD_REQUEST'],
  ['an empty body', '', json, 422, 'VALIDATION_FAILED'],
  ['JSON that is no object', '"text"', json, 422, 'VALIDATION_FAILED'],
  ['an array', '[]', json, 422, 'VALIDATION_FAILED'],
  ['XML', '<a/>', { 'content-type': 'text/xml' }, 415, 'UNSUPPORTED_TYPE'],
  ['plain text', 'phoneNo=1', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_TYPE'],
  ['a body over the limit', `{"phoneNo":"${'1'.repeat(1_100_000)}"}`, json, 413, 'BODY_TOO_LARGE'],
])('%s is refused in the envelope', async (_name, payload, headers, status, code) => {
  const browser = t.browser({ 'accept-language': 'en-GB,en;q=0.9' });
  const answer = await browser.post(SEND, payload, headers);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json()).toMatchObject({ success: false, data: null, error: { code, errorCode: code } });
  expect(answer.json().error.message).toBe(answer.json().error.errorMsg);
});

test.each([
  ['GET', '/api/nothing'],
  ['GET', '/api'],
  ['GET', '/api/user'],
  ['DELETE', '/api/user/userInfo'],
  ['POST', '/api/user/userInfo'],
  ['PUT', SEND],
  ['GET', SEND],
  ['POST', '/home'],
  ['GET', '/logout/invalidateSession'],
] as const)('%s %s answers a 404 envelope', async (method, url) => {
  const answer = await t.browser().send({ method, url });
  expect(answer.statusCode).toBe(404);
  expect(answer.json().error.code).toBe('NOT_FOUND');
});

test.each([
  ['ja', '電話番号の形式が正しくありません。'],
  ['en-US,en;q=0.8', 'This phone number is not valid.'],
  ['zh-TW', '手机号格式不正确'],
  ['fr, ja;q=0.4, en;q=0.6', 'This phone number is not valid.'],
  [';;;q=x,,', '手机号格式不正确'],
])('Accept-Language %s chooses the text', async (language, text) => {
  const answer = await t.browser({ 'accept-language': language }).post(SEND, { phoneNo: '1' });
  expect(answer.json().error.message).toBe(text);
});

test('reads take version=1.2 and refuse what they do not know', async () => {
  const browser = t.browser();
  expect((await browser.get('/api/user/userInfo?version=1.2')).statusCode).toBe(200);
  const refused = await browser.get('/api/user/userInfo?versoin=1.2');
  expect(refused.statusCode).toBe(422);
  expect(refused.json().error.details).toEqual({ versoin: 'unknown field' });
});

test('a bug answers UNKNOWN_ERROR without a word of its inside, and is logged with its request id', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const broken = await startTestApp({ logger: createLogger('info', sink) });
  try {
    const browser = broken.browser({ 'accept-language': 'en' });
    await browser.get('/api/user/userInfo');
    await broken.services.pool.query('drop table codes');
    const answer = await browser.post(SEND, { phoneNo: '13500000001' });
    expect(answer.statusCode).toBe(500);
    expect(answer.json().error).toEqual({
      code: 'UNKNOWN_ERROR',
      message: 'An error occurred. Please try again.',
      errorCode: 'UNKNOWN_ERROR',
      errorMsg: 'An error occurred. Please try again.',
    });
    const log = lines.join('');
    expect(log).toContain(String(answer.headers['x-request-id']));
    expect(log).toContain('the request failed');
    for (const value of browser.cookies.values()) expect(log).not.toContain(value);
  } finally {
    await broken.close();
  }
});

test('every answer carries the security headers and a request id', async () => {
  for (const url of ['/', '/api/user/userInfo', '/api/nothing', '/nothing', '/healthz']) {
    const { headers } = await t.browser().get(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

test('a flood from one address is answered 429 with the time to wait', async () => {
  // All within one minute, however long they take.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const address = { 'x-forwarded-for': '203.0.113.9', 'accept-language': 'en' };
  let last = await t.browser(address).get('/api/site');
  for (let n = 0; n < 1_600 && last.statusCode === 200; n += 50) {
    const batch = Array.from({ length: 50 }, () => t.browser(address).get('/api/site'));
    last = (await Promise.all(batch)).find(({ statusCode }) => statusCode !== 200) ?? last;
  }
  expect(last.statusCode).toBe(429);
  expect(last.json().error.message).toMatch(/^Too many requests\. Please try again in \d+ s\.$/);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  expect((await t.browser({ 'x-forwarded-for': '203.0.113.10' }).get('/api/site')).statusCode).toBe(200);
});

test('long text is compressed', async () => {
  const answer = await t.browser().get('/api/openapi.json', { 'accept-encoding': 'gzip' });
  expect(answer.headers['content-encoding']).toBe('gzip');
  const plain = await t.browser().get('/api/openapi.json', { 'accept-encoding': 'identity' });
  expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
});

test.each([
  ['GET', '/api/user/userInfo', 'text/html'],
  ['HEAD', '/api/user/userInfo', 'image/*'],
  ['GET', '/api/user/ledger.csv', 'application/json'],
  ['GET', '/api/ai/taskEvents', 'application/json'],
  ['GET', '/api/user/userInfo', 'application/json;q=0, */*'],
] as const)('%s %s with Accept: %s is not acceptable', async (method, url, accept) => {
  const browser = await t.signedIn('13600000406');
  t.clock.advance(61);
  const answer = await browser.send({ method, url, headers: { accept, 'accept-language': 'en' } });
  expect(answer.statusCode).toBe(406);
  if (method === 'HEAD') return;
  expect(answer.json().error).toMatchObject({
    code: 'NOT_ACCEPTABLE',
    message: 'The requested format is not available.',
  });
});

test('what cannot be answered is not done either', async () => {
  const browser = t.browser({ accept: 'text/csv' });
  await browser.get('/api/user/userInfo', { accept: 'application/json' });
  const refused = await browser.post(SEND, { phoneNo: '13600000407' });
  expect([refused.statusCode, t.codes.has('13600000407')]).toEqual([406, false]);
  // Nothing is answered with, so there is nothing that could not be taken.
  expect((await browser.change('GET', '/api/user/logout')).statusCode).toBe(204);
});
