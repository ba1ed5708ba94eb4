import { networkInterfaces } from 'node:os';
import { CALLS } from '@plumbline/contract/calls.ts';
import { CSRF_HEADER } from '@plumbline/contract/constants.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ settings: { DEV_INBOX: '1', TEST_LOGIN: '1' } });
});
afterAll(() => t.close());

const INBOX = '/api/dev/inbox';
const TEST_LOGIN = `${CALLS.testLogin.path}?name=anna`;
/** Whatever plays a part, shows codes or tells of the machine, and what it answers a developer. */
const DEVELOPMENT = [
  INBOX,
  '/dev/inbox',
  '/dev/wechat/scan',
  '/dev/face',
  '/dev/cashier/o1',
  TEST_LOGIN,
  '/metrics',
];

type Request = { headers?: Record<string, string>; remoteAddress?: string };
/** A browser that was here before, so that nothing but the request itself decides. */
async function ask(app: TestApp, url: string, { headers, ...request }: Request = {}) {
  if (url !== TEST_LOGIN) return app.app.inject({ url, ...request, ...(headers ? { headers } : {}) });
  const browser = app.browser();
  const { csrfToken } = (await browser.get('/api/user/userInfo')).json().data;
  return browser.send({ url, ...request, headers: { ...headers, [CSRF_HEADER]: csrfToken } });
}
const requireClosed = async (app: TestApp, request: Request, why: string) => {
  for (const url of DEVELOPMENT) {
    const { statusCode } = await ask(app, url, request);
    expect([403, 404], `${why}: ${url} answered ${statusCode}`).toContain(statusCode);
  }
  const site = (await ask(app, '/api/site', request)).json().data;
  expect(site, why).toMatchObject({ devInbox: false, faceVerification: 'off', wechat: { standIn: false } });
};

test('a developer at the machine itself gets everything', async () => {
  for (const url of DEVELOPMENT) expect((await ask(t, url)).statusCode, url).toBe(200);
});

test.each([
  'x-forwarded-for',
  'x-forwarded-host-x',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-server',
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'cdn-loop',
  'fastly-client-ip',
  'fly-client-ip',
  'x-amzn-trace-id',
  'x-envoy-external-address',
  'x-azure-clientip',
  'x-cloud-trace-context',
  'x-original-forwarded-for',
  'ngrok-trace-id',
])('through a proxy that leaves %s it does not exist, whatever address it tells of', async (header) => {
  const value = header === 'x-forwarded-proto' ? 'http' : '127.0.0.1';
  await requireClosed(t, { headers: { [header]: value } }, header);
});

test.each([
  ['sec-fetch-site', 'cross-site'],
  ['sec-fetch-site', 'same-site'],
  ['origin', 'http://attacker.example'],
  ['origin', 'http://localhost:3000'],
  ['origin', 'null'],
])('nor for a page of elsewhere: %s %s', async (header, value) => {
  await requireClosed(t, { headers: { [header]: value } }, value);
});

test('a page of this site may ask', async () => {
  const headers = {
    host: 'localhost:8000',
    origin: 'http://localhost:8000',
    'sec-fetch-site': 'same-origin',
  };
  for (const url of DEVELOPMENT) expect((await ask(t, url, { headers })).statusCode, url).toBe(200);
});

test('a connection from elsewhere, or by another name than the machine’s own, is nobody’s at this machine', async () => {
  for (const remoteAddress of ['198.51.100.7', '192.168.1.20', '::ffff:198.51.100.7', '2001:db8::7'])
    await requireClosed(t, { remoteAddress }, remoteAddress);
  const named = await startTestApp({
    settings: { DEV_INBOX: '1', TEST_LOGIN: '1', ALLOWED_HOSTS: 'studio.example' },
  });
  try {
    await requireClosed(named, { headers: { host: 'studio.example' } }, 'a name of the installation');
  } finally {
    await named.close();
  }
});

