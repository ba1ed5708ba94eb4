import { openPage } from '@plumbline/e2e/open-page.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

const site = openSite();

const DEVICES: readonly (BrowserContextOptions & { readonly name: string })[] = [
  {
    name: 'phone',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  },
  { name: 'desk', viewport: { width: 1440, height: 900 } },
];
const WORDS = [
  { locale: 'zh-CN', logIn: '登录 / 注册' },
  { locale: 'en', logIn: 'Log in / Register' },
  { locale: 'ja', logIn: 'ログイン / 新規登録' },
] as const;
const PATHS = ['/', '/indoorRender', '/materialChange'] as const;
/** All below its header is a part of its own, which comes with the code. */
const HEADER_ALONE = '/aiToolPage/modelRender';

/** Notes what moves, and marks what stands there before any code of the app runs. */
const WATCH = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifts.push(value);
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('DOMContentLoaded', () => {
    window.before = [...document.querySelectorAll('h1, h2, #root img, header button')];
  });
`;
const started = (page: Page) => page.locator('html:not([data-screen])').waitFor();

/** Keeps the code back. @returns what lets it go */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

describe.each(DEVICES)('on a $name', ({ name: _name, ...device }) => {
  test.each(WORDS)(
    'without any script the first screen has its words in $locale',
    async ({ locale, logIn }) => {
      const { page, close } = await openPage(site.browser, { ...device, locale, javaScriptEnabled: false });
      for (const path of PATHS) {
        await page.goto(site.url + path);
        expect(await page.locator('html').getAttribute('lang')).toBe(locale);
        await page.getByRole('banner').getByRole('button', { name: logIn }).waitFor();
        expect(await page.getByRole('main').getByRole('heading').count()).toBeGreaterThan(0);
        expect(await page.getByRole('main').getByRole('img').count()).toBeGreaterThanOrEqual(
          path === '/' ? 2 : 0,
        );
      }
      await close();
    },
  );

  test.each([...PATHS, HEADER_ALONE])(
    '%s is taken over as it stands: nothing is made again, nothing moves',
    async (path) => {
      const { page, problems, settled, close } = await openPage(site.browser, device);
      await page.addInitScript(WATCH);
      await page.goto(site.url + path);
      await started(page);
      await settled();
      const [shifts, total, kept] = (await page.evaluate(
        '[window.shifts, window.before.length, window.before.filter((each) => each.isConnected).length]',
      )) as [number[], number, number];
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.01);
      expect(total).toBeGreaterThan(path === HEADER_ALONE ? 1 : 2);
      expect(kept).toBe(total);
      expect(problems).toEqual([]);
      await close();
    },
  );

  test('what is pressed before the code is there is done when it is', async () => {
    const { page, problems, close } = await openPage(site.browser, device);
    const letGo = await holdCode(page);
    await page.goto(site.url, { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: 'Log in / Register' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    letGo();
    await page.getByRole('dialog', { name: 'Log in / Register' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});

test('a file that is dropped before the code is there is not opened in place of the page, but taken', async () => {
  const { page, close } = await openPage(site.browser);
  const letGo = await holdCode(page);
  await page.goto(site.url, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const stayed = await page.evaluate(`(() => {
    const files = new DataTransfer();
    files.items.add(new File(['no picture'], 'drawing.png', { type: 'image/png' }));
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files });
    return document.querySelector('h1').dispatchEvent(drop) === false;
  })()`);
  expect(stayed).toBe(true);
  letGo();
  // It is no picture: that this is said shows that it was taken.
  await page.getByRole('status').getByText(/\S/).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await close();
});

test('a browser with a language, a theme and work of its own makes its own first screen', async () => {
  const { page, problems, settled, close } = await openPage(site.browser, { locale: 'en' });
  await page.goto(site.url);
  await started(page);
  await page.evaluate(
    `localStorage.setItem('plumbline.preferences', JSON.stringify({ state: { theme: 'dark', locale: 'ja' }, version: 1 }))`,
  );
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: 'ログイン / 新規登録' }).waitFor();
  await started(page);
  await settled();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(await page.getByText('Log in / Register').count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});
