/**
 * What does an event cost the mask editor in the real application, in Chromium, on a picture of 5000 × 5000 px? Time from
 * an event's first listener to its last, frames that draw the mask, and every reading back of a canvas: none is larger
 * than a tile. Needs the web build.
 *
 *   node scripts/run.mjs bench/editor-in-browser.ts
 */
import sharp from 'sharp';
import { openBrowser } from '@plumbline/e2e/open-browser.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import { startApp } from '@plumbline/e2e/start-app.ts';
import { drawingPng } from './src/drawing-input.ts';
import { type EditorTimes, takeEditorTimes, watchEditor } from './src/editor-watch.ts';
import { median, quantile } from '../scripts/lib/statistics.ts';

const EDGE = 5000;

const [app, browser] = await Promise.all([startApp(), openBrowser()]);
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  await signIn(page.context().request, app.url, '13900000005');
  await watchEditor(page);
  await page.goto(`${app.url}/clean`);
  const picture = await sharp(await drawingPng('living-room', 1600))
    .resize(EDGE, EDGE, { fit: 'fill' })
    .jpeg()
    .toBuffer();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: picture });
  const surface = page.locator('[data-mask-surface]');
  await surface.waitFor({ timeout: 120_000 });
  const box = await surface.boundingBox();
  if (!box) throw new Error('the stage has no place');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const reach = Math.min(box.width, box.height) * 0.35;

  /** A hand's way around the stage. */
  const stroke = async (turn: number) => {
    const at = (step: number) =>
      [
        middle.x + Math.cos(step * 0.09 + turn) * reach,
        middle.y + Math.sin(step * 0.13 + turn) * reach,
      ] as const;
    await page.mouse.move(...at(0));
    await page.mouse.down();
    for (let step = 1; step < 80; step += 1) await page.mouse.move(...at(step));
    await page.mouse.up();
  };
  const press = async (key: string, times: number) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  };
  const part = async (name: string, work: () => Promise<void>) => {
    await page.waitForTimeout(3000);
    await takeEditorTimes(page);
    await work();
    await page.waitForTimeout(500);
    report(name, await takeEditorTimes(page));
  };

  console.log(`\nThe mask editor in Chromium, ${EDGE} × ${EDGE} px`);
  await part('brush of 80 px', async () => {
    for (const turn of [0, 1, 2]) await stroke(turn);
  });
  await press(']', 30);
  await part('the largest brush', async () => {
    for (const turn of [0, 1, 2]) await stroke(turn);
  });
  await part('the outline walks', () => page.waitForTimeout(3000));
  await part('undo and redo', async () => {
    await press('Control+z', 3);
    await press('Control+Shift+z', 3);
  });
  await page.keyboard.press('l');
  await part('lasso', () => stroke(1));
  await page.keyboard.press('b');
  await press('[', 30);
  await page.mouse.move(middle.x, middle.y);
  await part('zooming in', async () => {
    for (let step = 0; step < 10; step += 1) {
      await page.mouse.wheel(0, -200);
      await page.waitForTimeout(50);
    }
  });
  await part('a small brush, zoomed in', () => stroke(2));
} finally {
  await browser.close();
  await app.dispose();
}

function report(name: string, { events, frames, ticks, reads }: EditorTimes): void {
  console.log(`  ${name}`);
  const line = (what: string, times: readonly number[]) =>
    console.log(
      `    ${what.padEnd(14)}${String(times.length).padStart(5)}   median ${median(times).toFixed(1).padStart(6)} ms   95 % under ${quantile(times, 0.95).toFixed(1).padStart(6)} ms`,
    );
  for (const [type, times] of Object.entries(events)) line(type, times);
  if (frames.length > 0) line('frames', frames);
  if (ticks.length > 0) line('ticks', ticks);
  const largest = Math.max(0, ...reads);
  console.log(`    read back ${reads.length} times, at most ${largest} px at once`);
}
