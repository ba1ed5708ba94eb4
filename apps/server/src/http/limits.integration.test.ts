import { CALLS } from '@plumbline/contract/calls.ts';
import { VISITOR_UPLOADS_PER_DAY } from '@plumbline/contract/constants.ts';
import type { Compute, PreparedUpload } from '@plumbline/core/ports/compute.ts';
import { LIMITS, type LimitName } from '@plumbline/core/limits/limits.ts';
import { sweepIdentity } from '@plumbline/core/identity/sweep-identity.ts';
import { takeLimit } from '@plumbline/core/limits/take-limit.ts';
import { createServices, type Services } from '@plumbline/platform/services.ts';
import { addBase } from '@plumbline/platform/testing/task-fixtures.ts';
import { squareReading } from '@plumbline/core/scenes/testing/square-reading.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { buildApp } from '../build-app.ts';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import { TestBrowser } from '../testing/test-browser.ts';

const PREPARED: PreparedUpload = {
  original: new Uint8Array(10),
  working: new Uint8Array(20),
  mime: 'image/png',
  width: 640,
  height: 480,
  alpha: false,
  pixelHash: 'a'.repeat(64),
  kind: 'photo',
};
let prepare: () => Promise<PreparedUpload>;
const compute = {
  sceneVersion: 'test',
  prepareUpload: () => prepare(),
  readScene: async () => squareReading({ space: 'interior' }),
  pickMask: async () => ({
    png: new Uint8Array(30),
    pixelHash: 'b'.repeat(64),
    bounds: { x: 0, y: 0, width: 4, height: 4 },
    area: 16,
  }),
} as unknown as Compute;

let t: TestApp;
/** The same installation's second server. */
let second: App;
let secondServices: Services;
beforeAll(async () => {
  t = await startTestApp({ compute, settings: { TRUST_PROXY: '198.51.100.0/24, loopback' } });
  secondServices = await createServices(t.services.settings, {
    compute,
    clock: t.clock,
    logger: t.services.logger,
  });
  second = await buildApp(secondServices);
});
afterAll(async () => {
  await second.close();
  await secondServices.close();
  await t.close();
});
beforeEach(() => {
  prepare = async () => PREPARED;
});

let hosts = 0;
/** An address that nobody has come from. */
const newAddress = () => `203.0.113.${++hosts}`;
const from = (address: string, app: App = t.app) => new TestBrowser(app, { 'x-forwarded-for': address });

async function upload(browser: TestBrowser, size = 8): Promise<string> {
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  const payload = Buffer.concat([Buffer.from(head), Buffer.alloc(size), Buffer.from('\r\n--b--\r\n')]);
  const type = { 'content-type': 'multipart/form-data; boundary=b' };
  const answer = (await browser.post('/api/ai/upload', payload, type)).json();
  return answer.data?.imageId ?? answer.error.code;
}
const isRefused = (code: string) => code === 'VISITOR_UPLOAD_LIMIT';

/** As if so much of a limit had been used by others at that address. */
const useUp = (name: LimitName, address: string, amount: number) =>
  takeLimit(
    { ...t.services, secret: t.services.secrets.codes },
    { caller: { ownerId: `other ${address}`, user: null }, address, isOwnMachine: false },
    name,
    amount,
  );

test('a visitor who throws the cookie away gets no new uploads, on any server', async () => {
  const address = newAddress();
  for (let n = 0; n < VISITOR_UPLOADS_PER_DAY; n += 1)
    expect(isRefused(await upload(from(address, n % 2 === 0 ? t.app : second)))).toBe(false);
  for (const app of [t.app, second]) expect(await upload(from(address, app))).toBe('VISITOR_UPLOAD_LIMIT');
  expect(isRefused(await upload(from(newAddress())))).toBe(false);
  // Whoever signs in has their own account's storage instead.
  const user = from(address);
  await user.post('/api/login/sms/send', { phoneNo: '13611110001' });
  await user.post('/api/login/sms', { phoneNo: '13611110001', verifyCode: t.codes.get('13611110001') });
  expect(isRefused(await upload(user))).toBe(false);
});

