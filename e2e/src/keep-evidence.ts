import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

/** Writes what the page showed when a test failed to `out/e2e/<name>.png`. */
export async function keepEvidence(page: Page, name: string): Promise<void> {
  const folder = fileURLToPath(new URL('../../out/e2e/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}${name}.png` });
}
