import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { axeViolations, seriousViolations } from '@plumbline/e2e/axe-violations.ts';
import { openEdit, pictureBox, ROOM, stroke } from '@plumbline/e2e/edit-workspace.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { type OpenedPage, openPage } from '@plumbline/e2e/open-page.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import { takeReadbacks, watchReadbacks } from '@plumbline/e2e/watch-readbacks.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const site = openSite();
let phone = 13800004500;

/** Each with an account of its own: what one leaves unfinished is not listed for the next. */
async function visit() {
  const context = await site.browser.newContext();
  await signIn(context.request, site.url, String(++phone));
  const state = await context.storageState();
  await context.close();
  return state;
}

const openTool = async (name: FunctionName, state?: Awaited<ReturnType<typeof visit>>) =>
  openEdit(site.browser, site.url, name, state ?? (await visit()));

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

type Place = readonly [number, number];
const square = (left: number, top: number, edge: number): Place[] => [
  [left, top],
  [left + edge, top],
  [left + edge, top + edge],
  [left, top + edge],
];

/** Whether places of the picture, as shares of it, are painted in the mask that the server has. */
async function painted(page: Page, places: readonly Place[]): Promise<boolean[]> {
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor();
  return (await page.evaluate(`(async () => {
    const read = async (address) => (await (await fetch(address)).json()).data;
    const [{ imageId, function: name }] = (await read('/api/ai/editorSessions')).items;
    const { session } = await read('/api/ai/editorSession?imageId=' + imageId + '&function=' + name);
    const file = await (await fetch('/files/' + session.document.masks[0].imageId + '.png')).blob();
    const picture = await createImageBitmap(file);
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context.drawImage(picture, 0, 0);
    return ${JSON.stringify(places)}.map(([across, down]) => {
      const at = [Math.floor(across * picture.width), Math.floor(down * picture.height)];
      return context.getImageData(...at, 1, 1).data[0] > 127;
    });
  })()`)) as boolean[];
}

/** Pixels of the walking outline that are seen, and what they look like together. */
async function outline(page: Page): Promise<{ count: number; look: number }> {
  return (await page.evaluate(`(() => {
    const canvas = document.querySelector('canvas[data-ants]');
    if (!canvas) return { count: 0, look: 0 };
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    let count = 0;
    let look = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] === 0) continue;
      count += 1;
      look = (look * 31 + data[at] + at) % 1_000_003;
    }
    return { count, look };
  })()`)) as { count: number; look: number };
}

test('shapes are added, cut away, met and put in place, by buttons and by the keys that the buttons name', async () => {
  await withEvidence(await openTool('clean'), 'edit-combine', async (page) => {
    const mode = (name: string, pressed = true) =>
      page.getByRole('group', { name: 'Combine' }).getByRole('button', { name, exact: true, pressed });
    await page.keyboard.press('l');
    await stroke(page, square(0.2, 0.2, 0.4));
    await page.getByRole('button', { name: 'Undo: Lasso' }).waitFor();
    await mode('Intersect', false).click();
    await stroke(page, square(0.4, 0.4, 0.4));
    expect(
      await painted(page, [
        [0.5, 0.5],
        [0.3, 0.3],
        [0.7, 0.7],
      ]),
    ).toEqual([true, false, false]);

    await mode('New', false).click();
    await stroke(page, square(0.1, 0.1, 0.3));
    await page.keyboard.down('Alt');
    await mode('Subtract').waitFor();
    await stroke(page, square(0.25, 0.05, 0.4));
    await page.keyboard.up('Alt');
    await mode('New').waitFor();
    await page.keyboard.down('Shift');
    await mode('Add').waitFor();
    await stroke(page, square(0.7, 0.7, 0.2));
    await page.keyboard.up('Shift');
    expect(
      await painted(page, [
        [0.15, 0.2],
        [0.3, 0.2],
        [0.5, 0.5],
        [0.8, 0.8],
      ]),
    ).toEqual([true, false, false, true]);

    await page.keyboard.down('Shift');
    await page.keyboard.down('Alt');
    await mode('Intersect').waitFor();
    await stroke(page, square(0.05, 0.05, 0.5));
    await page.keyboard.up('Alt');
    await page.keyboard.up('Shift');
    expect(
      await painted(page, [
        [0.15, 0.2],
        [0.8, 0.8],
      ]),
    ).toEqual([true, false]);
    expect(await seriousViolations(page)).toEqual([]);
  });
});

