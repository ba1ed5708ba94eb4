import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Task } from '@plumbline/contract/api/tasks.ts';
import { axeViolations } from '@plumbline/e2e/axe-violations.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { backToView, dropModel, pickInView, renderView, unfold } from '@plumbline/e2e/model-workspace.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SAMPLE_MODELS } from '@plumbline/e2e/sample-models/write-sample-models.ts';

const site = openSite();
const HOUSE = fileURLToPath(new URL('../../apps/web/src/model/bring/sample-house.glb', import.meta.url));
const TEXTURES = 'Keep its own textures';

/** How much redder than blue the floor before the window is: its planks are of wood, and without them it is white. */
async function warmth(page: Page): Promise<number> {
  const box = (await page.locator('canvas').boundingBox())!;
  const clip = { x: box.x + 0.5 * box.width, y: box.y + 0.93 * box.height, width: 120, height: 30 };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return (channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0);
}

test('a room shows the textures of its file, as long as they are to be kept; a house without any has no such choice', async ({
  onTestFailed,
}) => {
  const { page, problems, close } = await openPage(site.browser);
  onTestFailed(() => keepEvidence(page, 'model-view-textures'));
  await signIn(page.request, site.url, '13800002401');
  await dropModel(page, site.url, {
    name: 'living-room.glb',
    bytes: await SAMPLE_MODELS['living-room.glb'](),
  });
  await page.getByRole('button', { name: 'From the door', exact: true }).click();
  await page.getByRole('button', { name: 'Own', exact: true }).click();
  await expect.poll(() => warmth(page)).toBeGreaterThan(30);
  await page.getByRole('switch', { name: TEXTURES }).uncheck();
  await expect.poll(() => warmth(page)).toBeLessThan(15);
  await page.getByRole('switch', { name: TEXTURES }).check();
  await expect.poll(() => warmth(page)).toBeGreaterThan(30);
  await page.getByRole('button', { name: 'Clay', exact: true }).click();
  await expect.poll(() => warmth(page)).toBeLessThan(15);

  await dropModel(page, site.url, { name: 'house.glb', bytes: await readFile(HOUSE) });
  await expect.poll(() => page.getByRole('switch', { name: TEXTURES }).count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});

test('an elevation in parallel is picked in, cut, rendered and drawn as it is seen', async ({
  onTestFailed,
}) => {
  const { page, problems, close } = await openPage(site.browser);
  onTestFailed(() => keepEvidence(page, 'model-view-parallel'));
  await signIn(page.request, site.url, '13800002402');
  await dropModel(page, site.url, { name: 'pavilion.dae', bytes: await SAMPLE_MODELS['pavilion.dae']() });
  await page.getByRole('button', { name: 'Standard views' }).click();
  await page.getByRole('menuitem', { name: 'Front' }).click();
  await unfold(page, 'Camera');
  expect(await page.getByRole('radio', { name: 'Parallel' }).isChecked()).toBe(true);
  expect(await page.getByRole('button', { name: 'Walk' }).isDisabled()).toBe(true);
  const parallelWidthM = Number(
    await page.getByRole('spinbutton', { name: 'Width of the picture' }).inputValue(),
  );
  expect(await axeViolations(page)).toEqual([]);
  const places = [
    [0.44, 0.62],
    [0.44, 0.72],
  ] as const;
  const seen: string[] = [];
  for (const [x, y] of places) seen.push(await pickInView(page, x, y));
  expect(new Set(seen).size).toBeGreaterThan(1);

  await unfold(page, 'Precision');
  await page.getByRole('radio', { name: '512 · fast' }).check();
  const taskId = await renderView(page);
  const answer = await page.request.get(`${site.url}/api/ai/getTaskByTaskId?taskId=${taskId}`);
  const { data } = (await answer.json()) as { readonly data: Task };
  expect(data.request.camera?.parallelWidthM).toBeCloseTo(parallelWidthM, 1);
  expect(data.images[0]?.fidelity?.score).toBeGreaterThan(0.85);
  // What is clicked in the picture is what was clicked in the view.
  await page.getByRole('button', { name: 'Click parts' }).click();
  const picture = page.getByRole('img', { name: 'Click parts' });
  await page.locator('canvas[data-ready="true"]').waitFor();
  const chosen = page.getByRole('region', { name: 'The chosen part' }).getByRole('strong');
  const box = (await picture.boundingBox())!;
  for (const [at, [x, y]] of places.entries()) {
    await picture.click({ position: { x: box.width * x, y: box.height * y } });
    await expect.poll(() => chosen.innerText()).toBe(seen[at]);
  }
  await backToView(page);

  // A cut's handle is there, and going back to a perspective keeps what is looked at.
  await unfold(page, 'Section cut');
  await page.getByRole('switch', { name: 'Level cut (height)' }).check();
  await page.getByRole('slider', { name: /^Move in the view/ }).waitFor();
  await page.getByRole('radio', { name: 'Two-point' }).check();
  await page.getByRole('spinbutton', { name: 'Focal length (35 mm)' }).waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('kept views are rendered as one group, at a price told before, and it is there after a reload', async ({
  onTestFailed,
}) => {
  const { page, problems, close } = await openPage(site.browser);
  onTestFailed(() => keepEvidence(page, 'model-view-group'));
  await signIn(page.request, site.url, '13800002403');
  await dropModel(page, site.url, { name: 'pavilion.dae', bytes: await SAMPLE_MODELS['pavilion.dae']() });
  for (const [at, name] of ['Front', 'Isometric'].entries()) {
    await page.getByRole('button', { name: 'Standard views' }).click();
    await page.getByRole('menuitem', { name }).click();
    await page.getByRole('button', { name: 'Keep this view' }).click();
    await page.getByRole('button', { name: `View ${at + 1}`, exact: true }).waitFor();
  }
  await unfold(page, 'Precision');
  await page.getByRole('radio', { name: '512 · fast' }).check();
  await page.getByRole('button', { name: 'Render all 2 · 2 tickets' }).click();
  const group = page.getByRole('region', { name: 'Views rendered together' });
  await group.getByText('2 of 2 done').waitFor({ timeout: 150_000 });
  await page.reload();
  await group.getByText('2 of 2 done').waitFor();
  await group.getByRole('button', { name: 'View 2' }).click();
  await page.getByRole('img', { name: 'Rendered picture' }).first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await group.getByRole('button', { name: 'Put this list away' }).click();
  expect(await group.count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});
