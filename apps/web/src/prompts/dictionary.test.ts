import { expect, test } from 'vitest';
import { searchTerms } from './dictionary.ts';

const ids = (typed: string, ...topics: Parameters<typeof searchTerms>[1] & object) =>
  searchTerms(typed, topics.length > 0 ? topics : undefined).map(({ id }) => id);

test('terms are found by their words in any language, those that begin so first', () => {
  expect(ids('walnut')[0]).toBe('term-walnut');
  expect(ids('black wal')).toEqual(['term-black-walnut']);
  expect(ids('胡桃木', 'wood-and-metal')).toContain('term-walnut-flooring');
  expect(ids('ウォールナット').length).toBeGreaterThan(2);
  expect(ids('FLOOR-TO-CEILING')).toEqual(['term-floor-to-ceiling-window']);
  expect(ids('qwertz')).toEqual([]);
});

test('nothing typed is everything of the topics', () => {
  expect(ids('', 'style').length).toBeGreaterThan(50);
  expect(ids('').length).toBeGreaterThan(1_500);
});
