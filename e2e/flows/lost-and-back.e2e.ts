import { contentSample } from '@plumbline/e2e/content-sample.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { makeAccount } from '@plumbline/e2e/make-account.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import { callApi } from '@plumbline/e2e/render-over-http.ts';
import { CHIEF } from '@plumbline/e2e/sign-in-company.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import type { BrowserContext, Page, Request, Route } from 'playwright-core';
import { expect, test } from 'vitest';

const PASSWORD = 'lines and plumb bobs';
const site = openSite();
let phone = 13800006600;

/** A browser in which storage is forbidden and nothing draws in three dimensions. */
const NOTHING_KEPT = `
  const refuse = { get() { throw new DOMException('storage is off', 'SecurityError'); } };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, refuse);
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    return /webgl|webgpu/.test(kind) ? null : getContext.call(this, kind, ...rest);
  };`;

async function visit() {
  const context = await site.browser.newContext();
  await signIn(context.request, site.url, String(++phone));
  const state = await context.storageState();
  await context.close();
  return openPage(site.browser, { storageState: state, locale: 'en-US' });
}

const banner = (page: Page) => page.getByText('Connection lost, reconnecting…');
const prompt = (page: Page) => page.getByRole('textbox', { name: 'Prompt', exact: true });
const render = (page: Page) => page.getByRole('button', { name: /^Render · 1 ticket/ });

async function openWorkspace(page: Page): Promise<void> {
  await page.goto(`${site.url}/indoorRender`);
  await page.locator('input[type=file]').first().setInputFiles(contentSample('living-room'));
  await page.getByRole('button', { name: 'Detected Line drawing' }).waitFor();
}

/** The server does what is asked, and its answer never arrives. */
async function loseAnswer(page: Page, path: string): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route(`**${path}`, lose, { times: 1 });
}

/** Addresses of the scripts that something brings. */
async function scriptsOf(page: Page, act: () => Promise<void>): Promise<ReadonlySet<string>> {
  const scripts = new Set<string>();
  const note = (request: Request) => {
    if (request.url().endsWith('.js')) scripts.add(request.url());
  };
  page.on('request', note);
  await act();
  page.off('request', note);
  return scripts;
}

const total = async (context: BrowserContext, path: string) =>
  (await callApi<{ total: number }>(context.request, site.url, path)).total;

test('without a network a page says so, keeps what is set, and goes on by itself', async ({
  onTestFailed,
}) => {
  const { page, close } = await visit();
  onTestFailed(() => keepEvidence(page, 'lost-network'));
  const context = page.context();
  await openWorkspace(page);
  await context.setOffline(true);
  await banner(page).waitFor();
  await prompt(page).fill('Oak floor, linen curtains');
  expect(await render(page).count()).toBe(0);

  // A page that was not loaded yet says so, and comes by itself.
  await page.getByRole('banner').getByRole('link', { name: 'My works' }).click();
  await page.getByRole('alert').getByRole('heading', { name: 'No connection' }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('alert').getByRole('heading', { name: 'No connection' }).waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'My works' }).waitFor();
  await page.getByText('No works yet').waitFor();
  await banner(page).waitFor({ state: 'detached' });
  await page.goBack();
  expect(await prompt(page).inputValue()).toBe('Oak floor, linen curtains');

  // Lists that failed are asked for again where they stand.
  await page.route('**/api/ai/uploads**', (route) => route.abort('connectionfailed'));
  await page.goto(`${site.url}/myPersonCenter?section=files`);
  await banner(page).waitFor();
  expect(await page.getByRole('status').getByText('Cannot connect').count()).toBe(0);
  await page.unroute('**/api/ai/uploads**');
  await page.getByText('1 file', { exact: true }).waitFor();
  await banner(page).waitFor({ state: 'detached' });
  await close();
});

test('what was sent and not answered is sent again without doing it twice', async ({ onTestFailed }) => {
  const { page, close } = await visit();
  onTestFailed(() => keepEvidence(page, 'lost-answers'));
  await page.goto(`${site.url}/indoorRender`);
  await page.route('**/api/ai/upload', (route) => route.abort('connectionreset'), { times: 1 });
  await page.locator('input[type=file]').first().setInputFiles(contentSample('living-room'));
  await page.getByRole('status').getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Detected Line drawing' }).waitFor();
  expect(await total(page.context(), '/api/ai/uploads')).toBe(1);

  await loseAnswer(page, '/api/ai/startTask');
  await render(page).click();
  await page.getByText('Cannot connect to the server.').waitFor();
  await render(page).click();
  await page.getByRole('img', { name: 'Rendered picture' }).first().waitFor({ timeout: 150_000 });
  expect(await total(page.context(), '/api/ai/getTaskList')).toBe(1);
  await close();
});

