import { readFile } from 'node:fs/promises';
import { axeViolations } from '@plumbline/e2e/axe-violations.ts';
import { contentSample } from '@plumbline/e2e/content-sample.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { type OpenedPage, openPage } from '@plumbline/e2e/open-page.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import type { Page } from 'playwright-core';
import { expect, onTestFailed, test } from 'vitest';

/** Without a language model: the built-in assistant answers. */
const site = openSite();

const question = (page: Page) => page.getByRole('textbox', { name: 'Ask a question' });
const answers = (page: Page) => page.getByRole('article', { name: /^Answer of/ });
const asked = (page: Page) => page.getByRole('article', { name: 'You' });
const talks = (page: Page) => page.getByRole('navigation', { name: 'Talks' });
const chatsLeft = (page: Page, count: number) => page.getByText(new RegExp(`^${count} chats? left$`));

let accounts = 0;
/** Another person each time: one whose test is tried again has neither works nor talks. */
const somebody = () => `1380001${9101 + accounts++}`;

async function open(name: string, phoneNo?: string): Promise<OpenedPage> {
  const opened = await openPage(site.browser);
  onTestFailed(() => keepEvidence(opened.page, `assistant-${name}`));
  if (phoneNo !== undefined) await signIn(opened.page.request, site.url, phoneNo);
  await opened.page.goto(`${site.url}/gpt`);
  await question(opened.page).waitFor();
  return opened;
}

async function ask(page: Page, text: string): Promise<void> {
  await question(page).fill(text);
  await question(page).press('Enter');
}

test('a visitor asks by a press, reads where the answer is from, finds it again, and has three chats a day', async () => {
  const { page, problems, close } = await open('visitor');
  await page.getByText('Built-in assistant – facts and calculators, no language model').waitFor();
  await page.getByRole('button', { name: 'What height should a kitchen worktop be?' }).click();
  await answers(page).getByText('850–900 mm').waitFor();
  await page.waitForURL(/\/gpt\?talk=/);
  await chatsLeft(page, 2).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.reload();
  await answers(page).getByText('850–900 mm').waitFor();
  await talks(page).getByRole('link', { name: 'What height should a kitchen worktop be?' }).waitFor();

  await ask(page, 'How dense is reinforced concrete?');
  await answers(page).getByText('kg/m³').waitFor();
  await ask(page, 'How big is the turning circle for a wheelchair?');
  await answers(page).getByText('1500 mm').waitFor();
  await page.getByRole('button', { name: 'Log in for more chats a day' }).waitFor();
  await ask(page, 'How deep is a wardrobe for hanging clothes?');
  await page.getByRole('alert').waitFor();
  // What was not taken is still there to be asked.
  expect(await question(page).inputValue()).toBe('How deep is a wardrobe for hanging clothes?');
  // The refusal is an answer of the server, which a browser notes in red.
  expect(problems.filter((problem) => !problem.includes('/api/ai/gptTalk'))).toEqual([]);
  await close();
});

