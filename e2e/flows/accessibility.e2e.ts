import AxeBuilder from '@axe-core/playwright';
import { TOOL_LIST } from '@plumbline/contract/tools/registry.ts';
import { openBrowser } from '@plumbline/e2e/open-browser.ts';
import { type OpenedPage, openPage } from '@plumbline/e2e/open-page.ts';
import { type StartedApp, startApp } from '@plumbline/e2e/start-app.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let app: StartedApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), openBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await app.dispose();
});

const PATHS = [
  '/',
  '/user/login',
  '/agreement',
  '/privacy',
  '/myPersonCenter',
  '/membership',
  '/list',
  '/lama',
  '/no-such-page',
  ...TOOL_LIST.map(({ route }) => route),
];
const LOOKS = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

describe.each(LOOKS)('$colorScheme, $viewport.width px', (look) => {
  // One visitor goes through them all: what a browser keeps of the app is not loaded again for each page.
  let visit: OpenedPage;
  beforeAll(async () => {
    visit = await openPage(browser, look);
  });
  afterAll(() => visit.close());

  test.each(PATHS)('%s: nothing that axe calls serious', async (path) => {
    const { page } = visit;
    await page.goto(app.url + path);
    await page.getByRole('main').waitFor();
    await page.waitForLoadState('networkidle');
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
  });
});

test('a sample is chosen and the sign-in dialog opened and closed by keyboard alone', async () => {
  const { page, close } = await openPage(browser);
  await page.goto(`${app.url}/indoorRender`);
  await page.getByRole('button', { name: /^Use the sample: Kitchen/ }).press('Enter');
  await page.getByRole('button', { name: 'Detected Line drawing' }).waitFor();
  const start = page.getByRole('button', { name: /^Render · 1 ticket/ });
  await start.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Log in / Register' });
  await dialog.getByLabel('Phone number').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await start.isEnabled()).toBe(true);
  await close();
});
