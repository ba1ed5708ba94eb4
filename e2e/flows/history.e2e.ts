import { seriousViolations } from '@plumbline/e2e/axe-violations.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { type OpenedPage, openPage } from '@plumbline/e2e/open-page.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import { callApi, renderOverHttp } from '@plumbline/e2e/render-over-http.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

const site = openSite();
let owner: OpenedPage;
let context: BrowserContext;

beforeAll(async () => {
  owner = await openPage(site.browser);
  context = owner.page.context();
  await signIn(context.request, site.url, '13800009001');
  const render = (options: object) => renderOverHttp(context.request, site.url, { ...options });
  await render({ promptTxt: '', seed: 11 });
  await render({ promptTxt: 'oak floor', atmosphere: 'dusk', seed: 4711 });
});
afterAll(() => owner?.close());

test('works are searched, tagged together, found by their tag, and compared', async ({ onTestFailed }) => {
  const { page, problems } = owner;
  onTestFailed(() => keepEvidence(page, 'history'));
  await page.goto(`${site.url}/list`);
  await page.getByRole('status').filter({ hasText: '2 works' }).waitFor();
  const boxes = page.getByRole('list', { name: 'My works' }).getByRole('checkbox');
  await boxes.nth(1).waitFor();
  expect(await boxes.count()).toBe(2);
  expect(await seriousViolations(page)).toEqual([]);

  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const bar = page.getByRole('toolbar', { name: '2 selected' });
  await bar.getByRole('button', { name: 'Tag' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tags of 2 works' });
  await dialog.getByRole('textbox', { name: /^New tag/ }).fill('Villa 7');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await dialog.getByRole('checkbox', { name: /Villa 7/ }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await bar.getByRole('link', { name: 'Compare' }).click();
  await page.getByRole('heading', { name: 'Compare', level: 1 }).waitFor();
  const table = page.getByRole('table');
  await table.getByRole('row', { name: /Atmosphere/ }).waitFor();
  const rows = await table.getByRole('row').allInnerTexts();
  expect(rows.some((row) => /Sunny/.test(row) && /Dusk/.test(row))).toBe(true);
  expect(rows.some((row) => /4711/.test(row) && /\b11\b/.test(row))).toBe(true);
  expect(rows.some((row) => /^Style|^Space/.test(row))).toBe(false);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('radio', { name: 'Slider' }).check();
  await page.getByRole('slider').press('ArrowLeft');
  expect(await seriousViolations(page)).toEqual([]);

  // Back to the list: words and a chip narrow it down, and stand in the address.
  await page.goBack();
  await page.getByRole('textbox', { name: /^Search/ }).fill('oak');
  await page.getByRole('status').filter({ hasText: '1 work' }).waitFor();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('dialog', { name: 'Filter' }).getByLabel('Tag').selectOption({ label: 'Villa 7 (2)' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Remove the filter: Tag/ }).waitFor();
  expect(new URL(page.url()).searchParams.get('q')).toBe('oak');
  await page.reload();
  await page.getByRole('status').filter({ hasText: '1 work' }).waitFor();
  await page.getByRole('textbox', { name: /^Search/ }).fill('');
  await page.getByRole('status').filter({ hasText: '2 works' }).waitFor();
  expect(problems).toEqual([]);
});

test('a share opens in a private window, takes a comment on a point and a decision, and ends when it is to', async ({
  onTestFailed,
}) => {
  const { page } = owner;
  onTestFailed(() => keepEvidence(page, 'history-share'));
  await page.goto(`${site.url}/list`);
  await page.getByRole('list', { name: 'My works' }).getByRole('checkbox').first().check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share 1 work' });
  await dialog.getByRole('textbox', { name: /^Title/ }).fill('Villa 7');
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const url = await page.getByRole('textbox', { name: 'Share link' }).inputValue();

  const visitor = await openPage(site.browser, { viewport: { width: 390, height: 844 } });
  onTestFailed(() => keepEvidence(visitor.page, 'history-shared'));
  await visitor.page.goto(url);
  await visitor.page.getByRole('heading', { name: 'Villa 7' }).waitFor();
  const picture = visitor.page.getByRole('img', { name: 'Picture 1' });
  await picture.waitFor();
  const wide = await visitor.page.evaluate(
    `(async () => { const image = document.querySelector('[alt="Picture 1"]'); await image.decode(); return image.naturalWidth; })()`,
  );
  expect(wide).toBeGreaterThan(0);
  expect(await seriousViolations(visitor.page)).toEqual([]);
  await visitor.page.getByRole('button', { name: 'Point something out on picture 1' }).click();
  const comment = visitor.page.locator('form').filter({ hasText: 'Your comment' });
  await comment.getByLabel('Your name').fill('Mr Li');
  await comment.getByLabel('Your comment').fill('<b>Darker</b> wood here');
  await comment.getByRole('button', { name: 'Send' }).click();
  await visitor.page.getByText('<b>Darker</b> wood here', { exact: true }).waitFor();
  const decision = visitor.page.locator('form').filter({ hasText: 'Your decision' });
  await decision.getByRole('radio', { name: 'Changes wanted' }).check();
  await decision.getByLabel('Your name').fill('Mr Li');
  await decision.getByRole('button', { name: 'Submit' }).click();
  await visitor.page.getByRole('heading', { name: 'Decisions' }).waitFor();

  // Its owner is told, and reads it.
  await page.goto(`${site.url}/list`);
  await page.getByRole('link', { name: /Shares.*2 new replies/ }).click();
  await page.getByRole('button', { name: /Villa 7.*Mr Li wants changes/ }).click();
  await page.getByText('<b>Darker</b> wood here', { exact: true }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);

  const { items } = await callApi<{ items: { shareId: string }[] }>(context.request, site.url, '/api/shares');
  const expiresAt = new Date(Date.now() + 3_000).toISOString();
  await callApi(context.request, site.url, `/api/shares/${items[0]?.shareId}`, { expiresAt });
  await visitor.page.reload();
  // The page that is open ends with it.
  await visitor.page.getByRole('heading', { name: 'This share has ended' }).waitFor();
  expect(visitor.problems.filter((problem) => !/status of 410/.test(problem))).toEqual([]);
  await visitor.close();
});
