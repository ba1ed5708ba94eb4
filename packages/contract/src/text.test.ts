import { expect, test } from 'vitest';
import { chooseLocale, fillText } from './text.ts';

test.each([
  [undefined, 'zh-CN'],
  ['', 'zh-CN'],
  ['en-GB,en;q=0.9', 'en'],
  ['fr, ja;q=0.8, en;q=0.5', 'ja'],
  ['en;q=0.2, zh-TW;q=0.9', 'zh-CN'],
  ['ja;q=0, en', 'en'],
  ['*;;;=,,', 'zh-CN'],
] as const)('Accept-Language %s → %s', (header, locale) => {
  expect(chooseLocale(header)).toBe(locale);
});

test('a place without a value stays visible', () => {
  expect(fillText('{a} of {b}', { a: 1 })).toBe('1 of {b}');
});
