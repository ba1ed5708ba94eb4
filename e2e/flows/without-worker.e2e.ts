import { contentSample } from '@plumbline/e2e/content-sample.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { openBrowser } from '@plumbline/e2e/open-browser.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import { type StartedApp, startApp } from '@plumbline/e2e/start-app.ts';
import { createTestDatabase, type TestDatabase } from '@plumbline/platform/testing/test-database.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

const RENDER_MS = 150_000;
let database: TestDatabase;
let server: StartedApp;
let browser: Browser;
let worker: StartedApp | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  const env = { DATABASE_URL: database.url, ROLE: 'server' };
  [server, browser] = await Promise.all([startApp({ env }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await worker?.end();
  await server?.dispose();
  await database?.drop();
});

test('a task that no machine can do yet says so, and is done once one is there', async ({ onTestFailed }) => {
  const { page, problems, close } = await openPage(browser);
  onTestFailed(() => keepEvidence(page, 'without-worker'));
  await signIn(page.request, server.url, '13800009401');
  await page.goto(`${server.url}/indoorRender`);
  await page.locator('input[type=file]').first().setInputFiles(contentSample('living-room'));
  await page.getByRole('button', { name: 'Detected Line drawing' }).waitFor();
  await page.getByRole('button', { name: /^Render · / }).click();
  await page.getByText('Waiting for a machine that can do this').waitFor();
  await page.getByText('It begins by itself, also while you are away').waitFor();
  // Nobody is counted who would have to be waited for, and no time is promised that nobody keeps.
  expect(await page.getByText(/person ahead|people ahead|about \d+ s/).count()).toBe(0);

  const { dataDir } = server;
  worker = await startApp({ dataDir, env: { DATABASE_URL: database.url, ROLE: 'worker' } });
  await page.getByRole('img', { name: 'Rendered picture' }).first().waitFor({ timeout: RENDER_MS });
  expect(await page.getByText('Waiting for a machine that can do this').count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});
