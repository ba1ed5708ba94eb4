import { seriousViolations } from '@plumbline/e2e/axe-violations.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import { expect, test } from 'vitest';

const site = openSite();

test('the sign-in dialog and the open precision group keep nobody out either', async () => {
  const { page, close } = await openPage(site.browser);
  await page.goto(`${site.url}/indoorRender`);
  await page.getByRole('button', { name: /^Precision/ }).click();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'Log in / Register' }).click();
  await page.getByRole('dialog', { name: 'Log in / Register' }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await close();
});

test('the menu of tools keeps nobody out, opens by keyboard and goes with Escape', async () => {
  const { page, close } = await openPage(site.browser);
  await page.goto(site.url);
  const button = page.getByRole('banner').getByRole('button', { name: 'AI render' });
  await button.press('Enter');
  await page
    .getByRole('link', { name: /^Coloured floor plan/ })
    .first()
    .waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  await close();
});

test('on a phone the menu is a sheet with every tool, and keeps nobody out', async () => {
  const { page, close } = await openPage(site.browser, { viewport: { width: 390, height: 844 } });
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await sheet.getByRole('link', { name: 'Inspiration' }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await sheet.getByRole('link', { name: 'Inspiration' }).click();
  await page.getByRole('heading', { name: 'Start from a scene' }).waitFor();
  await close();
});

test('the browser of styles keeps nobody out and is searched', async () => {
  const { page, close } = await openPage(site.browser);
  await page.goto(`${site.url}/indoorRender`);
  await page
    .getByRole('button', { name: /^All \d+$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Style' });
  await dialog.getByRole('textbox', { name: 'Search' }).fill('cream');
  expect(await seriousViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cream' }).first().click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.getByRole('radio', { name: 'Cream' }).first().isChecked()).toBe(true);
  await close();
});

test('the first Tab offers to skip the header', async () => {
  const { page, close } = await openPage(site.browser);
  await page.goto(`${site.url}/indoorRender`);
  await page.getByRole('main').waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement?.textContent')).toBe('Skip to the content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate('document.activeElement?.id')).toBe('content');
  await close();
});
