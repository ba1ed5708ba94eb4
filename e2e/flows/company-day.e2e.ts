import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LOCAL_KEYS } from '@plumbline/contract/constants.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { axeViolations } from '@plumbline/e2e/axe-violations.ts';
import { contentSample } from '@plumbline/e2e/content-sample.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { makeAccount } from '@plumbline/e2e/make-account.ts';
import { type OpenedPage, openPage } from '@plumbline/e2e/open-page.ts';
import { openOwnSite } from '@plumbline/e2e/open-site.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';

const ADMINISTRATOR = { account: 'chief', password: 'a long password of the chief' };
const COMPANY = { account: 'studio-nord', password: 'lines and plumb bobs' };
const NEW_PASSWORD = 'an easel by the window';

const mainSite = createServer((_request, response) =>
  response.setHeader('content-type', 'text/html').end('<!doctype html><title>Main site</title>'),
);
await new Promise<void>((resolve) => mainSite.listen(0, '127.0.0.1', resolve));
const mainSiteUrl = `http://127.0.0.1:${(mainSite.address() as AddressInfo).port}/`;
afterAll(() => void mainSite.close());

const site = openOwnSite({
  MAIN_SITE_URL: mainSiteUrl,
  ADMIN_ACCOUNT: ADMINISTRATOR.account,
  ADMIN_PASSWORD: ADMINISTRATOR.password,
});
let opened: OpenedPage;
let page: Page;

beforeAll(async () => {
  opened = await openPage(site.browser, { locale: 'en-US' });
  page = opened.page;
  const office = await openPage(site.browser);
  await makeAccount(office.page.request, site.url, ADMINISTRATOR, { ...COMPANY, name: 'Studio Nord' });
  await office.close();
});

const account = () => page.getByRole('banner').getByRole('button', { name: 'Account', exact: true });
/** Local storage of the site, wherever the page is. */
async function stored(): Promise<Record<string, string>> {
  const { origins } = await page.context().storageState();
  const { localStorage = [] } = origins.find(({ origin }) => origin === new URL(site.url).origin) ?? {};
  return Object.fromEntries(localStorage.map(({ name, value }) => [name, value]));
}

