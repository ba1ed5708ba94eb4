import { expect, test } from 'vitest';
import { isGranted, pageHeaders, PAGES, readPageRequest } from './page-request.ts';

test('pages, their parts, and pictures of the history', () => {
  expect(readPageRequest(`${PAGES}index.html`)).toEqual({
    kind: 'file',
    name: 'index.html',
    type: 'text/html; charset=utf-8',
  });
  expect(readPageRequest(`${PAGES}assets/main-a1B_2.js?x#y`)).toMatchObject({ name: 'assets/main-a1B_2.js' });
  expect(readPageRequest(`${PAGES}history/ab-12`)).toEqual({ kind: 'picture', id: 'ab-12', isBase: false });
  expect(readPageRequest(`${PAGES}history/ab-12/base`)).toEqual({
    kind: 'picture',
    id: 'ab-12',
    isBase: true,
  });
  expect(readPageRequest(`${PAGES}history/ab-12/other`)).toBeUndefined();
});

test.each([
  `${PAGES}../main.mjs`,
  `${PAGES}..%2Fmain.mjs`,
  `${PAGES}assets/..%2f..%2fsecret.js`,
  `${PAGES}assets/%2e%2e/main.js`,
  `${PAGES}.env.js`,
  `${PAGES}a/b/c.js`,
  `${PAGES}settings.json`,
  `${PAGES}preload.cjs`,
  `${PAGES}history/../queue/x`,
  `${PAGES}history/${'a'.repeat(65)}`,
  'plumbline-app://evil/index.html',
  'plumbline-app://client:80/index.html',
  'file:///etc/passwd',
  'https://client/index.html',
  '',
])('%s is nothing of ours', (address) => {
  const found = readPageRequest(address);
  // What a browser makes of dots before it asks is a name in the folder again, and no more.
  expect(
    found === undefined || (found.kind === 'file' && /^(?:assets\/)?\w[\w-]*\.js$/.test(found.name)),
  ).toBe(true);
});

test('pages run our files alone, and are granted three things', () => {
  const policy = pageHeaders('text/html')['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(['display-capture', 'media', 'geolocation', 'openExternal', 'hid'].filter(isGranted)).toEqual([
    'display-capture',
  ]);
});
