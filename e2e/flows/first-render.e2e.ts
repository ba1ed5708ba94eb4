import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentSample } from '@plumbline/e2e/content-sample.ts';
import { dropFile } from '@plumbline/e2e/drop-file.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { openBrowser } from '@plumbline/e2e/open-browser.ts';
import { type OpenedPage, openPage } from '@plumbline/e2e/open-page.ts';
import { readCode } from '@plumbline/e2e/read-code.ts';
import { type StartedApp, startApp } from '@plumbline/e2e/start-app.ts';

const PHONE = '13800001234';
const RENDER_MS = 150_000;

let app: StartedApp;
let browser: Browser;
let opened: OpenedPage;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), openBrowser()]);
  opened = await openPage(browser, { locale: 'en-US' });
});

afterAll(async () => {
  await browser?.close();
  await app?.dispose();
});

test('a new user goes from a dropped drawing to a render, keeps it over a reload and deletes it', async ({
  onTestFailed,
}) => {
  const { page, problems } = opened;
  onTestFailed(() => keepEvidence(page, 'first-render'));
  // A visitor drops a drawing on the home page's half for rooms.
  await page.goto(app.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The first screen is there before the code: what hovers over it is answered from then on.
  await page.locator('html:not([data-screen])').waitFor();
  await dropFile(page, 'h1', '[data-tool=indoorRender]', {
    name: 'living-room.png',
    type: 'image/png',
    bytes: await readFile(contentSample('living-room')),
  });
  await page.waitForURL('**/indoorRender');
  await page.getByRole('button', { name: 'Detected Line drawing' }).waitFor();

  // How it should look.
  await page.getByRole('radio', { name: 'Cream' }).check();
  await page.getByRole('radio', { name: 'Dusk' }).check();
  await page.getByRole('button', { name: /^Precision/ }).click();
  await page.getByRole('spinbutton', { name: 'Seed' }).fill('4711');

  // Only pressing the button asks for an account, and nothing that was set is lost.
  await page.getByRole('button', { name: /^Render · 1 ticket/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in / Register' });
  await dialog.getByLabel('Phone number').fill(PHONE);
  await dialog.getByRole('button', { name: 'Get code' }).click();
  await dialog.getByRole('button', { name: /^Again in \d+ s/ }).waitFor();
  await dialog.getByLabel('Code', { exact: true }).fill(await readCode(app.url, PHONE));
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();

  // The page reloads signed in and goes on with the render by itself.
  const result = page.getByRole('img', { name: 'Rendered picture' });
  await result.first().waitFor({ timeout: RENDER_MS });
  await page.getByRole('button', { name: 'Seed 4711' }).waitFor();
  expect(Number(/[\d.]+/.exec(await page.getByText(/^Fidelity \d/).innerText())?.[0])).toBeGreaterThan(0.8);
  expect(await page.getByRole('radio', { name: 'Dusk' }).isChecked()).toBe(true);

  // What made it stands under it, and makes it again.
  await page.getByRole('button', { name: /^Built-in engine v/ }).click();
  await page.getByText('Made by Built-in engine v').waitFor();
  await page.getByRole('button', { name: 'Make it again and compare' }).click();
  await page.getByText('It matches: every pixel is the same').waitFor({ timeout: RENDER_MS });
  await page.keyboard.press('Escape');

  // Compare: the divider moves by keyboard.
  await page.getByRole('slider', { name: 'Divider between base and result' }).press('ArrowRight');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  const file = await readFile(await download.path());
  expect([...file.subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join('')).toBe('PNG');

  // It is in the history after a reload.
  await page.reload();
  const history = page.getByRole('navigation', { name: 'History' });
  await history.getByRole('button', { name: /Interior render/ }).click();
  await result.first().waitFor();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await history.getByRole('button', { name: /Interior render/ }).waitFor({ state: 'detached' });
  // Taken back at once, with its picture; then it goes.
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await history.getByRole('button', { name: /Interior render/ }).click();
  await result.first().waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await history.getByRole('button', { name: /Interior render/ }).waitFor({ state: 'detached' });
  await page.reload();
  await history.getByText('Your renders stay here').waitFor();
  expect(problems).toEqual([]);
});
