import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { COOKIES } from '@plumbline/contract/constants.ts';
import { DEV_ROUTES, ROUTES } from '@plumbline/contract/routes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';

const PAGE = '<!doctype html><title>Plumbline</title><div id="root"></div>';
const webDir = mkdtempSync(join(tmpdir(), 'plumbline-web-'));
let t: TestApp;
beforeAll(async () => {
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), PAGE);
  writeFileSync(join(webDir, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(webDir, 'assets', 'index-a1b2c3.js'), 'export {};');
  writeFileSync(join(webDir, 'assets', 'index-a1b2c3.js.br'), brotliCompressSync('export {};'));
  writeFileSync(join(webDir, 'assets', 'index-a1b2c3.js.gz'), gzipSync('export {};'));
  t = await startTestApp({
    webDir,
    settings: {
      DEV_INBOX: 'on',
      COMPANY_NAME: 'Studio Nord',
      MAIN_SITE_URL: 'https://nord.example',
      CONTACT_EMAIL: 'hello@nord.example',
    },
  });
});
afterAll(async () => {
  await t.close();
  rmSync(webDir, { recursive: true });
});

test.each([...ROUTES, ...DEV_ROUTES].map(({ path }) => [path]))('%s answers the page', async (path) => {
  for (const url of [path, `${path}?utm=1`, path === '/' ? path : `${path}/`]) {
    const answer = await t.app.inject({ url });
    expect(answer.statusCode, url).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toBe(PAGE);
    // It sets a cookie, so no cache may share it.
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('the first contact brings an anonymous session, the next one keeps it', async () => {
  const browser = t.browser();
  await browser.get('/');
  const session = browser.cookies.get(COOKIES.session);
  expect(session).toBeDefined();
  const again = await browser.get('/home');
  expect(again.cookies).toEqual([]);
  expect(again.headers['cache-control']).toBe('no-cache');
  expect(browser.cookies.get(COOKIES.session)).toBe(session);
});

test.each([
  '/nothing',
  '/home/nothing',
  '/user',
  '/gpt/nothing',
  '/index.html',
  '/HOME',
  '/%E4%B8%AD',
  '/.env',
  '/assets/../index.html',
  '/..%2f..%2fetc%2fpasswd',
  '//nothing',
  `/${'long'.repeat(100)}`,
])('%s answers 404 with the page of the app', async (url) => {
  const answer = await t.app.inject({ url });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toBe(PAGE);
});

test('an address that cannot be decoded is a bad request, not a crash', async () => {
  const answer = await t.app.inject({ url: '/%' });
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'BAD_REQUEST']);
});

test('files with a hash in their name are kept for good, others are asked for again', async () => {
  const hashed = await t.app.inject({ url: '/assets/index-a1b2c3.js' });
  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(hashed.headers['content-type']).toMatch(/javascript/);
  const mark = await t.app.inject({ url: '/mark.svg' });
  expect([mark.statusCode, mark.headers['cache-control']]).toEqual([200, 'public, no-cache']);
  const unchanged = await t.app.inject({
    url: '/mark.svg',
    headers: { 'if-none-match': String(mark.headers['etag']) },
  });
  expect(unchanged.statusCode).toBe(304);
});

test('what the build has compressed is sent as it lies there, by what the browser reads', async () => {
  const get = (accepted: string) =>
    t.app.inject({ url: '/assets/index-a1b2c3.js', headers: { 'accept-encoding': accepted } });
  const brotli = await get('gzip, deflate, br');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe('export {};');
  const gzipped = await get('gzip');
  expect(gzipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzipped.rawPayload).toString()).toBe('export {};');
  const plain = await get('identity');
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'export {};']);
  for (const answer of [brotli, gzipped, plain]) {
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['vary']).toMatch(/accept-encoding/i);
  }
});

