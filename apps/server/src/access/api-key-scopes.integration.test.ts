import { API_KEY_SCOPES, type ApiKeyScope } from '@plumbline/contract/access/api-key-scopes.ts';
import { OTHER_ROUTE_SCOPES, scopeOfRoute } from '@plumbline/contract/access/call-scopes.ts';
import { createApiKey } from '@plumbline/core/api-keys/api-keys.ts';
import type { User } from '@plumbline/core/identity/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROLE_MATRIX } from '../testing/role-matrix.ts';
import { startTaskApp } from '../testing/task-starter.ts';
import type { TestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { addPerson, browserOf } from '../testing/test-people.ts';
import { addBase } from '@plumbline/platform/testing/task-fixtures.ts';

type Answer = Awaited<ReturnType<TestBrowser['get']>>;
type Wanted = Partial<Parameters<typeof createApiKey>[2]>;
const outcome = (answer: Answer) => [answer.statusCode, answer.json().error.code];

let t: TestApp;
let owner: User;
beforeAll(async () => {
  t = await startTaskApp();
  owner = await addPerson(t, { userType: 'enterprise' });
});
afterAll(() => t.close());

async function keyOf(wanted: Wanted = {}, user = owner) {
  const { apiKey, secret } = await createApiKey(t.services, user.id, {
    name: 'test',
    scopes: ['read'],
    ...wanted,
  });
  const program = t.browser({ authorization: `Bearer ${secret}` });
  // A program has no cookies and asks for none.
  const send = (method: string, url: string, payload?: object) =>
    program.send({ method: method as 'GET', url, ...(payload ? { payload } : {}) });
  return { apiKey, secret, send };
}

/** What is a person's alone, by the promise and not by the table. */
const PERSONAL =
  /^\/(api\/(login|order|wx|dev|test|ins|share|shares|user\/manage)\b|logout|auth\/|api\/user\/(?!(userInfo|getVipInfo|allowance|storage)$))/;
const ROUTES = Object.keys(ROLE_MATRIX).map((name) => {
  const [method = '', path = ''] = name.split(' ');
  return { name, method, path, scope: scopeOfRoute(method, path) };
});

/** Signing test users in is there only where it was switched on. */
const isThere = ({ method, path }: (typeof ROUTES)[number]) =>
  t.app.hasRoute({ method: method as 'GET', url: path });

/** Reads are read; what would change something is asked with a field that nobody has. */
async function ask(
  send: Awaited<ReturnType<typeof keyOf>>['send'],
  { method, path }: (typeof ROUTES)[number],
) {
  const url = path.replaceAll(/:\w+/g, 'none');
  const query = path === '/api/ai/taskEvents' ? '?taskId=none' : `?not-a-field=1`;
  const answer = await send(method, url + query, method === 'POST' ? { 'not-a-field': 1 } : undefined);
  expect([path, answer.statusCode]).not.toEqual([path, 500]);
  const isJson = String(answer.headers['content-type']).includes('json');
  return isJson ? (answer.json().error?.code as string | undefined) : undefined;
}

test.each(API_KEY_SCOPES)(
  'a key that may %s alone opens the calls of that scope and no other',
  async (scope) => {
    const { send } = await keyOf({ scopes: [scope] });
    const wrong: string[] = [];
    for (const route of ROUTES.filter(isThere)) {
      const code = await ask(send, route);
      const wanted =
        route.scope === 'person' || PERSONAL.test(route.path)
          ? route.path.startsWith('/api/user/manage/') && ROLE_MATRIX[route.name]?.user !== 'in'
            ? 'ADMINISTRATOR_LOGIN_REQUIRED'
            : 'FORBIDDEN'
          : route.scope === scope
            ? undefined
            : 'API_KEY_SCOPE';
      const refused = ['FORBIDDEN', 'API_KEY_SCOPE', 'ADMINISTRATOR_LOGIN_REQUIRED'].includes(code ?? '');
      if ((refused ? code : undefined) !== wanted) wrong.push(`${route.name}: ${code}, not ${wanted}`);
    }
    expect(wrong).toEqual([]);
  },
);

test('what only reads changes nothing, and what removes asks for its own scope', () => {
  const allowed: Record<string, readonly ApiKeyScope[]> = { DELETE: ['delete', 'assist', 'webhooks'] };
  const wrong = ROUTES.filter(
    ({ method, scope }) => scope !== 'person' && allowed[method] && !allowed[method]?.includes(scope),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
  const changing = ROUTES.filter(({ method, scope }) => scope === 'read' && method !== 'GET');
  // Archives and sheets are made of what is there.
  expect(changing.map(({ name }) => name)).toEqual([
    'POST /api/ai/download',
    'POST /api/ai/batch/zip',
    'POST /api/ai/batch/contactSheet',
  ]);
  for (const name of Object.keys(OTHER_ROUTE_SCOPES)) expect(Object.keys(ROLE_MATRIX)).toContain(name);
});

test('a refusal names the permission in the caller’s words', async () => {
  const { secret } = await keyOf();
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/ai/startTask',
    headers: { authorization: `Bearer ${secret}`, 'accept-language': 'en' },
    payload: {},
  });
  expect(answer.json().error).toMatchObject({
    code: 'API_KEY_SCOPE',
    message: 'This API key lacks the permission “Render”. Create a key that has it.',
    details: { scope: 'render' },
  });
});

