import { drawPlan } from '@plumbline/e2e/draw-plan.ts';
import type { Page } from 'playwright-core';
import { inRoot } from '../lib/paths.mjs';

const DRAWING = inRoot('content', 'public', 'samples', 'living-room.png');
const RENDER_MS = 60_000;

// Everything is found by its role and place, not by its words: the pictures are taken in any language.

export async function openSignIn(page: Page): Promise<void> {
  // The other buttons of the header open menus.
  await page.getByRole('banner').locator('button:not([aria-haspopup]):not([aria-expanded])').first().click();
  await page.getByRole('dialog').waitFor();
}

/** A file was chosen on the home page, which now asks what it shows. */
export async function askWhatItShows(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(DRAWING);
  await page.getByRole('dialog').waitFor();
}

/** The workspace with a sample as its base. */
export async function takeSample(page: Page): Promise<void> {
  await page.locator('main section ul button').first().click();
  await baseShown(page);
}

export async function startRender(page: Page): Promise<void> {
  await takeSample(page);
  await pressStart(page);
  await page.getByRole('progressbar').waitFor();
}

/** The base has been taken, lies on the stage, and its pixels have come. */
async function baseShown(page: Page): Promise<void> {
  const base = page.locator('main section > div > div > img').first();
  await base.waitFor();
  // As text: the scripts know no types of the page.
  await base.evaluate('(picture) => picture.decode()');
}

/** The shortcut does what the button does, once the button says what a render costs and shows the keys. */
async function pressStart(page: Page): Promise<void> {
  await page.locator('aside button:not([disabled]) > kbd').waitFor({ state: 'attached' });
  await page.keyboard.press('Control+Enter');
}

/** A finished render: one of an earlier picture where there is one. */
export async function showResult(page: Page): Promise<void> {
  const earlier = page.locator('main nav ol button').first();
  await earlier.waitFor({ timeout: 2_000 }).catch(() => undefined);
  if ((await earlier.count()) > 0) await earlier.click();
  else await startRender(page);
  await page.getByRole('slider').first().waitFor({ timeout: RENDER_MS });
}

export async function showFidelity(page: Page): Promise<void> {
  await showResult(page);
  // The views are beside the stage's reading; the prompt's words in the panel can be pressed too.
  const stage = page.locator('main section').filter({ has: page.locator('[aria-keyshortcuts=U]') });
  await stage.getByRole('group').locator('[aria-pressed]').last().click();
  await page.locator('[data-fate=kept]').waitFor();
}

/** A result that was made again and compared. */
export async function makeAgain(page: Page): Promise<void> {
  await showResult(page);
  await page.getByRole('button', { name: /^内置引擎/ }).click();
  await page.getByRole('button', { name: '重新生成并比对' }).click();
  await page.getByText('一致：每个像素都相同').waitFor({ timeout: RENDER_MS });
}

/** The header's menu of tools, on a phone the sheet that it is in. */
export async function openMenu(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  const menu = header.locator('button[aria-expanded]');
  await ((await menu.count()) > 0 ? menu : header.getByRole('button').last()).click();
  await page.locator('a[href="/indoorRender"]:visible').first().waitFor();
}

export async function browseStyles(page: Page): Promise<void> {
  await raiseSheet(page);
  await page.locator('aside button[aria-haspopup=dialog]').last().click();
  await page.getByRole('dialog').waitFor();
}

/** What was understood of a sample. */
export async function openReading(page: Page): Promise<void> {
  await takeSample(page);
  const regions = page.getByRole('listbox');
  // A lock tool begins with it.
  const open = page.locator('[aria-keyshortcuts=U][aria-pressed=true]');
  if ((await open.count()) === 0) await page.keyboard.press('u');
  await regions.waitFor({ timeout: RENDER_MS });
}

export async function showCamera(page: Page): Promise<void> {
  await openReading(page);
  await page.locator('main section section').getByRole('switch').first().click();
}

export async function standUp(page: Page): Promise<void> {
  await openReading(page);
  await page.locator('main section section').getByRole('switch').nth(1).click();
  await page.locator('canvas[data-ready=true]').waitFor({ timeout: RENDER_MS });
}

export async function turnStanding(page: Page): Promise<void> {
  await standUp(page);
  await page.getByRole('application').focus();
  for (let k = 0; k < 8; k++) await page.keyboard.press('ArrowRight');
  for (let k = 0; k < 3; k++) await page.keyboard.press('ArrowUp');
}

/** The third region of the reading, which is large enough to be seen. */
export async function selectRegion(page: Page): Promise<void> {
  await openReading(page);
  await page.getByRole('listbox').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

export async function lockRegion(page: Page): Promise<void> {
  await selectRegion(page);
  await page.keyboard.press('l');
}

export async function browseMaterials(page: Page): Promise<void> {
  await selectRegion(page);
  await page.locator('main section section button[aria-haspopup=dialog]').click();
  await page.getByRole('dialog').waitFor();
}

/** A plan in a tool for rooms: refused, with the way to the right one. */
export async function refusePlan(page: Page): Promise<void> {
  const buffer = await drawPlan(page);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer });
  await baseShown(page);
  await pressStart(page);
  await page.getByRole('status').locator('button').nth(2).waitFor({ timeout: RENDER_MS });
}

async function raiseSheet(page: Page): Promise<void> {
  const grip = page.locator('aside > button[aria-expanded=false]');
  if ((await grip.count()) > 0) await grip.click();
}

/** All settings at hand: the sheet raised on a phone, the folded groups open. */
export async function showSettings(page: Page): Promise<void> {
  await raiseSheet(page);
  const folded = page.locator('aside h3 button[aria-expanded=false]');
  await folded.first().waitFor();
  const groups = await folded.count();
  for (let opened = 0; opened < groups; opened++) await folded.first().click();
  await folded.first().waitFor({ state: 'detached' });
  await page.locator('aside h3').last().scrollIntoViewIfNeeded();
}

/** The recharge dialog with the code of the recommended plan. */
export async function openRecharge(page: Page): Promise<void> {
  await page.locator('[data-recommended=true] button').click();
  await page.getByRole('dialog').getByRole('img').waitFor();
}
