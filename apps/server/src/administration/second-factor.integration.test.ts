import { COOKIES } from '@plumbline/contract/constants.ts';
import { resetAdministrator } from '@plumbline/core/administration/reset-administrator.ts';
import { sealSecondFactors } from '@plumbline/platform/administration/seal-second-factors.ts';
import { connectionOf } from '@plumbline/platform/database/connection.ts';
import { loadSecrets } from '@plumbline/platform/database/load-secrets.ts';
import { hashPassword } from '@plumbline/core/identity/password.ts';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administratorBrowser } from '../testing/administrator-browser.ts';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const LOGIN = '/api/user/manage/login';
const AUDIT = '/api/user/manage/page/audit';
const FACTOR = '/api/user/manage/secondFactor';
const PASSWORD = 'a long password of the chief';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

interface Chief {
  readonly account: string;
  readonly id: string;
}
let chiefs = 0;
async function addChief(app = t): Promise<Chief> {
  chiefs += 1;
  const account = `chief-${chiefs}`;
  const { administratorId: id } = await administratorBrowser(app);
  await app.services.pool.query('update identities set subject = $1, secret_hash = $2 where user_id = $3', [
    account,
    await hashPassword(PASSWORD),
    id,
  ]);
  return { account, id };
}
async function signIn({ account }: Chief, code?: string, app = t, browser = app.browser()) {
  const answer = await browser.post(LOGIN, {
    account,
    password: PASSWORD,
    ...(code === undefined ? {} : { code }),
  });
  browser.administratorToken = answer.json().data?.csrfToken;
  return { browser, answer };
}
type Answer = Awaited<ReturnType<TestBrowser['get']>>;
const outcome = (answer: Answer) => [answer.statusCode, answer.json().error.code];
/** What an app on a phone shows so many seconds from now. */
const codeOf = (secret: string, seconds = 0, app = t) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: app.clock.now().getTime() + seconds * 1_000,
  });
/** Past the codes that were used. */
const wait = (app = t) => app.clock.advance(90);

async function enrol(browser: TestBrowser, app = t): Promise<{ secret: string; codes: string[] }> {
  const begun = await browser.post(`${FACTOR}/begin`, { password: PASSWORD });
  const { secret } = begun.json().data as { secret: string };
  const confirmed = await browser.post(`${FACTOR}/confirm`, { code: codeOf(secret, 0, app) });
  const { codes } = confirmed.json().data as { codes: string[] };
  wait(app);
  return { secret, codes };
}
async function enrolled(): Promise<Chief & { browser: TestBrowser; secret: string; codes: string[] }> {
  const chief = await addChief();
  const { browser } = await signIn(chief);
  return { ...chief, browser, ...(await enrol(browser)) };
}
async function actsOn({ id }: Chief): Promise<string[]> {
  const { rows } = await t.services.pool.query(
    "select act from audit_entries where subject = $1 and act like '%factor%' or act = 'administrator.reset' and subject = $1 order by id",
    [id],
  );
  return rows.map(({ act }) => act as string);
}

test('an administrator sets it up, and from then on signing in asks for a code', async () => {
  const chief = await addChief();
  const { browser, answer } = await signIn(chief);
  expect(answer.json().data.secondFactor).toEqual({ enrolled: false, required: false });
  const { browser: other } = await signIn(chief);
  expect(outcome(await browser.post(`${FACTOR}/begin`, { password: 'wrong' }))).toEqual([
    401,
    'PASSWORD_WRONG',
  ]);
  const begun = await browser.post(`${FACTOR}/begin`, { password: PASSWORD });
  const { secret, qr } = begun.json().data;
  expect(qr).toMatch(/^data:image\/svg\+xml;base64,/);
  // Nothing asks for a code before one has shown that the app works.
  expect((await signIn(chief)).answer.statusCode).toBe(200);
  expect(outcome(await browser.post(`${FACTOR}/confirm`, { code: '000000' }))).toEqual([
    401,
    'SECOND_FACTOR_WRONG',
  ]);
  const confirmed = await browser.post(`${FACTOR}/confirm`, { code: codeOf(secret) });
  const { codes } = confirmed.json().data;
  expect(new Set(codes).size).toBe(10);
  // Sessions that were opened without a code have ended, this one goes on.
  expect((await browser.get(AUDIT)).statusCode).toBe(200);
  expect((await other.get(AUDIT)).statusCode).toBe(401);
  const shown = (await browser.get(FACTOR)).json().data;
  expect(shown).toEqual({ since: t.clock.now().toISOString(), recoveryCodesLeft: 10 });

  expect(outcome((await signIn(chief)).answer)).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
  expect(outcome((await signIn(chief, '123456')).answer)).toEqual([401, 'SECOND_FACTOR_WRONG']);
  wait();
  const { answer: entered } = await signIn(chief, codeOf(secret));
  expect(entered.json().data.secondFactor.enrolled).toBe(true);
  expect(await actsOn(chief)).toEqual(['second-factor.enrol', 'second-factor.refuse']);
  const { rows } = await t.services.pool.query(
    "select details from audit_entries where administrator_id = $1 and act = 'sign-in' order by id desc limit 1",
    [chief.id],
  );
  expect(rows[0]?.details).toMatchObject({ secondFactor: 'app' });
});

