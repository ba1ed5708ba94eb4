import { type Display, openDisplay } from '@plumbline/e2e/x11/open-display.ts';
import { type DrawingProgram, openDrawingProgram } from '@plumbline/e2e/x11/drawing-program.ts';
import { missingDisplayPackages } from '@plumbline/e2e/x11/display-programs.mjs';
import { findChromium } from '@plumbline/e2e/find-chromium.mjs';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const site = openSite();
const TITLE = 'House drawing of another program';

const missing = missingDisplayPackages();
if (missing.length > 0)
  process.stderr.write(
    `live-window.e2e.ts is skipped: it needs a display without a screen. Install ${missing.join(' and ')} (Debian, Ubuntu: apt-get install ${missing.join(' ')}).\n`,
  );

/** Waits until the system has delivered so many more pictures of the shared window. */
async function picturesCome(page: Page, count: number): Promise<void> {
  await page.locator('video').evaluate(
    `(video, wanted) => new Promise((resolve) => {
      let come = 0;
      const next = () => (++come === wanted ? resolve() : video.requestVideoFrameCallback(next));
      video.requestVideoFrameCallback(next);
    })`,
    count,
  );
}

describe.skipIf(missing.length > 0)('a window of another program, shared through the system', () => {
  const executablePath = findChromium() ?? '';
  let display: Display;
  let program: DrawingProgram | undefined;
  let browser: Browser;
  beforeAll(async () => {
    display = await openDisplay();
    program = await openDrawingProgram(TITLE, { executablePath, env: display.env });
    browser = await chromium.launch({
      executablePath,
      headless: false,
      env: display.env,
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--window-position=0,0',
        `--auto-select-desktop-capture-source=${TITLE}`,
      ],
    });
  });
  afterAll(async () => {
    await browser?.close();
    await program?.close();
    await display?.close();
  });

  test('is rendered, followed, free while it stands still, told apart when it is minimised, and its end ends the sharing', async ({
    onTestFailed,
    onTestFinished,
  }) => {
    const { page, close } = await openPage(browser, { viewport: { width: 860, height: 900 } });
    // A second try shares the window anew.
    onTestFinished(close);
    onTestFailed(() => keepEvidence(page, 'live-window'));
    await signIn(page.request, site.url, '13800006172');
    await page.goto(`${site.url}/ailive`);
    await page.getByRole('button', { name: 'Share a window' }).click();
    const result = page.getByRole('img', { name: 'The render' });
    const state = page.locator('[role=status][data-phase]');
    const frameOf = async () => Number(await result.getAttribute('data-frame'));
    const left = page.getByText(/live pictures left/);
    const leftOf = async () => Number(/\d+/.exec(await left.innerText())?.[0]);
    // A window that has just come may still be drawn as it begins to be shared.
    await result.and(page.locator('[data-pass=fine]')).waitFor({ timeout: 120_000 });
    await state.filter({ hasText: 'Nothing changed, nothing counted' }).waitFor();

    // What the system delivers of a window that stands still is looked at again and again.
    const [first, leftAtFirst] = [await frameOf(), await leftOf()];
    await picturesCome(page, 30);
    expect([await frameOf(), await leftOf()]).toEqual([first, leftAtFirst]);

    await program?.draw();
    await expect.poll(frameOf).toBeGreaterThan(first);
    await result.and(page.locator('[data-pass=fine]')).waitFor();
    const drawn = await frameOf();
    const afterDrawing = await leftOf();
    expect(afterDrawing).toBeLessThan(leftAtFirst);

    await program?.minimise();
    await page.getByText('nothing changed in it, or it is minimised').waitFor();
    expect([await frameOf(), await leftOf()]).toEqual([drawn, afterDrawing]);

    await program?.restore();
    await state.filter({ hasText: 'Nothing changed, nothing counted' }).waitFor();
    expect([await frameOf(), await leftOf()]).toEqual([drawn, afterDrawing]);

    await program?.close();
    program = undefined;
    await page.getByText('Sharing ended').waitFor();
    await page.getByRole('button', { name: 'Share a window' }).waitFor();
  });
});
