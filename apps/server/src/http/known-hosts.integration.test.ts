import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { hostname } from 'node:os';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import { type RegisteredRoute, watchRoutes } from '../testing/watch-routes.ts';
import { ownAddresses } from './local-request.ts';

const FOREIGN = 'rebound.attacker.example';

let t: TestApp;
let routes: RegisteredRoute[];
beforeAll(async () => {
  const watch = watchRoutes();
  t = await startTestApp({ settings: { DEV_INBOX: '1', TEST_LOGIN: '1' } });
  watch.stop();
  routes = watch.routes;
});
afterAll(() => t.close());

test('a name that was pointed to this machine reads no code from the inbox', async () => {
  await t.services.devInbox?.senders.sms.sendCode({
    to: '13400000009',
    code: '918273',
    minutes: 5,
    locale: 'en',
  });
  const url = '/api/dev/inbox?to=13400000009';
  expect((await t.app.inject({ url })).body).toContain('918273');
  const rebound = await t.app.inject({ url, headers: { host: `${FOREIGN}:8000` } });
  expect([rebound.statusCode, rebound.json().error.code]).toEqual([421, 'HOST_REFUSED']);
  expect(rebound.body).not.toContain('918273');
});

test('every route refuses a foreign name before it looks at anything else', async () => {
  expect(routes.length).toBeGreaterThan(100);
  for (const { method, url } of routes) {
    const answer = await t.app.inject({
      method: method as 'GET',
      url: url.replace(/:\w+|\*/g, 'x'),
      headers: { host: FOREIGN },
    });
    expect(answer.statusCode, `${method} ${url}`).toBe(421);
    expect(answer.cookies, `${method} ${url}`).toEqual([]);
  }
});

test.each([
  ['GET', '/nowhere'],
  ['GET', '/api/nowhere'],
  ['GET', '/files/%ff'],
  ['GET', '/%'],
  ['PUT', '/'],
  ['OPTIONS', '/api/login/sms/send'],
] as const)('also %s %s, which no route has', async (method, url) => {
  const headers = { host: FOREIGN, origin: `http://${FOREIGN}`, 'access-control-request-method': 'POST' };
  const answer = await t.app.inject({ method, url, headers });
  expect([answer.statusCode, answer.json().error.code]).toEqual([421, 'HOST_REFUSED']);
});