test('a stroke ends where the button is let go, also while space is held', async () => {
  await withEvidence(await openTool('colorchange'), 'edit-held-space', async (page) => {
    const box = await pictureBox(page);
    const at = (across: number, down: number) =>
      [box.x + box.width * across, box.y + box.height * down] as const;
    await page.mouse.move(...at(0.2, 0.2));
    await page.mouse.down();
    await page.mouse.move(...at(0.3, 0.2), { steps: 4 });
    await page.keyboard.down(' ');
    await page.mouse.up();
    await page.keyboard.up(' ');
    await page.mouse.move(...at(0.7, 0.7), { steps: 8 });
    await page.getByRole('button', { name: 'Undo: Brush' }).waitFor();
    const places: Place[] = [
      [0.25, 0.2],
      [0.7, 0.7],
    ];
    expect(await painted(page, places)).toEqual([true, false]);
  });
});

test('a stroke during which the masks are left is taken back, and the next one paints', async () => {
  const opened = await openPage(site.browser, { storageState: await visit() });
  await withEvidence(opened, 'edit-left-stroke', async (page) => {
    await page.goto(site.url + TOOLS.lockImg.route);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('input[type=file]').first().setInputFiles(ROOM);
    await page.getByRole('region', { name: 'What was understood' }).waitFor();
    await page.getByRole('button', { name: 'Masks', exact: true }).click();
    await page.getByRole('toolbar', { name: 'Mask tools' }).waitFor();
    const box = await pictureBox(page);
    await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.2, { steps: 4 });
    await page.keyboard.press('u');
    await page.getByRole('region', { name: 'What was understood' }).waitFor();
    await page.mouse.up();
    await page.getByRole('button', { name: 'Masks', exact: true }).click();
    await page.getByRole('toolbar', { name: 'Mask tools' }).waitFor();
    await stroke(page, [
      [0.6, 0.6],
      [0.7, 0.6],
    ]);
    // What is locked is black.
    const places: Place[] = [
      [0.25, 0.2],
      [0.65, 0.6],
    ];
    expect(await painted(page, places)).toEqual([true, false]);
  });
});

test('the outline of the mask walks, stands still where less motion is wanted, and can be left out', async () => {
  const state = await visit();
  const still = await openTool('clean', state);
  await withEvidence(still, 'edit-outline-still', async (page) => {
    await stroke(page, square(0.3, 0.3, 0.3));
    await expect.poll(async () => (await outline(page)).count).toBeGreaterThan(100);
    const before = await outline(page);
    await page.waitForTimeout(400);
    expect(await outline(page)).toEqual(before);
    await page.getByRole('button', { name: 'How the mask is shown' }).click();
    await page.getByRole('menuitemradio', { name: 'Tint only' }).click();
    await expect.poll(async () => (await outline(page)).count).toBe(0);
    // Next round: both again.
    await page.keyboard.press('Escape');
    await page.keyboard.press('o');
    await expect.poll(async () => (await outline(page)).count).toBeGreaterThan(100);
    await page.getByRole('status').getByText('Saved', { exact: true }).waitFor();
  });
  const moving = await openPage(site.browser, { storageState: state, reducedMotion: 'no-preference' });
  await withEvidence(moving, 'edit-outline-moving', async (page) => {
    await page.goto(`${site.url}/clean`);
    await page.getByRole('button', { name: /^Go on with Quick removal/ }).click();
    await expect.poll(async () => (await outline(page)).count).toBeGreaterThan(100);
    const before = await outline(page);
    await expect.poll(async () => (await outline(page)).look).not.toBe(before.look);
    expect((await outline(page)).count).toBe(before.count);
  });
});

