import { seriousViolations } from '@plumbline/e2e/axe-violations.ts';
import { type OpenedPage, openPage } from '@plumbline/e2e/open-page.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import { openRenewedSite } from '@plumbline/e2e/open-site.ts';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';

const CONSOLE = '/aiDesignMangement';
const PHONE_NO = '13812340001';
const ACCOUNT = 'chief';
const PASSWORD = 'a long password of the chief';

const site = openRenewedSite({ ADMIN_ACCOUNT: ACCOUNT, ADMIN_PASSWORD: PASSWORD });
let chief: OpenedPage;
let page: Page;

beforeEach(async () => {
  chief = await openPage(site.browser);
  page = chief.page;
});

const rail = (name: string) => page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name });

async function logIn(password: string): Promise<void> {
  await page.getByLabel('Account').fill(ACCOUNT);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('the administrator’s day', async () => {
  try {
    const person = await openPage(site.browser);
    await signIn(person.page.request, site.url, PHONE_NO);
    const userType = async () => {
      const answer = await person.page.request.get(`${site.url}/api/user/userInfo`);
      return ((await answer.json()) as { data: { userType: string } }).data.userType;
    };

    // The way in: its own, without the site's header.
    await page.goto(site.url + CONSOLE);
    expect(await page.getByRole('banner').count()).toBe(0);
    await logIn('not the password');
    await page.getByRole('alert').filter({ hasText: 'password is wrong' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await logIn(PASSWORD);
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    await page.getByText('Database · Ready').waitFor();
    expect(await seriousViolations(page)).toEqual([]);

    // One person: found, given tickets, kept out, let in again.
    await rail('Accounts').click();
    await page.getByRole('textbox', { name: /^Search name/ }).fill(PHONE_NO);
    await page.getByRole('table').getByRole('button').first().click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('heading', { name: 'Give tickets' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    const grant = panel.locator('form').filter({ hasText: 'Give tickets' });
    await grant.getByLabel('Amount').fill('25');
    await grant.getByLabel('Reason').fill('a broken render');
    await grant.getByRole('button', { name: 'Give' }).click();
    await panel.locator('dl > div').filter({ hasText: 'Tickets' }).first().getByText('25').waitFor();
    expect(await userType()).toBe('user');
    await panel.getByRole('button', { name: 'Suspend' }).click();
    await panel.getByRole('button', { name: 'Let in again' }).waitFor();
    expect(await userType()).toBe('visitor');
    await panel.getByRole('button', { name: 'Let in again' }).click();
    await panel.getByRole('button', { name: 'Suspend' }).waitFor();
    await panel.getByRole('button', { name: 'Close' }).click();

    // A studio of its own.
    await page.getByRole('button', { name: 'New account' }).click();
    const form = page.getByRole('dialog', { name: 'New account' });
    await form.getByLabel('Name').fill('<b>Studio</b>');
    await form.getByLabel('Account').fill('studio-one');
    await form.getByLabel('Password').fill('a long password of a studio');
    await form.getByRole('button', { name: 'New account' }).click();
    await form.waitFor({ state: 'hidden' });
    await page.getByRole('textbox', { name: /^Search name/ }).fill('studio-one');
    // Markup in a name is text.
    await page.getByRole('table').getByRole('button', { name: '<b>Studio</b>' }).waitFor();

    // Content: a draft, then what everybody sees.
    await rail('Content').click();
    await page.getByRole('textbox', { name: 'Search names' }).fill('cream');
    await page.getByRole('button', { name: /^Edit: Cream/ }).click();
    const editor = page.getByRole('dialog');
    await editor.getByLabel('Name (English)').fill('Cream of the studio');
    await editor.getByRole('button', { name: 'Save as draft' }).click();
    await editor.waitFor({ state: 'hidden' });
    const library = () => page.request.get(`${site.url}/api/ai/getAllSuCai?kind=style`);
    expect(await (await library()).text()).not.toContain('Cream of the studio');
    await page.getByRole('button', { name: 'Publish 1 change' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).waitFor();
    expect(await (await library()).text()).toContain('Cream of the studio');

    // Pages: one that visitors do not get to see, and see again.
    await rail('Pages').click();
    const seen = page.getByRole('checkbox', { name: 'My works: seen by Visitors' });
    // The box follows the server.
    await seen.click();
    await expect.poll(() => seen.isChecked()).toBe(false);
    const visitor = await openPage(site.browser);
    const hidden = await visitor.page.request.get(`${site.url}/api/user/routes`);
    expect(await hidden.text()).toContain('works');
    await visitor.close();
    await seen.click();
    await expect.poll(() => seen.isChecked()).toBe(true);
    expect(await seriousViolations(page)).toEqual([]);

    // The account goes, with everything.
    await page.goto(`${site.url}${CONSOLE}?section=accounts&q=studio-one`);
    await page.getByRole('table').getByRole('button').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
    await page
      .getByRole('dialog', { name: /^Delete “/ })
      .getByRole('button', { name: 'Delete account' })
      .click();
    await page.getByText('Nothing matches').waitFor();

    // All of it is written down.
    await rail('Audit log').click();
    const log = page.getByRole('table');
    for (const act of [
      'Signed in',
      'Gave tickets',
      'Suspended an account',
      'Published content',
      'Deleted an account',
    ])
      await log.getByRole('button', { name: act }).first().waitFor();
    expect(await seriousViolations(page)).toEqual([]);

    // And out: nothing of it is left in the page.
    await page.getByRole('button', { name: ACCOUNT }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByLabel('Password', { exact: true }).waitFor();
    await page.reload();
    await page.getByLabel('Password', { exact: true }).waitFor();
    // The one refusal was meant.
    expect(chief.problems.filter((problem) => !problem.includes('/manage/login'))).toEqual([]);
    await person.close();
  } catch (error) {
    await keepEvidence(page, 'administrator-day');
    throw error;
  }
});
