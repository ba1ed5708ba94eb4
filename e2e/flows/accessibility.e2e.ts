import AxeBuilder from '@axe-core/playwright';
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

const PATHS = [
  '/',
  '/user/login',
  '/agreement',
  '/privacy',
  '/myPersonCenter',
  '/membership',
  '/list',
  '/no-such-page',
  ...TOOL_LIST.map(({ route }) => route),
];
const SCREENS = PATHS.flatMap((path) => [
  { path, colorScheme: 'light', viewport: { width: 1440, height: 900 } } as const,
  { path, colorScheme: 'dark', viewport: { width: 390, height: 844 } } as const,
]);

test.each(SCREENS)(
  '$path, $colorScheme, $viewport.width px: nothing that axe calls serious',
  async ({ path, ...look }) => {
    const { page, close } = await openPage(browser, look);
    await page.goto(app.url + path);
    await page.getByRole('main').waitFor();
    await page.waitForLoadState('networkidle');
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
    await close();
  },
);

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
