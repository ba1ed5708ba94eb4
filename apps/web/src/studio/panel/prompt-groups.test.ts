import { expect, test } from 'vitest';
import type { LibraryItem } from '../../library/library-item.ts';
import { firstOf, promptGroups } from './prompt-groups.ts';

const item = (id: string, ...tags: string[]): LibraryItem => ({
  id,
  kind: 'prompt',
  name: { 'zh-CN': id, en: id, ja: id },
  cover: '',
  url: '',
  tags,
});
const items = [
  item('street', 'space', 'exterior'),
  item('rain', 'weather', 'interior', 'exterior'),
  item('snow', 'weather', 'interior', 'exterior'),
  item('walnut', 'material', 'interior'),
  item('cream', 'style'),
];

test('phrases stand by topic, those of another space are left out', () => {
  const groups = promptGroups(items, 'interior').map(({ topic, items: own }) => [topic, own.length]);
  expect(groups).toEqual([
    ['weather', 2],
    ['material', 1],
    ['style', 1],
  ]);
});

test('a short row takes from every topic in turn', () => {
  const short = firstOf(promptGroups(items, 'exterior'), 3);
  expect(short.map(({ id }) => id)).toEqual(['rain', 'cream', 'street']);
});
