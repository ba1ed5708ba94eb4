import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AdministratorBrowser, administratorBrowser } from '../testing/administrator-browser.ts';
import { type TestApp, startTestApp } from '../testing/test-app.ts';

const ACCOUNT = '/api/user/manage/account';
const PAGE = '/api/user/manage/page/account';
const DAY_MS = 86_400_000;

let t: TestApp;
let chief: AdministratorBrowser;
beforeAll(async () => {
  t = await startTestApp({ capabilities: ['chat'] });
});
beforeEach(async () => {
  chief = await administratorBrowser(t);
});
afterAll(() => t.close());

const studio = (change: object = {}) => ({
  account: `studio-${randomUUID().slice(0, 8)}`,
  password: 'a long password of a studio',
  name: 'Studio',
  ...change,
});
const inDays = (days: number) => new Date(t.clock.now().getTime() + days * DAY_MS).toISOString();
const acts = async (subject: string) => {
  const { items } = (await chief.browser.get(`/api/user/manage/page/audit?q=${subject}`)).json().data;
  return items.map(({ act }: { act: string }) => act);
};

async function create(change: object = {}) {
  const answer = await chief.browser.post(ACCOUNT, studio(change));
  expect([answer.statusCode, answer.json().error]).toMatchObject([201, { code: 0 }]);
  return answer.json().data;
}

test('an account is made with all that an administrator knows, found by any of it, and signs in', async () => {
  const made = await create({
    account: 'nord-architects',
    name: '北方事务所',
    company: 'Nord Architects GmbH',
    phoneNo: '+86 139 1111 2222',
    email: 'Office@Nord.Example',
    userType: 'enterprise',
    expiresAt: inDays(90),
    tickets: 30,
  });
  expect(made).toMatchObject({
    account: 'nord-architects',
    phoneNo: '13911112222',
    email: 'office@nord.example',
    userType: 'enterprise',
    status: 'active',
    expiresAt: inDays(90),
    tickets: { tickets: 30, live_tickets: 0, gpt_tickets: 0 },
    providers: ['account', 'email', 'sms'],
  });
  for (const q of ['北方', 'nord gmbh', '13911112222', 'OFFICE@', made.accountId]) {
    const { items, total } = (await chief.browser.get(`${PAGE}?q=${encodeURIComponent(q)}`)).json().data;
    expect([q, total, items[0]?.accountId]).toEqual([q, 1, made.accountId]);
  }
  const browser = t.browser();
  const given = { account: 'nord-architects', password: 'a long password of a studio' };
  expect((await browser.post('/api/login/account', given)).json().data.userType).toBe('enterprise');
  expect((await chief.browser.get(`${ACCOUNT}/${made.accountId}`)).json().data.sessions).toBe(1);
  expect(await acts(made.accountId)).toEqual(['account.create']);
});

test('pages are of the asked size and never of more than a hundred', async () => {
  for (let n = 0; n < 3; n += 1) await create({ company: 'Page House' });
  const first = (await chief.browser.get(`${PAGE}?q=page+house&pageSize=2`)).json().data;
  const second = (await chief.browser.get(`${PAGE}?q=page+house&pageSize=2&page=2`)).json().data;
  expect([first.total, first.items.length, second.items.length]).toEqual([3, 2, 1]);
  const ids = [...first.items, ...second.items].map(({ accountId }) => accountId);
  expect(new Set(ids).size).toBe(3);
  for (const query of ['pageSize=101', 'pageSize=0', 'page=0', 'page=-1', 'pageSize=1e9', 'role=chief'])
    expect([query, (await chief.browser.get(`${PAGE}?${query}`)).statusCode]).toEqual([query, 422]);
  const administrators = (await chief.browser.get(`${PAGE}?role=administrator&pageSize=100`)).json().data;
  expect(administrators.items.every(({ role }: { role: string }) => role === 'administrator')).toBe(true);
});

test.each([
  ['a name of nothing', { name: '   ' }, 422],
  ['a name that turns text around', { name: 'a\u202Egnp.exe' }, 422],
  ['a short password', { password: 'short' }, 422],
  ['an account name with spaces', { account: 'two words' }, 422],
  ['a number that is none', { phoneNo: '12' }, 422],
  ['an address that is none', { email: 'nobody' }, 422],
  ['negative tickets', { tickets: -1 }, 422],
  ['absurd tickets', { tickets: 1e12 }, 422],
  ['half a ticket', { tickets: 1.5 }, 422],
  ['an unknown type', { userType: 'administrator' }, 422],
  ['a field of the row', { id: 'u_1' }, 422],
])('%s is refused', async (_name, change, status) => {
  expect((await chief.browser.post(ACCOUNT, studio(change))).statusCode).toBe(status);
});

