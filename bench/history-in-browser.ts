/**
 * The list of one person's 100,000 works, 15,000 of them of one day, in the real application in Chromium: a jump to a day, the very
 * end, steps back, and what the page and its memory come to. Fails where works are missing or the page grows.
 *
 *   node scripts/run.mjs bench/history-in-browser.ts [works]
 */
import { strict as assert } from 'node:assert';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@plumbline/platform/database/embedded-postgres.ts';
import { openBrowser } from '@plumbline/e2e/open-browser.ts';
import { type OpenedPage, openPage } from '@plumbline/e2e/open-page.ts';
import { callApi, renderOverHttp } from '@plumbline/e2e/render-over-http.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import { removeData, startApp } from '@plumbline/e2e/start-app.ts';
import { seedHistory } from './src/seed-history.ts';
import { median, quantile } from '../scripts/lib/statistics.ts';

type Page = OpenedPage['page'];

const WORKS = Number(process.argv[2] ?? 100_000);
const STEPS = 60;
/** However many works there are: what is near the window, and the dates. */
const MOST_CARDS = 120;
/** More in the heap at the end than at the start. */
const MOST_GROWTH_MIB = 40;

/** Whether every place in the window shows its work. */
const FILLED = `(() => {
  const places = [...document.querySelectorAll('main ul[aria-label] > li')].filter((place) => {
    const box = place.getBoundingClientRect();
    return box.height > 60 && box.bottom > 80 && box.top < innerHeight;
  });
  return places.length > 0 && places.every((place) => place.querySelector('input[type=checkbox]'));
})()`;

/** How long each frame takes, from now on. */
const FRAMES = `(() => {
  window.frames = [];
  let last = performance.now();
  const next = (now) => { window.frames.push(now - last); last = now; if (window.frames.length < 400) requestAnimationFrame(next); };
  requestAnimationFrame(next);
})()`;

const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-bench-history-'));
const postgres = await startEmbeddedPostgres(join(dataDir, 'postgres'));
const app = await startApp({ dataDir: join(dataDir, 'data'), env: { DATABASE_URL: postgres.url } });
const browser = await openBrowser();
try {
  const first = await openPage(browser);
  const { request } = first.page.context();
  await signIn(request, app.url, '13900000003');
  for (const seed of [11, 12, 13]) await renderOverHttp(request, app.url, { seed });
  await seedHistory(postgres.url, { total: WORKS, onOneDay: Math.round(WORKS * 0.15) });
  const { days } = await callApi<{ days: { day: string; count: number }[] }>(
    request,
    app.url,
    '/api/ai/getTaskDays',
  );
  const cookies = await first.page.context().storageState();
  await first.close();
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const { page, problems, settled, close } = await openPage(browser, { viewport, storageState: cookies });
    await page.goto(`${app.url}/list`);
    await cardsThere(page);
    await settled();
    const before = await sizeOf(page);
    const wide = viewport.width > 1_000;
    if (wide) {
      // A month of two years ago, and in it a day.
      const dates = page.getByRole('navigation', { name: 'Dates' });
      const months = dates.locator('button[aria-expanded]');
      await months.nth(20).click();
      await dates.locator('button[aria-expanded=true]').waitFor();
      const jump = performance.now();
      await dates.locator('[aria-expanded=true] + ul button').nth(3).click();
      await cardsThere(page);
      console.log(`a jump of 20 months: works are there after ${(performance.now() - jump).toFixed(0)} ms`);
    }
    const fall = performance.now();
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await cardsThere(page);
    const oldest = days.at(-1)?.day ?? '';
    const last = await page.evaluate<string>("[...document.querySelectorAll('main h2')].at(-1).textContent");
    assert.match(last, new RegExp(`${Number(oldest.slice(8))}\\b.*${oldest.slice(0, 4)}`), 'the oldest day');
    console.log(`the very end, ${last}: works are there after ${(performance.now() - fall).toFixed(0)} ms`);
    await page.mouse.move(viewport.width / 2, 500);
    await page.evaluate(FRAMES);
    for (let step = 0; step < STEPS; step++) await page.mouse.wheel(0, -450);
    await cardsThere(page);
    const frames = await page.evaluate<number[]>('window.frames');
    const after = await sizeOf(page);
    console.log(
      `${viewport.width} px: ${frames.length} frames, median ${median(frames).toFixed(1)}, 95 % under ${quantile(frames, 0.95).toFixed(1)} ms; ` +
        `cards ${before.cards} → ${after.cards}, nodes ${before.nodes} → ${after.nodes}, heap ${before.heap} → ${after.heap} MiB`,
    );
    assert.ok(after.cards <= MOST_CARDS, `${after.cards} cards`);
    assert.ok(after.heap - before.heap <= MOST_GROWTH_MIB, `heap ${before.heap} → ${after.heap} MiB`);
    assert.deepEqual(problems, []);
    await close();
  }
} finally {
  await browser.close();
  await app.dispose();
  await postgres.close();
  await removeData(dataDir);
}

/** Every place in the window shows its work. */
async function cardsThere(page: Page): Promise<void> {
  // As a question that is asked again: the page's policy lets nobody wait in it by code of his own.
  while (!(await page.evaluate<boolean>(FILLED))) await sleep(30);
}

async function sizeOf(page: Page): Promise<{ cards: number; nodes: number; heap: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  const { cards, nodes } = await page.evaluate<{ cards: number; nodes: number }>(
    "({ cards: document.querySelectorAll('main input[type=checkbox]').length, nodes: document.querySelectorAll('*').length })",
  );
  return { cards, nodes, heap: Math.round(usedSize / 2 ** 20) };
}
