import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './find-chromium.mjs';

/**
 * Opens the machine's Chromium, without a window.
 *
 * @throws when there is none; `npm test` installs one where it can
 */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('No browser was found: set CHROMIUM_PATH to a Chromium.');
  return chromium.launch({
    executablePath,
    args: [
      // Its sandbox needs rights that root and containers lack; the pages are our own.
      '--no-sandbox',
      '--disable-dev-shm-usage',
      // The same pixels on every machine.
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
      '--hide-scrollbars',
      // Views in three dimensions are drawn by the processor where there is nothing else.
      '--enable-unsafe-swiftshader',
    ],
  });
}