test('a part that does not load says so in its place and can be tried again; a page offers a reload, once', async ({
  onTestFailed,
}) => {
  const logIn = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: 'Log in / Register' });
  const membership = (tab: Page) => tab.getByRole('banner').getByRole('link', { name: 'Membership' });
  const first = await openPage(site.browser, { locale: 'en-US' });
  await first.page.goto(site.url);
  // The first screen is there before the code: what comes with the page is no part of what a press brings.
  await first.page.locator('html:not([data-screen])').waitFor();
  await first.settled();
  const dialogChunks = await scriptsOf(first.page, async () => {
    await logIn(first.page).click();
    await first.page.getByRole('dialog', { name: 'Log in / Register' }).waitFor();
  });
  await first.page.keyboard.press('Escape');
  const pageChunks = await scriptsOf(first.page, async () => {
    await membership(first.page).click();
    await first.page.getByRole('heading', { level: 1, name: 'Membership' }).waitFor();
  });
  await first.close();

  const { page, close } = await openPage(site.browser, { locale: 'en-US' });
  onTestFailed(() => keepEvidence(page, 'lost-chunks'));
  let missing: ReadonlySet<string> = dialogChunks;
  await page.route('**/assets/*.js', (route) =>
    missing.has(route.request().url()) ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(site.url);
  await page.locator('html:not([data-screen])').waitFor();
  await logIn(page).click();
  const part = page.getByRole('alert').filter({ hasText: 'This part did not load' });
  await part.getByRole('button', { name: 'Try again' }).click();
  await part.getByRole('button', { name: 'Close' }).click();
  await part.waitFor({ state: 'detached' });
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  missing = new Set();
  await logIn(page).click();
  await page.getByRole('dialog', { name: 'Log in / Register' }).waitFor();
  await page.keyboard.press('Escape');

  missing = pageChunks;
  await membership(page).click();
  const broken = page.getByRole('heading', { name: 'The page did not load completely' });
  await broken.waitFor();
  await page.getByText('Part of the page (membership) failed to load').waitFor();
  expect(loads).toBe(1);
  const reload = page.getByRole('button', { name: 'Reload' });
  await reload.click();
  await page.waitForEvent('load');
  await broken.waitFor();
  missing = new Set();
  await reload.click();
  await page.getByRole('heading', { level: 1, name: 'Membership' }).waitFor();
  expect(loads).toBe(3);

  // Where not even the first script comes, there are words, in the reader's language.
  const html = await (await page.context().request.get(site.url)).text();
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? '';
  missing = new Set([site.url + entry]);
  await page.reload();
  await page.getByRole('heading', { name: 'The page did not load' }).waitFor();
  missing = new Set();
  await reload.click();
  await page.getByRole('heading', { level: 1, name: 'Membership' }).waitFor();
  await close();
});

test('a session that ends in the middle of work asks to sign in over the page, and the act goes on', async ({
  onTestFailed,
}) => {
  const office = await site.browser.newContext();
  for (const account of ['anna', 'ben'])
    await makeAccount(office.request, site.url, CHIEF, { account, name: account, password: PASSWORD });
  await office.close();
  const { page, close } = await openPage(site.browser, { locale: 'en-US' });
  onTestFailed(() => keepEvidence(page, 'lost-session'));
  const dialog = page.getByRole('dialog', { name: 'Log in / Register' });
  const logInAs = async (account: string) => {
    await dialog.getByRole('tab', { name: 'Company', exact: true }).click();
    await dialog.getByLabel('Account', { exact: true }).fill(account);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  };
  await page.goto(site.url);
  await page.getByRole('banner').getByRole('button', { name: 'Log in / Register' }).click();
  await logInAs('anna');
  await page.getByRole('banner').getByRole('button', { name: 'Account', exact: true }).waitFor();
  await openWorkspace(page);
  await prompt(page).fill('Oak floor, linen curtains');
  let loads = 0;
  page.on('load', () => (loads += 1));

  /** As if it were too old: the browser keeps its cookie. */
  const endSession = async () => {
    const other = await site.browser.newContext({ storageState: await page.context().storageState() });
    const { csrfToken } = await callApi<{ csrfToken: string }>(other.request, site.url, '/api/user/userInfo');
    const ended = await other.request.post(`${site.url}/logout/invalidateSession`, {
      headers: { 'x-csrf-token': csrfToken },
    });
    expect(ended.ok()).toBe(true);
    await other.close();
  };
  const start = page.getByRole('button', { name: /^Render( ·|$)/ });
  await endSession();
  await start.click();
  await dialog.getByText('Your session has ended.').waitFor();
  // Not now: everything is as it was, and the button asks again.
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Please log in first.').waitFor();
  expect(await prompt(page).inputValue()).toBe('Oak floor, linen curtains');
  await start.click();
  await dialog.getByText('Your session has ended.').waitFor();
  await logInAs('anna');
  await page.getByRole('img', { name: 'Rendered picture' }).first().waitFor({ timeout: 150_000 });
  expect([await dialog.count(), loads]).toEqual([0, 0]);
  expect(await prompt(page).inputValue()).toBe('Oak floor, linen curtains');
  expect(await total(page.context(), '/api/ai/getTaskList')).toBe(1);

  // Somebody else signs in instead: nothing of the former person is left on the page.
  await endSession();
  await page.getByRole('button', { name: 'Favourite', exact: true }).first().click();
  await dialog.getByText('Your session has ended.').waitFor();
  await logInAs('ben');
  await page.getByText('Your renders stay here').waitFor();
  expect(await prompt(page).inputValue()).toBe('');
  expect(await page.getByRole('img', { name: 'Rendered picture' }).count()).toBe(0);
  await close();
});

test('a browser that stores nothing is told so, and works', async ({ onTestFailed }) => {
  const { page, problems, close } = await openPage(site.browser, { locale: 'en-US' });
  onTestFailed(() => keepEvidence(page, 'no-storage'));
  await page.context().addInitScript(NOTHING_KEPT);
  await signIn(page.context().request, site.url, String(++phone));
  await page.goto(site.url);
  await page.getByText('This browser lets sites store nothing').waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await openWorkspace(page);
  await render(page).click();
  await page.getByRole('img', { name: 'Rendered picture' }).first().waitFor({ timeout: 150_000 });
  for (const path of ['/list', '/tupianHome', '/caseHome', '/qaPage', '/myPersonCenter']) {
    await page.goto(site.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  expect(problems).toEqual([]);
  await close();
});
