import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

let t: TestApp;
let browser: TestBrowser;
let restore: () => void;
beforeAll(async () => {
  t = await startTestApp();
  browser = await t.signedIn('13800000061');
  const { query, connect } = t.services.pool;
  const away = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  Object.assign(t.services.pool, { query: away, connect: away });
  restore = () => void Object.assign(t.services.pool, { query, connect });
});
afterAll(async () => {
  restore();
  await t.close();
});

test('what needs the database asks for patience while it is away', async () => {
  const start = { function: 'indoorRender', upload_img: 'x' };
  const answers = [
    await browser.get('/api/ai/getTaskList'),
    await browser.post('/api/ai/startTask', start),
    await t.browser().post('/api/login/sms/send', { phoneNo: '13800000062' }),
  ];
  for (const answer of answers) {
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'UNAVAILABLE']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
});

test('what does not need it goes on: pages, the catalogue for visitors, health and metrics', async () => {
  for (const url of ['/', '/agreement', '/healthz', '/metrics'])
    expect([url, (await browser.get(url)).statusCode]).toEqual([url, 200]);
  expect((await browser.get('/no-such-page')).statusCode).toBe(404);
  for (const url of ['/api/site', '/api/user/userInfo', '/api/ai/tools'])
    expect([url, (await t.browser().get(url)).statusCode]).toEqual([url, 200]);
  const ready = await browser.get('/readyz');
  expect([ready.statusCode, ready.json().parts.database]).toEqual([503, 'unavailable']);
});

test('when it is back, so is everything, and nobody was signed out', async () => {
  restore();
  expect((await browser.get('/readyz')).statusCode).toBe(200);
  expect((await browser.get('/api/ai/getTaskList')).statusCode).toBe(200);
});