test('who does not know the password learns nothing of codes', async () => {
  const chief = await enrolled();
  const given = { account: chief.account, password: 'wrong', code: codeOf(chief.secret) };
  expect(outcome(await t.browser().post(LOGIN, given))).toEqual([401, 'PASSWORD_WRONG']);
});

test('a code works once, also for two at the same moment, and none before it works any more', async () => {
  const chief = await enrolled();
  const earlier = codeOf(chief.secret, -30);
  const code = codeOf(chief.secret);
  const answers = await Promise.all([signIn(chief, code), signIn(chief, code), signIn(chief, code)]);
  expect(answers.map(({ answer }) => answer.statusCode).toSorted()).toEqual([200, 401, 401]);
  expect(outcome((await signIn(chief, code)).answer)).toEqual([401, 'SECOND_FACTOR_WRONG']);
  expect(outcome((await signIn(chief, earlier)).answer)).toEqual([401, 'SECOND_FACTOR_WRONG']);
  t.clock.advance(30);
  expect((await signIn(chief, codeOf(chief.secret))).answer.statusCode).toBe(200);
});

test('the code that confirmed it does not sign in', async () => {
  const chief = await addChief();
  const { browser } = await signIn(chief);
  const { secret } = (await browser.post(`${FACTOR}/begin`, { password: PASSWORD })).json().data;
  const code = codeOf(secret);
  expect((await browser.post(`${FACTOR}/confirm`, { code })).statusCode).toBe(200);
  expect(outcome((await signIn(chief, code)).answer)).toEqual([401, 'SECOND_FACTOR_WRONG']);
});

test('guesses of codes are slowed down, also many at the same moment, and the right password does not forgive them', async () => {
  const chief = await enrolled();
  const guesses = await Promise.all(Array.from({ length: 12 }, () => signIn(chief, '000000')));
  const codes = guesses.map(({ answer }) => answer.json().error.code);
  expect(codes.filter((code) => code === 'SECOND_FACTOR_WRONG')).toHaveLength(5);
  expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(7);
  expect(outcome((await signIn(chief)).answer)).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
  expect((await signIn(chief, codeOf(chief.secret))).answer.statusCode).toBe(429);
  t.clock.advance(3_700);
  expect((await signIn(chief, codeOf(chief.secret))).answer.statusCode).toBe(200);
});

test('a recovery code lets in once, however it is written', async () => {
  const chief = await enrolled();
  const [first = '', second = ''] = chief.codes;
  const typed = ` ${first.toLowerCase().replaceAll('-', ' ')}`;
  const both = await Promise.all([signIn(chief, typed), signIn(chief, first)]);
  expect(both.map(({ answer }) => answer.statusCode).toSorted()).toEqual([200, 401]);
  expect(outcome((await signIn(chief, first)).answer)).toEqual([401, 'SECOND_FACTOR_WRONG']);
  const { browser, answer } = await signIn(chief, second);
  expect(answer.statusCode).toBe(200);
  expect((await browser.get(FACTOR)).json().data.recoveryCodesLeft).toBe(8);
  const other = await enrolled();
  expect(outcome((await signIn(other, chief.codes[2])).answer)).toEqual([401, 'SECOND_FACTOR_WRONG']);
});