/** Sends bytes as they are and returns what comes back until the connection ends. */
async function raw(lines: readonly string[]): Promise<string> {
  if (!t.app.server.listening) await t.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((t.app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
}

test('streams and upgrades to WebSocket are refused as well', async () => {
  const upgrade = [
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  for (const path of ['/', '/api/ai/taskEvents', '/api/ws'])
    expect(await raw([`GET ${path} HTTP/1.1`, `Host: ${FOREIGN}`, ...upgrade])).toMatch(/^HTTP\/1\.1 421 /);
  const stream = ['GET /api/ai/taskEvents HTTP/1.1', `Host: ${FOREIGN}`, 'Accept: text/event-stream'];
  expect(await raw([...stream, 'Connection: close'])).toMatch(/^HTTP\/1\.1 421 /);
  expect(await raw(['GET / HTTP/1.0'])).toMatch(/^HTTP\/1\.1 421 /);
});

test('a request that names two hosts names a foreign one, wherever it stands', async () => {
  const own = ['Host: localhost', 'Connection: close'];
  expect(await raw(['GET /healthz HTTP/1.1', ...own])).toMatch(/^HTTP\/1\.1 200 /);
  expect(await raw(['GET /healthz HTTP/1.1', ...own, `Host: ${FOREIGN}`])).toMatch(/^HTTP\/1\.1 421 /);
  expect(await raw([`GET http://${FOREIGN}/healthz HTTP/1.1`, ...own])).toMatch(/^HTTP\/1\.1 421 /);
  expect(await raw(['GET http://localhost/healthz HTTP/1.1', ...own])).toMatch(/^HTTP\/1\.1 200 /);
});

test.each([
  FOREIGN,
  'localhost.attacker.example',
  'attacker-localhost',
  '127.0.0.1.nip.io',
  'studio.example',
  '198.51.100.1',
  '[2001:db8::1]',
  'localhost@attacker.example',
  'localhost:80:80',
  'localhost attacker.example',
  '0.0.0.0',
  ' ',
])('%j is no name of a loopback installation', async (host) => {
  expect((await t.app.inject({ url: '/healthz', headers: { host } })).statusCode).toBe(421);
});

test.each(['localhost', 'LOCALHOST:8000', 'localhost.:8000', '127.0.0.1:1', '127.1.2.3', '[::1]:8000'])(
  '%s is one',
  async (host) => {
    expect((await t.app.inject({ url: '/healthz', headers: { host } })).statusCode).toBe(200);
  },
);

test('what a proxy says was asked for is looked at too: it becomes part of links', async () => {
  const answer = await t.app.inject({ url: '/healthz', headers: { 'x-forwarded-host': FOREIGN } });
  expect(answer.statusCode).toBe(421);
  // Nobody else than a proxy is heard at all.
  const headers = { 'x-forwarded-host': FOREIGN };
  const stranger = await t.app.inject({ url: '/healthz', headers, remoteAddress: '198.51.100.1' });
  expect(stranger.statusCode).toBe(200);
});

test('a person at a browser reads why, in their language, and what helps; nothing of the page is markup', async () => {
  const headers = { host: FOREIGN, accept: 'text/html,*/*', 'accept-language': 'en' };
  const answer = await t.app.inject({ url: '/', headers });
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toMatch(/^This site is not known as “rebound\.attacker\.example”\. .*ALLOWED_HOSTS/);
  expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

const statusesOf = async (settings: Record<string, string>, hosts: readonly string[]) => {
  const app = await startTestApp({ settings });
  try {
    const answers = await Promise.all(
      hosts.map((host) => app.app.inject({ url: '/healthz', headers: { host } })),
    );
    return Object.fromEntries(answers.map(({ statusCode }, index) => [hosts[index], statusCode]));
  } finally {
    await app.close();
  }
};

test('the public address and further names are known, without what merely ends or begins like them', async () => {
  const settings = {
    PUBLIC_URL: 'https://studio.example',
    ALLOWED_HOSTS: 'Plan.Example, 203.0.113.5 2001:DB8::5',
  };
  expect(
    await statusesOf(settings, [
      'studio.example',
      'STUDIO.example:443',
      'plan.example:8000',
      '203.0.113.5',
      '[2001:db8:0::5]:8000',
      'localhost',
      'evil-studio.example',
      'studio.example.evil',
      'a.studio.example',
      '203.0.113.6',
    ]),
  ).toEqual({
    'studio.example': 200,
    'STUDIO.example:443': 200,
    'plan.example:8000': 200,
    '203.0.113.5': 200,
    '[2001:db8:0::5]:8000': 200,
    localhost: 200,
    'evil-studio.example': 421,
    'studio.example.evil': 421,
    'a.studio.example': 421,
    '203.0.113.6': 421,
  });
});

test('who listens to a network is opened by the machine’s own addresses and name, and by no other', async () => {
  const own = [...ownAddresses()].map((each) => (each.includes(':') ? `[${each}]` : each));
  const names = [...own.map((each) => `${each}:8000`), hostname(), `${hostname()}.local`];
  const statuses = await statusesOf({ HOST: '0.0.0.0' }, [...names, FOREIGN, '198.51.100.77', '8.8.8.8']);
  for (const name of names) expect(statuses[name], name).toBe(200);
  expect([statuses[FOREIGN], statuses['198.51.100.77'], statuses['8.8.8.8']]).toEqual([421, 421, 421]);
});