test('by the keyboard: a slash chooses who is asked, nothing is no question, and what was begun outlives a reload', async () => {
  const { page, problems, close } = await open('keyboard', somebody());
  await question(page).press('Enter');
  await page.getByRole('alert').getByText('Please enter your question.').waitFor();

  await question(page).pressSequentially('/l');
  const listed = page.getByRole('listbox', { name: 'Experts' }).getByRole('option');
  await expect.poll(() => listed.count()).toBeGreaterThan(1);
  await question(page).press('ArrowDown');
  await question(page).press('Enter');
  await page
    .getByRole('button', { name: /lighting designer/i })
    .last()
    .waitFor();
  expect(await question(page).inputValue()).toBe('');

  await question(page).pressSequentially('/architect Ramp length for a rise of 450 mm at 1:12?');
  expect(await question(page).inputValue()).toBe('Ramp length for a rise of 450 mm at 1:12?');
  await page.reload();
  await question(page).waitFor();
  expect(await question(page).inputValue()).toBe('Ramp length for a rise of 450 mm at 1:12?');
  await question(page).press('Enter');
  await page.getByRole('article', { name: 'Answer of the architect' }).getByText('5.4 m').first().waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('a question is changed into another branch, and an answer asked for again; both branches can be gone back to', async () => {
  const { page, problems, close } = await open('branches', somebody());
  await ask(page, 'How tall is a bar counter?');
  await answers(page).first().getByText('mm').waitFor();
  await asked(page).hover();
  await asked(page).getByRole('button', { name: 'Edit the question' }).click();
  await page.getByText('Changing a question').waitFor();
  await ask(page, 'How high should a handrail on a stair be?');
  await asked(page).getByText('2 / 2').waitFor();
  await asked(page).getByText('How high should a handrail on a stair be?').waitFor();
  expect(await asked(page).count()).toBe(1);
  await asked(page).getByRole('button', { name: 'Previous branch' }).click();
  await asked(page).getByText('How tall is a bar counter?').waitFor();
  await asked(page).getByText('1 / 2').waitFor();
  // The branch that is shown is the server's to know.
  await page.reload();
  await asked(page).getByText('How tall is a bar counter?').waitFor();

  await answers(page).getByRole('button', { name: 'Answer again' }).click();
  await answers(page).getByText('2 / 2').waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('talks are named, pinned, searched, deleted and had back; one is taken along as Markdown', async () => {
  const { page, problems, close } = await open('list', somebody());
  await ask(page, 'How tall is a bar counter?');
  await answers(page).getByText('mm').first().waitFor();
  await page.getByRole('link', { name: 'New talk' }).click();
  await page.getByRole('heading', { name: 'Whom would you like to ask?' }).waitFor();
  await ask(page, 'What reverberation time suits a classroom?');
  await answers(page).first().waitFor();

  const act = async (title: string, deed: string) => {
    await talks(page).getByRole('listitem').filter({ hasText: title }).hover();
    await page.getByRole('button', { name: `Actions of “${title}”` }).click();
    await page.getByRole('menuitem', { name: deed, exact: true }).click();
  };
  await act('How tall is a bar counter?', 'Rename');
  await page.getByRole('textbox', { name: 'Name of the talk' }).fill('Counters');
  await page.keyboard.press('Enter');
  await talks(page).getByRole('link', { name: 'Counters' }).waitFor();
  await act('Counters', 'Pin');
  await expect
    .poll(async () => (await talks(page).getByRole('listitem').allInnerTexts())[0])
    .toContain('Counters');

  const search = page.getByRole('searchbox', { name: 'Search talks' });
  await search.fill('reverberation');
  await talks(page).getByRole('link', { name: 'Counters' }).waitFor({ state: 'detached' });
  await search.fill('');
  await talks(page).getByRole('link', { name: 'Counters' }).click();
  await answers(page).getByText('mm').first().waitFor();

  await page.getByRole('button', { name: 'Actions of this talk' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as Markdown' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Counters.md');
  expect(await readFile(await download.path(), 'utf8')).toMatch(
    /^# Counters\n\n## You\n\nHow tall is a bar counter\?\n\n## Design assistant\n\n/,
  );

  await act('Counters', 'Delete');
  await page.getByRole('heading', { name: 'Whom would you like to ask?' }).waitFor();
  await talks(page).getByRole('link', { name: 'Counters' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await talks(page).getByRole('link', { name: 'Counters' }).waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('a render that is proposed starts when its reader says so, once, and comes into the talk', async () => {
  const { page, problems, close } = await open('proposal', somebody());
  const starts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/startTask')) starts.push(request.headers()['idempotency-key'] ?? '');
  });
  await page.locator('input[type=file][multiple]').setInputFiles(contentSample('living-room'));
  await page.getByRole('button', { name: 'Remove picture 1' }).waitFor();
  await ask(page, 'Render this with an oak floor at dusk');
  const card = page.getByRole('region', { name: 'Proposed render' });
  await card.getByText('1 render').waitFor();
  expect(starts).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  // Looked at in the workspace first: with its picture and its words.
  await card.getByRole('button', { name: 'Open in the workspace' }).click();
  await page.getByRole('img', { name: 'Base picture' }).first().waitFor();
  await page.goBack();
  await card.getByRole('button', { name: 'Render this' }).click();
  await card.getByText('Rendered', { exact: true }).waitFor({ timeout: 180_000 });
  expect(starts).toHaveLength(1);
  expect(starts[0]).toMatch(/^proposal-/);
  await page.reload();
  await card.getByRole('link', { name: 'Picture 1' }).waitFor();
  await ask(page, 'Render it in winter');
  const second = page.getByRole('region', { name: 'Proposed render' }).nth(1);
  await second.getByRole('button', { name: 'Not now' }).click();
  await second.getByText('Declined').waitFor();
  expect(await second.getByRole('button').count()).toBe(0);
  expect(starts).toHaveLength(1);

  await ask(page, 'Which of my renders have a timber floor?');
  await answers(page).last().getByText('Found among your works: 1.').waitFor();
  await answers(page).last().getByRole('list', { name: 'My works' }).getByRole('button').click();
  await page.waitForURL(/\?task=/);
  expect(problems).toEqual([]);
  await close();
});

test('words of an answer become the prompt of a tool', async () => {
  const { page, close } = await open('prompt', somebody());
  await ask(page, 'What makes a room look mid-century modern?');
  await answers(page).getByText('teak').waitFor();
  await answers(page).getByRole('button', { name: 'Send to a workspace' }).click();
  await page.getByRole('menuitem', { name: 'Interior render' }).click();
  const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true });
  await expect.poll(() => prompt.inputValue()).toContain('teak');
  await close();
});
