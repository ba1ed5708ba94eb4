import type { FirstScreenRequest } from '@plumbline/contract/first-screen.ts';
import { expect, test } from 'vitest';
import { withFirstScreen } from './with-first-screen.ts';

const HTML =
  '<html lang="en"><head><link rel="modulepreload" href="/a.js"></head><body><div id="root"></div></body></html>';
const SCREEN = { html: '<h1>$& hello</h1>', head: '<link rel="stylesheet" href="/home.css">' };
const request = (name: string) =>
  ({
    page: 'home',
    path: '/',
    locale: 'en',
    device: 'phone',
    data: { userInfo: { name } },
  }) as FirstScreenRequest;

test('a page without a first screen is left as it is', () => {
  expect(withFirstScreen(HTML, undefined)).toBe(HTML);
});

test('a first screen stands where the app mounts, with its styles, and the code comes behind it', () => {
  const html = withFirstScreen(HTML, { request: request(''), screen: SCREEN });
  expect(html).toContain('<html data-screen="phone" data-page="home" lang="en">');
  expect(html).toContain('<link rel="later" href="/a.js"><link rel="stylesheet" href="/home.css"></head>');
  expect(html).toContain('<div id="root"><h1>$& hello</h1></div>');
});

test('what it was made of is data that nothing in it can end', () => {
  const name = '</script><script>alert(1)</script><!--$&';
  const html = withFirstScreen(HTML, { request: request(name), screen: SCREEN });
  const [, data = ''] = /<script type="application\/json" id="first-screen">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual(request(name));
  expect(html.match(/<script/g)).toHaveLength(1);
});