test('a proxy that is trusted to tell addresses opens nothing by telling a local one', async () => {
  const behind = await startTestApp({
    settings: { DEV_INBOX: '1', TEST_LOGIN: '1', TRUST_PROXY: '198.51.100.0/24' },
  });
  try {
    const headers = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost' };
    await requireClosed(behind, { headers, remoteAddress: '198.51.100.7' }, 'a told address');
  } finally {
    await behind.close();
  }
});

test('with a public address nothing of it is on by itself, and what is asked for answers the machine alone', async () => {
  const PUBLIC_URL = 'https://studio.example';
  const quiet = await startTestApp({ settings: { PUBLIC_URL } });
  try {
    await requireClosed(quiet, {}, 'nothing set');
  } finally {
    await quiet.close();
  }
  const asked = await startTestApp({
    settings: { PUBLIC_URL, DEV_INBOX: 'on', METRICS_TOKEN: 'x'.repeat(16) },
  });
  try {
    expect((await ask(asked, INBOX)).statusCode).toBe(200);
    expect((await ask(asked, INBOX, { headers: { host: 'studio.example' } })).statusCode).toBe(404);
    // A proxy on this machine may stand before it: being local proves nothing any more.
    expect((await ask(asked, '/metrics')).statusCode).toBe(403);
    const headers = { authorization: `Bearer ${'x'.repeat(16)}`, host: 'studio.example' };
    expect((await ask(asked, '/metrics', { headers })).statusCode).toBe(200);
  } finally {
    await asked.close();
  }
});

const LAN = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

test.runIf(LAN !== undefined)(
  'on a network the parts that a phone plays are for phones of that network, and the inbox is not',
  async () => {
    const settings = {
      HOST: '0.0.0.0',
      WECHAT_STAND_IN: 'on',
      FACE_VERIFICATION: 'dev',
      DEV_INBOX: 'on',
      TEST_LOGIN: 'on',
    };
    const app = await startTestApp({ settings });
    const phone = { remoteAddress: '192.168.1.20', headers: { host: `${LAN}:8000` } };
    try {
      for (const url of ['/dev/wechat/scan', '/dev/face'])
        expect((await ask(app, url, phone)).statusCode, url).toBe(200);
      for (const url of [
        INBOX,
        '/dev/inbox',
        '/dev/cashier/o1',
        `${CALLS.testLogin.path}?name=anna`,
        '/metrics',
      ])
        expect([403, 404], url).toContain((await ask(app, url, phone)).statusCode);
      expect((await ask(app, INBOX)).statusCode).toBe(200);
      for (const stranger of [
        { ...phone, remoteAddress: '198.51.100.7' },
        { ...phone, headers: { ...phone.headers, 'x-forwarded-for': '192.168.1.21' } },
        { ...phone, headers: { ...phone.headers, 'sec-fetch-site': 'cross-site' } },
        { ...phone, headers: { ...phone.headers, origin: 'http://attacker.example' } },
      ])
        expect((await ask(app, '/dev/wechat/scan', stranger)).statusCode).toBe(404);
    } finally {
      await app.close();
    }
  },
);

test('strangers learn whether it is ready and nothing else; asking writes nothing', async () => {
  const stranger = { headers: { 'x-forwarded-for': '198.51.100.7' } };
  expect((await ask(t, '/readyz', stranger)).json()).toEqual({ status: 'ok' });
  expect((await ask(t, '/readyz')).json().parts).toEqual({ database: 'ok', queue: 'ok', storage: 'ok' });
  t.services.parts.set('secret-part', () => Promise.reject(new Error('down')));
  const failing = await ask(t, '/readyz', stranger);
  expect([failing.statusCode, failing.json()]).toEqual([503, { status: 'unavailable' }]);
  t.services.parts.delete('secret-part');
  const keys: string[] = [];
  for await (const { key } of t.services.storage.list('')) keys.push(key);
  expect(keys).toEqual([]);
});

test('a flood of questions after readiness asks each part once at a time', async () => {
  let asked = 0;
  t.services.parts.set('slow', async () => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await Promise.all(Array.from({ length: 20 }, () => ask(t, '/readyz')));
  t.services.parts.delete('slow');
  expect(asked).toBe(1);
});
