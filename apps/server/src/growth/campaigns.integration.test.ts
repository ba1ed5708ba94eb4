import { sweepIdentity } from '@plumbline/core/identity/sweep-identity.ts';
import { quotaDay } from '@plumbline/core/tickets/quota-day.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { administratorBrowser } from '../testing/administrator-browser.ts';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

let t: TestApp;
let administrator: TestBrowser;
beforeAll(async () => {
  t = await startTestApp();
});
// The clock runs on by hours, and a console that nobody uses closes.
const openConsole = async () => {
  ({ browser: administrator } = await administratorBrowser(t));
};
beforeEach(openConsole);
afterAll(() => t.close());

const VISIT = '/api/user/visit';
const campaigns = async (query: string) =>
  (await administrator.get(`/api/user/manage/campaigns?version=1.2&${query}`)).json().data;
const visit = (browser: TestBrowser, source: object) => browser.post(VISIT, { source });
const today = () => quotaDay(t.clock.now());

let used = 13_600_000_000;
async function signUp(browser: TestBrowser, source: object): Promise<string> {
  const phoneNo = String((used += 1));
  t.clock.advance(61);
  await browser.post('/api/login/sms/send', { phoneNo });
  const body = { phoneNo, verifyCode: t.codes.get(phoneNo), source };
  return (await browser.post('/api/login/sms', body)).json().data.userId;
}
async function pay(userId: string, amountFen: number, state: string): Promise<void> {
  await t.services.pool.query(
    `insert into orders (id, user_id, plan_id, provider, amount_fen, grants, state, created_at, expires_at)
     values (gen_random_uuid()::text, $1, 'month', 'wechat', $2, '{}', $3, now(), now())`,
    [userId, amountFen, state],
  );
}

test('visits, sign-ups and payments are told apart by source, plan, unit and keyword', async () => {
  const spring = { source: 'search', plan: 'spring', unit: '7', keyWord: '渲染' };
  const anna = t.browser();
  expect((await visit(anna, spring)).statusCode).toBe(201);
  // The same browser again, the same day.
  await visit(anna, spring);
  await visit(t.browser(), { ...spring, keyWord: '线稿' });
  await visit(t.browser(), { source: 'fair' });
  const annaId = await signUp(anna, spring);
  const boId = await signUp(t.browser(), { ...spring, keyWord: '线稿' });
  await signUp(t.browser(), {});
  await pay(annaId, 9_900, 'completed');
  await pay(annaId, 5_000, 'refunded');
  await pay(boId, 1_900, 'created');

  const bySource = await campaigns('by=source');
  expect(bySource.rows).toEqual([
    {
      source: 'search',
      plan: null,
      unit: null,
      keyWord: null,
      visits: 2,
      signUps: 2,
      paying: 1,
      paidFen: 9_900,
    },
    { source: 'fair', plan: null, unit: null, keyWord: null, visits: 1, signUps: 0, paying: 0, paidFen: 0 },
  ]);
  expect(bySource.total).toEqual({ visits: 3, signUps: 2, paying: 1, paidFen: 9_900 });
  expect((await campaigns('by=keyWord')).rows.map((row: { keyWord: string }) => row.keyWord)).toEqual([
    '渲染',
    '线稿',
    null,
  ]);
  for (const [by, name] of [
    ['plan', 'spring'],
    ['unit', '7'],
  ] as const)
    expect((await campaigns(`by=${by}`)).rows[0]).toMatchObject({ [by]: name, signUps: 2, paying: 1 });
  expect((await campaigns('by=all')).rows).toHaveLength(3);
});

test('days bound what is counted, both included', async () => {
  const before = today();
  t.clock.advance(3 * 86_400);
  await openConsole();
  const after = today();
  await visit(t.browser(), { source: 'later' });
  expect((await campaigns(`by=source&from=${after}`)).rows).toMatchObject([{ source: 'later', visits: 1 }]);
  expect((await campaigns(`by=source&from=${after}&to=${after}`)).total.visits).toBe(1);
  expect((await campaigns(`by=source&to=${before}`)).total).toMatchObject({ visits: 3, signUps: 2 });
  const wrong = await administrator.get('/api/user/manage/campaigns?from=yesterday');
  expect([wrong.statusCode, wrong.json().error.code]).toEqual([422, 'VALIDATION_FAILED']);
});

test.each(['0391-12-12', '9999-12-31', '2026-02-30'])('%s bounds nothing', async (day) => {
  for (const bound of ['from', 'to']) {
    const answer = await administrator.get(`/api/user/manage/campaigns?${bound}=${day}`);
    expect([answer.statusCode, Object.keys(answer.json().error.details)]).toEqual([422, [bound]]);
  }
});

test('the same figures leave as CSV, a name that looks like a formula defused', async () => {
  await visit(t.browser(), { source: '=cmd()' });
  const csv = await administrator.get(`/api/user/manage/export/campaigns?by=source&from=${today()}`);
  expect(csv.headers['content-type']).toContain('text/csv');
  const lines = csv.body.trim().split(/\r?\n/);
  expect(lines[0]).toContain('source,plan,unit,keyWord,visits,signUps,paying,paidFen');
  expect(lines).toHaveLength(3);
  expect(csv.body).not.toMatch(/^"?=cmd/m);
  const codes = await administrator.get('/api/user/manage/export/invitations');
  expect(codes.body).toContain('code,note,state,uses,maxUses,tickets');
});

test.each([{}, { source: {} }, { source: { source: '' } }, { source: { campaign: 'x' } }])(
  '%j is refused',
  async (body) => {
    const answer = await t.browser().post(VISIT, body);
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'VALIDATION_FAILED']);
  },
);

test('one address drives no figure beyond two hundred an hour, and learns nothing of it', async () => {
  const flooder = t.browser();
  await flooder.get('/api/user/userInfo');
  const send = (_: unknown, k: number) =>
    flooder.send({
      method: 'POST',
      url: VISIT,
      remoteAddress: '198.51.100.8',
      headers: { 'x-csrf-token': flooder.cookies.get('plumb_csrf') ?? '' },
      payload: { source: { source: 'flood', unit: String(k) } },
    });
  const answers = [];
  for (let k = 0; k < 210; k += 30)
    answers.push(...(await Promise.all(Array.from({ length: 30 }, (_, i) => send(_, k + i)))));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  const rows = (await campaigns('by=source')).rows as { source: string; visits: number }[];
  expect(rows.find(({ source }) => source === 'flood')?.visits).toBe(200);
});

test('after two years a visit is gone', async () => {
  await sweepIdentity(t.services.database, new Date(t.clock.now().getTime() + 731 * 86_400_000));
  const { rows } = await t.services.pool.query('select count(*)::int as number from campaign_visits');
  expect(rows).toEqual([{ number: 0 }]);
});
