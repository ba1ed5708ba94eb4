import { axeViolations } from '@plumbline/e2e/axe-violations.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { type OpenedPage, openPage } from '@plumbline/e2e/open-page.ts';
import { readQrCode } from '@plumbline/e2e/read-qr-code.ts';
import { openOwnSite } from '@plumbline/e2e/open-site.ts';
import { startSite } from '@plumbline/e2e/start-site.ts';
import { type TOTP, URI } from 'otpauth';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';

const CONSOLE = '/aiDesignMangement';
const CHIEF = { account: 'chief', password: 'a long password of the chief' };
const SECOND = { account: 'second', password: 'a long password of another' };

const SETTINGS = { ADMIN_ACCOUNT: CHIEF.account, ADMIN_PASSWORD: CHIEF.password };

const site = openOwnSite(SETTINGS);
let opened: OpenedPage;
let page: Page;

beforeAll(async () => {
  opened = await openPage(site.browser, { locale: 'en-US' });
  page = opened.page;
});

async function logIn(at: Page, { account, password }: typeof CHIEF, url = site.url): Promise<void> {
  await at.goto(url + CONSOLE);
  await at.getByLabel('Account').fill(account);
  await at.getByLabel('Password', { exact: true }).fill(password);
  await at.getByRole('button', { name: 'Log in' }).click();
}
const overview = (at: Page) => at.getByRole('heading', { name: 'Overview' }).waitFor();
async function openDialog(at: Page, account: string) {
  await at.getByRole('button', { name: account }).click();
  await at.getByRole('menuitem', { name: 'Two-step verification' }).click();
  return at.getByRole('dialog', { name: 'Two-step verification' });
}
async function logOut(at: Page, account: string): Promise<void> {
  await at.getByRole('button', { name: account }).click();
  await at.getByRole('menuitem', { name: 'Log out' }).click();
  await at.getByLabel('Password', { exact: true }).waitFor();
}
/** The app on a phone: the code of now, or where that one was used already the next, which is good half a minute early. */
function phoneOf(address: string): () => string {
  const shown = URI.parse(address) as TOTP;
  let next = 0;
  return () => {
    const step = Math.max(next, Math.floor(Date.now() / 30_000));
    next = step + 1;
    return shown.generate({ timestamp: step * 30_000 });
  };
}

async function setUp(at: Page, account: string, password: string): Promise<string> {
  const dialog = await openDialog(at, account);
  await dialog.getByLabel('Present password').fill(password);
  await dialog.getByRole('button', { name: 'Set up' }).click();
  const picture = dialog.getByRole('img', { name: 'QR code for the authenticator app' });
  await picture.waitFor();
  expect(await axeViolations(at, '[role="dialog"]')).toEqual([]);
  return readQrCode(await picture.screenshot());
}

