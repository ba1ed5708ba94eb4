import { seriousViolations } from '@plumbline/e2e/axe-violations.ts';
import { applyEdit, openEdit, pictureBox, stroke } from '@plumbline/e2e/edit-workspace.ts';
import { drawLargePicture } from '@plumbline/e2e/draw-large-picture.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { type OpenedPage, openPage } from '@plumbline/e2e/open-page.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import { takeReadbacks, watchReadbacks } from '@plumbline/e2e/watch-readbacks.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';

const LARGE = 5000;
const TILE_PIXELS = 256 * 256;

const site = openSite();
let visit: NonNullable<BrowserContextOptions['storageState']>;

beforeAll(async () => {
  const context = await site.browser.newContext();
  await signIn(context.request, site.url, '13800004399');
  visit = await context.storageState();
  await context.close();
});

const saved = (page: Page) => page.getByRole('status').getByText('Saved', { exact: true });
const undo = (page: Page, step: string) => page.getByRole('button', { name: `Undo: ${step}` });

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

test('on a picture of 5000 × 5000 px every tool works without reading more than a tile back', async () => {
  const opened = await openPage(site.browser, { storageState: visit });
  await withEvidence(opened, 'edit-large', async (page) => {
    const large = await drawLargePicture(page, LARGE);
    await watchReadbacks(page);
    await page.goto(`${site.url}/colorchange`);
    await page.locator('input[type=file]').first().setInputFiles(large);
    await page.getByText(`${LARGE} × ${LARGE}`).waitFor();
    await page.getByRole('group', { name: 'In the picture' }).waitFor();
    await takeReadbacks(page);

    await stroke(page, [
      [0.1, 0.1],
      [0.9, 0.5],
      [0.2, 0.9],
    ]);
    await undo(page, 'Brush stroke').waitFor();
    expect(await takeReadbacks(page)).toEqual([]);

    await page.keyboard.press('l');
    await stroke(page, [
      [0.3, 0.3],
      [0.7, 0.3],
      [0.5, 0.8],
    ]);
    await undo(page, 'Lasso').waitFor();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+Shift+Z');
    await page.keyboard.press('i');
    await undo(page, 'Invert').waitFor();
    expect(await takeReadbacks(page)).toEqual([]);

    await page.keyboard.press('w');
    await stroke(page, [[0.55, 0.55]]);
    await undo(page, 'Magic wand').waitFor();
    // The wand looks at the picture's colours, a tile at a time.
    for (const pixels of await takeReadbacks(page)) expect(pixels).toBeLessThanOrEqual(TILE_PIXELS);

    // Saving sends the mask as a file; it is written from its tiles, not from a canvas.
    await saved(page).waitFor();
    expect(await takeReadbacks(page)).toEqual([]);
  });
});

test('an edit under way goes on in another browser, several masks with their names', async () => {
  const first = await openEdit(site.browser, site.url, 'clean', visit);
  let task = '';
  await withEvidence(first, 'edit-session-first', async (page) => {
    await stroke(page, [
      [0.3, 0.8],
      [0.5, 0.85],
    ]);
    await applyEdit(page);
    task = new URL(page.url()).searchParams.get('task') ?? '';
    await page.getByRole('button', { name: 'Masks', exact: true }).click();
    await page.getByRole('button', { name: 'New mask' }).click();
    await page.getByRole('button', { name: 'Mask 2', exact: true }).click();
    await page.getByRole('textbox', { name: 'Rename' }).fill('Window');
    await page.keyboard.press('Enter');
    await stroke(page, [
      [0.6, 0.3],
      [0.7, 0.35],
    ]);
    await saved(page).waitFor();
  });
  const second = await openPage(site.browser, { storageState: visit });
  await withEvidence(second, 'edit-session-second', async (page) => {
    await page.goto(`${site.url}/clean?task=${task}`);
    await page.getByRole('button', { name: 'Window', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Mask 1', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Export', exact: true }).isEnabled()).toBe(true);
    // What another visit painted is no step of this one.
    await page.getByRole('button', { name: 'Masks', exact: true }).click();
    expect(await page.getByRole('button', { name: 'Undo', exact: true }).isDisabled()).toBe(true);
  });
});

test('a mask goes out as a PNG and comes back as another one; one of another size is refused', async () => {
  const opened = await openEdit(site.browser, site.url, 'clean', visit);
  await withEvidence(opened, 'edit-import', async (page) => {
    await stroke(page, [
      [0.2, 0.2],
      [0.4, 0.4],
    ]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^ai-design-\d{8}-\d{6}-\d{3}-Mask 1\.png$/);
    const chooser = page.locator('input[type=file][aria-label="Import"]');
    await chooser.setInputFiles(await download.path());
    await page.getByRole('button', { name: 'Mask 2', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /^Apply · / }).isEnabled()).toBe(true);
    const small = await drawLargePicture(page, 64);
    await chooser.setInputFiles(small);
    await page.getByText(/^The mask is 64 × 64/).waitFor();
  });
});

