import { seriousViolations } from '@plumbline/e2e/axe-violations.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const site = openSite();

const ALL = 100_000;
/** Works of an answer; the contract's hundred would be a thousand answers. */
const PAGE = 25_000;
const COVER = '/content/samples/living-room-render.webp';
/** Beyond it a browser would end the element; the grid moves its rows through one of this height. */
const TALLEST = 8_000_000;

function card(place: number) {
  return {
    workId: `seed-w${place}`,
    kind: 'work',
    title: `Work ${place}`,
    coverUrl: COVER,
    width: 500 + ((place * 37) % 9) * 60,
    height: 600,
    author: { userId: 'author-a', name: 'Studio North', avatarUrl: null },
    likes: place % 7,
    liked: false,
    collected: false,
    function: null,
    style: null,
    space: null,
    colours: ['#a08060'],
    createdAt: '2026-11-01T08:00:00.000Z',
  };
}

const FULL = {
  images: [{ url: COVER, thumbnailUrl: COVER, width: 768, height: 512, made: true }],
  sections: [],
  classifyIds: [],
  materials: [],
  story: 'Two storeys by a lake.',
  licence: 'cc-by-4.0',
  mayDownload: true,
  views: 3,
  following: false,
  own: false,
};

/** Answers as an installation with a hundred thousand works would. */
async function answerWithMany(page: Page): Promise<URL[]> {
  const asked: URL[] = [];
  const succeed = (data: unknown) => ({
    json: { success: true, data, error: { code: 0, message: '', errorCode: 0, errorMsg: '' } },
  });
  await page.route('**/api/ins/**', async (route) => {
    const url = new URL(route.request().url());
    if (url.pathname.endsWith('/page')) {
      asked.push(url);
      const from = Number(url.searchParams.get('cursor') ?? 0);
      const items = Array.from({ length: PAGE }, (_, place) => card(from + place));
      const next = from + PAGE;
      await route.fulfill(succeed({ items, nextCursor: next < ALL ? String(next) : null }));
    } else if (url.pathname.endsWith('/work')) {
      const place = Number(url.searchParams.get('workId')?.slice('seed-w'.length));
      await route.fulfill(succeed({ ...card(place), ...FULL }));
    } else await route.fulfill(succeed({ items: [] }));
  });
  return asked;
}

/** Works in the window, by their places in the list. */
const inSight = (page: Page) =>
  page.evaluate<number[]>(
    `[...document.querySelectorAll('li[data-place]')]
      .filter((tile) => { const box = tile.getBoundingClientRect(); return box.bottom > 60 && box.top < innerHeight; })
      .map((tile) => Number(tile.dataset.place)).sort((a, b) => a - b)`,
  );
const toEnd = (page: Page) => page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');

test('a hundred thousand works on a phone: to the end, step by step back, and to the start', async ({
  onTestFailed,
}) => {
  const { page, problems, close } = await openPage(site.browser, { viewport: { width: 390, height: 844 } });
  onTestFailed(() => keepEvidence(page, 'gallery-far'));
  await answerWithMany(page);
  await page.goto(`${site.url}/tupianHome`);
  await page.getByRole('link', { name: 'Work 0', exact: true }).waitFor();

  // Each end asks for what follows, until there is nothing more.
  await expect
    .poll(
      async () => {
        await toEnd(page);
        return (await inSight(page)).at(-1);
      },
      { timeout: 120_000 },
    )
    .toBe(ALL - 1);
  const shape = await page.evaluate<{ tiles: number; height: number }>(
    `({ tiles: document.querySelectorAll('li[data-place]').length,
        height: document.querySelector('ul:has(> li[data-place])').offsetHeight })`,
  );
  expect(shape.height).toBe(TALLEST);
  expect(shape.tiles).toBeLessThan(80);

  // A step shows what stands right above, and nothing is left out on the way.
  await page.mouse.move(195, 500);
  let before = await inSight(page);
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, -600);
    await expect.poll(async () => (await inSight(page))[0]).toBeLessThan(before[0] as number);
    const now = await inSight(page);
    expect(now.at(-1)).toBeGreaterThanOrEqual((before[0] as number) - 1);
    before = now;
  }

  await page.evaluate('scrollTo(0, 0)');
  await page.getByRole('link', { name: 'Work 0', exact: true }).waitFor();
  expect((await inSight(page))[0]).toBe(0);
  expect(problems).toEqual([]);
  await close();
});

test('filters stand in the address, a work opens by its hash, and the keyboard leads through the list', async ({
  onTestFailed,
}) => {
  const { page, problems, close } = await openPage(site.browser);
  onTestFailed(() => keepEvidence(page, 'gallery-detail'));
  const asked = await answerWithMany(page);
  await page.goto(`${site.url}/tupianHome?sort=liked`);
  await page.getByRole('button', { name: 'Colour' }).click();
  await page.getByRole('list', { name: 'Colour' }).getByRole('button').nth(6).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('colour')).toMatch(/^#[0-9a-f]{6}$/);
  await expect.poll(() => asked.at(-1)?.searchParams.get('colour')).toMatch(/^#/);
  expect(asked.at(-1)?.searchParams.get('sort')).toBe('liked');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).search).toBe('?sort=liked');
  expect(await seriousViolations(page)).toEqual([]);

  // From one work to the next, and into one, by keys alone.
  await page.getByRole('link', { name: 'Work 0', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  const opened = await page.evaluate<string>('document.activeElement.hash');
  expect(opened).toMatch(/^#seed-w\d+$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Two storeys by a lake.').waitFor();
  expect(new URL(page.url()).hash).toBe(opened);
  expect(await seriousViolations(page)).toEqual([]);

  // A reload keeps it; the arrows lead on; one step back is the list again.
  await page.reload();
  await dialog.getByText('Two storeys by a lake.').waitFor();
  await dialog.getByRole('button', { name: 'Next work' }).click();
  await expect.poll(() => new URL(page.url()).hash).not.toBe(opened);
  const next = new URL(page.url()).hash;
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => new URL(page.url()).hash).not.toBe(next);
  const last = new URL(page.url()).hash;
  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).hash).toBe('');
  // The list is at the work that was open last, and so is the keyboard.
  await expect.poll(() => page.evaluate('document.activeElement.hash')).toBe(last);

  // A new width keeps what was looked at.
  await page.evaluate('scrollTo(0, 20000)');
  await expect.poll(async () => (await inSight(page))[0]).toBeGreaterThan(20);
  const looked = await inSight(page);
  await page.setViewportSize({ width: 900, height: 900 });
  await expect
    .poll(async () => {
      const now = await inSight(page);
      return now.some((place) => looked.includes(place));
    })
    .toBe(true);
  expect(problems).toEqual([]);
  await close();
});
