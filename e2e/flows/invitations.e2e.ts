import { seriousViolations } from '@plumbline/e2e/axe-violations.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { type OpenedPage, openPage } from '@plumbline/e2e/open-page.ts';
import { openRenewedSite } from '@plumbline/e2e/open-site.ts';
import { readCode } from '@plumbline/e2e/read-code.ts';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';

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

/** Somebody follows a link, and signs in until the server has judged the code that it brought. */
async function follow(link: string, phoneNo: string) {
  const opened = await openPage(site.browser, { locale: 'en-US' });
  await opened.page.goto(site.url + link);
  await opened.page.getByRole('banner').getByRole('button', { name: 'Log in / Register' }).click();
  const dialog = opened.page.getByRole('dialog', { name: 'Log in / Register' });
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill(phoneNo);
  await dialog.getByRole('button', { name: 'Get code' }).click();
  await opened.page.getByText('The code is on its way.').waitFor();
  await dialog.getByLabel('Code', { exact: true }).fill(await readCode(site.url, phoneNo));
  return { opened, dialog };
}
const isIn = ({ page: person }: OpenedPage) =>
  person.getByRole('banner').getByRole('button', { name: 'Account', exact: true }).waitFor();

test('an invitation is made, sent, used up and revoked; who has no valid one goes on without it', async () => {
  try {
    await page.goto(`${site.url}/aiDesignMangement?section=invitations`);
    await page.getByLabel('Account').fill(ACCOUNT);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { name: 'Invitations' }).waitFor();

    await page.getByText('No codes yet.').waitFor();
    await page.getByRole('textbox', { name: 'Search code or note' }).fill('fair');
    await page.getByText('Nothing matches').waitFor();
    await page.getByRole('textbox', { name: 'Search code or note' }).fill('');

    // One code for one person, with a gift.
    await page.getByRole('button', { name: 'New code' }).click();
    const form = page.getByRole('dialog', { name: 'New code' });
    await form.getByLabel('Code').fill('fair-2026');
    await form.getByLabel('Note').fill('Spring fair');
    await form.getByLabel('Uses').fill('1');
    await form.getByLabel('Renders it gives').fill('25');
    expect(await seriousViolations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Make it' }).click();
    const panel = page.getByRole('dialog', { name: 'FAIR-2026' });
    const link = await panel.getByLabel('Link to send').inputValue();
    expect(link).toBe(`${site.url}/?inviteCode=FAIR-2026`);
    await panel.getByText('Nobody yet').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Close' }).click();

    // The guest comes by the campaign's link with it.
    const campaign = '/?inviteCode=FAIR-2026&source=fair&plan=spring&keyWord=villa';
    const guest = await follow(campaign, '13812340011');
    await guest.dialog.getByText('Invited with FAIR-2026').waitFor();
    await guest.dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await isIn(guest.opened);
    await guest.opened.close();

    // The next one is too late, and goes on without it: everything typed is still there.
    const late = await follow(campaign, '13812340012');
    await late.dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    const refusal = late.dialog.getByRole('alert').filter({ hasText: 'You can go on without it' });
    await refusal.waitFor();
    expect(await seriousViolations(late.opened.page)).toEqual([]);
    await refusal.getByRole('button', { name: 'Go on without it' }).click();
    await isIn(late.opened);
    await late.opened.close();

    // The operator sees the code used up and by whom, and revokes another.
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: 'FAIR-2026' });
    await row.getByText('Used up').waitFor();
    await row.getByText('1 of 1').waitFor();
    await row.getByRole('button').click();
    await page
      .getByRole('dialog', { name: 'FAIR-2026' })
      .getByRole('link', { name: '138****0011' })
      .waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'New code' }).click();
    await form.getByLabel('Note').fill('A mistake');
    await form.getByRole('button', { name: 'Make it' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page
      .getByRole('dialog', { name: /^Revoke / })
      .getByRole('button', { name: 'Revoke' })
      .click();
    await page.getByText('It is revoked').waitFor();
    await page.getByRole('row').filter({ hasText: 'A mistake' }).getByText('Revoked').waitFor();
    await page.getByRole('button', { name: 'Close' }).first().click();

    // Where they came from.
    await rail('Campaigns').click();
    await page.getByRole('heading', { name: 'Campaigns' }).waitFor();
    await page.getByRole('row').filter({ hasText: 'fair' }).waitFor();
    const cells = await page.getByRole('row').filter({ hasText: 'fair' }).getByRole('cell').allInnerTexts();
    expect(cells.slice(0, 3)).toEqual(['fair', '2', '2']);
    await page.getByText('Keyword', { exact: true }).click();
    await page.getByRole('row').filter({ hasText: 'villa' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    const href = await page.getByRole('link', { name: 'Export CSV' }).getAttribute('href');
    expect(href).toContain('/export/campaigns?by=keyWord');
  } catch (error) {
    await keepEvidence(page, 'invitations');
    throw error;
  }
});