test('a colour is taken off the picture, by pointer and by keys, reading the pixels around the place alone', async () => {
  const opened = await openPage(site.browser, { storageState: await visit() });
  await withEvidence(opened, 'edit-dropper', async (page) => {
    await watchReadbacks(page);
    await page.goto(`${site.url}/colorchange`);
    const picture = (await page.evaluate(`(async () => {
      const canvas = new OffscreenCanvas(600, 400);
      const context = canvas.getContext('2d');
      for (const [colour, left] of [['#b03020', 0], ['#2060a0', 300]]) {
        context.fillStyle = colour;
        context.fillRect(left, 0, 300, 400);
      }
      const file = await canvas.convertToBlob();
      return [...new Uint8Array(await file.arrayBuffer())];
    })()`)) as number[];
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'halves.png', mimeType: 'image/png', buffer: Buffer.from(picture) });
    await page.getByRole('group', { name: 'In the picture' }).waitFor();
    const begin = page.getByRole('button', { name: 'Pick off the picture' });
    const dropper = page.getByRole('application', { name: /^Pick off the picture/ });
    await takeReadbacks(page);

    await begin.click();
    await dropper.waitFor();
    const box = await pictureBox(page);
    await page.mouse.move(box.x + box.width * 0.25, box.y + box.height / 2);
    await dropper.getByText('#B03020').waitFor();
    await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2);
    await dropper.getByText('#2060A0').waitFor();
    for (const pixels of await takeReadbacks(page)) expect(pixels).toBeLessThanOrEqual(121);
    expect(await seriousViolations(page)).toEqual([]);
    await page.mouse.down();
    await page.mouse.up();
    await dropper.waitFor({ state: 'detached' });
    await page.getByRole('group', { name: 'Used before' }).getByRole('button', { name: '#2060a0' }).waitFor();

    // From the middle, where the right half begins, to the left.
    await page.mouse.move(5, 5);
    await page.keyboard.press('c');
    await dropper.waitFor();
    await page.keyboard.press('Shift+ArrowLeft');
    await dropper.getByText('#B03020').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Colour #B03020' }).waitFor();

    await page.keyboard.press('c');
    await dropper.waitFor();
    await page.keyboard.press('Escape');
    await dropper.waitFor({ state: 'detached' });
  });
});

test('what was left is listed with its tool; it goes on where it stopped, or is thrown away', async () => {
  const state = await visit();
  const first = await openTool('clean', state);
  await withEvidence(first, 'edit-left', async (page) => {
    await stroke(page, square(0.3, 0.3, 0.3));
    await page.getByRole('status').getByText('Saved', { exact: true }).waitFor();
  });
  const second = await openPage(site.browser, { storageState: state });
  await withEvidence(second, 'edit-unfinished', async (page) => {
    await page.goto(`${site.url}/colorchange`);
    const list = page.getByRole('region', { name: 'Continue where you stopped' });
    const goOn = list.getByRole('button', { name: /^Go on with Quick removal/ });
    await goOn.getByText(/^1 mask · /).waitFor();
    expect(await axeViolations(page, 'section[aria-label="Continue where you stopped"]')).toEqual([]);
    await goOn.click();
    await page.getByRole('heading', { level: 1, name: 'Quick removal' }).waitFor();
    await page.getByRole('button', { name: 'Mask 1', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Export', exact: true }).isEnabled()).toBe(true);
    // The one that is open is no other one.
    expect(await page.getByRole('button', { name: /other unfinished/ }).count()).toBe(0);

    await page.goto(`${site.url}/matting`);
    await list.getByRole('button', { name: /^Discard: Quick removal/ }).click();
    const ask = page.getByRole('dialog', { name: 'Discard this edit?' });
    await ask.getByRole('button', { name: 'Discard', exact: true }).click();
    await list.waitFor({ state: 'detached' });
    await page.goto(`${site.url}/clean`);
    await page.getByText('Nothing painted yet').waitFor();
  });
});
