import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { contentSample } from '@plumbline/e2e/content-sample.ts';
import { EDIT_MS } from '@plumbline/e2e/edit-workspace.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { openRenewedSite } from '@plumbline/e2e/open-site.ts';
import { type Pixels, readResult } from '@plumbline/e2e/read-pixels.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import { CHIEF } from '@plumbline/e2e/sign-in-company.ts';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, onTestFailed, test } from 'vitest';

const site = openRenewedSite({ ADMIN_ACCOUNT: CHIEF.account, ADMIN_PASSWORD: CHIEF.password });

async function open(name: string) {
  const opened = await openPage(site.browser);
  onTestFailed(() => keepEvidence(opened.page, `own-content-${name}`));
  return opened;
}

/** Adds an entry of the kind that the page shows, as far as its name; `fill` does the rest of the form. */
async function add(page: Page, button: string, name: string, fill: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const editor = page.getByRole('dialog', { name: button });
  await editor.getByLabel('Name (English)').fill(name);
  await fill();
  await editor.getByRole('button', { name: 'Save as draft' }).click();
  await editor.waitFor({ state: 'hidden' });
}

async function chooseFloor(page: Page, material: string): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: /Floor$/ })
    .fill(material);
  await page.getByTitle(material, { exact: true }).last().click();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Publish \d/ }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).waitFor();
}

/** Share of pixels that are clearly red. */
function redShare({ data }: Pixels): number {
  let red = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    if (r > 1.6 * g && r > 1.6 * b) red += 1;
  }
  return red / (data.length / 3);
}

test('an operator’s material and style are rendered with, changed, and an older result is still made again as it was', async () => {
  const chief = await open('chief');
  const { page: office } = chief;
  await office.goto(`${site.url}/aiDesignMangement?section=content&kind=material`);
  await office.getByLabel('Account').fill(CHIEF.account);
  await office.getByLabel('Password', { exact: true }).fill(CHIEF.password);
  await office.getByRole('button', { name: 'Log in' }).click();
  await add(office, 'Add a material', 'Quarry red', async () => {
    const [chooser] = await Promise.all([
      office.waitForEvent('filechooser'),
      office.getByRole('button', { name: 'Choose a picture' }).click(),
    ]);
    const buffer = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#b01c20' } })
      .png()
      .toBuffer();
    await chooser.setFiles({ name: 'red.png', mimeType: 'image/png', buffer });
    await office.getByRole('button', { name: 'Replace it' }).waitFor();
  });
  await office.getByRole('radio', { name: 'Styles' }).click();
  await add(office, 'Add a style', 'House style', () => chooseFloor(office, 'Quarry red'));
  await publish(office);

  const designer = await open('designer');
  const { page } = designer;
  await signIn(page.request, site.url, '13800006001');
  await page.goto(site.url + TOOLS.indoorRender.route);
  await page.locator('input[type=file]').first().setInputFiles(contentSample('living-room'));
  await page.getByRole('button', { name: 'Detected Line drawing' }).waitFor();
  await page.getByRole('button', { name: /^All \d+$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'House style' }).click();
  await page.getByRole('button', { name: /^Precision/ }).click();
  await page.getByRole('radio', { name: '512 · fast' }).check();
  await page.getByRole('spinbutton', { name: 'Seed' }).fill('4711');
  await page.getByRole('button', { name: /^Render · / }).click();
  await page.getByRole('img', { name: 'Rendered picture' }).first().waitFor({ timeout: EDIT_MS });
  expect(redShare(await readResult(page))).toBeGreaterThan(0.05);

  await office.getByRole('button', { name: /House style/ }).click();
  await chooseFloor(office, 'Oak boards');
  await office.getByRole('button', { name: 'Save as draft' }).click();
  await office.getByRole('dialog').waitFor({ state: 'hidden' });
  await publish(office);

  // What follows is rendered with oak; the older result still comes out red.
  await page.getByRole('button', { name: /^Built-in engine v/ }).click();
  await page.getByRole('button', { name: 'Make it again and compare' }).click();
  await page.getByText('It matches: every pixel is the same').waitFor({ timeout: EDIT_MS });
  expect([...chief.problems, ...designer.problems]).toEqual([]);
  await chief.close();
  await designer.close();
});
