import { LOCAL_KEYS } from '@plumbline/contract/constants.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const site = openSite();

/** What the list of works asks for: what is still under way when somebody signs out elsewhere is rightly refused. */
const LIST_READS = [
  '/api/ai/taskEvents',
  '/api/ai/tags',
  '/api/project',
  '/api/ai/getTaskDays',
  '/api/shares',
] as const;

const account = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: 'Account', exact: true });
const logIn = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: 'Log in / Register' });
const favourites = (tab: Page) => tab.getByRole('button', { name: 'Favourites', exact: true });
const pressed = (tab: Page) => tab.getByRole('button', { name: 'Favourites', exact: true, pressed: true });
async function stored(tab: Page): Promise<Record<string, string>> {
  return (await tab.evaluate('({ ...localStorage })')) as Record<string, string>;
}

test('tabs sign in and out together, works open as they were left, and nothing stays of who signed out', async ({
  onTestFailed,
}) => {
  const { page: one, problems, close } = await openPage(site.browser, { locale: 'en-US' });
  const two = await one.context().newPage();
  onTestFailed(() => keepEvidence(one, 'browser-keys-one'));
  onTestFailed(() => keepEvidence(two, 'browser-keys-two'));
  for (const tab of [one, two]) {
    await tab.goto(site.url);
    await logIn(tab).waitFor();
  }
  const visitor = await stored(one);
  expect(visitor[LOCAL_KEYS.visitor]).toMatch(/^[0-9a-f]{32}$/);
  expect(visitor).not.toHaveProperty('subUUID');

  // One tab learns who it is; the other hears of it.
  await signIn(one.context().request, site.url, '13800007001');
  await one.goto(`${site.url}/list`);
  await account(one).waitFor();
  await account(two).waitFor();
  const kept = await stored(two);
  expect(kept[LOCAL_KEYS.visitor]).toBe(visitor[LOCAL_KEYS.visitor]);
  expect(kept[LOCAL_KEYS.userInfo]).toContain(kept[LOCAL_KEYS.loginAccountId]);
  expect(kept[LOCAL_KEYS.userType]).toBe('user');

  await favourites(one).click();
  await pressed(one).waitFor();
  await two.goto(`${site.url}/list`);
  await pressed(two).waitFor();
  await favourites(two).click();
  await pressed(two).waitFor({ state: 'detached' });
  const reads = LIST_READS.map((path) => one.waitForResponse((response) => response.url().includes(path)));
  await Promise.all([one.goto(`${site.url}/list`), ...reads]);
  await favourites(one).waitFor();
  expect(await favourites(one).getAttribute('aria-pressed')).toBe('false');

  await account(two).click();
  await two.getByRole('menuitem', { name: 'Log out' }).click();
  await logIn(two).waitFor();
  await logIn(one).waitFor();
  const left = await stored(one);
  for (const key of ['userInfo', 'userType', 'loginAccountId', 'defaultCollect'] as const)
    expect(left, key).not.toHaveProperty(LOCAL_KEYS[key]);
  expect(left[LOCAL_KEYS.visitor]).not.toBe(visitor[LOCAL_KEYS.visitor]);
  expect(problems).toEqual([]);
  await close();
});