test('uploads of many visitors at the same moment are counted exactly', async () => {
  const address = newAddress();
  const browsers = Array.from({ length: 28 }, (_, n) => from(address, n % 2 === 0 ? t.app : second));
  await Promise.all(browsers.map((browser) => browser.get('/api/user/userInfo')));
  const codes = await Promise.all(browsers.map((browser) => upload(browser)));
  expect(codes.filter((code) => !isRefused(code))).toHaveLength(VISITOR_UPLOADS_PER_DAY);
});

test('a network with IPv6 is one address, however many it has', async () => {
  for (let n = 0; n < VISITOR_UPLOADS_PER_DAY; n += 1)
    expect(isRefused(await upload(from(`2001:db8:7:7:${n.toString(16)}::${n + 1}`)))).toBe(false);
  expect(await upload(from('2001:DB8:7:7:ffff::1'))).toBe('VISITOR_UPLOAD_LIMIT');
  expect(isRefused(await upload(from('2001:db8:7:8::1')))).toBe(false);
});

test('an upload that fails uses none of the day, and bytes that visitors keep have an end as well', async () => {
  const address = newAddress();
  prepare = () => Promise.reject(new Error('no picture'));
  for (let n = 0; n < VISITOR_UPLOADS_PER_DAY + 2; n += 1)
    expect(await upload(from(address))).toBe('UNKNOWN_ERROR');
  prepare = async () => PREPARED;
  expect(isRefused(await upload(from(address)))).toBe(false);
  const giveBack = await useUp('visitorBytes', address, LIMITS.visitorBytes.visitors - 30 - 29);
  const keysOf = async () => {
    const keys: string[] = [];
    for await (const { key } of t.services.storage.list('images/')) keys.push(key);
    return keys.length;
  };
  const before = await keysOf();
  // Twenty bytes of the working copy fit, the ten of the original do not.
  expect(await upload(from(address))).toBe('VISITOR_UPLOAD_LIMIT');
  expect(await keysOf()).toBe(before);
  await giveBack();
  expect(isRefused(await upload(from(address)))).toBe(false);
});

test('files that are received and refused are counted too, before they are received', async () => {
  const address = newAddress();
  await useUp('uploads', address, LIMITS.uploads.visitors);
  let received = 0;
  prepare = async () => {
    received += 1;
    return PREPARED;
  };
  expect(await upload(from(address))).toBe('TOO_MANY_REQUESTS');
  expect(received).toBe(0);
  t.clock.advance(60);
  expect(isRefused(await upload(from(address)))).toBe(false);
});

test('readings that are made are counted for the address, kept ones are not', async () => {
  const address = newAddress();
  const visitor = from(address);
  const imageId = await upload(visitor);
  await useUp('readings', address, LIMITS.readings.visitors - 1);
  const read = async (browser: TestBrowser, id: string, space = '') =>
    (await browser.get(`${CALLS.scene.path}?imageId=${id}${space}`)).statusCode;
  expect(await read(visitor, imageId)).toBe(200);
  const other = from(address, second);
  const another = await upload(other);
  expect(await read(other, another)).toBe(429);
  expect(await read(visitor, imageId)).toBe(200);
  expect(await read(visitor, imageId, '&space=exterior')).toBe(429);
});

test('picks are counted for an owner over all servers, and for the visitors of an address', async () => {
  const user = await t.signedIn('13611110002');
  const twin = new TestBrowser(second);
  for (const [name, value] of user.cookies) twin.cookies.set(name, value);
  const { userId } = (await user.get('/api/user/userInfo')).json().data;
  const { imageId } = await addBase(t.services, userId);
  const pick = async (browser: TestBrowser, id: string) =>
    (await browser.post(CALLS.clickMask.path, { imageId: id, points: [{ x: 1, y: 1, label: 1 }] }))
      .statusCode;
  const statuses: number[] = [];
  for (let n = 0; n < LIMITS.picks.owner + 2; n += 1)
    statuses.push(await pick(n % 2 === 0 ? user : twin, imageId));
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect(new Set(statuses.slice(0, LIMITS.picks.owner)).has(429)).toBe(false);

  const address = newAddress();
  const visitor = from(address);
  const own = await upload(visitor);
  await useUp('picks', address, LIMITS.picks.visitors);
  expect(await pick(visitor, own)).toBe(429);
});