test('requests a minute of a key end in an answer that says when to come back', async () => {
  const { send } = await keyOf({ requestsPerMinute: 3 });
  const other = await keyOf({ requestsPerMinute: 3 });
  const answers: Answer[] = [];
  for (let at = 0; at < 4; at += 1) answers.push(await send('GET', '/api/ai/getTaskList'));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
  const wait = Number(answers[3]?.headers['retry-after']);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect((await other.send('GET', '/api/ai/getTaskList')).statusCode).toBe(200);
  t.clock.advance(61);
  expect((await send('GET', '/api/ai/getTaskList')).statusCode).toBe(200);
});

test('tickets a day of a key are counted with the start, and a start that fails takes none', async () => {
  const { imageId } = await addBase(t.services, owner.id);
  const { send } = await keyOf({ scopes: ['render'], ticketsPerDay: 3 });
  const start = (change: object = {}) =>
    send('POST', '/api/ai/startTask', { function: 'indoorRender', upload_img: imageId, ...change });
  expect(outcome(await start({ upload_img: 'nothing' }))).toEqual([404, 'IMAGE_NOT_FOUND']);
  expect((await start({ count: 2 })).statusCode).toBe(202);
  const refused = await start({ count: 2 });
  expect(outcome(refused)).toEqual([429, 'API_KEY_TICKETS']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await start()).statusCode).toBe(202);
  expect(outcome(await start())).toEqual([429, 'API_KEY_TICKETS']);
  const other = await keyOf({ scopes: ['render'] });
  const free = await other.send('POST', '/api/ai/startTask', {
    function: 'indoorRender',
    upload_img: imageId,
  });
  expect(free.statusCode).toBe(202);
});

test('a key ends on its day, and is gone the moment that it is revoked', async () => {
  const { send } = await keyOf({ expiresInDays: 1 });
  const lasting = await keyOf();
  expect((await send('GET', '/api/ai/getTaskList')).statusCode).toBe(200);
  t.clock.advance(86_400);
  expect(outcome(await send('GET', '/api/ai/getTaskList'))).toEqual([401, 'API_KEY_INVALID']);
  expect((await lasting.send('GET', '/api/ai/getTaskList')).statusCode).toBe(200);
  await t.services.database.apiKeys.revoke(owner.id, lasting.apiKey.id, t.clock.now());
  expect(outcome(await lasting.send('GET', '/api/ai/getTaskList'))).toEqual([401, 'API_KEY_INVALID']);
});

test('a key of before there were scopes may all that keys may', async () => {
  const { apiKey, send } = await keyOf();
  await t.services.pool.query('update api_keys set scopes = default where id = $1', [apiKey.id]);
  const wrong: string[] = [];
  // Webhooks came after them.
  for (const route of ROUTES.filter(({ scope }) => scope !== 'person' && scope !== 'webhooks'))
    if ((await ask(send, route)) === 'API_KEY_SCOPE') wrong.push(route.name);
  expect(wrong).toEqual([]);
});

test('a key is made with its limits, shows them, and takes another name', async () => {
  const browser = await browserOf(t, await addPerson(t, { userType: 'enterprise' }));
  const body = {
    name: 'CI',
    scopes: ['read', 'upload'],
    requestsPerMinute: 60,
    ticketsPerDay: 40,
    expiresInDays: 30,
  };
  const { keyId, ...made } = (await browser.post('/api/user/apiKeys', body)).json().data;
  expect(made).toMatchObject({
    name: 'CI',
    scopes: ['read', 'upload'],
    requestsPerMinute: 60,
    ticketsPerDay: 40,
  });
  expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(30 * 86_400_000);
  const renamed = await browser.post(`/api/user/apiKeys/${keyId}`, { name: 'Build server' });
  expect(renamed.json().data).toMatchObject({ keyId, name: 'Build server', scopes: ['read', 'upload'] });
  const stranger = await browserOf(t, await addPerson(t, { userType: 'enterprise' }));
  expect(outcome(await stranger.post(`/api/user/apiKeys/${keyId}`, { name: 'Mine' }))).toEqual([
    404,
    'NOT_FOUND',
  ]);
  for (const wrong of [
    { scopes: [] },
    { scopes: ['read', 'read'] },
    { scopes: ['console'] },
    { ticketsPerDay: 0 },
  ])
    expect((await browser.post('/api/user/apiKeys', { name: 'A', ...wrong })).statusCode).toBe(422);
});
