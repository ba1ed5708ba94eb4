import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accepts } from './accepts.ts';

test.each([
  [undefined, true],
  ['', true],
  ['*/*', true],
  ['application/json', true],
  ['Application/JSON; charset=utf-8', true],
  ['application/*', true],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', true],
  ['nonsense', true],
  ['text/html', false],
  ['image/*', false],
  ['application/json;q=0', false],
  ['*/*, application/json;q=0', false],
  ['application/*;q=0, application/json;q=0.1', true],
  ['text/html, nonsense', false],
])('%s takes JSON: %s', (accept, taken) => {
  expect(accepts(accept, ['application/json'])).toBe(taken);
});

test('one of several types is enough', () => {
  expect(accepts('image/webp', ['image/png', 'image/webp'])).toBe(true);
  expect(accepts('image/avif', ['image/png', 'image/webp'])).toBe(false);
});

test('any text is read, and who names everything takes everything', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(typeof accepts(text, ['text/csv'])).toBe('boolean');
      expect(accepts(`text/csv, ${text.replaceAll(/text|q/gi, '')}`, ['text/csv'])).toBe(true);
    }),
  );
});
