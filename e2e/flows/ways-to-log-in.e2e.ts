import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { type OpenedPage, openPage } from '@plumbline/e2e/open-page.ts';
import { readCode } from '@plumbline/e2e/read-code.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import { beforeAll, expect, test } from 'vitest';

const site = openSite();
let opened: OpenedPage;

beforeAll(async () => {
  opened = await openPage(site.browser, { locale: 'en-US' });
});

test('a person adds an e-mail address to the phone number, and may then remove the number', async ({
  onTestFailed,
}) => {
  const { page, problems } = opened;
  onTestFailed(() => keepEvidence(page, 'ways-to-log-in'));
  await signIn(page.context().request, site.url, '13800004322');
  await page.goto(`${site.url}/myPersonCenter?section=identities`);
  await page.getByText('Only way in').waitFor();
  await page.getByRole('button', { name: 'Add an e-mail address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an e-mail address' });
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('ruth@studio.example');
  await dialog.getByRole('button', { name: 'Get code' }).click();
  await dialog.getByRole('button', { name: /^Again in \d+ s/ }).waitFor();
  await dialog.getByLabel('Code', { exact: true }).fill(await readCode(site.url, 'ruth@studio.example'));
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('r***@studio.example').waitFor();

  await page.getByRole('button', { name: 'Remove Phone' }).click();
  await page
    .getByRole('dialog', { name: 'Remove Phone?' })
    .getByRole('button', { name: 'Remove', exact: true })
    .click();
  await page.getByText('138****4322', { exact: true }).waitFor({ state: 'detached' });
  await page.getByText('Only way in').waitFor();
  expect(problems).toEqual([]);
});
