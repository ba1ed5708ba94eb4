/**
 * Takes the README's picture of the workspace, `docs/pictures/workspace.webp`: the shipped living room, rendered as it comes.
 * Run it after a change of the workspace or of the engine: `node scripts/run.mjs scripts/make-workspace-picture.ts`.
 */
import { openBrowser } from '@plumbline/e2e/open-browser.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import { startApp } from '@plumbline/e2e/start-app.ts';
import sharp from 'sharp';
import { buildWeb } from './lib/build-web.mjs';
import { inRoot } from './lib/paths.mjs';
import { showResult } from './screenshots/reach.ts';

await buildWeb(process.execPath);
const app = await startApp();
const browser = await openBrowser();
try {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await signIn(context.request, app.url, '13800000000');
  const page = await context.newPage();
  await page.goto(`${app.url}/indoorRender`);
  await showResult(page);
  // Both halves of the comparison, the result's picture in the history and every cover.
  await page.locator('img').evaluateAll('(pictures) => Promise.all(pictures.map((each) => each.decode()))');
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await sharp(await page.screenshot())
    .webp({ quality: 84, effort: 6 })
    .toFile(inRoot('docs', 'pictures', 'workspace.webp'));
} finally {
  await browser.close();
  await app.dispose();
}
