import { ERRORS } from '@plumbline/contract/errors/catalogue.ts';
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

const MANAGE = '/api/user/manage';
const invite = async (body: object) => {
  const answer = await administrator.post(`${MANAGE}/invitation`, body);
  expect(answer.statusCode).toBe(201);
  return answer.json().data as { code: string; state: string };
};
const page = async (query = '') =>
  (await administrator.get(`${MANAGE}/page/invitation?version=1.2${query}`)).json().data;
const stateOf = async (code: string) => (await page(`&q=${code}`)).items[0].state;
const people = async (code: string) =>
  (await administrator.get(`${MANAGE}/invitation/${code}/people?version=1.2`)).json().data;

let used = 13_700_000_000;
async function withCode(browser: TestBrowser, known?: string) {
  const phoneNo = known ?? String((used += 1));
  // One number is sent one code a minute.
  if (known !== undefined) t.clock.advance(61);
  await browser.post('/api/login/sms/send', { phoneNo });
  return { phoneNo, verifyCode: t.codes.get(phoneNo) ?? '' };
}
const signIn = (browser: TestBrowser, body: object) => browser.post('/api/login/sms', body);
const tickets = async (browser: TestBrowser) =>
  (await browser.get('/api/ai/totalTicket?type=1')).json().data as number;

test('an operator makes a code, whoever comes by it is listed and gets what it gives, in any case of letters', async () => {
  const { code, state } = await invite({ note: 'Spring fair', maxUses: 2, tickets: 25 });
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{10}$/);
  expect(state).toBe('open');
  const plain = t.browser();
  await signIn(plain, await withCode(plain));
  const browser = t.browser();
  const answer = await signIn(browser, {
    ...(await withCode(browser)),
    inviteCode: ` ${code.toLowerCase()} `,
  });
  expect(answer.statusCode).toBe(200);
  expect(await tickets(browser)).toBe((await tickets(plain)) + 25);
  const { userId, name } = answer.json().data;
  expect(await people(code)).toEqual({
    items: [{ accountId: userId, accountName: name, createdAt: expect.any(String), paidFen: 0 }],
    total: 1,
  });
  expect((await page('&q=spring')).items).toMatchObject([{ code, uses: 1, maxUses: 2, state: 'open' }]);
});

test.each(['zh-CN', 'en', 'ja'] as const)(
  'an invented code is refused in %s, and the person goes on without it',
  async (locale) => {
    const browser = t.browser({ 'accept-language': locale });
    const given = await withCode(browser);
    const refused = await signIn(browser, { ...given, inviteCode: 'INVENTED-1' });
    expect([refused.statusCode, refused.json().error]).toMatchObject([
      422,
      { code: 'INVITE_INVALID', message: ERRORS.INVITE_INVALID.text[locale] },
    ]);
    const { rows } = await t.services.pool.query('select 1 from identities where subject like $1', [
      `%${given.phoneNo}`,
    ]);
    expect(rows).toEqual([]);
    // The code of the telephone was not used up by it.
    const entered = await signIn(browser, given);
    expect(entered.statusCode).toBe(200);
  },
);

test('an expired, a revoked and a used-up code are refused; an empty field is none', async () => {
  const ending = new Date(t.clock.now().getTime() + 3_600_000).toISOString();
  const expiring = await invite({ expiresAt: ending });
  const once = await invite({ maxUses: 1 });
  const revoked = await invite({});
  const first = t.browser();
  expect((await signIn(first, { ...(await withCode(first)), inviteCode: once.code })).statusCode).toBe(200);
  await administrator.post(`${MANAGE}/invitation/${revoked.code}/revoke`);
  t.clock.advance(3_601);
  await openConsole();
  expect(await Promise.all([expiring, once, revoked].map(({ code }) => stateOf(code)))).toEqual([
    'expired',
    'used-up',
    'revoked',
  ]);
  for (const state of ['expired', 'used-up', 'revoked'])
    expect((await page(`&state=${state}`)).items.map((each: { state: string }) => each.state)).toContain(
      state,
    );
  for (const { code } of [expiring, once, revoked]) {
    const browser = t.browser();
    const answer = await signIn(browser, { ...(await withCode(browser)), inviteCode: code });
    expect(answer.json().error.code).toBe('INVITE_INVALID');
  }
  const browser = t.browser();
  expect((await signIn(browser, { ...(await withCode(browser)), inviteCode: '' })).statusCode).toBe(200);
});

