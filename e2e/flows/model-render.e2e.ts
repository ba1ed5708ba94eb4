import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { axeViolations } from '@plumbline/e2e/axe-violations.ts';
import { dropFile } from '@plumbline/e2e/drop-file.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const site = openSite();
const HOUSE = fileURLToPath(new URL('../../apps/web/src/model/bring/sample-house.glb', import.meta.url));
const DRAWN = 'canvas[data-ready="true"][data-round]';

async function bringHouse(page: Page, bytes?: Buffer): Promise<void> {
  await page.goto(`${site.url}/aiToolPage/modelRender`);
  await page.getByRole('heading', { name: 'Bring your model' }).waitFor();
  await dropFile(page, 'main h2', 'main h2', {
    name: bytes ? 'broken.glb' : 'house.glb',
    type: 'model/gltf-binary',
    bytes: bytes ?? (await readFile(HOUSE)),
  });
}

test('a model is dropped, walked to one of its views and given a material by a click, which stays', async ({
  onTestFailed,
}) => {
  const { page, problems, close } = await openPage(site.browser);
  onTestFailed(() => keepEvidence(page, 'model-render'));
  await signIn(page.request, site.url, '13800002101');
  await bringHouse(page);
  await page.locator(DRAWN).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  // A view of the file: the front door stands in the middle of its right half.
  await page.getByRole('button', { name: 'Garden' }).click();
  await page.getByRole('button', { name: 'Camera', exact: true }).click();
  await expect
    .poll(() => page.getByRole('spinbutton', { name: 'Focal length (35 mm)' }).inputValue())
    .toBe('34.3');
  const canvas = page.locator('canvas');
  const box = (await canvas.boundingBox())!;
  await canvas.click({ position: { x: box.width * 0.66, y: box.height * 0.56 } });
  const chosen = page.getByRole('region', { name: 'The chosen part' });
  await chosen.getByText('Front door').waitFor();
  await chosen.getByRole('radio', { name: 'Only this' }).check();
  await chosen.getByRole('button', { name: 'Give it a material' }).click();
  await page.getByRole('dialog').locator('ul button').first().click();
  await chosen.getByRole('button', { name: 'As it was' }).waitFor();

  // A view of one's own, with a cut, renamed; deleting it can be taken back.
  await page.getByRole('button', { name: 'Section cut', exact: true }).click();
  await page.getByRole('switch', { name: 'Level cut (height)' }).check();
  await page.getByRole('button', { name: 'Keep this view' }).click();
  await page.getByRole('button', { name: 'Delete View 1' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Delete View 1' }).waitFor();
  await page.getByRole('switch', { name: 'Level cut (height)' }).uncheck();

  // All of it is kept with the model, and where one stood in this browser.
  await page.reload();
  await page.locator(DRAWN).waitFor();
  await page.getByRole('button', { name: 'View 1', exact: true }).click();
  await page.getByRole('button', { name: 'Section cut', exact: true }).click();
  expect(await page.getByRole('switch', { name: 'Level cut (height)' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Materials', exact: true }).click();
  await page.getByRole('button', { name: 'Front door as it was' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

test('a part is shown alone by a button and by a key, with nothing around it, and the rest comes back', async ({
  onTestFailed,
}) => {
  const { page, problems, close } = await openPage(site.browser);
  onTestFailed(() => keepEvidence(page, 'model-alone'));
  await signIn(page.request, site.url, '13800002105');
  await bringHouse(page);
  await page.locator(DRAWN).waitFor();
  await page.getByRole('button', { name: 'Garden' }).click();
  const canvas = page.locator('canvas');
  const box = (await canvas.boundingBox())!;
  const press = (x: number, y: number) => canvas.click({ position: { x: box.width * x, y: box.height * y } });
  const card = page.getByRole('region', { name: 'The chosen part' });
  const note = page.getByRole('status').filter({ hasText: 'Only Front door' });
  const besideDoor = [0.45, 0.56] as const;

  await press(...besideDoor);
  await card.waitFor();
  await press(0.66, 0.56);
  await card.getByText('Front door').waitFor();
  await card.getByRole('radio', { name: 'Only this' }).check();
  await card.getByRole('button', { name: 'Show alone' }).click();
  await note.waitFor();
  expect(await axeViolations(page)).toEqual([]);

  // Nothing is left where the wall was, so a click there lets go.
  await press(...besideDoor);
  await card.waitFor({ state: 'detached' });
  await note.getByRole('button', { name: 'Show the rest' }).click();
  await note.waitFor({ state: 'detached' });
  await press(...besideDoor);
  await card.waitFor();

  await press(0.66, 0.56);
  await card.getByText('Front door').waitFor();
  await canvas.press('i');
  await note.waitFor();
  // It stays after another visit.
  await page.reload();
  await page.locator(DRAWN).waitFor();
  await note.waitFor();
  await note.getByRole('button', { name: 'Show the rest' }).click();
  await press(0.66, 0.56);
  await card.getByText('Front door').waitFor();
  await canvas.press('h');
  await page.getByRole('status').filter({ hasText: '1 hidden' }).waitFor();
  await page.getByRole('button', { name: 'Show everything' }).first().click();
  expect(problems).toEqual([]);
  await close();
});

test('a cut is dragged in the view by its handle, and moved by keys', async ({ onTestFailed }) => {
  const { page, problems, close } = await openPage(site.browser);
  onTestFailed(() => keepEvidence(page, 'model-cut'));
  await signIn(page.request, site.url, '13800002106');
  await bringHouse(page);
  await page.locator(DRAWN).waitFor();
  await page.getByRole('button', { name: 'Section cut', exact: true }).click();
  await page.getByRole('switch', { name: 'Level cut (height)' }).check();
  const place = page.getByRole('spinbutton', { name: 'Where: Level cut (height)' });
  const metres = async () => Number(await place.inputValue());
  const first = await metres();
  const handle = page.getByRole('slider', { name: 'Move in the view: Level cut (height)' });
  const box = (await handle.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 30, { steps: 3 });
  await page.mouse.up();
  await expect.poll(metres).toBeGreaterThan(first + 0.2);
  // It lies where it was let go.
  await expect.poll(async () => (await handle.boundingBox())!.y + box.height / 2).toBeCloseTo(y - 30, -0.5);
  const dragged = await metres();
  await handle.press('ArrowDown');
  await expect.poll(metres).toBeCloseTo(dragged - 0.1, 2);
  expect(await axeViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

test('what is no model is refused in words, with a way to the help', async () => {
  const { page, close } = await openPage(site.browser);
  await signIn(page.request, site.url, '13800002102');
  await bringHouse(page, Buffer.from('glTF, or so it says'));
  const refused = page.getByRole('alert').filter({ has: page.getByRole('link', { name: 'Why?' }) });
  await refused.waitFor();
  expect(await refused.getByRole('link').getAttribute('href')).toMatch(/^\/qaPage\?error=MODEL_/);
  await close();
});

test('without WebGL the page says so, and the camera is set in numbers', async () => {
  const { page, close } = await openPage(site.browser);
  await page.addInitScript(`
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind === 'webgl2' ? null : original.call(this, kind, ...rest);
    };
  `);
  await signIn(page.request, site.url, '13800002103');
  await bringHouse(page);
  await page.getByText('This browser cannot show three dimensions').waitFor();
  await page.getByRole('button', { name: 'Camera', exact: true }).click();
  await page.getByRole('spinbutton', { name: 'Eye height' }).fill('1.7');
  await page.getByRole('button', { name: /^Render · / }).waitFor();
  expect(await page.getByRole('button', { name: /^Render · / }).isEnabled()).toBe(true);
  await close();
});

test('on a phone the model stands on top and the settings rise from below', async ({ onTestFailed }) => {
  const { page, close } = await openPage(site.browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  onTestFailed(() => keepEvidence(page, 'model-render-phone'));
  await signIn(page.request, site.url, '13800002104');
  await bringHouse(page);
  await page.locator(DRAWN).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await page.getByRole('button', { name: 'Walk', exact: true }).click();
  await page.getByRole('button', { name: 'Ahead' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await close();
});
