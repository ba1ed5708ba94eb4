import { readFile } from 'node:fs/promises';
import type { TalkMessage } from '@plumbline/contract/api/talks.ts';
import { axeViolations } from '@plumbline/e2e/axe-violations.ts';
import { contentSample } from '@plumbline/e2e/content-sample.ts';
import { dropFile } from '@plumbline/e2e/drop-file.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { openBrowser } from '@plumbline/e2e/open-browser.ts';
import { type OpenedPage, openPage } from '@plumbline/e2e/open-page.ts';
import { startSite } from '@plumbline/e2e/start-site.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import type { StartedApp } from '@plumbline/e2e/start-app.ts';
import {
  type LanguageModelStandIn,
  lastOf,
  type StandInStep,
  startLanguageModelStandIn,
} from '@plumbline/platform/testing/language-model-stand-in.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';

const MARKDOWN = `## Stairs

| Part | Size |
|---|---|
| Riser | 175 mm |

The step $2h + g = 630$ mm costs $800 and not $900.

\`\`\`text
oak stair, soft light
\`\`\`

<script>window.attacked = 1</script><img src="x" onerror="window.attacked = 2">

[bad](javascript:window.attacked=3) ![map](https://elsewhere.example/track.png) [good](https://example.org/norm)`;

/** Whether what is said slowly goes on. */
let goesOn = false;

function* slowly(): Generator<StandInStep> {
  yield { say: 'The first half. ' };
  for (let at = 0; at < 600 && !goesOn; at += 1) yield { pauseMs: 50 };
  yield { say: 'The second half.' };
}

/** Steps that are made as they are asked for, so that a test can decide when a slow answer goes on. */
const ANSWERS: Readonly<Record<string, () => Iterable<StandInStep>>> = {
  slow: slowly,
  markdown: () => [{ say: MARKDOWN }],
  cut: () => [{ say: 'Half of it' }, { pauseMs: 500 }, 'cut'],
};

