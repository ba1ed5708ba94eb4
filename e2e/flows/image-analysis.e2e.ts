import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { allViolations } from '@plumbline/e2e/axe-violations.ts';
import { contentSample } from '@plumbline/e2e/content-sample.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import sharp from 'sharp';
import { expect, onTestFailed, test } from 'vitest';

const site = openSite();
const READ_MS = 60_000;

test('a turned drawing is found turned, straightened on the spot, and taken on to its tool', async () => {
  const { page, problems, close } = await openPage(site.browser);
  onTestFailed(() => keepEvidence(page, 'image-analysis'));
  await signIn(page.request, site.url, '13800006101');
  const turned = await sharp(contentSample('villa'))
    .rotate(4, { background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
  await page.goto(`${site.url}/analyse`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'turned.png', mimeType: 'image/png', buffer: turned });
  const faults = page.getByRole('region', { name: 'Faults' });
  await faults.getByText(/^It is turned by [34](\.\d)?°$/).waitFor({ timeout: READ_MS });
  for (const name of ['Colours', 'Tones', 'Camera', 'What it consists of', 'Composition', 'At a glance'])
    await page.getByRole('region', { name }).waitFor();
  expect(await allViolations(page)).toEqual([]);

  const before = page.url();
  await page.getByRole('button', { name: 'Straighten it' }).click();
  await page.waitForURL((url) => url.href !== before && url.searchParams.has('imageId'), {
    timeout: READ_MS,
  });
  await page.getByRole('region', { name: 'At a glance' }).waitFor({ timeout: READ_MS });
  await expect.poll(() => faults.getByText(/turned by/).count(), { timeout: READ_MS }).toBe(0);

  await page.getByRole('button', { name: 'Render it' }).click();
  await page.waitForURL(`**${TOOLS.architecturalRender.route}`);
  await page.getByRole('img', { name: 'Base picture' }).first().waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('a picture of somebody else is not there, and the way on is', async () => {
  const { page, close } = await openPage(site.browser);
  onTestFailed(() => keepEvidence(page, 'image-analysis-foreign'));
  await page.goto(`${site.url}/analyse?imageId=nobodys`);
  await page.getByRole('alert').getByText('This picture is not there any more').waitFor();
  expect(await page.getByRole('alert').getByText('Another picture').count()).toBe(1);
  await close();
});
