import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { seriousViolations } from '@plumbline/e2e/axe-violations.ts';
import { applyEdit, openEdit, ROOM, stroke } from '@plumbline/e2e/edit-workspace.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { type OpenedPage, openPage } from '@plumbline/e2e/open-page.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const site = openSite();
let phone = 13800004700;

async function account() {
  const context = await site.browser.newContext();
  await signIn(context.request, site.url, String(++phone));
  const state = await context.storageState();
  await context.close();
  return state;
}

async function withEvidence(opened: OpenedPage, name: string, run: (page: Page) => Promise<void>) {
  try {
    await run(opened.page);
    expect(opened.problems).toEqual([]);
  } catch (error) {
    await keepEvidence(opened.page, name);
    throw error;
  }
  await opened.close();
}

/** Uploads over HTTP, as the page that is open. */
async function bring(page: Page, name: string, purpose = 'base', clear = 0): Promise<void> {
  await page.evaluate(
    `(async () => {
      const canvas = new OffscreenCanvas(320, 240);
      const context = canvas.getContext('2d');
      context.fillStyle = '#8a6f4d';
      context.fillRect(${clear}, 0, 320 - ${clear}, 240);
      const form = new FormData();
      form.set('purpose', ${JSON.stringify(purpose)});
      form.set('file', await canvas.convertToBlob(), ${JSON.stringify(name)});
      const { data } = await (await fetch('/api/user/userInfo')).json();
      const answer = await fetch('/api/ai/upload', { method: 'POST', body: form, headers: { 'x-csrf-token': data.csrfToken } });
      if (!answer.ok) throw new Error(await answer.text());
    })()`,
  );
}

