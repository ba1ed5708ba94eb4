import { NAVIGATION } from '@plumbline/contract/navigation.ts';
import { DEV_ROUTES, NOT_FOUND_TITLE, ROUTES } from '@plumbline/contract/routes.ts';
import { LOCALES } from '@plumbline/contract/text.ts';
import { seriousViolations } from '@plumbline/e2e/axe-violations.ts';
import { type OpenedPage, openPage } from '@plumbline/e2e/open-page.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const site = openSite({ COMPANY_NAME: 'Studio Nord' });

const NOT_FOUND = '/no/such/page';
/** Every page of the route table; what a path takes is put in its place. */
const PAGES = [...ROUTES, ...DEV_ROUTES].map((route) => ({
  ...route,
  path: route.path.replace(/:\w+/, 'none'),
}));
const NAMES = { 'zh-CN': '绳墨', en: 'Plumbline', ja: 'Plumbline' } as const;
/** Opened without what their addresses name at other times: a scan, a verification, an order. */
const NAMELESS = new Set([NOT_FOUND, '/wechat/confirm', '/dev/face', '/dev/cashier/none']);
const LOOKS = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

describe.each(LOOKS)('$colorScheme, $viewport.width px', (look) => {
  // One visitor goes through them all: what a browser keeps of the app is not loaded again for each page.
  let visit: OpenedPage;
  beforeAll(async () => {
    visit = await openPage(site.browser, look);
  });
  afterAll(() => visit.close());

  test.each([...PAGES, { path: NOT_FOUND, header: true, footer: true }])(
    '$path opens in its frame, without an error in the console or what axe calls serious',
    async ({ path, header, footer }) => {
      const { page, problems, settled } = visit;
      const before = problems.length;
      const response = await page.goto(site.url + path);
      await page.getByRole('main').waitFor();
      await settled();
      expect(response?.status()).toBe(path === NOT_FOUND ? 404 : 200);
      // The browser itself writes that an address is not found, or what a page should be about.
      const written = NAMELESS.has(path) ? /the server responded with a status of 4\d\d / : /^$/;
      expect(problems.slice(before).filter((problem) => !written.test(problem))).toEqual([]);
      const shown = (name: 'banner' | 'contentinfo') => page.getByRole(name).count();
      expect([await shown('banner'), await shown('contentinfo')]).toEqual([Number(header), Number(footer)]);
      const menu =
        look.viewport.width > 860
          ? page.getByRole('navigation', { name: 'Main navigation' })
          : page.getByRole('button', { name: 'Menu', exact: true });
      expect(await menu.count()).toBe(Number(header));
      if (footer) {
        const line = await page.getByRole('contentinfo').innerText();
        expect(line).toContain(`© ${new Date().getFullYear()} Studio Nord`);
      }
      expect(await seriousViolations(page)).toEqual([]);
    },
  );
});

describe.each(LOCALES)('in %s', (locale) => {
  let visit: OpenedPage;
  beforeAll(async () => {
    visit = await openPage(site.browser, { locale });
  });
  afterAll(() => visit.close());
  const name = NAMES[locale];

  test.each(PAGES)('$path has its title', async ({ path, title }) => {
    const { page } = visit;
    await page.goto(site.url + path, { waitUntil: 'commit' });
    await expect.poll(() => page.title()).toBe(path === '/' ? name : `${title[locale]} · ${name}`);
  });

  test('an address that is not known says so', async () => {
    const { page } = visit;
    await page.goto(site.url + NOT_FOUND);
    await expect.poll(() => page.title()).toBe(`${NOT_FOUND_TITLE[locale]} · ${name}`);
  });

  test('the header names the pages of its navigation by their titles', async () => {
    const { page } = visit;
    await page.goto(site.url);
    const header = page.getByRole('banner');
    for (const entry of NAVIGATION) {
      if (entry.kind !== 'page') continue;
      const link = header.getByRole('link', { name: entry.route.title[locale], exact: true });
      await link.waitFor();
      expect(await link.getAttribute('href')).toBe(entry.route.path);
    }
  });
});

test.each(['zh-CN', 'en', 'ja'])('the page speaks %s to a browser that does', async (locale) => {
  const { page, close } = await openPage(site.browser, { locale });
  await page.goto(site.url);
  await page.getByRole('main').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe(locale);
  await close();
});

test('an unknown address leads home', async () => {
  const { page, close } = await openPage(site.browser);
  await page.goto(site.url + NOT_FOUND);
  await page.getByRole('main').getByRole('link').click();
  await page.waitForURL(`${site.url}/`);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await close();
});

test('a sample is chosen and the sign-in dialog opened and closed by keyboard alone', async () => {
  const { page, close } = await openPage(site.browser);
  await page.goto(`${site.url}/indoorRender`);
  await page.getByRole('button', { name: /^Use the sample: Kitchen/ }).press('Enter');
  await page.getByRole('button', { name: 'Detected Line drawing' }).waitFor();
  const start = page.getByRole('button', { name: /^Render · 1 ticket/ });
  await start.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Log in / Register' });
  await dialog.getByLabel('Phone number').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await start.isEnabled()).toBe(true);
  await close();
});