test('of ten that want the last use at the same moment one gets it', async () => {
  const { code } = await invite({ maxUses: 1 });
  const all = [];
  for (let k = 0; k < 10; k++) {
    const browser = t.browser();
    all.push({ browser, given: await withCode(browser) });
  }
  const answers = await Promise.all(
    all.map(({ browser, given }) => signIn(browser, { ...given, inviteCode: code })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(9);
  expect((await page(`&q=${code}`)).items).toMatchObject([{ uses: 1, state: 'used-up' }]);
  expect((await people(code)).total).toBe(1);
});

test('who has an account uses up no code, keeps the one they came by, and is refused an invented one too', async () => {
  const once = await invite({ maxUses: 1 });
  const other = await invite({ maxUses: 1 });
  const phoneNo = String((used += 1));
  for (const inviteCode of [once.code, once.code, other.code]) {
    const browser = t.browser();
    expect((await signIn(browser, { ...(await withCode(browser, phoneNo)), inviteCode })).statusCode).toBe(
      200,
    );
  }
  expect((await page(`&q=${once.code}`)).items).toMatchObject([{ uses: 1 }]);
  expect((await page(`&q=${other.code}`)).items).toMatchObject([{ uses: 0 }]);
  const browser = t.browser();
  const answer = await signIn(browser, { ...(await withCode(browser, phoneNo)), inviteCode: 'INVENTED-2' });
  expect(answer.json().error.code).toBe('INVITE_INVALID');
});

test('guessing is slowed down after five, also at once; a sign-in without a code is not', async () => {
  const browser = t.browser();
  const given = await withCode(browser);
  const guess = (k: number) => signIn(browser, { ...given, inviteCode: `GUESSED-${k}` });
  const codes = (await Promise.all(Array.from({ length: 8 }, (_, k) => guess(k)))).map(
    (answer) => answer.json().error.code,
  );
  expect(codes.filter((code) => code === 'INVITE_INVALID')).toHaveLength(5);
  expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(3);
  t.clock.advance(2);
  expect((await guess(9)).json().error.code).toBe('INVITE_INVALID');
  const waits = await guess(10);
  expect([waits.statusCode, Number(waits.headers['retry-after'])]).toEqual([429, 2]);
  expect((await signIn(browser, given)).statusCode).toBe(200);
});

test('one address has fifty invented codes an hour', async () => {
  const post = (inviteCode: string | undefined, browser: TestBrowser) =>
    browser.send({
      method: 'GET',
      url: `/api/wx/getQRCode?purpose=login${inviteCode ? `&inviteCode=${inviteCode}` : ''}`,
      remoteAddress: '198.51.100.9',
    });
  const seen = new Set<string>();
  for (let k = 0; k < 60; k++) {
    // Always after the wait that the last one asked for.
    t.clock.advance(Math.min(60, 2 ** Math.max(0, k - 4)));
    seen.add((await post(`GUESSED-${k}`, t.browser())).json().error.code);
  }
  expect(seen).toEqual(new Set(['INVITE_INVALID', 'TOO_MANY_ATTEMPTS']));
});

test('a code is made once, its fields are judged, and who is no administrator gets nothing', async () => {
  await invite({ code: 'studio-2026' });
  const again = await administrator.post(`${MANAGE}/invitation`, { code: 'STUDIO-2026' });
  expect([again.statusCode, again.json().error.code]).toEqual([409, 'INVITE_TAKEN']);
  for (const body of [
    { code: 'short' },
    { code: 'with space' },
    { maxUses: 0 },
    { tickets: -1 },
    { expiresAt: '2020-01-01T00:00:00.000Z' },
    { uses: 3 },
  ]) {
    const answer = await administrator.post(`${MANAGE}/invitation`, body);
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'VALIDATION_FAILED']);
  }
  expect((await administrator.post(`${MANAGE}/invitation/NOWHERE1/revoke`)).statusCode).toBe(404);
  expect((await t.browser().get(`${MANAGE}/page/invitation`)).statusCode).toBe(401);
  expect((await t.browser().post(`${MANAGE}/invitation`, {})).statusCode).toBe(401);
});

test('making and revoking are in the log, once each', async () => {
  const { code } = await invite({ note: 'for the log', maxUses: 3, tickets: 5 });
  await administrator.post(`${MANAGE}/invitation/${code}/revoke`);
  await administrator.post(`${MANAGE}/invitation/${code}/revoke`);
  const { items } = (await administrator.get(`${MANAGE}/page/audit?q=${code}`)).json().data;
  expect(items).toMatchObject([
    { act: 'invitation.revoke', subject: code },
    { act: 'invitation.create', subject: code, details: { note: 'for the log', maxUses: 3, tickets: 5 } },
  ]);
});
