import { glob, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { seriousViolations } from '@plumbline/e2e/axe-violations.ts';
import { contentSample } from '@plumbline/e2e/content-sample.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { openBrowser } from '@plumbline/e2e/open-browser.ts';
import { type OpenedPage, openPage } from '@plumbline/e2e/open-page.ts';
import { startSite } from '@plumbline/e2e/start-site.ts';
import { callApi } from '@plumbline/e2e/render-over-http.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import type { StartedApp } from '@plumbline/e2e/start-app.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Until the pictures under way are there, on a machine that has other work. */
const RENDER_MS = 150_000;
let app: StartedApp;
let browser: Browser;
let owner: OpenedPage;
let page: Page;

beforeAll(async () => {
  [app, browser] = await Promise.all([startSite({ FREE_DAILY_RENDERS: '40' }), openBrowser()]);
  owner = await openPage(browser);
  ({ page } = owner);
  await signIn(page.context().request, app.url, '13800009301');
});
afterAll(async () => {
  await owner?.close();
  await browser?.close();
  await app?.dispose();
});

const cells = (name: string | RegExp) => page.getByRole('table').getByRole('button', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const waitForFacts = (words: RegExp) =>
  page.getByRole('status').filter({ hasText: words }).waitFor({ timeout: RENDER_MS });

async function download(item: string): Promise<{ name: string; bytes: Buffer }> {
  await button('Download').click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: item }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Where the server keeps the picture that an image is rendered from. */
async function fileOf(imageId: string): Promise<string> {
  for await (const path of glob(`**/${imageId}/working.png`, { cwd: app.dataDir }))
    return join(app.dataDir, path);
  throw new Error(`no file of ${imageId}`);
}

test('three rooms in two styles at two times are one order, from a workspace to a zip', async ({
  onTestFailed,
}) => {
  onTestFailed(() => keepEvidence(page, 'batch'));
  await page.goto(`${app.url}/batches`);
  await page.getByRole('heading', { name: 'No batches yet' }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);

  // From the workspace, whose settings the order takes over.
  await page.goto(`${app.url}/indoorRender`);
  await button('Render many').click();
  await page.getByRole('heading', { name: 'New batch', level: 1 }).waitFor();
  const rooms = ['living-room', 'kitchen', 'dining-room'] as const;
  await page.getByLabel('Upload pictures').setInputFiles(rooms.map(contentSample));
  await page.getByRole('listitem').filter({ hasText: 'dining-room' }).waitFor();
  const styles = page.getByRole('group', { name: /^Style/ }).getByRole('checkbox');
  await styles.nth(1).check({ force: true });
  const moods = page.getByRole('group', { name: /^Atmosphere/ });
  await moods.getByRole('checkbox', { name: 'Dusk' }).check({ force: true });
  await page.getByText('3 × 4 = 12 cells').waitFor();
  await page.getByText('12 tickets', { exact: true }).waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Two styles');
  await page.getByLabel('File names').fill('{number} {base}, {date}');
  await page.getByText('There is no {date}').waitFor();
  expect(await button('Start').isDisabled()).toBe(true);
  await page.getByLabel('File names').fill('{number} {base}, {atmosphere}');
  await page.getByText('02 living-room, Dusk.png').waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await page.locator('button:enabled', { hasText: /^Start$/ }).click();

  await page.waitForURL(/\/batches\/[0-9a-f-]{36}$/);
  await page.getByRole('columnheader').nth(4).waitFor();
  expect(await page.getByRole('rowheader').count()).toBe(3);
  await cells(/done, open it/)
    .first()
    .waitFor();
  await button('Pause').click();
  await waitForFacts(/^Paused/);
  // What runs is finished, and then nothing begins.
  await expect
    .poll(() => page.getByRole('table').getByRole('progressbar').count(), { timeout: RENDER_MS })
    .toBe(0);
  expect(await seriousViolations(page)).toEqual([]);
  const done = await cells(/done, open it/).count();
  expect(done).toBeLessThan(12);

  await page.reload();
  await waitForFacts(/^Paused/);
  expect(await cells(/done, open it/).count()).toBe(done);
  expect(await page.getByRole('img', { name: /: Held$/ }).count()).toBe(12 - done);

  // A disk that loses a picture while the order waits: its cells fail, the others do not.
  const batchId = page.url().split('/').at(-1) ?? '';
  const { bases } = await callApi<{ bases: { imageId: string }[] }>(
    page.context().request,
    app.url,
    `/api/ai/batch?batchId=${batchId}`,
  );
  const file = await fileOf(bases[2]?.imageId ?? '');
  await rename(file, `${file}.lost`);
  await button('Resume').click();
  await waitForFacts(/^Done · 8 of 12 done · 4 failed/);
  expect(await seriousViolations(page)).toEqual([]);

  await rename(`${file}.lost`, file);
  await cells(/^dining-room.*Failed, Try|^dining-room.*Failed/)
    .first()
    .click();
  await waitForFacts(/of 12 done · 3 failed/);
  await button('Retry failed').click();
  await waitForFacts(/^Done · 12 of 12 done/);

  await cells(/done, open it/)
    .first()
    .press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: /^06 kitchen, Dusk$/ });
  await viewer.waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('dialog', { name: /^07 kitchen/ }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  const zip = await download('Pictures (zip, PNG)');
  // Twelve lines of its directory.
  expect(zip.bytes.toString('latin1').split('PK\u0001\u0002')).toHaveLength(13);
  for (const name of ['01 living-room, Sunny.png', '06 kitchen, Dusk.png', '12 dining-room, Dusk.png'])
    expect(zip.bytes.includes(name)).toBe(true);
  const sheet = await download('Contact sheet (PDF)');
  expect(sheet.name).toMatch(/contact-sheet\.pdf$/);
  // Three bases and what was made of them.
  expect(sheet.bytes.toString('latin1').match(/\/Subtype\/Image/g)).toHaveLength(15);
  const picture = await download('Contact sheet (picture)');
  expect(picture.name).toMatch(/contact-sheet\.png$/);
  expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG');

  await page.goto(`${app.url}/batches`);
  await page.getByRole('link', { name: 'Open Two styles' }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
});

test('an order is cancelled, its tickets come back, and it can be taken back from being deleted', async ({
  onTestFailed,
}) => {
  onTestFailed(() => keepEvidence(page, 'batch-cancel'));
  const left = () => callApi<number>(page.context().request, app.url, '/api/ai/totalTicket?type=1');
  const before = await left();
  await page.goto(`${app.url}/batches/new`);
  await page.getByLabel('Upload pictures').setInputFiles([contentSample('kitchen')]);
  const moods = page.getByRole('group', { name: /^Atmosphere/ });
  for (const mood of ['Rain', 'Fog', 'Snow', 'Dusk', 'Lights'])
    await moods.getByRole('checkbox', { name: new RegExp(mood, 'i') }).check({ force: true });
  await page.locator('button:enabled', { hasText: /^Start$/ }).click();
  await page.waitForURL(/\/batches\/[0-9a-f-]{36}$/);
  await button('Cancel').click();
  await page
    .getByRole('dialog', { name: 'Cancel this batch?' })
    .getByRole('button', { name: 'Cancel', exact: true })
    .click();
  await waitForFacts(/^Cancelled/);
  const made = await cells(/done, open it/).count();
  expect(await left()).toBe(before - made);
  await button('More').click();
  await page.getByRole('menuitem', { name: 'Delete the batch' }).click();
  await page.waitForURL(/\/batches$/);
  await button('Undo').click();
  await page.getByRole('link', { name: 'Open Interior render' }).waitFor();
  expect(owner.problems).toEqual([]);
});
