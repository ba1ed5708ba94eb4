import { axeViolations } from '@plumbline/e2e/axe-violations.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import { signInCompany } from '@plumbline/e2e/sign-in-company.ts';
import { expect, onTestFailed, test } from 'vitest';

const site = openSite();

test('a company makes a key for a program, sees it once, renames and revokes it', async () => {
  const { page, problems, settled, close } = await openPage(site.browser);
  onTestFailed(() => keepEvidence(page, 'api-keys'));
  await signInCompany(page.request, site.url);
  await page.goto(`${site.url}/myPersonCenter?section=keys`);
  const call = (path: string, key: string) =>
    fetch(`${site.url}${path}`, { headers: { authorization: `Bearer ${key}` } });

  await page.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create key' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Nightly renders');
  await dialog.getByRole('checkbox', { name: /^Upload/ }).uncheck();
  await dialog.getByRole('spinbutton', { name: 'Tickets a day' }).fill('40');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await dialog.waitFor({ state: 'hidden' });

  const key = (await page.getByRole('status').locator('code').first().textContent()) ?? '';
  expect(key).toMatch(/^plk_/);
  const row = page.getByRole('listitem').filter({ hasText: 'Nightly renders' });
  const scopes = row.getByRole('list', { name: 'Permissions' }).getByRole('listitem');
  expect(await scopes.allTextContents()).toEqual(['Read', 'Render']);
  await expect.poll(() => row.textContent()).toContain('40 tickets a day');
  expect((await call('/api/ai/getTaskList', key)).status).toBe(200);
  expect((await call('/api/ai/delTaskByTaskId?taskId=none', key)).status).toBe(403);

  await row.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Build server');
  await page.getByRole('button', { name: 'Save' }).click();
  const renamed = page.getByRole('listitem').filter({ hasText: 'Build server' });
  await renamed.getByRole('button', { name: 'Rename' }).waitFor();
  await settled();
  expect(await axeViolations(page)).toEqual([]);

  await page.reload();
  await renamed.waitFor();
  // It is shown no second time.
  expect(await page.content()).not.toContain(key);
  await renamed.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('No keys yet').waitFor();
  expect((await call('/api/ai/getTaskList', key)).status).toBe(401);
  expect(problems).toEqual([]);
  await close();
});