let model: LanguageModelStandIn;
let app: StartedApp;
let browser: Browser;
beforeAll(async () => {
  model = await startLanguageModelStandIn((request) => {
    const steps =
      ANSWERS[lastOf(request).question] ?? (() => [{ say: `You asked: ${lastOf(request).question}` }]);
    return steps() as readonly StandInStep[];
  });
  [app, browser] = await Promise.all([
    startSite({ OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'k', OPENAI_MODEL: 'stand-in' }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await app?.dispose();
  await model?.close();
});

const question = (page: Page) => page.getByRole('textbox', { name: 'Ask a question' });
const answers = (page: Page) => page.getByRole('article', { name: /^Answer of/ });

let accounts = 0;

async function open(name: string): Promise<OpenedPage> {
  goesOn = false;
  const opened = await openPage(browser);
  onTestFailed(() => keepEvidence(opened.page, `assistant-${name}`));
  // Another person each time: one whose test is tried again has no talks yet.
  await signIn(opened.page.request, app.url, `1380000${9201 + accounts++}`);
  await opened.page.goto(`${app.url}/gpt`);
  await question(opened.page).waitFor();
  return opened;
}

async function ask(page: Page, text: string): Promise<void> {
  await question(page).fill(text);
  await question(page).press('Enter');
}

test('an answer is read while it is written, goes on while one looks elsewhere or reloads, and says who wrote it', async () => {
  const { page, problems, close } = await open('stream');
  await ask(page, 'slow');
  await answers(page).getByText('The first half.').waitFor();
  const talk = page.url();
  await page.getByRole('link', { name: 'New talk' }).click();
  await page.getByRole('heading', { name: 'Whom would you like to ask?' }).waitFor();
  await page
    .getByRole('navigation', { name: 'Talks' })
    .getByText('Being answered')
    .waitFor({ state: 'attached' });
  await page.goto(talk);
  await answers(page).getByText('The first half.').waitFor();
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  goesOn = true;
  await answers(page).getByText('The second half.').waitFor();
  await answers(page).getByText('Written by stand-in').waitFor();
  // A screen reader is told the whole answer, once.
  await page.getByRole('status').getByText('The first half. The second half.').waitFor({ state: 'attached' });
  expect(problems).toEqual([]);
  await close();
});

test('an answer is stopped and keeps what there was; another one is asked for', async () => {
  const { page, problems, close } = await open('stop');
  await ask(page, 'slow');
  await answers(page).getByText('The first half.').waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await answers(page).getByText('Stopped').waitFor();
  await answers(page).getByText('The first half.').waitFor();
  goesOn = true;
  await answers(page).getByRole('button', { name: 'Try again' }).click();
  await answers(page).getByText('The second half.').waitFor();
  await answers(page).getByText('2 / 2').waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('a question sent while an answer is being written is asked as soon as that is there', async () => {
  const { page, problems, close } = await open('next');
  await ask(page, 'slow');
  await answers(page).getByText('The first half.').waitFor();
  await ask(page, 'And then?');
  await page.getByText('Sent after this answer').first().waitFor();
  expect(await question(page).inputValue()).toBe('And then?');
  goesOn = true;
  await answers(page).getByText('You asked: And then?').waitFor();
  await answers(page).getByText('The second half.').waitFor();
  expect(await question(page).inputValue()).toBe('');
  expect(problems).toEqual([]);
  await close();
});

test('an answer that broke off says so, keeps what there was, and can be tried again', async () => {
  const { page, problems, close } = await open('cut');
  await ask(page, 'cut');
  await answers(page).getByRole('alert').getByText('The answer broke off.').waitFor();
  await answers(page).getByText('Half of it').waitFor();
  await answers(page).getByRole('button', { name: 'Try again' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

test('Markdown is set with tables, code and formulas; nothing in it runs or is fetched from elsewhere', async () => {
  const { page, problems, close } = await open('markdown');
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(app.url) && !request.url().startsWith('blob:'))
      elsewhere.push(request.url());
  });
  await ask(page, 'markdown');
  const answer = answers(page);
  await answer.getByRole('cell', { name: '175 mm' }).waitFor();
  await answer.locator('.katex').first().waitFor();
  expect(await answer.locator('.katex').count()).toBe(1);
  await answer.getByText('costs $800 and not $900').waitFor();
  await answer.getByText('oak stair, soft light').waitFor();
  // Raw HTML is the text that it is.
  await answer.getByText('<script>window.attacked = 1</script>').waitFor();
  expect(await answer.locator('script, iframe, img, [onerror], [href^=javascript]').count()).toBe(0);
  expect(await answer.getByRole('link', { name: 'bad' }).count()).toBe(0);
  expect(await answer.getByRole('link', { name: 'map' }).getAttribute('href')).toBe(
    'https://elsewhere.example/track.png',
  );
  expect(await answer.getByRole('link', { name: 'good' }).getAttribute('rel')).toContain('noopener');
  expect(await page.evaluate('window.attacked')).toBeUndefined();
  expect(elsewhere).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

test('pictures are dropped and pasted into a question; one of them is analysed, and described by a press alone', async () => {
  const { page, problems, close } = await open('pictures');
  const [room, villa] = await Promise.all([
    readFile(contentSample('living-room')),
    readFile(contentSample('villa')),
  ]);
  await dropFile(page, 'textarea', 'textarea', { name: 'room.png', type: 'image/png', bytes: room });
  await page.getByRole('button', { name: 'Remove picture 1' }).waitFor();
  await page.evaluate(`(() => {
    const bytes = Uint8Array.from(atob('${villa.toString('base64')}'), (c) => c.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'villa.png', { type: 'image/png' }));
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.querySelector('textarea').dispatchEvent(paste);
  })()`);
  await page.getByRole('button', { name: 'Remove picture 2' }).waitFor();
  await ask(page, 'What are these?');
  await answers(page).getByText('You asked: What are these?').waitFor();
  const sent = model.requests.at(-1)?.messages.at(-1)?.content;
  expect(Array.isArray(sent) && sent.map(({ type }) => type)).toEqual(['text', 'image_url', 'image_url']);

  await page.getByRole('link', { name: 'Analyse' }).first().click();
  const words = page.getByRole('region', { name: 'In words' });
  await words.getByText(/is sent to the model’s server/).waitFor({ timeout: 60_000 });
  const before = model.requests.length;
  await words.getByRole('button', { name: 'Send it and describe it' }).click();
  await words.getByText('You asked: Describe this picture in English.').waitFor();
  await words.getByText('Written by stand-in').waitFor();
  expect(model.requests.length).toBe(before + 1);
  expect(await axeViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

test('of ten thousand messages those in view are there; earlier ones come when one scrolls up, and one jumps back', async () => {
  const { page, close } = await open('long');
  const total = 10_000;
  await page.route('**/api/ai/gptTalkHistoryDetail*', (route) => {
    const before = new URL(route.request().url()).searchParams.get('before');
    const end = before === null ? total : Number(before.slice(1));
    const messages = Array.from({ length: 50 }, (_, at) => message(end - 50 + at));
    const talk = {
      talkId: 'long',
      title: 'Long',
      persona: 'designer',
      pinned: false,
      newestId: `m${total - 1}`,
      writing: false,
      createdAt: NOW,
      updatedAt: NOW,
    };
    const data = { talk, messages, hasEarlier: end > 50 };
    return route.fulfill({
      json: { success: true, data, error: { code: 0, message: '', errorCode: 0, errorMsg: '' } },
    });
  });
  await page.goto(`${app.url}/gpt?talk=long`);
  await page.getByText(`Answer ${total - 1}`).waitFor();
  const log = page.getByRole('log');
  await log.hover();
  // As often as it takes: earlier ones come when the answer is there.
  for (let at = 0; at < 300; at += 1) {
    await page.mouse.wheel(0, -4_000);
    if (await page.getByText('Question 9700').isVisible()) break;
    await page.waitForTimeout(100);
  }
  await page.getByText('Question 9700').waitFor();
  expect(await page.getByRole('article').count()).toBeLessThan(60);
  await page.getByRole('button', { name: 'Jump to newest' }).click();
  await page.getByText(`Answer ${total - 1}`).waitFor();
  await close();
});

const NOW = '2026-11-23T06:00:00.000Z';

function message(at: number): TalkMessage {
  const role = at % 2 === 0 ? 'question' : 'answer';
  return {
    messageId: `m${at}`,
    talkId: 'long',
    parentId: at === 0 ? null : `m${at - 1}`,
    role,
    persona: 'designer',
    text: role === 'question' ? `Question ${at}` : `Answer ${at}\n\n${'Words of an answer. '.repeat(20)}`,
    images: [],
    state: 'done',
    error: null,
    parts: [],
    siblings: [`m${at}`],
    writer: role === 'question' ? null : 'built-in',
    createdAt: NOW,
    endedAt: NOW,
  };
}