test('a build that is replaced while the server runs is served as it is then', async () => {
  writeFileSync(join(webDir, 'assets', 'index-new.js'), 'export {};');
  writeFileSync(join(webDir, 'index.html'), `${PAGE}<!-- new -->`);
  expect((await t.app.inject({ url: '/home' })).body).toBe(`${PAGE}<!-- new -->`);
  expect((await t.app.inject({ url: '/assets/index-new.js' })).statusCode).toBe(200);
  writeFileSync(join(webDir, 'index.html'), PAGE);
});

test('a file of an older build is a plain 404, never the page as a script', async () => {
  const answer = await t.app.inject({ url: '/assets/index-old.js' });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
});

test('the site says what the app needs to know', async () => {
  expect((await t.app.inject({ url: '/api/site?version=1.2' })).json().data).toEqual({
    companyName: 'Studio Nord',
    mainSiteUrl: 'https://nord.example',
    agreementDefault: true,
    devInbox: true,
    contact: { email: 'hello@nord.example', phone: null },
    wechat: { scan: true, website: true, standIn: true },
    faceVerification: 'stand-in',
    capabilities: [
      'chat',
      'real-time',
      'comfyui',
      'automatic1111',
      'image-model',
      'language-model',
      'models',
      'object-storage',
    ],
    welcome: null,
    version: '0.1.0',
  });
});

test('the dev inbox shows what would have been sent, newest first, and not through a proxy', async () => {
  const inbox = t.services.devInbox;
  for (const code of ['111111', '222222', '333333']) {
    const to = code === '333333' ? '13400000002' : '13400000001';
    await inbox?.senders.sms.sendCode({ to, code, minutes: 5, locale: 'zh-CN' });
    t.clock.advance(1);
  }
  const read = async (query: string, headers: Record<string, string> = {}) =>
    t.app.inject({ url: `/api/dev/inbox${query}`, headers });
  const codes = (answer: Awaited<ReturnType<typeof read>>) =>
    answer.json().data.items.map((item: { code: string }) => item.code);
  expect(codes(await read(''))).toEqual(['333333', '222222', '111111']);
  for (const to of ['13400000001', '+86 134 0000 0001']) {
    expect(codes(await read(`?to=${encodeURIComponent(to)}`))).toEqual(['222222', '111111']);
  }
  expect((await read('?to=nobody')).json().data.items).toEqual([]);
  expect((await read('')).json().data.items[0]).toMatchObject({
    channel: 'sms',
    to: '13400000002',
    text: expect.stringContaining('333333'),
  });
  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
    expect((await read('', { [header]: '198.51.100.1' })).statusCode, header).toBe(404);
    const site = await t.app.inject({ url: '/api/site', headers: { [header]: '198.51.100.1' } });
    expect(site.json().data.devInbox).toBe(false);
    const page = await t.app.inject({ url: '/dev/inbox', headers: { [header]: '198.51.100.1' } });
    expect(page.statusCode).toBe(404);
  }
});

test('cookies are Secure where a proxy on this machine speaks TLS', async () => {
  const secure = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    (await t.app.inject({ url: '/', headers, remoteAddress })).cookies.map(
      (cookie) => cookie.secure === true,
    );
  expect(await secure({ 'x-forwarded-proto': 'https' })).toEqual([true, true]);
  expect(await secure({})).toEqual([false, false]);
  // Nobody else may say so.
  expect(await secure({ 'x-forwarded-proto': 'https' }, '198.51.100.1')).toEqual([false, false]);
});

test('with the inbox off neither its call nor its page exist', async () => {
  const off = await startTestApp({ settings: { DEV_INBOX: 'off' } });
  try {
    expect((await off.app.inject({ url: '/api/dev/inbox' })).statusCode).toBe(404);
    expect((await off.app.inject({ url: '/dev/inbox' })).statusCode).toBe(404);
    expect((await off.app.inject({ url: '/api/site' })).json().data.devInbox).toBe(false);
  } finally {
    await off.close();
  }
});
