import { seriousViolations } from '@plumbline/e2e/axe-violations.ts';
import { EDIT_MS, openEdit } from '@plumbline/e2e/edit-workspace.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { type OpenedPage, openPage } from '@plumbline/e2e/open-page.ts';
import { openRenewedSite } from '@plumbline/e2e/open-site.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import { expect, test } from 'vitest';

const ACCOUNT = 'chief';
const PASSWORD = 'a long password of the chief';
const TITLE = 'Room with a red wall';

const site = openRenewedSite({ ADMIN_ACCOUNT: ACCOUNT, ADMIN_PASSWORD: PASSWORD, WORKS_REVIEW: 'on' });

async function come(phoneNo: string): Promise<OpenedPage> {
  const opened = await openPage(site.browser);
  await signIn(opened.page.request, site.url, phoneNo);
  return opened;
}

test('a result is published, looked at, found, liked and collected by somebody else, and withdrawn', async ({
  onTestFailed,
}) => {
  const context = await site.browser.newContext();
  await signIn(context.request, site.url, '13800009001');
  const state = await context.storageState();
  await context.close();
  const author = await openEdit(site.browser, site.url, 'indoorRender', state);
  const { page } = author;
  onTestFailed(() => keepEvidence(page, 'publish-work'));
  await page.getByRole('button', { name: /^Precision/ }).click();
  await page.getByRole('radio', { name: '512 · fast' }).check();
  await page.getByRole('button', { name: /^Render · / }).click();
  await page.getByRole('img', { name: 'Rendered picture' }).first().waitFor({ timeout: EDIT_MS });

  // Published from the menu of the result; until somebody looked at it, it is its author's alone.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Publish…' }).click();
  const form = page.getByRole('dialog', { name: 'Publish' });
  await form.getByLabel('Title').fill(TITLE);
  await form.getByLabel('Story').fill('The wall came last.');
  expect(await seriousViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Sent in: it is shown once it has been looked at').waitFor();
  await page.goto(`${site.url}/insHomeByCreate`);
  await page.getByText('In review').waitFor();

  const chief = await openPage(site.browser);
  await chief.page.goto(`${site.url}/aiDesignMangement?section=works`);
  await chief.page.getByLabel('Account').fill(ACCOUNT);
  await chief.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await chief.page.getByRole('button', { name: 'Log in' }).click();
  await chief.page.getByRole('heading', { name: TITLE }).waitFor();
  expect(await seriousViolations(chief.page)).toEqual([]);
  await chief.page.getByRole('button', { name: 'Approve' }).click();
  await chief.page.getByText(`${TITLE} is shown`).waitFor();

  // Somebody else finds it, likes it, and begins a collection with it.
  const reader = await come('13800009002');
  await reader.page.goto(`${site.url}/seachInspiration`);
  await reader.page.getByRole('searchbox', { name: 'Search pictures' }).fill('red wall');
  await reader.page.getByRole('searchbox', { name: 'Search pictures' }).press('Enter');
  await reader.page.getByRole('link', { name: TITLE, exact: true }).click();
  const work = reader.page.getByRole('dialog', { name: TITLE });
  await work.getByText('The wall came last.').waitFor();
  const like = work.getByRole('complementary').getByRole('button', { name: /^Like · / });
  await like.click();
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true');
  await work.getByRole('button', { name: 'Collect', exact: true }).first().click();
  const collect = reader.page.getByRole('dialog', { name: 'Add to a collection' });
  await collect.getByLabel('New collection').fill('Red rooms');
  await collect.getByRole('button', { name: 'Create' }).click();
  await reader.page.getByText('Added to Red rooms').waitFor();
  await reader.page.goto(`${site.url}/moreCollections`);
  await reader.page.getByRole('link', { name: 'Red rooms' }).click();
  await reader.page.getByRole('link', { name: TITLE, exact: true }).waitFor();
  expect(await seriousViolations(reader.page)).toEqual([]);

  // Its author sees the like, and takes the work back: the link of others leads to nothing any more.
  await page.goto(`${site.url}/insHomeByCreate`);
  await page.getByTitle('1 like').waitFor();
  await page.getByRole('link', { name: TITLE, exact: true }).click();
  const own = page.getByRole('dialog', { name: TITLE });
  const hash = new URL(page.url()).hash;
  await own.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('The work is withdrawn').waitFor();
  await page.getByText('Nothing published yet').waitFor();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: TITLE, exact: true }).click();
  await own.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('Nothing published yet').waitFor();
  expect(author.problems).toEqual([]);
  expect(reader.problems).toEqual([]);

  const visitor = await openPage(site.browser);
  await visitor.page.goto(`${site.url}/tupianHome${hash}`);
  await visitor.page.getByText('This work is gone').waitFor();
  for (const opened of [author, chief, reader, visitor]) await opened.close();
});
