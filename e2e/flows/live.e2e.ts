import { findChromium } from '@plumbline/e2e/find-chromium.mjs';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';

const site = openSite();
const TITLE = 'House drawing';

/** A drawing program of a few lines: a house, and a chimney when it is asked for. */
const PROGRAM = `<!doctype html><title>${TITLE}</title><body style="margin:0;background:#fff"><canvas width=800 height=500></canvas>
<script>
const c = document.querySelector('canvas').getContext('2d');
c.fillStyle = '#fff'; c.fillRect(0, 0, 800, 500); c.lineWidth = 2;
c.strokeRect(200, 220, 400, 200); c.strokeRect(260, 260, 90, 80); c.strokeRect(450, 260, 90, 80); c.strokeRect(370, 320, 60, 100);
c.beginPath(); c.moveTo(170, 220); c.lineTo(400, 90); c.lineTo(630, 220); c.closePath(); c.stroke();
c.beginPath(); c.moveTo(0, 420); c.lineTo(800, 420); c.stroke();
window.change = () => { c.fillRect(500, 100, 50, 70); c.strokeRect(500, 100, 50, 70); };
</script>`;

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
    await program.setContent(PROGRAM);
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
    await program.evaluate('change()');
    await expect
      .poll(async () => Number(await result.getAttribute('data-frame')), { timeout: 60_000 })
      .toBeGreaterThan(first);
    await program.close();
    await page.getByText('Sharing ended').waitFor();
  } finally {
    await browser.close();
  }
});
