import { seriousViolations } from '@plumbline/e2e/axe-violations.ts';
import { contentSample } from '@plumbline/e2e/content-sample.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { type OpenedPage, openPage } from '@plumbline/e2e/open-page.ts';
import { openRenewedSite } from '@plumbline/e2e/open-site.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, onTestFailed, test } from 'vitest';

const ADMINISTRATOR = { account: 'chief', password: 'a long enough password' };
const PLANS = '/aiDesignMangement?section=plans';

const site = openRenewedSite({
  ADMIN_ACCOUNT: ADMINISTRATOR.account,
  ADMIN_PASSWORD: ADMINISTRATOR.password,
});

async function openConsole(name: string, options: BrowserContextOptions = {}): Promise<OpenedPage> {
  const opened = await openPage(site.browser, options);
  const { page } = opened;
  onTestFailed(() => (page.isClosed() ? undefined : keepEvidence(page, `prices-${name}`)));
  await page.goto(site.url + PLANS);
  await page.getByLabel('Account').fill(ADMINISTRATOR.account);
  await page.getByLabel('Password', { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Plans and prices' }).waitFor();
  return opened;
}

async function openBuyer(phoneNo: string, path = '/membership'): Promise<OpenedPage> {
  const opened = await openPage(site.browser, { locale: 'en-US' });
  const { page } = opened;
  onTestFailed(() => (page.isClosed() ? undefined : keepEvidence(page, 'prices-buyer')));
  await signIn(page.request, site.url, phoneNo);
  await page.goto(site.url + path);
  return opened;
}

/** The drawer of a plan. */
async function openPlan(page: Page, name: string): Promise<Locator> {
  await page.getByRole('table').getByRole('button', { name, exact: true }).click();
  const panel = page.getByRole('dialog', { name });
  await panel.getByRole('heading', { name: 'Versions' }).waitFor();
  return panel;
}

async function setPrice(panel: Locator, yuan: string, version: number): Promise<void> {
  await panel.getByLabel('Price (CN¥)').fill(yuan);
  await panel.getByRole('button', { name: 'Save as a new version' }).click();
  await panel
    .getByRole('listitem')
    .filter({ hasText: `Version ${version}` })
    .getByText('now')
    .waitFor();
}

test('a plan is made, shown, sold, put back to an earlier version, retired and restored', async () => {
  const { page, problems, close } = await openConsole('day');
  await page.getByRole('button', { name: 'New plan' }).click();
  const making = page.getByRole('dialog', { name: 'New plan' });
  await making.getByLabel('Id').fill('studio-quarter');
  const create = making.getByRole('button', { name: 'Make the plan' });
  for (const [label, text] of [
    ['Name (简体中文)', '季度会员'],
    ['Name (English)', 'Quarterly member'],
    ['Name (日本語)', '四半期会員'],
    ['Description (简体中文)', '三个月内不限次数出图'],
    ['Description (English)', 'Three months of renders without counting'],
    ['Description (日本語)', '3 か月間、回数制限なし'],
  ] as const)
    await making.getByLabel(label).fill(text);
  await making.getByText('Membership', { exact: true }).click();
  await making.getByLabel('Months').fill('3');
  await making.getByLabel('Position').fill('15');
  await making.getByLabel('Price (CN¥)').fill('0');
  expect(await create.isDisabled()).toBe(true);
  await making.getByLabel('Price (CN¥)').fill('188.5');
  await making.getByLabel('Show it in the shop').check();
  expect(await seriousViolations(page)).toEqual([]);
  await create.click();
  const row = page.getByRole('row').filter({ hasText: 'Quarterly member' });
  await row.getByText('Membership · 3 months').waitFor();
  await row.getByText('On sale').waitFor();
  expect(await seriousViolations(page)).toEqual([]);

  const shop = await openBuyer('13800003001');
  const card = shop.page.getByRole('listitem').filter({ hasText: 'Quarterly member' });
  expect(await card.innerText()).toMatch(/CN¥188\.50\s+for 3 months/);
  const names = await shop.page
    .getByRole('list', { name: 'Membership' })
    .getByRole('heading')
    .allInnerTexts();
  expect(names.map((name) => name.split('\n')[0])).toEqual(
    ['Monthly member', 'Quarterly member', 'Yearly member', 'Permanent member'].map((name) =>
      expect.stringContaining(name),
    ),
  );

  const panel = await openPlan(page, 'Quarterly member');
  await setPrice(panel, '210', 2);
  await panel.getByRole('button', { name: 'Fill in version 1' }).click();
  expect(await panel.getByLabel('Price (CN¥)').inputValue()).toBe('188.50');
  await panel.getByRole('button', { name: 'Save as a new version' }).click();
  await panel.getByRole('listitem').filter({ hasText: 'Version 3' }).getByText('now').waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Retire' }).click();
  await panel.getByText('This plan is retired').waitFor();
  await shop.page.reload();
  await shop.page.getByText('Monthly member').waitFor();
  expect(await card.count()).toBe(0);
  await panel.getByRole('button', { name: 'Restore' }).click();
  await panel.getByLabel('Price (CN¥)').waitFor();
  await shop.page.reload();
  await card.waitFor();
  await shop.close();

  await page.goto(`${site.url}/aiDesignMangement?section=audit&q=studio-quarter`);
  for (const act of ['Made a plan', 'Changed a plan', 'Retired a plan', 'Restored a plan'])
    await page.getByRole('table').getByRole('button', { name: act }).first().waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('who orders at a price that has changed is told so first; an open order keeps its own', async () => {
  const { page, close } = await openConsole('changes');
  const late = await openBuyer('13800003002');
  const early = await openBuyer('13800003003');
  await late.page.getByText('CN¥68', { exact: true }).waitFor();
  await early.page.getByRole('button', { name: 'Buy Monthly member' }).click();
  await early.page.getByRole('dialog').getByRole('img', { name: 'QR code for WeChat Pay' }).waitFor();
  await early.page.keyboard.press('Escape');

  await setPrice(await openPlan(page, 'Monthly member'), '73', 2);

  await late.page.getByRole('button', { name: 'Buy Monthly member' }).click();
  const dialog = late.page.getByRole('dialog');
  await dialog.getByText('The price or the content of this plan has just changed.').waitFor();
  expect(await dialog.getByText('Waiting for the payment…').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Choose again' }).click();
  await dialog.getByRole('button', { name: 'Monthly member' }).getByText('CN¥73').waitFor();
  await dialog.getByRole('button', { name: 'Monthly member' }).click();
  await dialog.getByText('Waiting for the payment…').waitFor();
  await dialog.getByText('CN¥73').waitFor();
  await late.close();

  await early.page.goto(`${site.url}/myPersonCenter?section=membership`);
  await early.page.getByText('CN¥68').waitFor();
  await early.page.getByRole('button', { name: 'Pay now' }).click();
  const paying = early.page.getByRole('dialog');
  await paying.getByText('CN¥68').waitFor();
  expect(await paying.getByRole('radio').count()).toBe(0);
  const [cashier] = await Promise.all([
    early.page.waitForEvent('popup'),
    paying.getByRole('link', { name: 'Open the cashier stand-in' }).click(),
  ]);
  await cashier.getByText('68').first().waitFor();
  await cashier.getByRole('button', { name: 'Pay', exact: true }).click();
  await paying.getByText(/You are a member until /).waitFor();
  await early.close();
  await close();
});

test('two operators at one plan: the later is told, nothing is written over, also on a phone in the dark', async () => {
  const one = await openConsole('one');
  const two = await openConsole('two', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  const [first, second] = [await openPlan(one.page, '50 renders'), await openPlan(two.page, '50 renders')];
  await setPrice(first, '31', 2);
  await second.getByLabel('Price (CN¥)').fill('99');
  await second.getByRole('button', { name: 'Save as a new version' }).click();
  await two.page.getByText('Somebody else has changed this meanwhile').waitFor();
  await second.getByText('Somebody else has just saved version 2.').waitFor();
  // What was typed is still there to be copied.
  expect(await second.getByLabel('Price (CN¥)').inputValue()).toBe('99');
  expect(await second.getByRole('button', { name: 'Save as a new version' }).isDisabled()).toBe(true);
  expect(await seriousViolations(two.page)).toEqual([]);
  await second.getByRole('button', { name: 'Show what it says now' }).click();
  expect(await second.getByLabel('Price (CN¥)').inputValue()).toBe('31');
  await setPrice(second, '32', 3);
  await one.close();
  await two.close();
});

test('an operator changes what a tool costs, and its workspace says so before anything is started', async () => {
  const { page, problems, close } = await openConsole('tools');
  const buyer = await openBuyer('13800003004', '/indoorRender');
  await buyer.page.getByText(/^1 ticket · back if/).waitFor();
  await page.getByRole('radio', { name: 'Tool prices' }).click();
  const price = page.getByLabel('Interior render: tickets per picture');
  const save = page.getByRole('button', { name: 'Save the prices' });
  await price.fill('1001');
  await page.getByRole('alert').filter({ hasText: 'Whole numbers from 0 to 1,000' }).waitFor();
  expect(await save.isDisabled()).toBe(true);
  await price.fill('3');
  expect(await seriousViolations(page)).toEqual([]);
  await save.click();
  await page.getByText(/Version 1 · .* · chief$/).waitFor();
  expect(await save.isDisabled()).toBe(true);

  await buyer.page.reload();
  await buyer.page.getByText(/^3 tickets · back if/).waitFor();
  await buyer.page.locator('input[type=file]').first().setInputFiles(contentSample('living-room'));
  await buyer.page.getByRole('button', { name: /^Render · 3 tickets/ }).waitFor();
  // Another tool costs what it did.
  expect(await page.getByLabel('Architecture render: tickets per picture').inputValue()).toBe('1');
  expect([...problems, ...buyer.problems]).toEqual([]);
  await buyer.close();
  await close();
});
