import { expect, test } from 'vitest';
import { filtersInForce, ratioOf, readFilter, writeFilter } from './feed-filter.ts';

const NOTHING = readFilter(new URLSearchParams());

test('filters go into the address and come back out of it', () => {
  const filter = {
    q: '清水混凝土 別荘',
    style: 'modern',
    space: '31',
    colour: '#a08060',
    material: 'larch',
    function: 'indoorRender',
    ratio: 'portrait',
    sort: 'liked',
  } as const;
  const address = writeFilter(new URLSearchParams(), filter).toString();
  expect(readFilter(new URLSearchParams(address))).toEqual(filter);
  expect(filtersInForce(filter)).toBe(6);
});

test('what an address cannot mean is as if it were not there', () => {
  const odd = '?q=%20&style=a/b&space=x&colour=red&material=&function=fly&ratio=round&sort=best';
  expect(readFilter(new URLSearchParams(odd))).toEqual(NOTHING);
  expect(readFilter(new URLSearchParams({ q: 'x'.repeat(900) })).q).toHaveLength(200);
});

test('taking a filter away leaves the rest of the address alone', () => {
  const before = new URLSearchParams('kind=case&style=modern&sort=liked&q=villa');
  expect(writeFilter(before, { style: undefined, sort: 'new' }).toString()).toBe('kind=case&q=villa');
});

test('covers are told apart by their shape', () => {
  expect(
    [
      [1920, 1080],
      [900, 600],
      [512, 512],
      [600, 900],
    ].map(([width, height]) => ratioOf({ width: width as number, height: height as number })),
  ).toEqual(['wide', 'landscape', 'square', 'portrait']);
});