test('a name, number or address belongs to one account, also where two ask at the same moment', async () => {
  const body = studio({ phoneNo: '13922223333' });
  const both = await Promise.all([chief.browser.post(ACCOUNT, body), chief.browser.post(ACCOUNT, body)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  const other = await chief.browser.post(ACCOUNT, studio({ phoneNo: '13922223333' }));
  expect(other.json().error).toMatchObject({ code: 'ACCOUNT_TAKEN', details: { phoneNo: 'in use' } });
});

test('markup in a name stays text', async () => {
  const name = '<img src=x onerror=alert(1)>';
  const made = await create({ name });
  const answer = await chief.browser.get(`${ACCOUNT}/${made.accountId}`);
  expect(answer.json().data.name).toBe(name);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

test('suspending ends every session at once, and the account cannot sign in until it is let in again', async () => {
  const user = await t.signedIn('13733334444');
  const { userId } = (await user.get('/api/user/userInfo')).json().data;
  const answer = await chief.browser.post(`${ACCOUNT}/${userId}`, { status: 'suspended' });
  expect(answer.json().data).toMatchObject({ status: 'suspended', sessions: 0 });
  expect((await user.get('/api/ai/getTaskList')).json().error.code).toBe('LOGIN_REQUIRED');
  t.clock.advance(61);
  await expect(t.signedIn('13733334444')).rejects.toThrow('ACCOUNT_SUSPENDED');
  await chief.browser.post(`${ACCOUNT}/${userId}`, { status: 'active' });
  t.clock.advance(61);
  const again = await t.signedIn('13733334444');
  expect((await again.get('/api/ai/getTaskList')).statusCode).toBe(200);
  expect(await acts(userId)).toEqual(['account.update', 'account.suspend']);
});

test('type and end are set as they are given, and the log says what they were', async () => {
  const { accountId } = await create({ userType: 'user' });
  const change = async (body: object) =>
    (await chief.browser.post(`${ACCOUNT}/${accountId}`, body)).json().data;
  expect(await change({ userType: 'vip', expiresAt: inDays(10) })).toMatchObject({
    userType: 'vip',
    level: 'month',
    expiresAt: inDays(10),
  });
  expect(await change({ name: 'Renamed' })).toMatchObject({ name: 'Renamed', expiresAt: inDays(10) });
  expect(await change({ expiresAt: inDays(200) })).toMatchObject({ userType: 'vip', level: 'year' });
  expect(await change({ expiresAt: null })).toMatchObject({ level: 'permanent', expiresAt: null });
  expect(await change({ userType: 'enterprise', expiresAt: inDays(30) })).toMatchObject({
    userType: 'enterprise',
    expiresAt: inDays(30),
  });
  expect(await change({ userType: 'user' })).toMatchObject({ userType: 'user' });
  const { items } = (await chief.browser.get(`/api/user/manage/page/audit?q=${accountId}`)).json().data;
  expect(items[0]?.details.userType).toEqual(['enterprise', 'user']);
  // The log outlives the person, so it does not name them.
  expect(items.map(({ details }: { details: object }) => details)).toContainEqual({ name: 'changed' });
  expect(JSON.stringify(items)).not.toContain('Renamed');
});

test('grants of tickets and membership count once for each id, whoever repeats them', async () => {
  const { accountId } = await create({ userType: 'user' });
  const grant = { grantId: randomUUID(), counter: 'tickets', amount: 25, reason: 'a broken render' };
  const url = `${ACCOUNT}/${accountId}/tickets`;
  await Promise.all(Array.from({ length: 6 }, () => chief.browser.post(url, grant)));
  const other = { ...grant, grantId: randomUUID(), counter: 'gpt_tickets', amount: 5 };
  expect((await chief.browser.post(url, other)).json().data.tickets).toEqual({
    tickets: 25,
    live_tickets: 0,
    gpt_tickets: 5,
  });
  const nowhereSpent = { ...other, grantId: randomUUID(), counter: 'live_tickets' };
  expect((await chief.browser.post(url, nowhereSpent)).json().error.code).toBe('CAPABILITY_MISSING');
  for (const amount of [0, -5, 1.5, 100_001, '5; drop table'])
    expect((await chief.browser.post(url, { ...grant, amount })).statusCode).toBe(422);
  const membership = { grantId: randomUUID(), level: 'month', reason: 'a prize' };
  const grants = await Promise.all(
    Array.from({ length: 4 }, () => chief.browser.post(`${ACCOUNT}/${accountId}/membership`, membership)),
  );
  expect(new Set(grants.map((answer) => answer.json().data.expiresAt)).size).toBe(1);
  expect(grants[0]?.json().data).toMatchObject({ userType: 'vip', level: 'month' });
  expect((await acts(accountId)).toSorted()).toEqual([
    'account.create',
    'membership.grant',
    'tickets.grant',
    'tickets.grant',
  ]);
  expect((await chief.browser.post(`${ACCOUNT}/u_nobody/tickets`, grant)).statusCode).toBe(404);
});

test('a deleted account is gone with its sessions, and its token is a stranger’s', async () => {
  const user = await t.signedIn('13755556666');
  const { userId } = (await user.get('/api/user/userInfo')).json().data;
  expect((await chief.browser.change('DELETE', `${ACCOUNT}/${userId}`)).statusCode).toBe(204);
  expect((await user.get('/api/user/userInfo')).json().data.userType).toBe('visitor');
  expect((await chief.browser.get(`${ACCOUNT}/${userId}`)).statusCode).toBe(404);
  expect((await chief.browser.change('DELETE', `${ACCOUNT}/${userId}`)).statusCode).toBe(404);
  expect(await acts(userId)).toEqual(['account.delete']);
  t.clock.advance(61);
  const again = await t.signedIn('13755556666');
  expect((await again.get('/api/user/userInfo')).json().data.userId).not.toBe(userId);
});

test('nobody suspends or deletes themselves, and one administrator remains', async () => {
  const own = `${ACCOUNT}/${chief.administratorId}`;
  expect((await chief.browser.post(own, { status: 'suspended' })).json().error.code).toBe('ACCOUNT_IS_OWN');
  expect((await chief.browser.change('DELETE', own)).json().error.code).toBe('ACCOUNT_IS_OWN');
  expect((await chief.browser.post(own, { password: 'a new long password' })).statusCode).toBe(403);
  const { database, pool } = t.services;
  await pool.query(`update users set status = 'suspended' where role = 'administrator' and id <> $1`, [
    chief.administratorId,
  ]);
  const second = await administratorBrowser(t);
  // Each takes the other's rights away at the same moment: one of them is too late.
  const answers = await Promise.all([
    chief.browser.change('DELETE', `${ACCOUNT}/${second.administratorId}`),
    second.browser.change('DELETE', own),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
  expect(await database.managedAccounts.countActiveAdministrators()).toBe(1);
});

test('the log takes entries and gives none back, whoever asks the database', async () => {
  await create();
  const { pool, database } = t.services;
  for (const statement of [
    `update audit_entries set act = 'nothing'`,
    'delete from audit_entries',
    'truncate audit_entries',
    `update audit_entries set act = 'nothing' where false`,
  ])
    await expect(pool.query(statement), statement).rejects.toThrow('never changed or removed');
  const { total } = await database.audit.list({ act: undefined, words: [] }, { offset: 0, limit: 1 });
  const { rows } = await pool.query('select count(*)::int as count from audit_entries');
  expect(rows[0].count).toBe(total);
});

test('exports defuse formulas, and are in the log', async () => {
  await create({ name: '=HYPERLINK("http://evil.example","x")', company: '+1', account: 'formula-1' });
  const answer = await chief.browser.get('/api/user/manage/export/accounts');
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="ai-design-\d{8}-\d{6}-\d{3}-accounts\.csv"$/,
  );
  const line = answer.body.split('\r\n').find((each) => each.includes('formula-1'));
  expect(line).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")",'+1,`);
  for (const list of ['tasks', 'orders', 'audit'])
    expect((await chief.browser.get(`/api/user/manage/export/${list}`)).statusCode).toBe(200);
  expect((await chief.browser.get('/api/user/manage/export/secrets')).statusCode).toBe(422);
  expect(await acts('accounts')).toContain('list.export');
});

test('ways in are changed one by one, taken away by an empty text, and a password needs an account name', async () => {
  const { accountId } = await create({ email: 'old@studio.example', phoneNo: '13966667777' });
  const url = `${ACCOUNT}/${accountId}`;
  const changed = await chief.browser.post(url, { email: 'New@Studio.example', phoneNo: '' });
  expect(changed.json().data).toMatchObject({ email: 'new@studio.example', phoneNo: null });
  const old = await chief.browser.post(ACCOUNT, studio({ email: 'old@studio.example' }));
  expect(old.statusCode).toBe(201);
  const user = await t.signedIn('13788889999');
  const { userId } = (await user.get('/api/user/userInfo')).json().data;
  const refused = await chief.browser.post(`${ACCOUNT}/${userId}`, { password: 'a password of nobody' });
  expect(refused.json().error).toMatchObject({
    code: 'VALIDATION_FAILED',
    details: { password: 'needs an account name' },
  });
  const both = { account: 'now-with-a-name', password: 'a password of somebody' };
  expect((await chief.browser.post(`${ACCOUNT}/${userId}`, both)).statusCode).toBe(200);
  expect((await user.get('/api/user/userInfo')).json().data.userType).toBe('visitor');
  expect((await t.browser().post('/api/login/account', both)).statusCode).toBe(200);
});

test('an account that its owner is leaving is not kept by an administrator, but may be deleted at once', async () => {
  const user = await t.signedIn('13799990000');
  const { userId } = (await user.get('/api/user/userInfo')).json().data;
  await t.services.database.account.leave(userId, t.clock.now());
  const url = `${ACCOUNT}/${userId}`;
  expect((await chief.browser.post(url, { status: 'active' })).json().error.code).toBe('CONFLICT');
  expect((await chief.browser.get(`${PAGE}?status=leaving`)).json().data.items[0]?.accountId).toBe(userId);
  expect((await chief.browser.change('DELETE', url)).statusCode).toBe(204);
});
