import { expect, test } from 'vitest';
import { searchTerms, searchTokens } from './search-tokens.ts';

/** As the database does it. */
function finds(query: string, ...texts: string[]): boolean {
  const tokens = searchTokens(texts);
  const { exact, prefixes } = searchTerms(query);
  return (
    exact.every((term) => tokens.includes(term)) &&
    prefixes.every((term) => tokens.some((token) => token.startsWith(term)))
  );
}

test.each([
  ['厨房', '开放式厨房与餐厅'],
  ['厅', '开放式厨房与餐厅'],
  ['kitchen', 'Two Kitchens by the sea'],
  ['kitchens', 'A kitchen'],
  ['living oak', 'Oak in the living room'],
  ['リビング', '明るいリビング・ダイニング'],
  ['ﾘﾋﾞﾝｸﾞ', 'リビング'],
  ['Café', 'cafés of Lyon'.replace('cafés', 'café')],
  ['3층', '3층 주택'],
  ['pa', 'Pavilion'],
])('%s finds “%s”', (query, text) => {
  expect(finds(query, text)).toBe(true);
});

test.each([
  ['厨厅', '厨房与餐厅'],
  ['brick', 'Concrete'],
  ['room living stairs', 'Living room'],
])('%s does not find “%s”', (query, text) => {
  expect(finds(query, text)).toBe(false);
});

test.each([
  "'; drop table works; --",
  "a' & !b | (c:*)",
  '\\',
  '🏠🏠',
  '\u0000\uD800',
  '!!! ??? ...',
  "'':*",
])('of %j letters and digits are left', (hostile) => {
  const { exact, prefixes } = searchTerms(hostile);
  const others = [...exact, ...prefixes, ...searchTokens([hostile])].filter(
    (term) => !/^[\p{L}\p{N}\p{M}]+$/u.test(term),
  );
  expect(others).toEqual([]);
});

test('a very long text has as many words as are kept, a very long query few terms', () => {
  const story = Array.from({ length: 4_000 }, (_, place) => String.fromCodePoint(0x4e00 + place)).join('');
  expect(searchTokens([story]).length).toBe(1_500);
  const { exact, prefixes } = searchTerms(story);
  expect(exact.length + prefixes.length).toBeLessThanOrEqual(48);
});