test('an administrator sets it up with a phone, logs in with its codes and once with a recovery code', async ({
  onTestFailed,
}) => {
  onTestFailed(() => keepEvidence(page, 'second-factor'));
  await logIn(page, CHIEF);
  await overview(page);
  const address = await setUp(page, CHIEF.account, CHIEF.password);
  expect(address).toMatch(/^otpauth:\/\/totp\/Plumbline:chief\?/);
  const code = phoneOf(address);
  const dialog = page.getByRole('dialog', { name: 'Two-step verification' });
  await dialog.getByLabel('Code of the app').fill('000000');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByRole('alert').getByText('This code is wrong').waitFor();
  const first = code();
  await dialog.getByLabel('Code of the app').fill(first);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await codes.first().waitFor();
  expect(await codes.count()).toBe(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await dialog.waitFor({ state: 'hidden' });

  await logOut(page, CHIEF.account);
  await logIn(page, CHIEF);
  const field = page.getByLabel('Code of the app');
  await field.waitFor();
  // The code that is on the screen of whoever looked over the shoulder.
  await field.fill(first);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('alert').getByText('This code is wrong or was used already').waitFor();
  await field.fill(code());
  await page.getByRole('button', { name: 'Log in' }).click();
  await overview(page);

  await logOut(page, CHIEF.account);
  await logIn(page, CHIEF);
  await page.getByLabel('Code of the app').fill(recovery.toLowerCase());
  await page.getByRole('button', { name: 'Log in' }).click();
  await overview(page);
  const managed = await openDialog(page, CHIEF.account);
  await managed.getByText('9 recovery codes left').waitFor();
  await page.keyboard.press('Escape');

  await page.goto(`${site.url}${CONSOLE}?section=audit`);
  const log = page.getByRole('table');
  for (const act of ['Set up two-step verification', 'Was refused a code'])
    await log.getByRole('button', { name: act }).first().waitFor();
  const meant = opened.problems.filter((problem) => /\b401\b/.test(problem));
  expect(opened.problems).toEqual(meant);
});

test('an administrator who has lost the phone is let in again by another', async ({ onTestFailed }) => {
  const other = await openPage(site.browser, { locale: 'en-US' });
  const at = other.page;
  onTestFailed(() => keepEvidence(at, 'second-factor-lost'));
  onTestFailed(() => keepEvidence(page, 'second-factor-reset'));
  // The chief's cookie asks for a code by now; the account is made with the open console's own session.
  const made = await makeAccountInConsole();
  await logIn(at, SECOND);
  await overview(at);
  const code = phoneOf(await setUp(at, SECOND.account, SECOND.password));
  const dialog = at.getByRole('dialog', { name: 'Two-step verification' });
  await dialog.getByLabel('Code of the app').fill(code());
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();

  await page.goto(`${site.url}${CONSOLE}?section=accounts&q=${made}`);
  await page.getByRole('table').getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset two-step verification' }).click();
  await page
    .getByRole('dialog', { name: /^Reset Second/ })
    .getByRole('button', { name: 'Reset two-step verification' })
    .click();
  await page.getByText('It is reset').waitFor();
  await logIn(at, SECOND);
  await overview(at);
  expect(await at.getByLabel('Code of the app').count()).toBe(0);
  await other.close();
});

test('where it is required there is no console before it is set up', async ({ onTestFailed }) => {
  const strict = await startSite({ ...SETTINGS, ADMIN_SECOND_FACTOR: 'required' });
  const fresh = await openPage(site.browser, { locale: 'en-US', viewport: { width: 390, height: 844 } });
  const at = fresh.page;
  onTestFailed(() => keepEvidence(at, 'second-factor-required'));
  try {
    await logIn(at, CHIEF, strict.url);
    await at.getByRole('heading', { name: 'Two-step verification' }).waitFor();
    expect(await at.getByRole('navigation', { name: 'Sections' }).count()).toBe(0);
    await at.getByLabel('Present password').fill(CHIEF.password);
    await at.getByRole('button', { name: 'Set up' }).click();
    const picture = at.getByRole('img', { name: 'QR code for the authenticator app' });
    await picture.waitFor();
    expect(await axeViolations(at)).toEqual([]);
    const code = phoneOf(await readQrCode(await picture.screenshot()));
    await at.getByLabel('Code of the app').fill(code());
    await at.getByRole('button', { name: 'Confirm' }).click();
    await at.getByRole('button', { name: 'I have saved them' }).click();
    await overview(at);
    expect(fresh.problems).toEqual([]);
  } finally {
    await fresh.close();
    await strict.dispose();
  }
});

/** Over HTTP with the session that the page has. @returns the account's name */
async function makeAccountInConsole(): Promise<string> {
  const session = await page.request.get(`${site.url}/api/user/manage/session`);
  const { data } = (await session.json()) as { data: { csrfToken: string } };
  const answer = await page.request.post(`${site.url}/api/user/manage/account`, {
    data: { ...SECOND, name: 'Second', role: 'administrator' },
    headers: { 'x-csrf-token': data.csrfToken },
  });
  expect(answer.status()).toBe(201);
  return SECOND.account;
}
