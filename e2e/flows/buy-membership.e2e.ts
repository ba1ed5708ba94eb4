import { fileURLToPath } from 'node:url';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { type OpenedPage, openPage } from '@plumbline/e2e/open-page.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import { openRenewedSite } from '@plumbline/e2e/open-site.ts';
import type { Page } from 'playwright-core';
import { expect, onTestFailed, test } from 'vitest';

const RENDER_MS = 150_000;
/** 480 × 320 px. */
const SMALL_RENDER = fileURLToPath(new URL('../../content/public/samples/villa-small.webp', import.meta.url));

// Without free renders, whoever wants one has to buy.
const site = openRenewedSite({ FREE_DAILY_RENDERS: '0' });

async function openSignedIn(phoneNo: string): Promise<OpenedPage> {
  const opened = await openPage(site.browser, { locale: 'en-US' });
  onTestFailed(() => keepEvidence(opened.page, 'buy-membership'));
  await signIn(opened.page.request, site.url, phoneNo);
  await opened.page.goto(`${site.url}/membership`);
  return opened;
}

/** The payer's phone: the page that the code, or Alipay's address, leads to. */
async function openCashier(page: Page, link: string): Promise<Page> {
  const [cashier] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('dialog').getByRole('link', { name: link }).click(),
  ]);
  await cashier.getByRole('heading', { name: 'Cashier stand-in' }).waitFor();
  return cashier;
}

test('a membership is bought with WeChat at the cashier stand-in, and is active', async () => {
  const { page, problems, close } = await openSignedIn('13800002001');
  await page.getByText('You are not a member yet').waitFor();
  await page.getByText('0 left').waitFor();
  await page.getByRole('button', { name: 'Buy Yearly member' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('img', { name: 'QR code for WeChat Pay' }).waitFor();
  await dialog.getByText('Waiting for the payment…').waitFor();

  const cashier = await openCashier(page, 'Open the cashier stand-in');
  await cashier.getByRole('button', { name: 'Pay, notice sent twice' }).click();
  await cashier.getByText('the server answered 204').nth(1).waitFor();

  // The dialog notices by itself.
  await dialog.getByRole('heading', { name: 'Paid, thank you' }).waitFor();
  await dialog.getByText(/You are a member until /).waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByText(/^Member until /).waitFor();
  await page.getByRole('banner').getByText('Unlimited').waitFor();

  // What a member may, from the server's own mouth, and the order in the books.
  const counts = await page.request.get(`${site.url}/api/ai/totalTicket`);
  expect(await counts.json()).toMatchObject({ data: { unlimited: true, tickets: -1 } });
  await page.goto(`${site.url}/myPersonCenter?section=membership`);
  await page.getByText('Yearly member').waitFor();
  await page.getByText('Done', { exact: true }).waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('a pack is bought with Alipay; a forged notice gives nothing, asking again does', async () => {
  const { page, close } = await openSignedIn('13800002002');
  await page.getByRole('button', { name: 'Buy 50 renders' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Alipay' }).check();
  const cashier = await openCashier(page, 'Pay at Alipay');
  // Nobody has paid yet.
  await dialog.getByRole('button', { name: 'I have paid' }).click();
  await page.getByText('The payment is not confirmed yet.').waitFor();
  expect(await page.getByRole('banner').getByText('50 left').count()).toBe(0);
  await cashier.getByRole('button', { name: 'Pay, notice with a bad signature' }).click();
  await cashier.getByText('the server answered 401').waitFor();
  // The app asks the provider by itself every few seconds; a person need not.
  await dialog.getByRole('heading', { name: 'Paid, thank you' }).waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('banner').getByText('50 left').waitFor();
  await close();
});

test('who has no renders left recharges in the workspace, and renders as a member', async () => {
  const { page, problems, close } = await openSignedIn('13800002003');
  await page.goto(`${site.url}/indoorRender`);
  await page.getByRole('button', { name: /^Use the sample: Kitchen/ }).click();
  await page.getByRole('button', { name: "Today's renders are used up" }).waitFor();
  await page.getByRole('button', { name: 'Recharge' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Monthly member/ }).click();
  const cashier = await openCashier(page, 'Open the cashier stand-in');
  await cashier.getByRole('button', { name: 'Pay', exact: true }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /^Render · no limit/ }).click();
  await page.getByRole('img', { name: 'Rendered picture' }).first().waitFor({ timeout: RENDER_MS });
  expect(problems).toEqual([]);
  await close();
});

test('an enlarger says that it is for members, and enlarges as soon as one is', async () => {
  const { page, problems, close } = await openSignedIn('13800002004');
  await page.goto(`${site.url}/realUpImg`);
  await page.locator('input[type=file]').first().setInputFiles(SMALL_RENDER);
  await page.getByRole('img', { name: 'Base picture' }).first().waitFor();
  await page.getByRole('button', { name: 'For members' }).waitFor();
  await page.getByRole('button', { name: 'Become a member' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Monthly member/ }).click();
  const cashier = await openCashier(page, 'Open the cashier stand-in');
  await cashier.getByRole('button', { name: 'Pay', exact: true }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('radio', { name: '4×' }).check();
  await page.getByRole('button', { name: /^Apply · / }).click();
  await page.getByRole('img', { name: 'Rendered picture' }).first().waitFor({ timeout: RENDER_MS });
  const tasks = await (await page.request.get(`${site.url}/api/ai/getTaskList`)).json();
  expect(tasks.data.items[0]).toMatchObject({ state: 'done', images: [{ width: 1920, height: 1280 }] });
  expect(problems).toEqual([]);
  await close();
});

test('a visitor is asked to sign in first', async () => {
  const { page, close } = await openPage(site.browser, { locale: 'en-US' });
  await page.goto(`${site.url}/membership`);
  await page.getByRole('button', { name: 'Buy Monthly member' }).click();
  await page.getByRole('dialog', { name: 'Log in / Register' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await close();
});