test('new recovery codes and taking it away ask for password and code', async () => {
  const chief = await enrolled();
  const { browser, secret } = chief;
  for (const path of ['recovery', 'remove']) {
    const send = (body: object) => browser.post(`${FACTOR}/${path}`, body);
    const code = codeOf(secret);
    expect((await send({ password: PASSWORD })).statusCode).toBe(422);
    expect(outcome(await send({ password: 'wrong', code }))).toEqual([401, 'PASSWORD_WRONG']);
    expect(outcome(await send({ password: PASSWORD, code: '000000' }))).toEqual([401, 'SECOND_FACTOR_WRONG']);
  }
  const renewed = await browser.post(`${FACTOR}/recovery`, { password: PASSWORD, code: codeOf(secret) });
  expect(renewed.json().data.codes).toHaveLength(10);
  expect(outcome((await signIn(chief, chief.codes[0])).answer)).toEqual([401, 'SECOND_FACTOR_WRONG']);
  wait();
  const removed = await browser.post(`${FACTOR}/remove`, { password: PASSWORD, code: codeOf(secret) });
  expect(removed.statusCode).toBe(200);
  expect((await signIn(chief)).answer.statusCode).toBe(200);
  expect((await browser.get(FACTOR)).json().data).toEqual({ since: null, recoveryCodesLeft: 0 });
  const again = { password: PASSWORD, code: codeOf(secret) };
  expect(outcome(await browser.post(`${FACTOR}/remove`, again))).toEqual([409, 'CONFLICT']);
});

test('a second factor is not replaced by beginning anew', async () => {
  const { browser, secret } = await enrolled();
  expect(outcome(await browser.post(`${FACTOR}/begin`, { password: PASSWORD }))).toEqual([409, 'CONFLICT']);
  const confirm = await browser.post(`${FACTOR}/confirm`, { code: codeOf(secret) });
  expect(outcome(confirm)).toEqual([409, 'CONFLICT']);
});

test('another administrator takes a lost one away, nobody their own, and it is written down', async () => {
  const lost = await enrolled();
  const { browser: colleague, administratorId } = await administratorBrowser(t);
  const url = (id: string) => `/api/user/manage/account/${id}/secondFactor`;
  const read = async () => (await colleague.get(`/api/user/manage/account/${lost.id}`)).json().data;
  expect(await read()).toMatchObject({ secondFactor: true, sessions: 1 });
  expect(outcome(await colleague.change('DELETE', url(administratorId)))).toEqual([409, 'ACCOUNT_IS_OWN']);
  expect(outcome(await colleague.change('DELETE', url('u_nobody')))).toEqual([404, 'NOT_FOUND']);
  expect((await colleague.change('DELETE', url(lost.id))).statusCode).toBe(204);
  expect(outcome(await colleague.change('DELETE', url(lost.id)))).toEqual([404, 'NOT_FOUND']);
  expect(await read()).toMatchObject({ secondFactor: false, sessions: 0 });
  expect((await lost.browser.get(AUDIT)).statusCode).toBe(401);
  expect((await signIn(lost)).answer.statusCode).toBe(200);
  expect(await actsOn(lost)).toEqual(['second-factor.enrol', 'second-factor.reset']);
});

test('the operator lets an administrator in again who has lost everything', async () => {
  const chief = await enrolled();
  const reset = await resetAdministrator(t.services, chief.account);
  expect((await chief.browser.get(AUDIT)).statusCode).toBe(401);
  expect(outcome((await signIn(chief)).answer)).toEqual([401, 'PASSWORD_WRONG']);
  const login = await t.browser().post(LOGIN, reset);
  expect(login.json().data.secondFactor.enrolled).toBe(false);
  expect(await actsOn(chief)).toEqual(['second-factor.enrol', 'administrator.reset']);
  expect(await resetAdministrator(t.services, 'nobody')).toBeUndefined();
  await t.signedIn('13711119999');
  expect(await resetAdministrator(t.services, '13711119999')).toBeUndefined();
});

test('secrets are neither in the log nor kept for repeats', async () => {
  const { secret, codes } = await enrolled();
  for (const table of ['audit_entries', 'idempotency_keys', 'recovery_codes']) {
    const { rows } = await t.services.pool.query(`select * from ${table}`);
    for (const text of [secret, ...codes]) expect(JSON.stringify(rows)).not.toContain(text);
  }
});

