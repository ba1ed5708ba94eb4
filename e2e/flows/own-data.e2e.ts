import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import AxeBuilder from '@axe-core/playwright';
import { SMS_COUNTDOWN_S } from '@plumbline/contract/constants.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { openBrowser } from '@plumbline/e2e/open-browser.ts';
import { type OpenedPage, openPage } from '@plumbline/e2e/open-page.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import { type StartedApp, startApp } from '@plumbline/e2e/start-app.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';

let app: StartedApp;
let browser: Browser;

/** Signs in twice, and codes for one number are sent a minute apart: the other tests run in between. */
const LEAVER = '13600000003';
let leaver: OpenedPage;
let secondCodeAt: number;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), openBrowser()]);
  leaver = await openPage(browser);
  await signIn(leaver.page.context().request, app.url, LEAVER);
  secondCodeAt = Date.now() + (SMS_COUNTDOWN_S + 1) * 1000;
});

afterAll(async () => {
  await browser.close();
  await app.dispose();
});

async function openAccount(phoneNo: string, section: string) {
  const opened = await openPage(browser);
  onTestFailed(() => keepEvidence(opened.page, `own-data-${section}`));
  await signIn(opened.page.context().request, app.url, phoneNo);
  await opened.page.goto(`${app.url}/myPersonCenter?section=${section}`);
  return opened;
}

const localKeys = (page: Page) => page.evaluate('Object.keys(localStorage).sort()') as Promise<string[]>;

test('a name is changed, the language follows a choice, the label of downloads is remembered', async () => {
  const phoneNo = '13600000001';
  const { page, close, problems } = await openAccount(phoneNo, 'profile');
  await page.getByLabel('Name').fill('Studio Nord');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').waitFor();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menu').getByText('Studio Nord').waitFor();
  await page.keyboard.press('Escape');

  await page
    .getByRole('navigation', { name: 'My account' })
    .getByRole('link', { name: 'Preferences' })
    .click();
  await page.getByRole('radio', { name: '日本語' }).check({ force: true });
  await page.getByRole('heading', { name: '設定', level: 1 }).waitFor();
  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  await page.getByRole('switch').click();
  await page.getByRole('switch', { checked: true }).waitFor();
  await page.reload();
  await page.getByRole('switch', { checked: true }).waitFor();

  await page.goto(`${app.url}/myPersonCenter?section=sessions`);
  await page.getByText('This device').waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('every section opens without what axe calls serious', async () => {
  const { page, close } = await openAccount('13600000004', 'profile');
  const links = page.getByRole('navigation', { name: 'My account' }).getByRole('link');
  await links.first().waitFor();
  const sections = await links.all();
  expect(sections.length).toBeGreaterThanOrEqual(5);
  for (const section of sections) {
    await section.click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const told = serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect(told, await section.innerText()).toEqual([]);
  }
  await close();
});

test('everything one has is downloaded as one archive', async () => {
  const { page, close } = await openAccount('13600000002', 'data');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^plumbline-data-[\d-]{10}\.zip$/);
  const archive = await readFile(await download.path());
  expect(archive.subarray(0, 2).toString()).toBe('PK');
  for (const name of ['profile.json', 'identities.json', 'consents.json', 'ledger.json', 'manifest.json'])
    expect(archive.includes(name), name).toBe(true);
  expect(archive.includes('13600000002')).toBe(true);
  await close();
});

test('the privacy policy is read without an account', async () => {
  const { page, close, problems } = await openPage(browser);
  await page.goto(`${app.url}/privacy`);
  await page.getByRole('heading', { name: 'Privacy policy', level: 1 }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Agreement' }).click();
  await page.getByRole('heading', { name: '6. Labels of AI-generated content' }).waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('an account is left, kept again at the next sign-in, and this browser forgets who left', async () => {
  const { page } = leaver;
  onTestFailed(() => keepEvidence(page, 'own-data-leave'));
  await page.goto(`${app.url}/myPersonCenter?section=data`);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const confirm = dialog.getByRole('button', { name: 'Delete my account' });
  expect(await confirm.isEnabled()).toBe(false);
  await dialog.getByRole('checkbox').check();
  await confirm.click();
  await page.waitForURL(`${app.url}/`);
  await page.getByRole('button', { name: 'Log in / Register' }).waitFor();
  expect(await localKeys(page)).not.toEqual(expect.arrayContaining(['userInfo']));
  expect(await localKeys(page)).not.toEqual(expect.arrayContaining(['loginAccountId']));

  await wait(Math.max(0, secondCodeAt - Date.now()));
  await signIn(page.context().request, app.url, LEAVER);
  await page.goto(`${app.url}/`);
  const notice = page.getByRole('dialog', { name: 'This account is about to be deleted' });
  await notice.getByRole('button', { name: 'Keep my account' }).click();
  await notice.waitFor({ state: 'hidden' });
  await page.goto(`${app.url}/list`);
  await page.getByRole('heading', { name: 'No works yet' }).waitFor();
  await leaver.close();
});
