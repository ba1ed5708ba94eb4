import { TOOL_LIST } from '@plumbline/contract/tools/registry.ts';
import { seriousViolations } from '@plumbline/e2e/axe-violations.ts';
import { type OpenedPage, openPage } from '@plumbline/e2e/open-page.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const site = openSite();

const NOT_FOUND = '/no/such/page';
const PATHS = [
  '/',
  '/home',
  '/user/login',
  '/agreement',
  '/privacy',
  '/myPersonCenter',
  '/membership',
  '/list',
  '/lama',
  '/dev/inbox',
  NOT_FOUND,
  ...TOOL_LIST.map(({ route }) => route),
];
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

  test.each(PATHS)('%s opens without an error in the console or what axe calls serious', async (path) => {
    const { page, problems, settled } = visit;
    const before = problems.length;
    const response = await page.goto(site.url + path);
    await page.getByRole('main').waitFor();
    await settled();
    expect(response?.status()).toBe(path === NOT_FOUND ? 404 : 200);
    // The browser itself writes that the address is not found.
    if (path !== NOT_FOUND) expect(problems.slice(before)).toEqual([]);
    expect(await seriousViolations(page)).toEqual([]);
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
