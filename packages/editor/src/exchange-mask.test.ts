import { createRaster } from '@plumbline/imaging/raster.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportMask, importMask } from './exchange-mask.ts';

test('a mask written out and taken in again is the same, byte for byte', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 600 }),
      fc.integer({ min: 1, max: 600 }),
      fc.uint8Array({ minLength: 1, maxLength: 50 }),
      (width, height, values) => {
        const picture = createRaster(width, height, 1);
        for (let at = 0; at < picture.data.length; at += 1) picture.data[at] = values[at % values.length]!;
        const exported = exportMask(importMask({ width, height }, picture)!);
        expect(Buffer.compare(Buffer.from(exported.data), Buffer.from(picture.data))).toBe(0);
      },
    ),
    { numRuns: 30 },
  );
});

test('colours count by their mean, and what is transparent stays', () => {
  const picture = createRaster(2, 1, 4);
  picture.data.set([255, 255, 255, 128, 30, 60, 90, 255]);
  expect([...exportMask(importMask({ width: 2, height: 1 }, picture)!).data]).toEqual([128, 60]);
});

test('a picture of another size is no mask', () => {
  expect(importMask({ width: 2, height: 2 }, createRaster(2, 3, 1))).toBeUndefined();
});
