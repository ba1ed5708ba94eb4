import { seriousViolations } from '@plumbline/e2e/axe-violations.ts';
import { drawnFlat } from '@plumbline/e2e/drawn-flat.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { renderView } from '@plumbline/e2e/model-workspace.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import { expect, test } from 'vitest';

const site = openSite();

test('a plan stands up: from the reading to a model that is looked at from above and from within, and rendered', async ({
  onTestFailed,
}) => {
  const { page, problems, close } = await openPage(site.browser);
  onTestFailed(() => keepEvidence(page, 'plan-stands-up'));
  await signIn(page.request, site.url, '13800007781');
  await page.goto(`${site.url}/colorFlatPicture`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'flat.png', mimeType: 'image/png', buffer: await drawnFlat() });
  await page.getByRole('button', { name: 'Understood' }).click();
  await page.getByRole('button', { name: 'Stand it up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stand the plan up' });
  await dialog
    .getByRole('button', { name: /^Stand in: / })
    .first()
    .waitFor();
  const outside = dialog.getByRole('button', { name: 'Look from here' });
  expect(await outside.isDisabled()).toBe(true);
  await dialog
    .getByRole('button', { name: /^Stand in: / })
    .first()
    .click();
  expect(await outside.isDisabled()).toBe(false);
  expect(await seriousViolations(page)).toEqual([]);
  await outside.click();
  await page.locator('canvas[data-ready="true"]').waitFor();
  await page.getByRole('button', { name: 'Dollhouse' }).click();
  expect(await renderView(page)).not.toBe('');
  expect(problems).toEqual([]);
  await close();
});
