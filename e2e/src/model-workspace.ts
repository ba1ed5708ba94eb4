import type { Page } from 'playwright-core';
import { dropFile } from './drop-file.ts';
import { pressRender } from './press-render.ts';

/** When a test that waits for a picture of a model in vain ends. */
const MODEL_MS = 150_000;

const DRAWN = 'canvas[data-ready="true"][data-round]';

/** The workspace of models, empty, with a file dropped on it, until the model is drawn. */
export async function dropModel(
  page: Page,
  url: string,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): Promise<void> {
  await page.goto(`${url}/aiToolPage/modelRender`);
  await page.locator('aside').waitFor();
  await dropFile(page, 'main', 'main section', { name, type: '', bytes: Buffer.from(bytes) });
  await page.getByText(name, { exact: true }).waitFor();
  await page.locator(DRAWN).waitFor();
}

/** Opens a part of the panel, if it is folded. */
export async function unfold(page: Page, part: string): Promise<void> {
  // A view can be called as a part is.
  const toggle = page.getByRole('heading', { name: part, exact: true }).getByRole('button');
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
}

/** The hour of the sun, as `17:30`. */
export async function setHour(page: Page, clock: string): Promise<void> {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  await unfold(page, 'Place and sun');
  await page.getByRole('slider', { name: 'Hour' }).fill(String(hours * 60 + minutes));
}

/** What a click at a place of the view meets; places are shares of its width and height. */
export async function pickInView(page: Page, across: number, down: number): Promise<string> {
  const canvas = page.locator('canvas');
  const box = await canvas.boundingBox();
  if (!box) throw new Error('There is no view on the page.');
  await canvas.click({ position: { x: box.width * across, y: box.height * down } });
  const chosen = page.getByRole('region', { name: 'The chosen part' });
  return chosen.getByRole('strong').innerText();
}

/** Gives a material of the library to what was picked. */
export async function giveMaterial(page: Page, reach: string, material: string): Promise<void> {
  const chosen = page.getByRole('region', { name: 'The chosen part' });
  await chosen.getByRole('radio', { name: reach }).check();
  await chosen.getByRole('button', { name: 'Give it a material' }).click();
  await page.getByRole('dialog').locator('ul button').filter({ hasText: material }).first().click();
  await chosen.getByRole('button', { name: 'As it was' }).waitFor();
}

/** Renders the view as it stands, waits for the picture on the stage, and gives its task as the server tells it. */
export async function renderView(page: Page): Promise<string> {
  const taskId = await pressRender(page);
  await page.getByRole('img', { name: 'Rendered picture' }).first().waitFor({ timeout: MODEL_MS });
  return taskId;
}

/** From a picture back to the view. */
export async function backToView(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Back to the model' }).click();
  await page.locator(DRAWN).waitFor();
}
