import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { keepMaterials } from './keep-materials.ts';

/** A striped carpet of two reds on a grey floor. */
function base(): Raster {
  const picture = createRaster(120, 80, 3);
  for (let y = 0; y < 80; y++)
    for (let x = 0; x < 120; x++) {
      const carpet = x > 40 && x < 100 && y > 20 && y < 60;
      const colour = carpet ? (x % 8 < 4 ? [150, 60, 50] : [190, 90, 70]) : [150, 150, 150];
      picture.data.set(colour, (y * 120 + x) * 3);
    }
  return picture;
}

/** The same place in another material, all blue, and darker. */
function rendered(): Raster {
  const picture = createRaster(120, 80, 3);
  for (let i = 0; i < 120 * 80; i++) picture.data.set([40, 60, 110], i * 3);
  return picture;
}
const at = ({ data, width }: Raster, x: number, y: number) => [
  ...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
];

test('off changes nothing', () => {
  const picture = rendered();
  expect(keepMaterials(picture, base(), 0)).toBe(picture);
});

test('the firmer the lock, the more of the stripes comes back', () => {
  const stripes = ([1, 2, 3] as const).map((level) => {
    const result = keepMaterials(rendered(), base(), level);
    return Math.abs((at(result, 66, 40)[0] ?? 0) - (at(result, 70, 40)[0] ?? 0));
  });
  expect(stripes[0]).toBeGreaterThan(2);
  expect(stripes).toEqual(stripes.toSorted((a, b) => a - b));
  expect(stripes[2]).toBeGreaterThan(15);
});

test('the light of the render stays: what is kept is darker than in the base', () => {
  const [r = 0] = at(keepMaterials(rendered(), base(), 3), 66, 40);
  expect(r).toBeLessThan(150);
  expect(r).toBeGreaterThan(40);
});