test('every picker has one’s own files: a base, a reference, a texture, a cut-out as an object', async () => {
  const state = await account();
  const opened = await openPage(site.browser, { storageState: state });
  await withEvidence(opened, 'own-files-pickers', async (page) => {
    await page.goto(site.url + TOOLS.objectChangepro.route);
    await page.getByRole('button', { name: 'My files' }).first().click();
    // Empty, it says how to fill it.
    await page.getByRole('dialog').getByText('No files yet').waitFor();
    await page
      .getByRole('dialog')
      .getByText(/Drop a drawing or a photo into any tool/)
      .waitFor();
    await page.keyboard.press('Escape');
    await bring(page, 'living room.png');
    await bring(page, 'kitchen.png');
    await bring(page, 'oak.png', 'texture');
    await bring(page, 'chair.png', 'reference', 80);

    await page.getByRole('button', { name: 'My files' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Search file names' }).fill('KITCHEN');
    await dialog.getByRole('button', { name: 'Use: living room.png' }).waitFor({ state: 'detached' });
    expect(await seriousViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Use: kitchen.png' }).click();
    await page.getByRole('img', { name: 'Base picture' }).first().waitFor();

    const sources = page.getByRole('button', { name: 'My files', exact: true });
    // Reference, object and material each have their own way to the files.
    expect(await sources.count()).toBe(3);
    await sources.nth(2).click();
    await dialog.getByRole('button', { name: 'Use: oak.png' }).click();
    await page.getByText('Own texture').first().waitFor();
    await sources.nth(1).click();
    await dialog.getByRole('button', { name: 'Use: chair.png' }).click();
    await page.getByText('Own cut-out').waitFor();
    // How large it is must be said, by either side.
    const height = page.getByRole('spinbutton', { name: 'Real height in metres' });
    expect(await height.inputValue()).toBe('1.00');
    await page.getByText('Width', { exact: true }).click();
    await page.getByRole('spinbutton', { name: 'Real width in metres' }).fill('0.6');
    await page.getByRole('combobox', { name: 'Where it stands' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
  });
});

test('a mask that was painted is opened on another picture, scaled to its size', async () => {
  const state = await account();
  const opened = await openEdit(site.browser, site.url, 'clean', state);
  await withEvidence(opened, 'own-files-masks', async (page) => {
    await stroke(page, [
      [0.3, 0.7],
      [0.5, 0.7],
    ]);
    await applyEdit(page);
    // Half as large.
    await page.evaluate(`(async () => {
      const room = await createImageBitmap(await (await fetch('/content/samples/living-room-render.webp')).blob());
      const canvas = new OffscreenCanvas(room.width / 2, room.height / 2);
      canvas.getContext('2d').drawImage(room, 0, 0, canvas.width, canvas.height);
      const form = new FormData();
      form.set('file', await canvas.convertToBlob(), 'half.png');
      const { data } = await (await fetch('/api/user/userInfo')).json();
      await fetch('/api/ai/upload', { method: 'POST', body: form, headers: { 'x-csrf-token': data.csrfToken } });
    })()`);
    await page.getByRole('button', { name: 'A base picture from my files' }).click();
    await page.getByRole('button', { name: 'Use: half.png' }).click();
    await page.getByRole('button', { name: 'My masks' }).click();
    await page.getByText('will be scaled to').first().waitFor();
    // Saved with the edit and sent with the start: one file.
    expect(await page.getByRole('button', { name: /^Use: Mask 1/ }).count()).toBe(1);
    await page.getByRole('button', { name: /^Use: Mask 1/ }).click();
    await page.getByText(/The mask was scaled from/).waitFor();
    expect(await page.getByRole('list', { name: 'Masks' }).getByRole('listitem').count()).toBe(1);
  });
});

test('under the account: storage, filter, search, opening in a tool, deleting several', async () => {
  const state = await account();
  const opened = await openPage(site.browser, { storageState: state });
  await withEvidence(opened, 'own-files-account', async (page) => {
    await page.goto(`${site.url}/myPersonCenter?section=files`);
    await page.getByText('No files yet').waitFor();
    for (let each = 1; each <= 4; each += 1) await bring(page, `plan ${each}.png`);
    await bring(page, 'oak.png', 'texture');
    await page.reload();
    await page.getByText('5 files').waitFor();
    await page.getByRole('meter', { name: 'Storage' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Textures' }).check({ force: true });
    await page.getByText('1 file', { exact: true }).waitFor();
    await page.getByRole('radio', { name: 'All' }).check({ force: true });
    for (const name of ['plan 1.png', 'plan 2.png'])
      await page.getByRole('checkbox', { name: `Select: ${name}` }).check({ force: true });
    await page.getByRole('toolbar', { name: '2 selected' }).getByRole('button', { name: 'Delete' }).click();
    await page.getByText('2 files deleted').waitFor();
    await page.getByText('3 files', { exact: true }).waitFor();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('5 files', { exact: true }).waitFor();
    await page.getByText('plan 1.png').waitFor();

    await page.getByText('plan 3.png').hover();
    await page.getByRole('button', { name: 'Open in a tool: plan 3.png' }).click();
    await page.getByRole('menuitem', { name: TOOLS.indoorRender.title.en, exact: true }).click();
    await page.getByRole('img', { name: 'Base picture' }).first().waitFor();
  });
});

test('a file that a work uses is deleted with a word on it, and the work stays whole', async () => {
  const state = await account();
  const opened = await openEdit(site.browser, site.url, 'compress', state, ROOM);
  await withEvidence(opened, 'own-files-used', async (page) => {
    await applyEdit(page);
    const work = page.url();
    await page.goto(`${site.url}/myPersonCenter?section=files`);
    await page.getByText('in 1 work').waitFor();
    await page.getByText('living-room-render.webp').hover();
    await page.getByRole('button', { name: 'Delete: living-room-render.webp' }).click();
    await page.getByText('1 file left the list and stays with its works').waitFor();
    await page.getByText('Kept for works').waitFor();
    await page.goto(work);
    const result = page.getByRole('img', { name: 'Rendered picture' }).first();
    await result.waitFor();
    expect(await result.isVisible()).toBe(true);
  });
});