test('one archive of a person is sent at a time, whichever server sends it', async () => {
  const user = await t.signedIn('13611110003');
  const twin = new TestBrowser(second);
  for (const [name, value] of user.cookies) twin.cookies.set(name, value);
  const me = (await user.get('/api/user/userInfo')).json().data.userId;
  const { url } = (await user.post(CALLS.createExport.path)).json().data;
  const sending = await takeLimit(
    { ...t.services, secret: t.services.secrets.codes },
    { caller: { ownerId: me, user: null }, address: '', isOwnMachine: false },
    'archives',
  );
  for (const browser of [user, twin]) expect((await browser.get(url)).statusCode).toBe(429);
  await sending();
  expect((await twin.get(url)).statusCode).toBe(200);
});

test('requests of an address are counted over all servers; what a proxy that nobody trusts says counts nothing', async () => {
  const peer = '192.0.2.9';
  let told = 0;
  const visit = async (app: App) => {
    told += 1;
    const headers = { 'x-forwarded-for': `198.18.${told >> 8}.${told & 255}` };
    return (await app.inject({ url: '/api/nothing', remoteAddress: peer, headers })).statusCode;
  };
  const statuses: number[] = [];
  for (let n = 0; n < 1_750; n += 50) {
    const app = n % 100 === 0 ? t.app : second;
    statuses.push(...(await Promise.all(Array.from({ length: 50 }, () => visit(app)))));
  }
  const served = statuses.filter((status) => status === 404).length;
  expect(served).toBeGreaterThanOrEqual(1_450);
  expect(served).toBeLessThanOrEqual(1_600);
  expect([await visit(t.app), await visit(second)]).toEqual([429, 429]);
});

test('behind a trusted balancer people are counted, and not the balancer', async () => {
  const crowded = newAddress();
  const visit = (client: string, remoteAddress: string) =>
    t.app.inject({ url: '/api/nothing', remoteAddress, headers: { 'x-forwarded-for': client } });
  const codes: number[] = [];
  for (let n = 0; n < 1_700; n += 100)
    codes.push(
      ...(await Promise.all(Array.from({ length: 100 }, () => visit(crowded, '198.51.100.4')))).map(
        ({ statusCode }) => statusCode,
      ),
    );
  expect(codes).toContain(429);
  expect((await visit(newAddress(), '198.51.100.4')).statusCode).toBe(404);
  // What the client says itself stands before what the balancer adds.
  expect((await visit(`${newAddress()}, ${crowded}`, '198.51.100.4')).statusCode).toBe(429);
});

test('plain reads write nothing, and what was counted is swept', async () => {
  const count = async () => {
    const { rows } = await t.services.pool.query('select count(*)::int as n from limit_counts');
    return rows[0].n as number;
  };
  const before = await count();
  const visitor = from(newAddress());
  for (let n = 0; n < 40; n += 1) await visitor.get('/api/site');
  expect(await count()).toBe(before);
  expect(before).toBeGreaterThan(0);
  t.clock.advance(2 * 86_400);
  await sweepIdentity(t.services.database, t.clock.now());
  expect(await count()).toBe(0);
});

test('no key of a count holds an address or an id', async () => {
  const address = newAddress();
  const visitor = from(address);
  await upload(visitor);
  const { rows } = await t.services.pool.query('select key from limit_counts');
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows) expect(key).toMatch(/^[a-zA-Z]+ (?:(?:owner|visitors|address) )?[\w-]{43}$/);
});
