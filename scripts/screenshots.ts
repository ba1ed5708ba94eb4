// Pictures of every screen at two widths, light and dark, into out/screens/, to be looked at:
// `node scripts/run.mjs scripts/screenshots.ts` takes all, further words choose screens by their name.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser } from '@plumbline/e2e/open-browser.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import { startApp } from '@plumbline/e2e/start-app.ts';
import type { Browser } from 'playwright-core';
import { buildWeb } from './lib/build-web.mjs';
import { inRoot } from './lib/paths.mjs';
import { SCREENS, type Screen } from './screenshots/screens.ts';

const WIDTHS = { laptop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const THEMES = ['light', 'dark'] as const;
const FOLDER = inRoot('out', 'screens');
const PHONE_NO = '13800000000';

type Size = (typeof WIDTHS)[keyof typeof WIDTHS];

/** Someone's cookies, in the form that a new browser context takes. */
type Visit = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

const wanted = process.argv.slice(2);
const screens = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
await buildWeb(process.execPath);
await mkdir(FOLDER, { recursive: true });
const app = await startApp();
const browser = await openBrowser();
try {
  const visit = await signInOnce(browser, app.url);
  for (const screen of screens) {
    for (const size of Object.values(WIDTHS)) {
      for (const theme of THEMES) await capture(browser, app.url, screen, size, theme, visit);
    }
  }
} finally {
  await browser.close();
  await app.dispose();
}

async function signInOnce(opened: Browser, url: string): Promise<Visit> {
  const context = await opened.newContext();
  await signIn(context.request, url, PHONE_NO);
  const visit = await context.storageState();
  await context.close();
  return visit;
}

async function capture(
  opened: Browser,
  url: string,
  screen: Screen,
  size: Size,
  theme: (typeof THEMES)[number],
  visit: Visit,
): Promise<void> {
  const context = await opened.newContext({
    viewport: size,
    colorScheme: theme,
    locale: 'zh-CN',
    reducedMotion: 'reduce',
    ...(screen.signedIn && { storageState: visit }),
  });
  const page = await context.newPage();
  const file = `${screen.name}-${size.width}-${theme}.png`;
  try {
    await page.goto(url + screen.path);
    // A stream of events may stay open, so "no traffic" is not waited for; what the page shows is.
    await page.locator('#root > *').first().waitFor();
    await page.waitForLoadState('load');
    await screen.reach?.(page);
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    await page.waitForTimeout(600);
    await page.screenshot({ path: join(FOLDER, file), fullPage: true });
    process.stdout.write(`out/screens/${file}\n`);
  } finally {
    await context.close();
  }
}
