import type { PixelBuffer } from '@plumbline/core/ports/image-engine.ts';
import { expect, test } from 'vitest';
import { comparePictures } from './compare-pictures.ts';

const plain = (width: number, height: number, channels: 1 | 3 | 4, value: number): PixelBuffer => ({
  width,
  height,
  channels,
  data: new Uint8ClampedArray(width * height * channels).fill(value),
});

test('equal pictures do not differ, whatever number of channels they come in', () => {
  expect(comparePictures(plain(4, 3, 3, 90), plain(4, 3, 3, 90))).toMatchObject({ share: 0, largest: 0 });
  expect(comparePictures(plain(4, 3, 1, 90), plain(4, 3, 4, 90))).toMatchObject({ share: 0, largest: 0 });
});

test('one changed value is one differing pixel', () => {
  const changed = plain(4, 3, 3, 90);
  changed.data[7] = 100;
  const { share, largest, picture } = comparePictures(changed, plain(4, 3, 3, 90));
  expect([share, largest]).toEqual([1 / 12, 10]);
  expect([...picture.data.slice(6, 9)]).toEqual([0, 80, 0]);
});

test('pictures of different sizes differ everywhere', () => {
  expect(comparePictures(plain(4, 3, 3, 0), plain(3, 4, 3, 0))).toMatchObject({ share: 1, largest: 255 });
});
