import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { openRenewedSite } from '@plumbline/e2e/open-site.ts';
import type { APIRequestContext } from 'playwright-core';
import { expect, test } from 'vitest';

const CHIEF = { account: 'chief', password: 'plumb-line-2026' };

const site = openRenewedSite({ ADMIN_ACCOUNT: CHIEF.account, ADMIN_PASSWORD: CHIEF.password });

/** Hides what has this key from visitors, as an administrator's program would. */
async function hideFromVisitors(request: APIRequestContext, accessKey: string): Promise<void> {
  const dataOf = async <T>(answer: { json(): Promise<unknown> }) =>
    ((await answer.json()) as { data: T }).data;
  const visit = await dataOf<{ csrfToken: string }>(await request.get(`${site.url}/api/user/userInfo`));
  const signedIn = await request.post(`${site.url}/api/user/manage/login`, {
    headers: { 'x-csrf-token': visit.csrfToken },
    data: CHIEF,
  });
  const { csrfToken } = await dataOf<{ csrfToken: string }>(signedIn);
  const answer = await request.post(`${site.url}/api/user/manage/route`, {
    headers: { 'x-csrf-token': csrfToken },
    data: { accessKey, hiddenFrom: ['visitor'] },
  });
  expect([answer.status(), await answer.text()]).toEqual([200, expect.any(String)]);
}

test('a hidden tool leaves the menu and its page is not found; with the menu hidden the menu itself goes', async () => {
  const { page, close } = await openPage(site.browser);
  const chief = await site.browser.newContext();
  const menu = page.getByRole('banner').getByRole('button', { name: 'AI render' });
  try {
    await hideFromVisitors(chief.request, 'allPlan');
    await page.goto(site.url);
    await menu.click();
    const tools = page.getByRole('banner').getByRole('link');
    await tools
      .filter({ hasText: 'Floor plan' })
      .or(tools.filter({ hasText: 'floor plan' }))
      .first()
      .waitFor();
    expect(await page.locator('a[href="/allPlan"]').count()).toBe(0);
    const answer = await page.goto(`${site.url}/allPlan`);
    expect(answer?.status()).toBe(404);
    await page.getByText('404').waitFor();

    await hideFromVisitors(chief.request, 'ai-render');
    await page.goto(site.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await menu.count()).toBe(0);
    expect(await page.locator('a[href="/indoorRender"]').count()).toBe(0);
  } catch (error) {
    await keepEvidence(page, 'hidden-pages');
    throw error;
  } finally {
    await chief.close();
    await close();
  }
});
