import { seriousViolations } from '@plumbline/e2e/axe-violations.ts';
import { contentSample } from '@plumbline/e2e/content-sample.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const RENDER_MS = 150_000;

const site = openSite();

async function openReading(page: Page) {
  await page.getByRole('button', { name: 'Understood' }).click();
  await page.getByRole('listbox', { name: 'Regions of the picture' }).waitFor();
}

test('a region is clicked, said to be something else and locked; a render and a reload keep it', async ({
  onTestFailed,
}) => {
  const { page, problems, close } = await openPage(site.browser);
  onTestFailed(() => keepEvidence(page, 'scene-overlay'));
  await signIn(page.context().request, site.url, '13800005555');
  await page.goto(`${site.url}/architecturalRender`);
  await page.locator('input[type=file]').first().setInputFiles(contentSample('villa'));
  await openReading(page);

  // The sky is the region in the upper left corner.
  const regions = page.getByRole('listbox', { name: 'Regions of the picture' });
  const box = await regions.boundingBox();
  if (!box) throw new Error('the regions have no place');
  await page.mouse.click(box.x + 12, box.y + 12);
  const inspector = page.getByRole('region', { name: 'What was understood' });
  await inspector.getByText('Sky').first().waitFor();
  await inspector.getByRole('button', { name: 'Background' }).click();
  await inspector.getByText('You said so').waitFor();
  await inspector.getByRole('button', { name: /^Lock what is selected/ }).click();
  await inspector.getByText('Saved').waitFor();
  expect(await regions.getByRole('option', { name: /^Background.*locked$/ }).count()).toBe(1);

  // The panel says so too, and the render goes on with it.
  await page.getByRole('button', { name: 'Close the reading' }).click();
  await page.getByText('1 locked').waitFor();
  await page.getByRole('button', { name: /^Precision/ }).click();
  await page.getByRole('radio', { name: '512 · fast' }).check();
  await page.getByRole('button', { name: /^Render · 1 ticket/ }).click();
  await page.getByRole('img', { name: 'Rendered picture' }).first().waitFor({ timeout: RENDER_MS });

  await page.reload();
  await openReading(page);
  await regions.getByRole('option', { name: /^Background.*locked$/ }).waitFor();
  await inspector.getByRole('button', { name: 'Reset all' }).click();
  await page
    .getByRole('dialog', { name: 'Take every correction back?' })
    .getByRole('button', { name: 'Reset all' })
    .click();
  await regions.getByRole('option', { name: /^Sky/ }).first().waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('the regions are walked, selected and left by keyboard, and keep nobody out', async () => {
  const { page, close } = await openPage(site.browser);
  await page.goto(`${site.url}/lockImg`);
  await page.locator('input[type=file]').first().setInputFiles(contentSample('living-room'));
  // A lock tool begins with the reading.
  const regions = page.getByRole('listbox', { name: 'Regions of the picture' });
  await regions.waitFor();
  await regions.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const inspector = page.getByRole('region', { name: 'What was understood' });
  await inspector.getByRole('button', { name: /^Lock what is selected/ }).waitFor();
  await page.keyboard.press('Shift+ArrowDown');
  expect(await regions.getByRole('option', { selected: true }).count()).toBe(2);
  await page.keyboard.press('l');
  await inspector.getByText('Saved').waitFor();
  expect(await regions.getByRole('option', { name: /locked$/ }).count()).toBe(2);
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await regions.getByRole('option', { selected: true }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await regions.waitFor({ state: 'detached' });
  await close();
});
