import { readdirSync } from 'node:fs';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

const site = openSite();

const LOOKS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
const KB = 1_000;

/** Bytes of bodies as they came over the wire, by what they were asked for as. */
async function weigh(page: Page, work: () => Promise<void>): Promise<Map<string, number>> {
  const weights = new Map<string, number>();
  const weighed: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    weighed.push(
      request.sizes().then(({ responseBodySize }) => {
        const kind = request.resourceType();
        weights.set(kind, (weights.get(kind) ?? 0) + responseBodySize);
      }),
    );
  });
  await work();
  await Promise.all(weighed);
  return weights;
}

const WATCH_SHIFTS = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifts.push(value);
  }).observe({ type: 'layout-shift', buffered: true });
`;

const PAGES = [
  { path: '/', scripts: 200 * KB, pictures: 400 * KB },
  { path: '/indoorRender', scripts: 300 * KB, pictures: 400 * KB },
  { path: '/list' },
  { path: '/myPersonCenter' },
  { path: '/membership' },
];

describe.each(LOOKS)('at $width px', (viewport) => {
  test.each(PAGES)('$path keeps its weight, and nothing on it moves', async ({ path, scripts, pictures }) => {
    const { page, settled, close } = await openPage(site.browser, { viewport });
    await page.addInitScript(WATCH_SHIFTS);
    const weights = await weigh(page, async () => {
      await page.goto(site.url + path);
      await page.getByRole('main').waitFor();
      await settled();
    });
    const shift = (await page.evaluate('window.shifts')) as number[];
    expect(shift.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.01);
    expect(weights.get('script')).toBeGreaterThan(0);
    if (scripts !== undefined) expect(weights.get('script')).toBeLessThanOrEqual(scripts);
    if (pictures !== undefined) expect(weights.get('image') ?? 0).toBeLessThanOrEqual(pictures);
    await close();
  });
});

test('every piece of the app runs whichever comes first: none waits for one that waits for it', async () => {
  const assets = new URL('../../apps/web/dist/assets/', import.meta.url);
  const names = readdirSync(assets).filter((name) => name.endsWith('.js') && !name.includes('worker'));
  const { page, close } = await openPage(site.browser);
  await page.goto(site.url);
  const failed = await page.evaluate(
    `Promise.all(${JSON.stringify(names)}.map((name) =>
      import('/assets/' + name).then(() => [], (error) => [name + ': ' + error])
    )).then((all) => all.flat())`,
  );
  expect(names.length).toBeGreaterThan(50);
  expect(failed).toEqual([]);
  await close();
});
