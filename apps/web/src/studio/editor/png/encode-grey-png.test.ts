import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeGreyPng } from './encode-grey-png.ts';

test.each([
  [1, 1],
  [7, 130],
  [300, 3],
])('a %i × %i mask reads back as it was written', async (width, height) => {
  const value = (x: number, y: number) => (x * 31 + y * 17) % 256;
  const blob = await encodeGreyPng(width, height, (y, row) => {
    for (let x = 0; x < width; x += 1) row[x] = value(x, y);
  });
  expect(blob.type).toBe('image/png');
  const file = Buffer.from(await blob.arrayBuffer());
  expect(await sharp(file).metadata()).toMatchObject({ width, height, channels: 1, depth: 'uchar' });
  const read = await sharp(file).extractChannel(0).raw().toBuffer();
  const expected = Uint8Array.from({ length: width * height }, (_, at) =>
    value(at % width, Math.floor(at / width)),
  );
  expect(Uint8Array.from(read)).toEqual(expected);
});
