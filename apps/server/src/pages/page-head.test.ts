import { findRoute } from '@plumbline/contract/routes.ts';
import { LOCALES } from '@plumbline/contract/text.ts';
import { expect, test } from 'vitest';
import { withPageHead } from './page-head.ts';

const HTML =
  '<html lang="zh-CN"><head><!--page-head--><title>Plumbline</title><script src="/a.js"></script></head></html>';
const head = (path: string, change: Partial<Parameters<typeof withPageHead>[1]> = {}) =>
  withPageHead(HTML, {
    route: findRoute(path),
    path,
    locale: 'en',
    origin: 'https://studio.example',
    ...change,
  });

test.each(LOCALES)('a page has its own words in %s', (locale) => {
  const route = findRoute('/indoorRender');
  const html = head('/indoorRender', { locale });
  expect(html).toContain(`<html lang="${locale}">`);
  expect(html).toContain(`<title>${route?.title[locale]} · `);
  expect(html).toContain(`<meta name="description" content="${route?.description?.[locale]}" />`);
  expect(html).toContain('<link rel="canonical" href="https://studio.example/indoorRender" />');
  expect(html).toContain('<meta property="og:image" content="https://studio.example/social-card.jpg" />');
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).toContain('<script src="/a.js"></script></head></html>');
});

test('the home page is one page at both its addresses', () => {
  expect(head('/home')).toContain('<link rel="canonical" href="https://studio.example/" />');
  expect(head('/')).toContain('<title>Plumbline</title>');
});

test('what is not there is not to be found', () => {
  const html = head('/nothing');
  expect(html).toContain('<title>Page not found · Plumbline</title>');
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).not.toContain('og:');
});

test('an address that somebody made up puts nothing into the page', () => {
  const html = head('/"><script>alert(1)</script>$&', { route: findRoute('/membership') });
  expect(html).not.toContain('<script>alert');
  expect(html).toContain(
    'href="https://studio.example/&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;"',
  );
});

test('a page without the place is left as it is', () => {
  expect(withPageHead('<p>', { route: undefined, path: '/', locale: 'en', origin: '' })).toBe('<p>');
});
