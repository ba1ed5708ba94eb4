import { seriousViolations } from '@plumbline/e2e/axe-violations.ts';
import { contentSample } from '@plumbline/e2e/content-sample.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const site = openSite();

async function standUp(page: Page, path: string, sample: Parameters<typeof contentSample>[0]) {
  await page.goto(`${site.url}${path}`);
  await page.locator('input[type=file]').first().setInputFiles(contentSample(sample));
  await page.getByRole('button', { name: 'Understood' }).click();
  await page.getByRole('listbox', { name: 'Regions of the picture' }).waitFor();
  await page.getByRole('switch', { name: 'Standing up' }).check();
  const view = page.getByRole('application', { name: 'Standing up' });
  await view.and(page.locator('[data-ready=true]')).waitFor();
  const picture = await view.locator('..').boundingBox();
  if (!picture) throw new Error('the picture has no place');
  const clip = {
    x: picture.x + picture.width * 0.1,
    y: picture.y + picture.height * 0.2,
    width: picture.width * 0.6,
    height: picture.height * 0.6,
  };
  // The drawing lies under what stands.
  await view.evaluate((canvas) => {
    canvas.style.opacity = '0';
  });
  const drawn = await tones(page, clip);
  await view.evaluate((canvas) => {
    canvas.style.opacity = '';
  });
  return { view, clip, drawn };
}

/** What is seen somewhere, in small and grey. */
async function tones(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const data = await sharp(await page.screenshot({ clip }))
    .greyscale()
    .resize(48, 32, { fit: 'fill' })
    .raw()
    .toBuffer();
  return [...data];
}

const meanOff = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, v, k) => sum + Math.abs(v - (b[k] as number)), 0) / a.length;

test('a drawing stands up as it is drawn, is turned as far as is known, corrected and saved as a model', async ({
  onTestFailed,
}) => {
  const { page, problems, close } = await openPage(site.browser);
  onTestFailed(() => keepEvidence(page, 'standing-drawing'));
  const { view, clip, drawn } = await standUp(page, '/indoorRender', 'living-room');
  // From its own camera it is the drawing.
  await expect.poll(async () => meanOff(await tones(page, clip), drawn)).toBeLessThan(8);
  const back = page.getByRole('button', { name: 'Back to the view of the drawing' });
  expect(await back.count()).toBe(0);

  await view.focus();
  for (let k = 0; k < 12; k++) await page.keyboard.press('ArrowRight');
  await back.waitFor();
  const aside = await tones(page, clip);
  expect(meanOff(aside, drawn)).toBeGreaterThan(4);
  // Twelve steps of 2.5° are more than what is known.
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => meanOff(await tones(page, clip), aside)).toBeLessThan(2);
  await page.keyboard.press('Home');
  await expect.poll(() => back.count()).toBe(0);
  await expect.poll(async () => meanOff(await tones(page, clip), drawn)).toBeLessThan(8);
  expect(await seriousViolations(page)).toEqual([]);

  // A click chooses what stands there, and it is said to be elsewhere.
  await page.mouse.click(clip.x + clip.width / 2, clip.y + clip.height * 0.95);
  const inspector = page.getByRole('region', { name: 'What was understood' });
  await inspector.getByRole('radio', { name: 'Left', exact: true }).check({ force: true });
  await inspector.getByText('Saved').waitFor();
  await inspector.getByRole('spinbutton', { name: 'Above the floor' }).fill('0.9');
  await page.keyboard.press('Enter');
  await inspector.getByText('Saved').waitFor();
  await expect.poll(() => inspector.getByRole('radio', { name: 'Left', exact: true }).isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('listbox', { name: 'Regions of the picture' }).waitFor();

  await page.getByRole('switch', { name: 'Standing up' }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    inspector.getByRole('button', { name: 'Save as glTF' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.glb$/);
  expect(problems).toEqual([]);
  await close();
});
