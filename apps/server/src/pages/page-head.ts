import {
  NOT_FOUND_TITLE,
  type PageRoute,
  PRODUCT_DESCRIPTION,
  PRODUCT_NAME,
} from '@plumbline/contract/routes.ts';
import { LOCALES, type Locale } from '@plumbline/contract/text.ts';

/** Of `apps/web/index.html`: what stands from here to the title's end is the page's own. */
const PLACE = /<!--page-head-->[\s\S]*?<\/title>/;
const OG_LOCALES: Readonly<Record<Locale, string>> = { 'zh-CN': 'zh_CN', en: 'en_US', ja: 'ja_JP' };

interface Page {
  /** Undefined: no page of ours, or one that is hidden from the reader. */
  readonly route: PageRoute | undefined;
  /** Below the site's address, as it was asked for, without its query. */
  readonly path: string;
  readonly locale: Locale;
  /** The site's address without a slash at its end. */
  readonly origin: string;
}

/**
 * The built page with the words of one path in its head: what a browser's tab, a search result and a shared link show before
 * any code runs. Everything that is put in is escaped, and nothing of it is a script.
 */
export function withPageHead(html: string, { route, path, locale, origin }: Page): string {
  const name = PRODUCT_NAME[locale];
  const isHome = route?.page === 'home';
  const title = isHome ? name : `${(route?.title ?? NOT_FOUND_TITLE)[locale]} · ${name}`;
  const description = (route?.description ?? PRODUCT_DESCRIPTION)[locale];
  // What has a place of its own in an address names one person's order: it is no page to be found.
  const isFound = route !== undefined && !route.path.includes(':');
  const address = `${origin}${isHome ? '/' : path}`;
  const meta = (attribute: 'name' | 'property', key: string, content: string) =>
    `<meta ${attribute}="${key}" content="${escapeHtml(content)}" />`;
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(isFound
      ? [
          `<link rel="canonical" href="${escapeHtml(address)}" />`,
          meta('property', 'og:type', 'website'),
          meta('property', 'og:site_name', name),
          meta('property', 'og:title', title),
          meta('property', 'og:description', description),
          meta('property', 'og:url', address),
          meta('property', 'og:image', `${origin}/social-card.jpg`),
          meta('property', 'og:image:width', '1200'),
          meta('property', 'og:image:height', '630'),
          meta('property', 'og:locale', OG_LOCALES[locale]),
          ...LOCALES.filter((other) => other !== locale).map((other) =>
            meta('property', 'og:locale:alternate', OG_LOCALES[other]),
          ),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]
      : [meta('name', 'robots', 'noindex')]),
  ].join('\n    ');
  return html.replace(PLACE, () => head).replace(/<html lang="[\w-]*">/, () => `<html lang="${locale}">`);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