async function logIn(password: string): Promise<void> {
  await page.goto(site.url);
  await page.getByRole('banner').getByRole('button', { name: 'Log in / Register' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in / Register' });
  await dialog.getByRole('tab', { name: 'Company' }).click();
  await dialog.getByRole('textbox', { name: 'Account' }).fill(COMPANY.account);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
}

async function userOf(cookie?: string): Promise<{ userId: string | null; userType: string; name: string }> {
  const headers = cookie === undefined ? {} : { cookie };
  const answer = await fetch(`${site.url}/api/user/userInfo`, { headers });
  return ((await answer.json()) as { data: { userId: string | null; userType: string; name: string } }).data;
}
const sessionCookie = () => sessionCookieOf(page.context());
async function signInElsewhere(): Promise<BrowserContext> {
  const context = await site.browser.newContext();
  const { request } = context;
  const visit = await request.get(`${site.url}/api/user/userInfo`);
  const { data } = (await visit.json()) as { data: { csrfToken: string } };
  const headers = { 'x-csrf-token': data.csrfToken };
  const answer = await request.post(`${site.url}/api/login/account`, { data: COMPANY, headers });
  expect(answer.status()).toBe(200);
  return context;
}
async function sessionCookieOf(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies(site.url);
  return `plumb_session=${cookies.find(({ name }) => name === 'plumb_session')?.value ?? ''}`;
}

test('a company logs in with the account that its administrator made', async ({ onTestFailed }) => {
  onTestFailed(() => keepEvidence(page, 'company-log-in'));
  await logIn(COMPANY.password);
  await account().waitFor();
  expect(await userOf(await sessionCookie())).toMatchObject({ userType: 'enterprise', name: 'Studio Nord' });
  const keys = await stored();
  expect(keys[LOCAL_KEYS.userType]).toBe('enterprise');
  expect(keys[LOCAL_KEYS.userInfo]).toContain('Studio Nord');
  expect(opened.problems).toEqual([]);
});

test('its people change their own password, and every other device is out', async ({ onTestFailed }) => {
  onTestFailed(() => keepEvidence(page, 'company-password'));
  const elsewhere = await sessionCookieOf(await signInElsewhere());
  expect((await userOf(elsewhere)).userId).not.toBeNull();
  await page.goto(`${site.url}/myPersonCenter?section=identities`);
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  const fill = async (current: string, next: string) => {
    await dialog.getByLabel('Present password').fill(current);
    await dialog.getByLabel('New password').fill(next);
  };
  await fill(COMPANY.password, 'too short');
  expect(await save.isDisabled()).toBe(true);
  await fill(COMPANY.password, 'studio-nord-1');
  await save.click();
  await page.getByText('This password is too easy to guess.').waitFor();
  await fill('not the password', NEW_PASSWORD);
  await save.click();
  await page.getByText('The account or the password is wrong.').waitFor();
  await fill(COMPANY.password, NEW_PASSWORD);
  expect(await axeViolations(page, '[role="dialog"]')).toEqual([]);
  await save.click();
  await page.getByText('Password changed.').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  expect((await userOf(elsewhere)).userId).toBeNull();
  // This browser goes on: it reads and changes with its new session.
  await page.reload();
  await account().waitFor();
  const refusals = opened.problems.filter((problem) => /\b(401|422)\b/.test(problem));
  expect(refusals).toHaveLength(2);
  expect(opened.problems).toEqual(refusals);
});

test('logging out ends the session, removes every stored key and leaves for the main site', async ({
  onTestFailed,
}) => {
  onTestFailed(() => keepEvidence(page, 'company-log-out'));
  const problems = opened.problems.length;
  // A partner's ticket of the same person, whose path the browser was told to delete at logout.
  const ticket = await page.request.post(`${site.url}/cas/v1/tickets`, {
    form: { username: COMPANY.account, password: NEW_PASSWORD },
  });
  const path = new URL(ticket.headers()['location'] ?? '').pathname;
  expect((await page.request.get(site.url + path)).status()).toBe(200);
  const keys = Object.values(LOCAL_KEYS);
  await page.evaluate(
    `for (const key of ${JSON.stringify(keys)}) if (!localStorage.getItem(key)) localStorage.setItem(key, 'x');
     localStorage.setItem(${JSON.stringify(LOCAL_KEYS.logoutRedirect)}, ${JSON.stringify(path)})`,
  );
  const before = await stored();
  const cookie = await sessionCookie();

  await account().click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL(mainSiteUrl);
  expect(await page.title()).toBe('Main site');
  expect((await userOf(cookie)).userId).toBeNull();
  expect((await page.request.get(site.url + path)).status()).toBe(404);

  const left = await stored();
  for (const key of keys) expect(before, key).toHaveProperty(key);
  for (const key of keys) expect(left, key).not.toHaveProperty(key);

  await page.goto(site.url);
  await page.getByRole('banner').getByRole('button', { name: 'Log in / Register' }).waitFor();
  expect((await stored())[LOCAL_KEYS.visitor]).not.toBe(before[LOCAL_KEYS.visitor]);
  expect(opened.problems.slice(problems)).toEqual([]);
});

test('a company whose term is over reads it when it signs in and where it would start, and keeps its pictures', async () => {
  const late = await openPage(site.browser, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  onTestFailed(() => keepEvidence(late.page, 'company-expired'));
  const office = await openPage(site.browser);
  await makeAccount(office.page.request, site.url, ADMINISTRATOR, {
    ...COMPANY,
    account: 'studio-late',
    name: 'Studio Late',
    expiresAt: '2026-01-31T12:00:00Z',
  });
  await office.close();
  await late.page.goto(`${site.url}/user/login?next=${TOOLS.indoorRender.route}`);
  await late.page.getByRole('tab', { name: 'Company' }).click();
  await late.page.getByRole('textbox', { name: 'Account' }).fill('studio-late');
  await late.page.getByLabel('Password', { exact: true }).fill(COMPANY.password);
  await late.page.getByRole('button', { name: 'Log in', exact: true }).click();
  const notice = late.page.getByRole('dialog', { name: 'The term of this account is over' });
  await notice.getByText(/^It ended on January 31, 2026\. Your pictures and records are kept/).waitFor();
  expect(await axeViolations(late.page, '[role="dialog"]')).toEqual([]);
  await notice.getByRole('button', { name: 'I see' }).press('Enter');
  await notice.waitFor({ state: 'hidden' });

  await late.page.locator('input[type=file]').first().setInputFiles(contentSample('living-room'));
  await late.page.getByRole('button', { name: /^Render · / }).click();
  await late.page.getByText('The account has expired. Your pictures and records are kept').waitFor();
  await late.page.getByRole('img', { name: 'Base picture' }).first().waitFor();
  expect(late.problems.filter((problem) => !problem.includes('403'))).toEqual([]);
  await late.close();
});