test('where it is required, the console opens after it was set up', async () => {
  const strict = await startTestApp({ settings: { ADMIN_SECOND_FACTOR: 'required' } });
  try {
    const chief = await addChief(strict);
    const { browser, answer } = await signIn(chief, undefined, strict);
    expect(answer.json().data.secondFactor).toEqual({ enrolled: false, required: true });
    for (const url of [AUDIT, '/api/user/manage/overview', `/api/user/manage/account/${chief.id}`])
      expect(outcome(await browser.get(url))).toEqual([403, 'SECOND_FACTOR_MISSING']);
    await enrol(browser, strict);
    expect((await browser.get(AUDIT)).statusCode).toBe(200);
    expect((await browser.post('/api/user/manage/logout')).statusCode).toBe(204);
    expect(browser.cookies.has(COOKIES.admin)).toBe(false);
  } finally {
    await strict.close();
  }
});

const storedOf = async ({ id }: Chief): Promise<string> => {
  const { rows } = await t.services.pool.query(
    'select secret from second_factors where administrator_id = $1',
    [id],
  );
  return rows[0].secret;
};
const store = ({ id }: Chief, secret: string) =>
  t.services.pool.query('update second_factors set secret = $1 where administrator_id = $2', [secret, id]);
/** What every process does before it serves anybody. */
const begin = async (generation?: number) => {
  await loadSecrets(connectionOf(t.services.pool), generation);
  return sealSecondFactors(t.services.pool);
};
const entersWithApp = async (chief: Chief & { secret: string }) => {
  const { answer } = await signIn(chief, codeOf(chief.secret));
  wait();
  return answer.statusCode;
};

test('no table shows the secret of an app, and one that is put in another’s place opens nothing', async () => {
  const [anna, bert] = [await enrolled(), await enrolled()];
  const stored = await storedOf(anna);
  expect(stored).toMatch(/^s1\.1\.[\w-]+$/);
  expect(stored).not.toContain(anna.secret);
  await store(bert, stored);
  expect(outcome((await signIn(bert, codeOf(anna.secret))).answer)).toEqual([401, 'SECOND_FACTOR_WRONG']);
  // Nor one that somebody wrote there unsealed.
  await store(bert, anna.secret);
  wait();
  expect(outcome((await signIn(bert, codeOf(anna.secret))).answer)).toEqual([401, 'SECOND_FACTOR_WRONG']);
  expect(await entersWithApp(anna)).toBe(200);
});

test('what an older version kept open is sealed at the next start, by one of many processes', async () => {
  const chief = await enrolled();
  await store(chief, chief.secret);
  const lost = await Promise.all(Array.from({ length: 4 }, () => begin()));
  expect(lost.flat()).not.toContain(chief.id);
  expect(await storedOf(chief)).toMatch(/^s1\.1\./);
  expect(await entersWithApp(chief)).toBe(200);
});

test('new keys seal them anew and the old one goes; with a key that is lost a recovery code or ADMIN_RESET helps', async () => {
  const [anna, bert] = [await enrolled(), await enrolled()];
  const before = await storedOf(anna);
  await Promise.all([begin(2), begin(2)]);
  expect(await storedOf(anna)).toMatch(/^s1\.2\./);
  expect(await entersWithApp(anna)).toBe(200);
  const { rows } = await t.services.pool.query("select name from secrets where name like 'seal %'");
  expect(rows).toEqual([{ name: 'seal 2' }]);
  // A copy of before is of no use any more.
  await store(anna, before);
  expect(await begin()).toContain(anna.id);
  expect(outcome((await signIn(anna, codeOf(anna.secret))).answer)).toEqual([401, 'SECOND_FACTOR_WRONG']);
  wait();
  expect((await signIn(anna, anna.codes[0])).answer.statusCode).toBe(200);

  await t.services.pool.query("delete from secrets where name like 'seal %'");
  expect(await begin()).toContain(bert.id);
  const reset = await resetAdministrator(t.services, bert.account);
  const answer = await t.browser().post(LOGIN, { account: bert.account, password: reset?.password });
  expect(answer.statusCode).toBe(200);
});
