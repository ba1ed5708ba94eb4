import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { contentSample } from '@plumbline/e2e/content-sample.ts';
import { EDIT_MS } from '@plumbline/e2e/edit-workspace.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { type OpenedPage, openPage } from '@plumbline/e2e/open-page.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import { differingShare, readResult } from '@plumbline/e2e/read-pixels.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import type { Page } from 'playwright-core';
import { expect, onTestFailed, test } from 'vitest';

const START = '**/api/ai/startTask*';
const PROMPT = 'walnut floor, snow, add a sofa, qwertz';

const site = openSite();

/** A room with its drawing, seen by somebody new. */
async function openRoom(phoneNo: string): Promise<OpenedPage> {
  const opened = await openPage(site.browser);
  const { page } = opened;
  onTestFailed(() => keepEvidence(page, `words-${phoneNo}`));
  await signIn(page.request, site.url, phoneNo);
  await page.goto(site.url + TOOLS.indoorRender.route);
  await page.locator('input[type=file]').first().setInputFiles(contentSample('living-room'));
  await page.getByRole('button', { name: 'Detected Line drawing' }).waitFor();
  return opened;
}

const prompt = (page: Page) => page.getByRole('textbox', { name: 'Prompt', exact: true });
const acting = (page: Page) => page.getByRole('list', { name: 'Words that act' });
const left = async (page: Page) =>
  Number(
    /\d+/.exec(
      await page
        .getByRole('banner')
        .getByText(/^\d+ left$/)
        .innerText(),
    )?.[0],
  );

/** Presses the button. @returns what was sent */
async function start(page: Page): Promise<Record<string, unknown>> {
  const [request] = await Promise.all([
    page.waitForRequest(START),
    page.getByRole('button', { name: /^Render · / }).click(),
  ]);
  return request.postDataJSON() as Record<string, unknown>;
}

test('words are answered while they are typed, priced before the start, kept with the result, and yield to a locked style', async () => {
  const { page, problems, close } = await openRoom('13800005001');
  await prompt(page).fill(PROMPT);
  // The answer comes after the last key, all of it at once: what is read below is there when this is.
  await page.getByText('Not understood: “qwertz”').waitFor();
  expect(await acting(page).getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^walnut floor\s+floor$/),
    expect.stringMatching(/^snow\s+weather$/),
  ]);
  await page.getByText('“sofa”: words add nothing here. A tool can put it in.').waitFor();
  await page.getByRole('button', { name: /^Precision/ }).click();
  await page.getByRole('radio', { name: '512 · fast' }).check();
  await page.getByRole('spinbutton', { name: 'Seed' }).fill('4711');
  await page.getByText('1 ticket · back if it fails or changes nothing').waitFor();
  const before = await left(page);

  // A start that the server could give no number to, as the desktop's clients know it: it is read, and nothing is lost.
  await page.route(START, (route) => route.fulfill(NO_TASK), { times: 1 });
  await start(page);
  await page.getByText('The task could not be started: taskId is null.').waitFor();
  expect(await prompt(page).inputValue()).toBe(PROMPT);
  expect(await left(page)).toBe(before);

  expect(await start(page)).toMatchObject({ promptTxt: PROMPT, seed: 4711 });
  const record = page.getByRole('button', { name: /^Words: / });
  await record.waitFor({ timeout: EDIT_MS });
  expect(await left(page)).toBe(before - 1);
  expect(await record.innerText()).toBe('Words: 2 of 5 acted');
  await record.click();
  const rows = page.getByRole('dialog').filter({ hasText: 'What the words came to' }).getByRole('listitem');
  expect(await rows.allInnerTexts()).toEqual([
    expect.stringMatching(/^walnut floor\s+floor · Changes the picture$/),
    expect.stringMatching(/^snow\s+weather · Changes the picture$/),
    expect.stringMatching(/^add\s+request · Done by another tool$/),
    expect.stringMatching(/^sofa\s+object · Done by another tool$/),
    expect.stringMatching(/^qwertz\s+Not understood$/),
  ]);
  await page.keyboard.press('Escape');
  const free = await readResult(page);

  const lock = page.getByRole('switch', { name: 'Lock the style' });
  await lock.click();
  await page.getByText('“walnut floor”: what is chosen in the panel counts.').waitFor();
  expect(await start(page)).toMatchObject({ promptTxt: PROMPT, seed: 4711, styleLock: true });
  await expect.poll(() => record.innerText(), { timeout: EDIT_MS }).toBe('Words: 1 of 5 acted');
  expect(differingShare(free, await readResult(page))).toBeGreaterThan(0.05);
  await page.reload();
  await prompt(page).waitFor();
  expect(await lock.isChecked()).toBe(true);
  expect(await prompt(page).inputValue()).toBe(PROMPT);

  await page.getByRole('button', { name: 'Open: Object replacement' }).click();
  await page.waitForURL(`**${TOOLS.objectChangepro.route}`);
  await page.getByRole('img', { name: 'Base picture' }).first().waitFor();
  expect(problems.filter((problem) => !problem.includes('500'))).toEqual([]);
  await close();
});

/** The server's own answer where its queue takes nothing. */
const NO_TASK = {
  status: 500,
  json: {
    success: false,
    data: { taskId: null },
    error: {
      code: 'TASK_START_FAILED',
      message: 'The task could not be started: taskId is null.',
      errorCode: 'TASK_START_FAILED',
      errorMsg: 'The task could not be started: taskId is null.',
    },
  },
};

test('gibberish is said to do nothing, is not sent by itself, and is not charged where it is', async () => {
  const { page, close } = await openRoom('13800005002');
  await prompt(page).fill('qwertz blorp');
  await page.getByText('None of this changes the picture.').waitFor();
  await page.getByRole('button', { name: 'Render without the words · 1 ticket' }).waitFor();
  const before = await left(page);

  // An engine said that it reads anything and is gone: the page asks, and the server refuses.
  await page.route('**/api/ai/engines*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('"vocabulary"', '"anything"'),
    });
  });
  await page.reload();
  await page.getByRole('button', { name: /^Render · 1 ticket/ }).waitFor();
  await start(page);
  await page.getByText(/so nothing was started or charged/).waitFor();
  expect(await left(page)).toBe(before);
  await page.getByRole('navigation', { name: 'History' }).getByText('Your renders stay here').waitFor();
  await page.getByRole('button', { name: 'Render without the words', exact: true }).waitFor();
  await close();
});
