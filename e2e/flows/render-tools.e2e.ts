import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { contentSample } from '@plumbline/e2e/content-sample.ts';
import { drawPlan } from '@plumbline/e2e/draw-plan.ts';
import { dropFile } from '@plumbline/e2e/drop-file.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';

const PHONE = '13800004321';
const RENDER_MS = 150_000;

const site = openSite();
/** The cookies of someone who has signed in; a number gets one code a minute. */
let visit: NonNullable<BrowserContextOptions['storageState']>;

beforeAll(async () => {
  const context = await site.browser.newContext();
  await signIn(context.request, site.url, PHONE);
  visit = await context.storageState();
  await context.close();
});

/** The workspace of a tool, seen by someone who has signed in. */
async function openTool(name: FunctionName) {
  const opened = await openPage(site.browser, { storageState: visit });
  await opened.page.goto(site.url + TOOLS[name].route);
  await opened.page.getByRole('heading', { level: 1 }).waitFor();
  return opened;
}

/** Puts the picture into the workspace as its base. */
async function takeBase(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) {
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByRole('img', { name: 'Base picture' }).first().waitFor();
}

/** Renders at the small size and waits for the picture. */
async function render(page: Page) {
  await page.getByRole('button', { name: /^Precision/ }).click();
  await page.getByRole('radio', { name: '512 · fast' }).check();
  await page.getByRole('button', { name: /^Render · 1 ticket/ }).click();
  await page.getByRole('img', { name: 'Rendered picture' }).first().waitFor({ timeout: RENDER_MS });
}

test.each([
  ['birdsViewRender', 'villa'],
  ['gongzhuangRender', 'dining-room'],
  ['architecturalXitu', 'homestay'],
] as const)('%s renders a drawing', async (name, sample) => {
  const { page, problems, close } = await openTool(name);
  await takeBase(page, contentSample(sample));
  await render(page).catch(async (error: unknown) => {
    await keepEvidence(page, name);
    throw error;
  });
  expect(problems).toEqual([]);
  await close();
});

test('the sun is set on its dial by keys and by pointer, goes out with the task, and is left to the picture again', async () => {
  const { page, problems, close } = await openTool('architecturalRender');
  await takeBase(page, contentSample('villa'));
  const group = page.getByRole('button', { name: /^Precision/ });
  await group.click();
  const dial = page.getByRole('slider', { name: 'Sun' });
  expect(await dial.getAttribute('aria-valuetext')).toBe('Automatic');
  await dial.press('ArrowRight');
  await dial.press('ArrowRight');
  await dial.press('ArrowUp');
  expect(await dial.getAttribute('aria-valuetext')).toBe('From behind left, 45° high');
  const box = await dial.boundingBox();
  if (!box) throw new Error('the dial is not on the page');
  await page.mouse.click(box.x + 0.85 * box.width, box.y + box.height / 2);
  expect(await dial.getAttribute('aria-valuetext')).toBe('From the right, 20° high');
  await page.getByRole('radio', { name: '512 · fast' }).check();
  const [started] = await Promise.all([
    page.waitForRequest('**/api/ai/startTask'),
    page.getByRole('button', { name: /^Render · 1 ticket/ }).click(),
  ]);
  expect(started.postDataJSON()).toMatchObject({ sunFrom: 90, sunHeight: 20 });
  await page.getByRole('img', { name: 'Rendered picture' }).first().waitFor({ timeout: RENDER_MS });
  await page.getByRole('button', { name: 'Automatic' }).click();
  expect(await dial.getAttribute('aria-valuetext')).toBe('Automatic');
  expect(problems).toEqual([]);
  await close();
});

test('inspiration needs no base: it says what to choose, and its result has nothing to compare with', async () => {
  const { page, problems, close } = await openTool('inspiration');
  await page.getByRole('button', { name: 'Choose: Atmosphere' }).waitFor();
  expect(await page.getByRole('button', { name: /Choose one$/ }).allInnerTexts()).toEqual([
    expect.stringMatching(/^Atmosphere/),
    expect.stringMatching(/^Surroundings/),
  ]);
  await page.getByRole('radio', { name: 'Sunny' }).check();
  await page.getByRole('button', { name: 'Choose: Surroundings' }).waitFor();
  expect(await page.getByRole('button', { name: /Drop, paste or choose/ }).count()).toBe(0);
  await page.getByRole('radio', { name: 'Forest' }).check();
  await render(page);
  expect(await page.getByRole('slider', { name: /^Divider/ }).count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});

test('a sentence to begin with is put into the box, its words are told, nonsense cannot be started, and it renders', async () => {
  const { page, problems, close } = await openTool('textToImage');
  await page.getByRole('button', { name: 'Describe what to make' }).waitFor();
  const box = page.getByRole('textbox', { name: 'Description' });
  await box.fill('qwertz zorp');
  await page.getByRole('button', { name: 'Not understood: put it otherwise' }).waitFor();
  await page.getByRole('button', { name: /^A bedroom in wabi-sabi/ }).click();
  await page.getByRole('list', { name: 'Words that act' }).getByText('round window').waitFor();
  expect(await box.inputValue()).toMatch(/two armchairs, seen from the bed$/);
  await render(page);
  expect(problems).toEqual([]);
  await close();
});

test('a transfer asks for a reference, takes one from the samples and works with it', async () => {
  const { page, problems, close } = await openTool('indoorTransfer');
  await takeBase(page, contentSample('living-room'));
  await page.getByRole('button', { name: 'Select a reference picture' }).waitFor();
  await page.getByRole('button', { name: 'Works and samples' }).click();
  const browsed = page.getByRole('dialog', { name: 'Choose a reference picture' });
  await browsed.getByRole('button', { name: 'Interior render' }).last().click();
  await page.getByRole('img', { name: 'Reference picture' }).waitFor();
  await render(page);
  expect(problems).toEqual([]);
  await close();
});

test('a plan dropped on the home page opens the floor plan tool, which colours it', async () => {
  const { page, problems, close } = await openTool('colorFlatPicture');
  const bytes = await drawPlan(page);
  await page.goto(site.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await dropFile(page, 'h1', 'h1', { name: 'plan.png', type: 'image/png', bytes });
  await page.waitForURL(`**${TOOLS.colorFlatPicture.route}`);
  await page.getByRole('button', { name: 'Detected Plan' }).waitFor();
  await render(page);
  expect(problems).toEqual([]);
  await close();
});

test('a plan in a tool for perspectives is refused with the way to the right tool, and its base goes along', async () => {
  const { page, close } = await openTool('indoorRender');
  await takeBase(page, { name: 'plan.png', mimeType: 'image/png', buffer: await drawPlan(page) });
  await page.getByRole('button', { name: /^Render · 1 ticket/ }).click();
  await page.getByText('This looks like a plan.').waitFor({ timeout: RENDER_MS });
  await page.getByRole('button', { name: 'Open: Coloured floor plan' }).click();
  await page.waitForURL(`**${TOOLS.colorFlatPicture.route}`);
  await page.getByRole('img', { name: 'Base picture' }).first().waitFor();
  expect(await page.getByRole('button', { name: /^Render · 1 ticket/ }).isEnabled()).toBe(true);
  await close();
});
