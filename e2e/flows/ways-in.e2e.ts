import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { type OpenedPage, openPage } from '@plumbline/e2e/open-page.ts';
import { chooseWechatPage, openWechatPage } from '@plumbline/e2e/open-wechat-page.ts';
import { readCode } from '@plumbline/e2e/read-code.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';

const site = openSite();
let opened: OpenedPage;

beforeEach(async () => {
  opened = await openPage(site.browser, { locale: 'en-US' });
});

async function openDialog(page: Page) {
  await page.goto(site.url);
  await page.getByRole('banner').getByRole('button', { name: 'Log in / Register' }).click();
  return page.getByRole('dialog', { name: 'Log in / Register' });
}
const waitUntilSignedIn = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Account', exact: true }).waitFor();
async function userOf(page: Page): Promise<{ userType: string; email: string | null }> {
  const answer = await page.request.get(`${site.url}/api/user/userInfo`);
  return ((await answer.json()) as { data: { userType: string; email: string | null } }).data;
}
/** A second browser, as a phone that has scanned the code of the first. */
async function openPhone(page: Page): Promise<OpenedPage> {
  const link = page.getByRole('link', { name: 'open the phone’s page here' });
  const address = (await link.getAttribute('href')) ?? '';
  const phone = await openPage(site.browser, { locale: 'en-US', viewport: { width: 390, height: 844 } });
  await phone.page.goto(address);
  return phone;
}

test('by e-mail: the code counts down, the agreement is asked for, and the page reloads signed in', async ({
  onTestFailed,
}) => {
  const { page, problems } = opened;
  onTestFailed(() => keepEvidence(page, 'way-email'));
  const dialog = await openDialog(page);
  await dialog.getByRole('tab', { name: 'E-mail' }).click();
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('Anna@Studio.Example');
  await dialog.getByRole('button', { name: 'Get code' }).click();
  await page.getByText('The code is on its way.').waitFor();
  const again = dialog.getByRole('button', { name: /^Again in \d+ s/ });
  expect(await again.isDisabled()).toBe(true);
  await dialog.getByLabel('Code', { exact: true }).fill(await readCode(site.url, 'anna@studio.example'));

  const agreement = dialog.getByRole('checkbox');
  expect(await agreement.isChecked()).toBe(true);
  await agreement.uncheck();
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await dialog.getByRole('alert').getByText('Please read and accept the agreement first.').waitFor();
  await agreement.check();
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await waitUntilSignedIn(page);
  expect(await userOf(page)).toMatchObject({ userType: 'user', email: 'a***@studio.example' });
  expect(problems).toEqual([]);
});

test('by account: a wrong password is told in the server’s words', async ({ onTestFailed }) => {
  const { page } = opened;
  onTestFailed(() => keepEvidence(page, 'way-account'));
  const dialog = await openDialog(page);
  await dialog.getByRole('tab', { name: 'Company' }).click();
  await dialog.getByRole('textbox', { name: 'Account' }).fill('nobody');
  await dialog.getByLabel('Password', { exact: true }).fill('a wrong password');
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByText('The account or the password is wrong.').waitFor();
  expect(await dialog.isVisible()).toBe(true);
});

test('by WeChat: a phone scans the QR code and confirms', async ({ onTestFailed }) => {
  const { page, problems } = opened;
  onTestFailed(() => keepEvidence(page, 'way-wechat'));
  const dialog = await openDialog(page);
  await dialog.getByRole('tab', { name: 'WeChat' }).click();
  await dialog.getByRole('img', { name: 'QR code for WeChat' }).waitFor();
  const phone = await openPhone(page);
  onTestFailed(() => keepEvidence(phone.page, 'way-wechat-phone'));
  await phone.page.getByRole('radio', { name: 'Bo' }).check();
  await phone.page.getByRole('button', { name: 'Scan' }).click();
  await dialog.getByText('Scanned. Confirm on your phone.').waitFor();
  await phone.page.getByRole('link', { name: 'Open the link' }).click();
  await phone.page.getByRole('heading', { name: 'Log in to Plumbline?' }).waitFor();
  await phone.page.getByRole('button', { name: 'Confirm' }).click();
  await phone.page.getByText('Confirmed. Go on in your browser.').waitFor();
  await waitUntilSignedIn(page);
  expect((await userOf(page)).userType).toBe('user');
  // The phone has confirmed; it is not signed in itself.
  expect((await userOf(phone.page)).userType).toBe('visitor');
  expect([...problems, ...phone.problems]).toEqual([]);
  await phone.close();
});

test('by WeChat: cancelled on the phone, then a new QR code; without the agreement there is none', async ({
  onTestFailed,
}) => {
  const { page } = opened;
  onTestFailed(() => keepEvidence(page, 'way-wechat-cancelled'));
  const dialog = await openDialog(page);
  await dialog.getByRole('tab', { name: 'WeChat' }).click();
  await dialog.getByRole('img', { name: 'QR code for WeChat' }).waitFor();
  const phone = await openPhone(page);
  await phone.page.getByRole('button', { name: 'Scan' }).click();
  await phone.page.getByRole('link', { name: 'Open the link' }).click();
  await phone.page.getByRole('button', { name: 'Cancel' }).click();
  await phone.page.getByText('Cancelled. Nobody was logged in.').waitFor();
  await phone.close();
  await dialog.getByText('Cancelled on the phone').waitFor();
  await dialog.getByRole('button', { name: 'New QR code' }).click();
  await page.getByRole('link', { name: 'open the phone’s page here' }).waitFor();
  await dialog.getByRole('checkbox').uncheck();
  await dialog.getByText('Please read and accept the agreement first.').waitFor();
  expect((await userOf(page)).userType).toBe('visitor');
});

test('by WeChat’s own page: refused it comes back with a word, agreed it signs in where one was', async ({
  onTestFailed,
}) => {
  const { page, problems } = opened;
  onTestFailed(() => keepEvidence(page, 'way-wechat-page'));
  await openWechatPage(page, site.url);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await page.getByRole('alert').getByText('The WeChat login was not finished').waitFor();
  await chooseWechatPage(page);
  await page.getByRole('radio', { name: 'Bo' }).check();
  await page.getByRole('button', { name: 'Agree and log in' }).click();
  await page.waitForURL(`${site.url}/list`);
  expect((await userOf(page)).userType).toBe('user');
  expect(problems).toEqual([]);
});
