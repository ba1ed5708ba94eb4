import { expect, test } from 'vitest';
import { bucketsNear, COLOUR_BUCKETS, colourBucketOf } from './colour-buckets.ts';

test('every bucket is found by its own colour', () => {
  expect(COLOUR_BUCKETS.length).toBeGreaterThan(40);
  // The strongest hues lie outside sRGB and are shown by the nearest colour that is in it.
  const lost = COLOUR_BUCKETS.filter(({ id, hex }) => !bucketsNear(hex).includes(id));
  expect(lost).toEqual([]);
});

test('a colour is near those that look like it, and not near its opposite', () => {
  const oak = bucketsNear('#b08a5c');
  expect(oak).toContain(colourBucketOf('#a9835a'));
  expect(oak).not.toContain(colourBucketOf('#2f5f9e'));
  expect(bucketsNear('#ffffff')).toContain(colourBucketOf('#f2f1ee'));
});
