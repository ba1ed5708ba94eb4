import { TOOL_LIST } from '@plumbline/contract/tools/registry.ts';
import { openBrowser } from '@plumbline/e2e/open-browser.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { type StartedApp, startApp } from '@plumbline/e2e/start-app.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

let app: StartedApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), openBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await app.dispose();
});

const paths = [
  '/',
  '/home',
  '/user/login',
  '/agreement',
  '/list',
  '/membership',
  '/dev/inbox',
  ...TOOL_LIST.map(({ route }) => route),
];

test.each(paths)('%s opens for a visitor without an error in the console', async (path) => {
  const { page, problems, close } = await openPage(browser);
  const response = await page.goto(app.url + path);
  expect(response?.status()).toBe(200);
  await page.getByRole('main').waitFor();
  await page.waitForTimeout(500);
  expect(problems).toEqual([]);
  await close();
});

test.each(['zh-CN', 'en', 'ja'])('the page speaks %s to a browser that does', async (locale) => {
  const { page, close } = await openPage(browser, { locale });
  await page.goto(app.url);
  await page.getByRole('main').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe(locale);
  await close();
});

test('an unknown address answers 404 with a page that leads home', async () => {
  const { page, close } = await openPage(browser);
  const response = await page.goto(`${app.url}/no/such/page`);
  expect(response?.status()).toBe(404);
  await page.getByRole('main').getByRole('link').click();
  await page.waitForURL(`${app.url}/`);
  await close();
});
