import type { ModelAnswer } from '@plumbline/contract/api/models.ts';
import type { ResultImage, Task } from '@plumbline/contract/api/tasks.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import {
  backToView,
  dropModel,
  giveMaterial,
  pickInView,
  renderView,
  setHour,
  unfold,
} from '@plumbline/e2e/model-workspace.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SAMPLE_MODELS } from '@plumbline/e2e/sample-models/write-sample-models.ts';

const site = openSite();

async function read<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(site.url + path);
  return ((await answer.json()) as { readonly data: T }).data;
}

async function pixelsOf(page: Page, url: string | null): Promise<Buffer> {
  const answer = await page.request.get(site.url + (url ?? ''));
  return sharp(await answer.body())
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Renders what the view shows, quickly. */
async function render(page: Page): Promise<ResultImage> {
  const taskId = await renderView(page);
  const { state, images } = await read<Task>(page, `/api/ai/getTaskByTaskId?taskId=${taskId}`);
  const [image] = images;
  if (!image) throw new Error(`The task ended as ${state}.`);
  return image;
}

async function openModel(page: Page, name: string, bytes: Uint8Array, view: string): Promise<void> {
  await dropModel(page, site.url, { name, bytes });
  await page.getByRole('button', { name: view, exact: true }).click();
  await unfold(page, 'Precision');
  await page.getByRole('radio', { name: '512 · fast' }).check();
}

/** Mean of the three channels where the picture shows a material. */
function meanOf(picture: Buffer, numbers: Buffer, number: number): readonly [number, number, number] {
  const sum = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < picture.length; at += 3) {
    if (numbers.readUIntBE(at, 3) !== number) continue;
    count += 1;
    for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (picture[at + channel] ?? 0);
  }
  expect(count).toBeGreaterThan(200);
  const [r = 0, g = 0, b = 0] = sum.map((value) => value / count);
  return [r, g, b];
}

const light = ([r, g, b]: readonly number[]) => ((r ?? 0) + (g ?? 0) + (b ?? 0)) / 3;

test('a pavilion: what a click clads otherwise is otherwise in the next picture, exactly where its mask says', async ({
  onTestFailed,
}) => {
  const { page, problems, close } = await openPage(site.browser);
  onTestFailed(() => keepEvidence(page, 'model-pictures-pavilion'));
  await signIn(page.request, site.url, '13800002301');
  await openModel(page, 'pavilion.dae', await SAMPLE_MODELS['pavilion.dae'](), 'Across the pond');
  // Every size can be read without scrolling aside.
  const room = await page.getByRole('radio', { name: /^3840/ }).locator('xpath=..').boundingBox();
  const panel = await page.locator('aside').first().boundingBox();
  expect((room?.x ?? 0) + (room?.width ?? 0)).toBeLessThanOrEqual((panel?.x ?? 0) + (panel?.width ?? 0));
  await page.getByRole('radio', { name: 'Modern 1', exact: true }).check();
  await setHour(page, '10:00');
  const before = await render(page);
  expect(before.fidelity?.score).toBeGreaterThan(0.85);

  await backToView(page);
  expect(await pickInView(page, 0.5, 0.22)).toBe('Roof');
  await giveMaterial(page, 'This material', 'Copper patina');
  await unfold(page, 'Materials');
  await page.getByRole('button', { name: 'Clay tiles as it was' }).waitFor();
  const after = await render(page);

  const { items } = await read<{ readonly items: readonly ModelAnswer[] }>(page, '/api/ai/models');
  const materials = (items[0]?.materials ?? []).map(({ name }) => name);
  const tiles = materials.indexOf('Clay tiles') + 1;
  const numbers = await pixelsOf(page, after.materialsUrl);
  expect(numbers.equals(await pixelsOf(page, before.materialsUrl))).toBe(true);
  const [was, is] = [await pixelsOf(page, before.url), await pixelsOf(page, after.url)];
  const [greyR, greyG] = meanOf(was, numbers, tiles);
  const [greenR, greenG] = meanOf(is, numbers, tiles);
  // Patina is greener than it is red, slate is not.
  expect(greenG - greenR).toBeGreaterThan(greyG - greyR + 10);
  const lawn = materials.indexOf('Lawn') + 1;
  expect(Math.abs(light(meanOf(is, numbers, lawn)) - light(meanOf(was, numbers, lawn)))).toBeLessThan(8);
  expect(problems).toEqual([]);
  await close();
});

test('a room in another format: another style, and the lamps once the sun has set', async ({
  onTestFailed,
}) => {
  const { page, problems, close } = await openPage(site.browser);
  onTestFailed(() => keepEvidence(page, 'model-pictures-room'));
  await signIn(page.request, site.url, '13800002302');
  await openModel(page, 'living-room.glb', await SAMPLE_MODELS['living-room.glb'](), 'From the door');
  await page.getByRole('radio', { name: 'Interior', exact: true }).check();
  await page.getByRole('radio', { name: 'Cream', exact: true }).first().check();
  await setHour(page, '12:00');
  const day = await render(page);
  await backToView(page);
  await setHour(page, '21:30');
  await page.getByText('The sun is below the horizon').waitFor();
  const night = await render(page);

  const numbers = await pixelsOf(page, day.materialsUrl);
  expect(numbers.equals(await pixelsOf(page, night.materialsUrl))).toBe(true);
  const [noon, evening] = [await pixelsOf(page, day.url), await pixelsOf(page, night.url)];
  const { items } = await read<{ readonly items: readonly ModelAnswer[] }>(page, '/api/ai/models');
  const materials = (items[0]?.materials ?? []).map(({ name }) => name);
  // Dark outside, and still a room.
  const [glass, plaster] = [materials.indexOf('Glass') + 1, materials.indexOf('White plaster') + 1];
  expect(light(meanOf(evening, numbers, glass))).toBeLessThan(0.6 * light(meanOf(noon, numbers, glass)));
  expect(light(meanOf(evening, numbers, plaster))).toBeGreaterThan(60);
  expect(problems).toEqual([]);
  await close();
});
