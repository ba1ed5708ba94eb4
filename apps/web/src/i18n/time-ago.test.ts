import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

const NOW = new Date('2026-03-05T12:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

test.each([
  [0.5, 'now'],
  [1, '1 minute ago'],
  [59.9, '59 minutes ago'],
  [60, '1 hour ago'],
  [60 * 24, 'yesterday'],
  [60 * 24 * 9, '9 days ago'],
  // Of a clock that goes before this one.
  [-3, 'now'],
])('%d minutes ago reads “%s”', (minutes, words) => {
  expect(timeAgo(ago(minutes), NOW, 'en')).toBe(words);
});

test('each language says it in its own words', () => {
  expect([timeAgo(ago(5), NOW, 'zh-CN'), timeAgo(ago(5), NOW, 'ja')]).toEqual(['5分钟前', '5 分前']);
});
