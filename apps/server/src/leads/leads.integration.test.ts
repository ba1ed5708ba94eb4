import { sweepIdentity } from '@plumbline/core/identity/sweep-identity.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administratorBrowser } from '../testing/administrator-browser.ts';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

let t: TestApp;
let administrator: TestBrowser;
beforeAll(async () => {
  t = await startTestApp();
  ({ browser: administrator } = await administratorBrowser(t));
});
afterAll(() => t.close());

const PATH = '/api/user/lead';
const list = async (query = '') =>
  (await administrator.get(`/api/user/manage/page/lead?version=1.2${query}`)).json().data;

test('a visitor writes, and the operator reads it as it was written, newest first', async () => {
  const visitor = t.browser({ 'accept-language': 'ja' });
  const message = '  <b>=cmd()</b>\n二行目 ';
  expect(
    (await visitor.post(PATH, { kind: 'contact', replyTo: ' anna@studio.example ', message })).statusCode,
  ).toBe(201);
  t.clock.advance(1);
  await t.browser().post(PATH, { kind: 'contact', replyTo: 'wechat: bo_77', message: 'Hello' });
  const { items, total } = await list();
  expect(total).toBe(2);
  expect(items[0]).toMatchObject({ kind: 'contact', replyTo: 'wechat: bo_77', message: 'Hello' });
  expect(items[1]).toMatchObject({
    kind: 'contact',
    replyTo: 'anna@studio.example',
    message: '<b>=cmd()</b>\n二行目',
    accountId: null,
    accountName: null,
    interest: null,
    locale: 'ja',
  });
  expect((await list('&kind=contact')).total).toBe(2);
  expect((await list('&kind=interest')).total).toBe(0);
  expect((await list(`&q=${encodeURIComponent('ANNA 二行目')}`)).total).toBe(1);
  expect((await list('&q=nobody')).total).toBe(0);
});

test.each([
  {},
  { kind: 'contact', message: 'No way to answer' },
  { kind: 'contact', replyTo: 'anna@studio.example', message: '   ' },
  { kind: 'client', replyTo: 'wechat: bo_77' },
  { kind: 'spam' },
  { kind: 'interest', interest: 'everything' },
  { kind: 'contact', replyTo: 'x'.repeat(201), message: 'x' },
  { kind: 'contact', replyTo: 'x', message: 'x'.repeat(2_001) },
  { kind: 'interest', ownerId: 'u_1' },
])('%j is refused', async (body) => {
  const answer = await t.browser().post(PATH, body);
  expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'VALIDATION_FAILED']);
});

test('what a visitor wanted goes along to the account that they sign in to, and leaves with it', async () => {
  const visitor = t.browser();
  await visitor.post(PATH, { kind: 'interest', interest: 'library' });
  const phoneNo = '13500000001';
  await visitor.post('/api/login/sms/send', { phoneNo });
  await visitor.post('/api/login/sms', { phoneNo, verifyCode: t.codes.get(phoneNo) });
  const { userId, name } = (await visitor.get('/api/user/userInfo')).json().data;
  const { items } = await list('&kind=interest');
  expect(items).toMatchObject([{ interest: 'library', accountId: userId, accountName: name }]);
  await t.services.database.account.erase(userId);
  expect((await list('&kind=interest')).total).toBe(0);
});

test('one address has twenty an hour, also at once', async () => {
  const flooder = t.browser();
  await flooder.get('/api/user/userInfo');
  const send = () =>
    flooder.send({
      method: 'POST',
      url: PATH,
      remoteAddress: '198.51.100.7',
      headers: { 'x-csrf-token': flooder.cookies.get('plumb_csrf') ?? '' },
      payload: { kind: 'interest' },
    });
  const statuses = (await Promise.all(Array.from({ length: 25 }, send))).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

test('after a year it is gone', async () => {
  expect((await list()).total).toBeGreaterThan(0);
  await sweepIdentity(t.services.database, new Date(t.clock.now().getTime() + 366 * 86_400_000));
  const { rows } = await t.services.pool.query('select count(*)::int as number from leads');
  expect(rows).toEqual([{ number: 0 }]);
});
