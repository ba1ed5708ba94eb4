import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { type OpenedPage, openPage } from './open-page.ts';

/** When a test that waits for a picture in vain ends. */
export const EDIT_MS = 150_000;

/** A file as a browser is given it, without one on the disk. */
interface BroughtFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const RENDER = fileURLToPath(
  new URL('../../content/public/samples/living-room-render.webp', import.meta.url),
);

/** A render that ships with the product: coloured, with surfaces and furniture. Made small, since what edits it takes its time by the pixel. */
export const ROOM: BroughtFile = {
  name: 'living-room-render.webp',
  mimeType: 'image/webp',
  buffer: await sharp(RENDER).resize({ width: 480 }).webp({ quality: 92 }).toBuffer(),
};

/** One thing alone, on nothing. */
export const ARMCHAIR = fileURLToPath(new URL('../../content/public/objects/armchair.webp', import.meta.url));

/** The workspace of a tool with a picture as its base, seen by someone who has signed in. */
export async function openEdit(
  browser: Browser,
  url: string,
  name: FunctionName,
  storageState: NonNullable<BrowserContextOptions['storageState']>,
  base: string | BroughtFile = ROOM,
): Promise<OpenedPage> {
  const opened = await openPage(browser, { storageState });
  const { page } = opened;
  await page.goto(url + TOOLS[name].route);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('input[type=file]').first().setInputFiles(base);
  await page.getByRole('img', { name: 'Base picture' }).first().waitFor();
  if (TOOLS[name].editor) await page.getByRole('toolbar', { name: 'Mask tools' }).waitFor();
  return opened;
}

type Place = readonly [across: number, down: number];

/** Where the base lies on the page. */
export async function pictureBox(page: Page) {
  const stage = page.getByRole('region', { name: 'Picture', exact: true });
  const box = await stage.getByRole('img', { name: 'Base picture' }).boundingBox();
  if (!box) throw new Error('There is no picture on the stage.');
  return box;
}

/** Presses, moves and lets go over the picture; places are shares of its width and height. */
export async function stroke(page: Page, places: readonly Place[]): Promise<void> {
  const picture = await pictureBox(page);
  const points = places.map(
    ([across, down]) => [picture.x + picture.width * across, picture.y + picture.height * down] as const,
  );
  const [first = [0, 0] as const, ...rest] = points;
  await page.mouse.move(...first);
  await page.mouse.down();
  for (const point of rest) await page.mouse.move(...point, { steps: 8 });
  await page.mouse.up();
}

/** Starts the edit and waits for its picture. */
export async function applyEdit(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Apply · / }).click();
  await page.getByRole('img', { name: 'Rendered picture' }).first().waitFor({ timeout: EDIT_MS });
}

/** Downloads the shown result. @returns its name and size */
export async function downloadResult(page: Page): Promise<{ name: string; path: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), path: await download.path() };
}
