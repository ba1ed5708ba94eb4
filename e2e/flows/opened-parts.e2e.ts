import AxeBuilder from '@axe-core/playwright';
import { openBrowser } from '@plumbline/e2e/open-browser.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { type StartedApp, startApp } from '@plumbline/e2e/start-app.ts';
import type { Browser, Page } from 'playwright-core';
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

/** Names of the rules broken in a way that keeps somebody out. */
async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

test('the sign-in dialog and the open precision group keep nobody out either', async () => {
  const { page, close } = await openPage(browser);
  await page.goto(`${app.url}/indoorRender`);
  await page.getByRole('button', { name: /^Precision/ }).click();
  expect(await serious(page)).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'Log in / Register' }).click();
  await page.getByRole('dialog', { name: 'Log in / Register' }).waitFor();
  expect(await serious(page)).toEqual([]);
  await close();
});

test('the first Tab offers to skip the header', async () => {
  const { page, close } = await openPage(browser);
  await page.goto(`${app.url}/indoorRender`);
  await page.getByRole('main').waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement?.textContent')).toBe('Skip to the content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate('document.activeElement?.id')).toBe('content');
  await close();
});
