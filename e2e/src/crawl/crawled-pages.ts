import { DEV_ROUTES, NOT_FOUND_TITLE, PRODUCT_NAME, ROUTES } from '@plumbline/contract/routes.ts';
import type { Locale, LocalisedText } from '@plumbline/contract/text.ts';

export interface CrawledPage {
  readonly path: string;
  readonly title: LocalisedText;
  readonly header: boolean;
  readonly footer: boolean;
  /** Answered with, as a browser asks for it. */
  readonly status: 200 | 404;
  /** Opened without what its address names at other times (a scan, an order): it says so, and so does the browser. */
  readonly nameless: boolean;
}

export const NOT_FOUND = '/no/such/page';
const NAMELESS = new Set([
  '/wechat/confirm',
  '/dev/face',
  '/dev/cashier/none',
  '/share/none',
  '/projects/none',
  '/batches/none',
]);

/** Every page of the route table, and one that is not in it; what a path takes is put in its place. */
export const CRAWLED_PAGES: readonly CrawledPage[] = [
  ...[...ROUTES, ...DEV_ROUTES].map(({ path, title, header, footer }) => {
    const filled = path.replace(/:\w+/, 'none');
    return { path: filled, title, header, footer, status: 200, nameless: NAMELESS.has(filled) } as const;
  }),
  { path: NOT_FOUND, title: NOT_FOUND_TITLE, header: true, footer: true, status: 404, nameless: true },
];

/** What a browser's tab says of a page. */
export function tabTitle({ path, title }: CrawledPage, locale: Locale): string {
  const name = PRODUCT_NAME[locale];
  return path === '/' || path === '/home' ? name : `${title[locale]} · ${name}`;
}
