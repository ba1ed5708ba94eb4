import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { allViolations } from '../axe-violations.ts';
import { type CrawledPage, tabTitle } from './crawled-pages.ts';
import type { Look } from './looks.ts';
import type { Visit } from './open-visit.ts';

/** The browser itself writes that an address is not found, or what a page should be about. */
const WRITTEN = / the server responded with a status of 4\d\d /;

/** What the button of the phone's menu is called. */
const MENU = { 'zh-CN': '菜单', en: 'Menu', ja: 'メニュー' } as const;

/** What the page says of itself once it stands there. As text: the scripts know no types of the page. */
const LOOK_AT = `(() => {
  const root = document.documentElement;
  const wide = [...document.querySelectorAll('body *')]
    .filter((each) => each.getBoundingClientRect().right > root.clientWidth + 1)
    .slice(0, 3).map((each) => each.outerHTML.slice(0, 120));
  return {
    language: root.lang,
    overflow: root.scrollWidth > root.clientWidth ? wide : [],
    moving: document.getAnimations().filter(({ playState }) => playState === 'running')
      .map(({ effect }) => effect?.target?.outerHTML.slice(0, 120) ?? 'something'),
    nameless: [...document.querySelectorAll('canvas')]
      .filter((each) => !each.closest('[aria-hidden=true]') && !each.getAttribute('aria-label'))
      .map((each) => each.outerHTML.slice(0, 120)),
    broken: [...document.images].filter((each) => each.complete && each.naturalWidth === 0 && each.src && !each.hidden)
      .map(({ src }) => src),
  };
})()`;

interface Seen {
  readonly language: string;
  readonly overflow: readonly string[];
  readonly moving: readonly string[];
  readonly nameless: readonly string[];
  readonly broken: readonly string[];
}

/** How long a page may still be coming on a busy machine; what is wrong after that is wrong. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 250;

/**
 * Opens a page in a look and judges it. What it says of itself is judged once it stays: a page is not wrong because a part
 * of it is on its way. What a developer would see in red counts from the first moment on.
 *
 * @returns what is wrong with it, in words; empty where nothing is
 */
export async function judgePage(
  visit: Visit,
  url: string,
  crawled: CrawledPage,
  look: Look,
): Promise<string[]> {
  const { page, settled } = visit;
  visit.problems.length = 0;
  await page.emulateMedia({ colorScheme: look.colorScheme });
  await page.setViewportSize(look.viewport);
  const response = await page.goto(url + crawled.path);
  await page.getByRole('main').waitFor();
  await settled();
  const patient = Date.now() + PATIENCE_MS;
  let wrong = await lookAt(page, crawled, look);
  while (wrong.length > 0 && Date.now() < patient) {
    await sleep(PAUSE_MS);
    await settled();
    wrong = await lookAt(page, crawled, look);
  }
  const told = visit.problems.filter((problem) => !(crawled.nameless && WRITTEN.test(problem)));
  return [
    ...told.map((problem) => `console or request: ${problem}`),
    ...differs('status', response?.status(), crawled.status),
    ...wrong,
  ];
}

async function lookAt(page: Page, crawled: CrawledPage, look: Look): Promise<string[]> {
  const seen = (await page.evaluate(LOOK_AT)) as Seen;
  return [
    ...differs('language', seen.language, look.locale),
    ...differs('title', await page.title(), tabTitle(crawled, look.locale)),
    ...differs('header', (await page.getByRole('banner').count()) > 0, crawled.header),
    ...differs('footer', (await page.getByRole('contentinfo').count()) > 0, crawled.footer),
    ...seen.overflow.map((html) => `wider than the window: ${html}`),
    ...seen.moving.map((html) => `moves where less motion is wanted: ${html}`),
    ...seen.nameless.map((html) => `a canvas without a name: ${html}`),
    ...seen.broken.map((src) => `a broken picture: ${src}`),
    ...(await allViolations(page)).map((violation) => `axe: ${violation}`),
    ...(await menuIsMissing(page, crawled, look)),
  ];
}

function differs(what: string, is: unknown, should: unknown): string[] {
  return is === should ? [] : [`${what}: ${String(is)} instead of ${String(should)}`];
}

/** The way to all other pages: the navigation, on a phone the button of its sheet. */
async function menuIsMissing(
  page: Page,
  { header }: CrawledPage,
  { locale, viewport }: Look,
): Promise<string[]> {
  const banner = page.getByRole('banner');
  const menu =
    viewport.width > 860
      ? banner.getByRole('navigation')
      : banner.getByRole('button', { name: MENU[locale], exact: true });
  return differs('menu', (await menu.count()) > 0, header);
}
