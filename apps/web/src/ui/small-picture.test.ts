import { expect, test } from 'vitest';
import { pictureSet, smallPicture } from './small-picture.ts';

test('a sample has a small copy, what an operator added is as small as it is', () => {
  expect(smallPicture('/content/samples/villa.png')).toBe('/content/samples/small/villa.webp');
  expect(smallPicture('/content/own/0a1b.webp')).toBe('/content/own/0a1b.webp');
  expect(smallPicture('/content/covers/villa/modern.webp')).toBe('/content/covers/villa/modern.webp');
});

test('a browser chooses between a sample and its small copy, by width', () => {
  expect(pictureSet('/content/samples/villa.png')).toBe(
    '/content/samples/small/villa.webp 480w, /content/samples/villa.png 1200w',
  );
  expect(pictureSet('/content/own/0a1b.webp')).toBeUndefined();
});
