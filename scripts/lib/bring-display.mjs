import { existsSync } from 'node:fs';
import { missingDisplayPackages } from '../../e2e/src/x11/display-programs.mjs';
import { StepError, step } from './step.mjs';

/**
 * Installs what a display without a screen needs where that is possible. Where it is not, the tests that need one say so and are
 * skipped: no other program shares its windows through the system without.
 */
export async function bringDisplay() {
  const missing = missingDisplayPackages();
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await step('Looking for a display without a screen', 'apt-get', ['update', '-q'], { env });
    const args = ['install', '-q', '-y', '--no-install-recommends', ...missing];
    await step('Installing a display without a screen', 'apt-get', args, { env });
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
  }
}
