import { Writable } from 'node:stream';
import { hashPassword } from '@plumbline/core/identity/password.ts';
import { createLogger } from '@plumbline/platform/logging/create-logger.ts';
import { addUser } from '@plumbline/platform/testing/task-fixtures.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';

const SERVICE = 'https://partner.example/app/login';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

let t: TestApp;
let userId: string;
const log: string[] = [];
beforeAll(async () => {
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      log.push(String(chunk));
      done();
    },
  });
  t = await startTestApp({
    settings: { CAS_SERVICES: 'https://partner.example/app' },
    logger: createLogger('debug', sink),
  });
  const user = await addUser(t.services, 'enterprise');
  userId = user.id;
  await t.services.database.identity.addIdentity({
    provider: 'account',
    subject: 'nord',
    userId,
    secretHash: await hashPassword('a long password'),
    createdAt: t.clock.now(),
  });
});
afterAll(() => t.close());

const post = (url: string, body: Record<string, string>, headers: Record<string, string> = {}) =>
  t.app.inject({
    method: 'POST',
    url,
    headers: { ...form, ...headers },
    payload: new URLSearchParams(body).toString(),
  });
const login = (password = 'a long password', headers = {}) =>
  post('/cas/v1/tickets', { username: 'nord', password }, headers);
async function newTgt(): Promise<string> {
  const { location } = (await login()).headers;
  return new URL(String(location)).pathname;
}
const newSt = async (tgt: string, service = SERVICE) => (await post(tgt, { service })).body;
const validate = (ticket: string, service = SERVICE, more = '') =>
  t.app.inject(`/cas/serviceValidate?${new URLSearchParams({ ticket, service })}${more}`);

test('a partner gets a TGT, a service ticket, and the person behind it', async () => {
  const made = await login();
  expect(made.statusCode).toBe(201);
  expect(made.headers.location).toMatch(/^http:\/\/[^/]+\/cas\/v1\/tickets\/TGT-1-[\w-]{43}$/);
  expect(made.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(made.body).toContain('TGT Created');
  expect(made.cookies).toEqual([]);
  const tgt = new URL(String(made.headers.location)).pathname;
  expect((await t.app.inject(tgt)).statusCode).toBe(200);
  const granted = await post(tgt, { service: SERVICE });
  expect([granted.statusCode, granted.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(granted.body).toMatch(/^ST-1-[\w-]{43}$/);
  const valid = await validate(granted.body);
  expect(valid.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(valid.body).toContain(`<cas:authenticationSuccess><cas:user>${userId}</cas:user>`);
  expect(valid.body).toContain('xmlns:cas="http://www.yale.edu/tp/cas"');
  // A service ticket works once.
  expect((await validate(granted.body)).body).toContain('code="INVALID_TICKET"');
});

test('other clients get the ticket as text, and the answer as JSON', async () => {
  const made = await login('a long password', { accept: 'application/json' });
  expect(made.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(made.body).toMatch(/^TGT-1-/);
  const st = await newSt(`/cas/v1/tickets/${made.body}`);
  const valid = await t.app.inject(
    `/cas/p3/serviceValidate?${new URLSearchParams({ ticket: st, service: SERVICE, format: 'JSON' })}`,
  );
  expect(valid.json()).toEqual({
    serviceResponse: {
      authenticationSuccess: { user: userId, attributes: { name: 'Test', userType: 'enterprise' } },
    },
  });
});

test('a wrong password and an unknown account answer 401 alike, in the shape of CAS', async () => {
  const [wrong, unknown] = [
    await login('wrong', { 'accept-language': 'en' }),
    await post('/cas/v1/tickets', { username: 'nobody', password: 'x' }, { 'accept-language': 'en' }),
  ];
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toEqual({
    authentication_exceptions: ['PASSWORD_WRONG:The account or the password is wrong.'],
  });
  expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
  expect((await post('/cas/v1/tickets', { username: 'nord' })).statusCode).toBe(400);
});

test('a service that is not on the list gets no ticket, a ticket for one service is none for another', async () => {
  const tgt = await newTgt();
  for (const service of ['https://evil.example/app', 'https://partner.example/application', 'no address'])
    expect((await post(tgt, { service })).statusCode).toBe(401);
  expect((await post(tgt, {})).statusCode).toBe(400);
  const st = await newSt(tgt);
  expect((await validate(st, 'https://partner.example/app/other')).body).toContain('code="INVALID_SERVICE"');
  // The wrong try used it up.
  expect((await validate(st)).body).toContain('code="INVALID_TICKET"');
  expect((await t.app.inject('/cas/serviceValidate?ticket=ST-1-x')).body).toContain('code="INVALID_REQUEST"');
});

test('of many validations at the same moment one succeeds', async () => {
  const st = await newSt(await newTgt());
  const answers = await Promise.all(Array.from({ length: 8 }, () => validate(st)));
  expect(answers.filter(({ body }) => body.includes('authenticationSuccess'))).toHaveLength(1);
});

test('signing out ends the TGT with every ticket that came from it', async () => {
  const tgt = await newTgt();
  const st = await newSt(tgt);
  const end = () => t.app.inject({ method: 'DELETE', url: tgt });
  expect((await end()).statusCode).toBe(200);
  expect((await t.app.inject(tgt)).statusCode).toBe(404);
  expect((await post(tgt, { service: SERVICE })).statusCode).toBe(404);
  expect((await validate(st)).body).toContain('code="INVALID_TICKET"');
  expect((await end()).statusCode).toBe(200);
});

test('tickets end by themselves, and with the account', async () => {
  const st = await newSt(await newTgt());
  t.clock.advance(31);
  expect((await validate(st)).body).toContain('code="INVALID_TICKET"');
  const idle = await newTgt();
  t.clock.advance(2 * 3_600 + 1);
  expect((await t.app.inject(idle)).statusCode).toBe(404);
  const used = await newTgt();
  for (let hour = 0; hour < 8; hour += 1) {
    expect((await post(used, { service: SERVICE })).statusCode).toBe(200);
    t.clock.advance(3_600);
  }
  expect((await post(used, { service: SERVICE })).statusCode).toBe(404);

  const last = await newTgt();
  await t.services.pool.query("update users set status = 'suspended' where id = $1", [userId]);
  expect((await t.app.inject(last)).statusCode).toBe(404);
  expect((await login()).statusCode).toBe(401);
  await t.services.pool.query("update users set status = 'active' where id = $1", [userId]);
});

test('a TGT is no session, is nowhere in the database and not in the log', async () => {
  const tgt = await newTgt();
  const ticket = tgt.split('/').at(-1) ?? '';
  await t.app.inject(tgt);
  const who = await t.app.inject({
    url: '/api/user/userInfo',
    headers: { authorization: `Bearer ${ticket}` },
    cookies: { plumb_session: ticket },
  });
  // Either it is refused as a token, or whoever brings it is a visitor.
  expect(who.statusCode === 401 || who.json().data.userType === 'visitor').toBe(true);
  const { rows } = await t.services.pool.query('select * from cas_tickets');
  expect(JSON.stringify(rows)).not.toContain(ticket);
  expect(log.join('')).toContain('/cas/v1/tickets/TGT-…');
  expect(log.join('')).not.toContain(ticket);
});

test('CAS needs no CSRF token, and a list of tickets there is not', async () => {
  expect((await login('wrong', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(401);
  expect((await t.app.inject('/cas/v1/tickets')).statusCode).toBe(405);
});
