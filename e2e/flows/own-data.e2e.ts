import { seriousViolations } from '@plumbline/e2e/axe-violations.ts';
import { readFile } from 'node:fs/promises';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { openWechatPage } from '@plumbline/e2e/open-wechat-page.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import type { Page } from 'playwright-core';
import { expect, onTestFailed, test } from 'vitest';

const site = openSite();

async function openAccount(phoneNo: string, section: string) {
  const opened = await openPage(site.browser);
  onTestFailed(() => keepEvidence(opened.page, `own-data-${section}`));
  await signIn(opened.page.context().request, site.url, phoneNo);
  await opened.page.goto(`${site.url}/myPersonCenter?section=${section}`);
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

  await page.goto(`${site.url}/myPersonCenter?section=sessions`);
  await page.getByText('This device').waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('every section opens without what axe calls serious', async () => {
  const { page, settled, close } = await openAccount('13600000004', 'profile');
  const links = page.getByRole('navigation', { name: 'My account' }).getByRole('link');
  await links.first().waitFor();
  const sections = await links.all();
  expect(sections.length).toBeGreaterThanOrEqual(5);
  for (const section of sections) {
    await section.click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settled();
    expect(await seriousViolations(page), await section.innerText()).toEqual([]);
  }
  await close();
});

test('everything one has is downloaded as one archive', async () => {
  const { page, close } = await openAccount('13600000002', 'data');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^ai-design-\d{8}-\d{6}-\d{3}-data\.zip$/);
  const archive = await readFile(await download.path());
  expect(archive.subarray(0, 2).toString()).toBe('PK');
  for (const name of ['profile.json', 'identities.json', 'consents.json', 'ledger.json', 'manifest.json'])
    expect(archive.includes(name), name).toBe(true);
  expect(archive.includes('13600000002')).toBe(true);
  await close();
});

test('the privacy policy is read without an account', async () => {
  const { page, close, problems } = await openPage(site.browser);
  await page.goto(`${site.url}/privacy`);
  await page.getByRole('heading', { name: 'Privacy policy', level: 1 }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Agreement' }).click();
  await page.getByRole('heading', { name: '6. Labels of AI-generated content' }).waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('an account is left, kept again at the next sign-in, and this browser forgets who left', async () => {
  const { page, close } = await openPage(site.browser);
  onTestFailed(() => keepEvidence(page, 'own-data-leave'));
  // By WeChat, because codes for one number are sent a minute apart, and this person logs in twice.
  const logIn = async () => {
    await openWechatPage(page, site.url);
    await page.getByRole('button', { name: 'Agree and log in' }).click();
    await page.waitForURL(`${site.url}/list`);
  };
  await logIn();
  await page.goto(`${site.url}/myPersonCenter?section=data`);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const confirm = dialog.getByRole('button', { name: 'Delete my account' });
  expect(await confirm.isEnabled()).toBe(false);
  await dialog.getByRole('checkbox').check();
  await confirm.click();
  await page.waitForURL(`${site.url}/`);
  await page.getByRole('button', { name: 'Log in / Register' }).waitFor();
  expect(await localKeys(page)).not.toEqual(expect.arrayContaining(['userInfo']));
  expect(await localKeys(page)).not.toEqual(expect.arrayContaining(['loginAccountId']));

  await logIn();
  await page.goto(`${site.url}/`);
  const notice = page.getByRole('dialog', { name: 'This account is about to be deleted' });
  await notice.getByRole('button', { name: 'Keep my account' }).click();
  await notice.waitFor({ state: 'hidden' });
  await page.goto(`${site.url}/list`);
  await page.getByRole('heading', { name: 'No works yet' }).waitFor();
  await close();
});
