import { seriousViolations } from '@plumbline/e2e/axe-violations.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const site = openSite();

/** A framed sheet with two fronts on it. */
async function drawSheet(): Promise<Buffer> {
  const front = (x: number, y: number, w: number, h: number) =>
    `<path d="M${x - 20} ${y + h}h${w + 40}M${x} ${y}h${w}v${h}h${-w}zM${x + 30} ${y + 40}h${w / 4}v${h / 4}h${-w / 4}zM${x + w / 2} ${y + h / 2}h${w / 5}v${h / 2}h${-w / 5}z"/>`;
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" fill="none" stroke="#111" stroke-width="3"><rect width="1200" height="800" fill="#fff" stroke="none"/><rect x="24" y="24" width="1152" height="752"/>${front(120, 200, 380, 260)}${front(700, 260, 340, 320)}</svg>`,
    ),
  )
    .png()
    .toBuffer();
}

test('a sheet of two drawings offers them; the one that is picked becomes the base', async ({
  onTestFailed,
}) => {
  const { page, problems, close } = await openPage(site.browser);
  onTestFailed(() => keepEvidence(page, 'sheet-drawings'));
  await signIn(page.context().request, site.url, '13800005561');
  await page.goto(`${site.url}/architecturalRender`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'sheet.png', mimeType: 'image/png', buffer: await drawSheet() });
  await page.getByText('2 drawings on this sheet').waitFor();
  await page.getByRole('button', { name: 'Pick one to render' }).click();
  const drawings = page.getByRole('group', { name: 'Drawings on the sheet' });
  await drawings.getByRole('button', { name: 'Drawing 2' }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);

  // Escape leaves the sheet as it was.
  await page.keyboard.press('Escape');
  await drawings.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Pick one to render' }).click();
  const [uploaded] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/api/ai/upload')),
    drawings.getByRole('button', { name: 'Drawing 2' }).click(),
  ]);
  const { width, height } = (await uploaded.json()).data;
  // The second front, with its ground and a margin of paper.
  expect([Math.abs(width - 400), Math.abs(height - 345)].map((off) => off < 25)).toEqual([true, true]);
  await page.getByText('2 drawings on this sheet').waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
  await close();
});
