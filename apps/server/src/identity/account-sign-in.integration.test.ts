import { hashPassword } from '@plumbline/core/identity/password.ts';
import { addUser } from '@plumbline/platform/testing/task-fixtures.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';

const PASSWORD = 'correct horse 绳墨';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

async function addAccount(account: string, password: string | null = PASSWORD): Promise<string> {
  const user = await addUser(t.services, 'enterprise');
  await t.services.database.identity.addIdentity({
    provider: 'account',
    subject: account,
    userId: user.id,
    secretHash: password === null ? null : await hashPassword(password),
    createdAt: t.clock.now(),
  });
  return user.id;
}
const enter = (account: string, password: string, address = '127.0.0.1') =>
  t.browser({ 'x-forwarded-for': address, 'accept-language': 'en' }).post('/api/login/account', {
    account,
    password,
  });

test('an enterprise signs in with account and password', async () => {
  const userId = await addAccount('nord');
  const browser = t.browser();
  const answer = await browser.post('/api/login/account', { account: ' nord ', password: PASSWORD });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toMatchObject({ userId, userType: 'enterprise' });
  expect((await browser.get('/api/user/userInfo')).json().data.userId).toBe(userId);
  const { rows } = await t.services.pool.query('select version from consents where user_id = $1', [userId]);
  expect(rows).toHaveLength(2);
});

test('wrong password, unknown account, one without a password and an administrator answer alike', async () => {
  await addAccount('sued');
  await addAccount('no-password', null);
  const { id } = await addUser(t.services);
  await t.services.pool.query("update users set role = 'administrator' where id = $1", [id]);
  const chief = {
    provider: 'account',
    subject: 'chief',
    userId: id,
    secretHash: await hashPassword(PASSWORD),
    createdAt: t.clock.now(),
  } as const;
  await t.services.database.identity.addIdentity(chief);
  const answers = await Promise.all([
    enter('sued', 'wrong'),
    enter('nobody', PASSWORD),
    enter('no-password', ''),
    enter('chief', PASSWORD),
  ]);
  for (const answer of answers) {
    expect(answer.statusCode).toBe(401);
    expect(answer.json().error).toMatchObject({ code: 'PASSWORD_WRONG' });
    expect(answer.body).toBe(answers[0]?.body);
  }
});

test('after five mistakes one waits, longer each time, and the right password then begins anew', async () => {
  await addAccount('ost');
  for (let mistake = 0; mistake < 5; mistake += 1) expect((await enter('ost', 'wrong')).statusCode).toBe(401);
  const early = await enter('OST', PASSWORD);
  expect(early.statusCode).toBe(429);
  expect(early.headers['retry-after']).toBe('1');
  expect(early.json().error).toMatchObject({
    code: 'TOO_MANY_ATTEMPTS',
    message: 'Too many attempts. Please try again in 1 s.',
  });
  t.clock.advance(2);
  expect((await enter('ost', 'wrong')).statusCode).toBe(401);
  expect((await enter('ost', PASSWORD)).headers['retry-after']).toBe('2');
  // Unknown accounts have the same limit, or its absence would tell them apart.
  for (let mistake = 0; mistake < 5; mistake += 1) await enter('no such account', 'wrong');
  expect((await enter('no such account', 'wrong')).statusCode).toBe(429);
  t.clock.advance(3);
  expect((await enter('ost', PASSWORD)).statusCode).toBe(200);
  expect((await enter('ost', 'wrong')).statusCode).toBe(401);
});

test('a hundred guesses at the same moment are no more than five', async () => {
  await addAccount('mitte');
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => enter('mitte', `guess ${n}`)));
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(95);
});

test('one address has so many mistakes an hour, whatever accounts it names', async () => {
  const attack = (n: number) => enter(`account ${n}`, 'password1', '203.0.113.7');
  for (let n = 0; n < 50; n += 1) expect((await attack(n)).statusCode).toBe(401);
  expect((await attack(50)).statusCode).toBe(429);
  expect((await enter('account 51', 'password1', '203.0.113.8')).statusCode).toBe(401);
});

test('only who knows the password learns that an account is suspended', async () => {
  const userId = await addAccount('closed');
  await t.services.pool.query("update users set status = 'suspended' where id = $1", [userId]);
  expect((await enter('closed', 'wrong')).json().error.code).toBe('PASSWORD_WRONG');
  const answer = await enter('closed', PASSWORD);
  expect(answer.statusCode).toBe(403);
  expect(answer.json().error.code).toBe('ACCOUNT_SUSPENDED');
});

test('a password of a megabyte is refused before it is hashed', async () => {
  expect((await enter('nord', 'x'.repeat(500_000))).statusCode).toBe(422);
});
