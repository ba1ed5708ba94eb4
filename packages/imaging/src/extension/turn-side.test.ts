import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRaster } from '../raster.ts';
import { turnSide } from './turn-side.ts';

test('turned twice a picture is as before, and the side lies at the right', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom('left', 'right', 'top', 'bottom' as const),
      (width, height, side) => {
        const picture = createRaster(width, height, 3);
        for (let i = 0; i < picture.data.length; i++) picture.data[i] = i % 251;
        const turned = turnSide(picture, side);
        expect(turnSide(turned, side)).toEqual(picture);
        const own = new Set<number>();
        for (let y = 0; y < height; y++)
          for (let x = 0; x < width; x++) {
            const isThere = { left: x === 0, right: x === width - 1, top: y === 0, bottom: y === height - 1 }[
              side
            ];
            if (isThere) own.add(picture.data[3 * (y * width + x)] as number);
          }
        for (let y = 0; y < turned.height; y++)
          expect(own).toContain(turned.data[3 * (y * turned.width + turned.width - 1)]);
      },
    ),
  );
});
