import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { rememberLast } from './remember-last.ts';

const plain = (value: number, width = 2): Raster => {
  const picture = createRaster(width, 2, 3);
  picture.data.fill(value);
  return picture;
};

function counting() {
  const seen: number[] = [];
  const read = rememberLast((picture) => {
    seen.push(picture.data[0] as number);
    return { mean: picture.data[0] };
  });
  return { seen, read };
}

test('a picture that was read lately is answered without reading it again', () => {
  const { seen, read } = counting();
  expect(read(plain(7))).toBe(read(plain(7)));
  expect(seen).toEqual([7]);
});

test('of another size, or with one other pixel, it is another one, also where the first was painted on meanwhile', () => {
  const { seen, read } = counting();
  const first = plain(7);
  read(first);
  read(plain(7, 3));
  first.data[5] = 8;
  read(first);
  first.data.fill(9);
  read(plain(7));
  expect(read(plain(9))).toEqual({ mean: 9 });
  expect(seen).toEqual([7, 7, 7, 9]);
});

test('four are remembered, and the one that was asked for longest ago is forgotten', () => {
  const { seen, read } = counting();
  for (const value of [1, 2, 3, 4, 1, 5, 1, 2]) read(plain(value));
  expect(seen).toEqual([1, 2, 3, 4, 5, 2]);
});
