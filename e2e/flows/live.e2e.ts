import { drawingPage } from '@plumbline/e2e/drawing-page.ts';
import { findChromium } from '@plumbline/e2e/find-chromium.mjs';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';

const site = openSite();
const TITLE = 'House drawing';

test('a shared window is rendered, follows a change, costs nothing while it stands still, and ends when it is closed', async () => {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('no Chromium');
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--auto-select-tab-capture-source-by-title=${TITLE}`],
  });
  try {
    const { page } = await openPage(browser);
    await signIn(page.request, site.url, '13800006171');
    const program = await page.context().newPage();
    await program.setContent(drawingPage(TITLE));
    await page.bringToFront();
    await page.goto(`${site.url}/ailive`);
    await page.getByRole('button', { name: 'Share a window' }).click();
    const result = page.getByRole('img', { name: 'The render' });
    await result.and(page.locator('[data-pass=fine]')).waitFor();
    const first = Number(await result.getAttribute('data-frame'));
    await page.getByText('99 live pictures left').waitFor();
    // Ten looks at a window that stands still.
    await page.waitForTimeout(3_000);
    expect(Number(await result.getAttribute('data-frame'))).toBe(first);
    await program.evaluate('draw()');
    await expect
      .poll(async () => Number(await result.getAttribute('data-frame')), { timeout: 60_000 })
      .toBeGreaterThan(first);
    await program.close();
    await page.getByText('Sharing ended').waitFor();
  } finally {
    await browser.close();
  }
});
