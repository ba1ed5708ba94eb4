import { readFileSync } from 'node:fs';
import { seriousViolations } from '@plumbline/e2e/axe-violations.ts';
import { contentSample } from '@plumbline/e2e/content-sample.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import type { APIRequestContext } from 'playwright-core';
import { expect, test } from 'vitest';

const site = openSite();

/** Starts a render of two variants without the workspace, whose own tests show it. */
async function startRender(request: APIRequestContext): Promise<string> {
  const token = async () => {
    const answer = await request.get(`${site.url}/api/user/userInfo`);
    return ((await answer.json()) as { data: { csrfToken: string } }).data.csrfToken;
  };
  const buffer = readFileSync(contentSample('living-room'));
  const upload = await request.post(`${site.url}/api/ai/upload`, {
    headers: { 'x-csrf-token': await token() },
    multipart: { file: { name: 'living-room.png', mimeType: 'image/png', buffer } },
  });
  const image = ((await upload.json()) as { data: { imageId: string } }).data;
  const started = await request.post(`${site.url}/api/ai/startTask`, {
    headers: { 'x-csrf-token': await token() },
    data: { function: 'indoorRender', upload_img: image.imageId, count: 2 },
  });
  return ((await started.json()) as { data: { taskId: string } }).data.taskId;
}

test('a person sees what a render took, follows it to the task and takes the ledger along as a file', async () => {
  const { page, problems, close } = await openPage(site.browser);
  try {
    await signIn(page.context().request, site.url, '13855550001');
    await page.goto(`${site.url}/myPersonCenter?section=ledger`);
    await page.getByRole('heading', { name: 'Nothing yet' }).waitFor();

    const taskId = await startRender(page.context().request);
    await page.reload();
    const today = page.getByRole('region', { name: 'Today' });
    await today.getByText('Started').waitFor();
    expect(await today.getByRole('listitem').filter({ hasText: 'Started' }).innerText()).toMatch(
      /−2\s+8 left/,
    );
    expect(await page.getByRole('region', { name: 'What is left' }).innerText()).toMatch(
      /Renders\s+8\s+10 a day/,
    );

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^ai-design-\d{8}-\d{6}-\d{3}-ledger\.csv$/);
    const file = readFileSync(await download.path(), 'utf8');
    expect(file).toContain(`Available,Set aside,2,-2,8,daily,startTask indoorRender,${taskId},`);

    await page.getByRole('button', { name: '8 left' }).click();
    await page.getByRole('link', { name: 'See how they were used' }).waitFor();
    expect(await page.getByRole('dialog', { name: 'See how they were used' }).innerText()).toMatch(
      /^Renders\s+8\s+Real-time\s+100\s+AI chats\s+10\s+New counts every day/,
    );
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await today.getByRole('link').first().click();
    await page.waitForURL(`${site.url}/indoorRender?task=${taskId}`);
    expect(problems).toEqual([]);
  } catch (error) {
    await keepEvidence(page, 'ledger');
    throw error;
  } finally {
    await close();
  }
});
