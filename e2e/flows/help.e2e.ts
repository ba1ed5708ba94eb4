import { LOCALES, type Locale } from '@plumbline/contract/text.ts';
import { seriousViolations } from '@plumbline/e2e/axe-violations.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { openSite } from '@plumbline/e2e/open-site.ts';
import { expect, test } from 'vitest';

const site = openSite();

interface Played {
  readonly seconds: number;
  readonly at: number;
  readonly width: number;
  readonly language: string;
  readonly cues: number;
  readonly words: string;
}

/** Plays each tutorial for a moment from its middle; what was seen and read of it. */
const PLAY_ALL = `Promise.all([...document.querySelectorAll('video')].map(async (video) => {
  const track = [...video.textTracks].find(({ mode }) => mode === 'showing');
  if (!track) throw new Error('no captions are shown');
  if (video.readyState < 1) await new Promise((known) => video.addEventListener('loadedmetadata', known, { once: true }));
  const middle = video.duration / 2;
  video.currentTime = middle;
  await video.play();
  while (video.currentTime < middle + 0.3 || !track.cues?.length)
    await new Promise((frame) => requestAnimationFrame(frame));
  video.pause();
  return {
    seconds: video.duration,
    at: video.currentTime - middle,
    width: video.videoWidth,
    language: track.language,
    cues: track.cues.length,
    words: [...track.cues].map(({ text }) => text).join(' '),
  };
}))`;

const SCRIPT: Readonly<Record<Locale, RegExp>> = {
  'zh-CN': /[一-鿿]/,
  en: /^[ -~–—’“”…·×→]+$/,
  ja: /[ぁ-ヿ]/,
};

test.each(LOCALES)('the tutorials play, with captions in the language in use (%s)', async (locale) => {
  const { page, problems, close } = await openPage(site.browser, { locale });
  await page.goto(`${site.url}/qaPage`);
  await page.locator('video').first().waitFor();
  const played = (await page.evaluate(PLAY_ALL)) as Played[];
  expect(played).toHaveLength(6);
  for (const video of played) {
    expect(video.seconds).toBeGreaterThan(10);
    expect(video.seconds).toBeLessThan(45);
    expect(video.at).toBeGreaterThan(0.25);
    expect(video.width).toBeGreaterThan(800);
    expect(video.language).toBe(locale);
    expect(video.cues).toBeGreaterThan(2);
    expect(video.words).toMatch(SCRIPT[locale]);
  }
  expect(problems).toEqual([]);
  await close();
});

test('a question is searched in one’s own words, read, passed on, and led away from to its tool', async () => {
  const { page, problems, close } = await openPage(site.browser);
  await page.goto(`${site.url}/qaPage`);
  const search = page.getByRole('textbox', { name: 'Search a question, a tool or a message' });
  await search.fill('change the floor');
  await page.waitForURL(/[?]q=change/);
  await page
    .getByRole('status')
    .getByText(/answers?$/)
    .waitFor();
  await search.fill('where are my old renders');
  // What is found for it, not what was found before and stays until then.
  await page.waitForURL(/[?]q=where/);
  await page.getByRole('link', { name: 'History, works and favourites' }).click();
  await page.getByRole('heading', { name: 'History, works and favourites', level: 1 }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);

  // The address is the article’s: it can be sent, and gone back from to what was found.
  expect(new URL(page.url()).searchParams.get('article')).toBe('history-and-works');
  await page.goBack();
  await page.getByRole('link', { name: 'History, works and favourites' }).waitFor();
  expect(await search.inputValue()).toBe('where are my old renders');

  await search.fill('zzzz qwertz');
  await page.getByRole('heading', { name: 'No answer was found' }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Contact us' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');

  // A workspace that is empty leads to its article, and the article back to its tool.
  await page.goto(`${site.url}/colorFlatPicture`);
  await page.getByText('30-second tutorial and help').click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Open: / })
    .first()
    .click();
  await page.waitForURL(`${site.url}/colorFlatPicture`);
  expect(problems).toEqual([]);
  await close();
});
