import { NAVIGATION } from '@plumbline/contract/navigation.ts';

import { LOCALES, type Locale } from '@plumbline/contract/text.ts';
import { CRAWLED_PAGES, NOT_FOUND, tabTitle } from '@plumbline/e2e/crawl/crawled-pages.ts';
import { judgePage } from '@plumbline/e2e/crawl/judge-page.ts';
import { LOOKS, nameOf, twoLooks, WIDE } from '@plumbline/e2e/crawl/looks.ts';
import { openVisit, type Visit } from '@plumbline/e2e/crawl/open-visit.ts';
import { walkFocus } from '@plumbline/e2e/crawl/walk-focus.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { openOwnSite } from '@plumbline/e2e/open-site.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const site = openOwnSite({ COMPANY_NAME: 'Studio Nord' });

/** `npm run crawl` sees every page in all twelve looks. */
const SEEN = CRAWLED_PAGES.flatMap((crawled, k) =>
  twoLooks(k).map((look, at) => ({ crawled, look, walked: at === 0 })),
);

test('every page is seen in two looks, and every look is met several times', () => {
  expect(SEEN.length).toBe(CRAWLED_PAGES.length * 2);
  const met = Map.groupBy(SEEN, ({ look }) => nameOf(look));
  expect([...met.keys()].sort()).toEqual(LOOKS.map(nameOf).sort());
  expect(Math.min(...[...met.values()].map(({ length }) => length))).toBeGreaterThanOrEqual(5);
});

describe.each(LOCALES)('in %s', (locale) => {
  // One visitor goes through them all: what a browser keeps of the app is not loaded again for each page.
  let visit: Visit;
  beforeAll(async () => {
    visit = await openVisit(site.browser, locale);
  });
  afterAll(() => visit.close());

  const here = SEEN.filter(({ look }) => look.locale === locale);
  test.each(here.map((stop) => ({ path: stop.crawled.path, name: nameOf(stop.look), ...stop })))(
    '$path, $name: in its frame, with its title, as wide as the window, still, and nothing for axe to find',
    async ({ crawled, look, walked }) => {
      expect(await judgePage(visit, site.url, crawled, look)).toEqual([]);
      if (!walked) return;
      // By the keyboard it is gone through in the order in which it is read, and left again.
      const { steps, wrong } = await walkFocus(visit.page);
      expect(wrong).toEqual([]);
      expect(steps).toBeGreaterThan(0);
    },
  );

  test('every page says in its head what it is, before anything runs', async () => {
    for (const crawled of CRAWLED_PAGES) {
      const html = await read(crawled.path, locale);
      const head = (pattern: RegExp) => pattern.exec(html)?.[1];
      expect(head(/<title>([^<]*)</)).toBe(tabTitle(crawled, locale));
      expect(head(/<meta name="description" content="([^"]*)"/)?.length).toBeGreaterThan(8);
      // What has a place of its own in an address names one person's order, or shows what is not there.
      const isPublic = crawled.status === 200 && !crawled.path.endsWith('/none');
      expect([crawled.path, head(/<meta property="og:(title)"/)]).toEqual([
        crawled.path,
        isPublic ? 'title' : undefined,
      ]);
      if (isPublic) expect(head(/<meta property="og:image" content="([^"]*)"/)).toMatch(/social-card\.jpg$/);
    }
    expect((await fetch(`${site.url}/social-card.jpg`)).headers.get('content-type')).toBe('image/jpeg');
  });

  test('the footer says whose the site is', async () => {
    const { page } = visit;
    await page.goto(`${site.url}/home`);
    const line = page.getByRole('contentinfo');
    await expect.poll(() => line.innerText()).toContain(`© ${new Date().getFullYear()} Studio Nord`);
  });

  test('the header names the pages of its navigation by their titles', async () => {
    const { page } = visit;
    await page.setViewportSize(WIDE);
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

/** The page as a server sends it to a browser of a language. */
async function read(path: string, locale: Locale): Promise<string> {
  return await (
    await fetch(site.url + path, { headers: { accept: 'text/html', 'accept-language': locale } })
  ).text();
}

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