test('one finger paints, two move the picture and paint nothing', async () => {
  const opened = await openEdit(site.browser, site.url, 'clean', visit);
  await withEvidence(opened, 'edit-touch', async (page) => {
    const devtools = await page.context().newCDPSession(page);
    const picture = await pictureBox(page);
    const at = (across: number, down: number, id: number) => ({
      x: picture.x + picture.width * across,
      y: picture.y + picture.height * down,
      id,
    });
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof at>[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [at(0.4, 0.5, 0)]);
    await touch('touchStart', [at(0.4, 0.5, 0), at(0.6, 0.5, 1)]);
    await touch('touchMove', [at(0.3, 0.5, 0), at(0.7, 0.5, 1)]);
    await touch('touchEnd', []);
    const moved = await pictureBox(page);
    expect(moved.width).toBeGreaterThan(picture.width * 1.2);
    expect(await page.getByRole('button', { name: 'Undo', exact: true }).isDisabled()).toBe(true);

    await touch('touchStart', [at(0.4, 0.5, 0)]);
    await touch('touchMove', [at(0.5, 0.5, 0)]);
    await touch('touchEnd', []);
    await undo(page, 'Brush stroke').waitFor();
  });
});

test('the keys are on a sheet, and what they say they do', async () => {
  const opened = await openEdit(site.browser, site.url, 'clean', visit);
  await withEvidence(opened, 'edit-keys', async (page) => {
    const pressed = (name: string) => page.getByRole('button', { name, exact: true, pressed: true });
    for (const [key, tool] of [
      ['e', 'Eraser'],
      ['l', 'Lasso'],
      ['p', 'Polygon'],
      ['w', 'Magic wand'],
      ['k', 'Pick by click'],
      ['m', 'Pick by box'],
      ['h', 'Pan'],
      ['b', 'Brush'],
    ] as const) {
      await page.keyboard.press(key);
      await pressed(tool).waitFor();
    }
    const size = page.getByRole('slider', { name: 'Size' });
    const before = Number(await size.inputValue());
    await page.keyboard.press(']');
    await expect.poll(async () => Number(await size.inputValue())).toBeGreaterThan(before);

    await page.keyboard.press('p');
    for (const place of [
      [0.2, 0.2],
      [0.6, 0.2],
      [0.4, 0.6],
    ] as const)
      await stroke(page, [place]);
    await page.keyboard.press('Enter');
    await undo(page, 'Polygon').waitFor();

    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('Escape');
  });
});

test('the editor, its versions and its downloads pass axe; two versions are compared and one gets a name', async () => {
  const opened = await openEdit(site.browser, site.url, 'materialChange', visit);
  await withEvidence(opened, 'edit-versions', async (page) => {
    const check = async () => {
      expect(await seriousViolations(page)).toEqual([]);
    };
    await page.getByRole('button', { name: 'Choose a material' }).click();
    await page
      .getByRole('dialog', { name: 'Material library' })
      .getByRole('button', { name: /oak/i })
      .first()
      .click();
    await stroke(page, [
      [0.3, 0.85],
      [0.6, 0.88],
    ]);
    await check();
    await page.getByRole('button', { name: 'Set the perspective' }).click();
    await page.getByRole('slider', { name: 'Corner 1' }).press('ArrowRight');
    await check();
    await page.getByRole('button', { name: 'Finish', exact: true }).click();
    await page.getByRole('button', { name: 'Perspective set' }).waitFor();
    await applyEdit(page);

    await page.getByRole('button', { name: 'Versions' }).click();
    const versions = page.getByRole('dialog', { name: 'Versions' });
    await versions.getByText('Uploaded picture').first().waitFor();
    await versions.getByRole('slider', { name: /^Divider/ }).waitFor();
    await versions.getByRole('row', { name: /^Tool/ }).getByText('Material replacement').waitFor();
    await versions.getByRole('button', { name: 'Name' }).last().click();
    await versions.getByRole('textbox', { name: 'Name' }).fill('Oak floor');
    await page.keyboard.press('Enter');
    await versions.getByText('Oak floor').waitFor();
    await check();
    await versions.getByRole('button', { name: 'Go on from here' }).click();
    await page.getByRole('toolbar', { name: 'Mask tools' }).waitFor();
  });
});

test('a result is downloaded as a JPEG of its own quality, beside its base, and as layers', async () => {
  const opened = await openEdit(site.browser, site.url, 'clean', visit);
  await withEvidence(opened, 'edit-download', async (page) => {
    await stroke(page, [
      [0.3, 0.85],
      [0.5, 0.88],
    ]);
    await applyEdit(page);
    const download = async (choose: (dialog: ReturnType<Page['getByRole']>) => Promise<void>) => {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Download as…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Download' });
      await choose(dialog);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Download', exact: true }).click(),
      ]);
      await dialog.waitFor({ state: 'hidden' });
      return file.suggestedFilename();
    };
    const beside = await download(async (dialog) => {
      await dialog.getByRole('radio', { name: 'JPEG' }).check();
      await dialog.getByRole('checkbox', { name: 'Beside the base' }).check();
    });
    expect(beside).toMatch(/^ai-design-\d{8}-\d{6}-\d{3}\.jpg$/);
    const layers = await download((dialog) => dialog.getByRole('radio', { name: 'PSD' }).check());
    expect(layers).toMatch(/^ai-design-\d{8}-\d{6}-\d{3}\.psd$/);
  });
});
