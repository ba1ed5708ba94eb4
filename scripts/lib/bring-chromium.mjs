import { existsSync } from 'node:fs';
import { findChromium } from '../../e2e/src/find-chromium.mjs';
import { StepError, step } from './step.mjs';

/** The browser, and a font with Chinese and Japanese characters, without which screenshots show boxes. */
const PACKAGES = ['chromium', 'fonts-noto-cjk'];

/**
 * Makes sure that there is a browser for the browser tests, installing Debian's where that is possible.
 *
 * @returns {Promise<string>} path of the program
 */
export async function bringChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new StepError('No browser was found. Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await step('Looking for a browser', 'apt-get', ['update', '-q'], { env });
  const args = ['install', '-q', '-y', '--no-install-recommends', ...PACKAGES];
  await step('Installing a browser', 'apt-get', args, { env });
  const installed = findChromium();
  if (installed === undefined) throw new StepError('The browser that was installed cannot be found.');
  return installed;
}
