import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIRST_SCREEN_ELEMENT_ID, type FirstScreenRequest } from '@plumbline/contract/first-screen.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';

const PAGE = '<html lang="zh-CN"><head></head><body><div id="root"></div></body></html>';
const PHONE = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36' };
/** A build in miniature, which counts how often it is asked. */
const MODULE = `
let made = 0;
export async function renderFirstScreen({ path, locale, device }) {
  made += 1;
  return { html: '<p>' + [path, locale, device, made].join(' ') + '</p>', head: '' };
}`;

const webDir = mkdtempSync(join(tmpdir(), 'plumbline-web-'));
const file = join(webDir, '.render', 'first-screen.mjs');
let t: TestApp;
beforeAll(async () => {
  mkdirSync(join(webDir, '.render'));
  writeFileSync(join(webDir, 'index.html'), PAGE);
  writeFileSync(file, MODULE);
  t = await startTestApp({ webDir, settings: { COMPANY_NAME: 'Studio Nord' } });
});
afterAll(async () => {
  await t.close();
  rmSync(webDir, { recursive: true });
});

const get = async (url: string, headers: Record<string, string> = {}) =>
  (await t.app.inject({ url, headers })).body;
const wordsOf = (html: string) => /<div id="root">(?:<p>(.*)<\/p>)?<\/div>/.exec(html)?.[1];
const madeOf = (html: string): FirstScreenRequest =>
  JSON.parse(new RegExp(`id="${FIRST_SCREEN_ELEMENT_ID}">(.*?)</script>`).exec(html)?.[1] ?? 'null');

test("a visitor's page comes with its first screen, once made for all of them", async () => {
  expect(wordsOf(await get('/', { 'accept-language': 'ja' }))).toBe('/ ja desk 1');
  expect(wordsOf(await get('/?keyWord=spring', { 'accept-language': 'ja' }))).toBe('/ ja desk 1');
  expect(wordsOf(await get('/indoorRender', { ...PHONE, 'accept-language': 'en' }))).toBe(
    '/indoorRender en phone 2',
  );
  expect(wordsOf(await get('/', { 'sec-ch-ua-mobile': '?1', 'accept-language': 'ja' }))).toBe('/ ja phone 3');
});

test('it is made of what the calls would answer, and of nothing secret', async () => {
  const html = await get('/');
  const { data } = madeOf(html);
  const answers = async (url: string) => (await t.app.inject({ url })).json().data;
  expect(data.siteInfo).toEqual(await answers('/api/site?version=1.2'));
  expect(data.samples).toEqual((await answers('/api/ai/samples?version=1.2')).items);
  expect(data.vipInfo).toEqual(await answers('/api/user/getVipInfo?version=1.2'));
  const { csrfToken, ...userInfo } = await answers('/api/user/userInfo?version=1.2');
  expect(data.userInfo).toEqual(userInfo);
  expect(csrfToken).toBeTruthy();
  expect(html).not.toContain('csrfToken');
});

test('who is signed in, what an address opens and every other page are left to the browser', async () => {
  const user = await t.signedIn('13400000077');
  expect(wordsOf((await user.get('/')).body)).toBeUndefined();
  expect(wordsOf(await get('/indoorRender?task=1'))).toBeUndefined();
  expect(wordsOf(await get('/membership'))).toBeUndefined();
  expect(wordsOf(await get('/nothing'))).toBeUndefined();
});

test('where it cannot be made the page comes without it', async () => {
  writeFileSync(file, 'export const renderFirstScreen = () => Promise.reject(new Error("broken"));');
  expect(wordsOf(await get('/home'))).toBeUndefined();
  rmSync(file);
  const answer = await t.app.inject({ url: '/home' });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('<div id="root"></div>')]);
  writeFileSync(file, MODULE);
});

test("the server's part of the build is not given out", async () => {
  expect((await t.app.inject({ url: '/.render/first-screen.mjs' })).body).not.toContain('renderFirstScreen');
});
