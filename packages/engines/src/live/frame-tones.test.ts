import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { isOtherMake, tonesOfFrame } from './frame-tones.ts';

type Colour = readonly [number, number, number];

/** A box in outline on paper, filled where a fill is given. */
function box(left: number, width: number, fill?: Colour, noise = 0): Raster {
  const picture = createRaster(240, 160, 3);
  picture.data.fill(250);
  for (let y = 30; y < 130; y++)
    for (let x = left; x < left + width; x++) {
      const isEdge = y < 32 || y >= 128 || x < left + 2 || x >= left + width - 2;
      const colour = isEdge ? ([20, 20, 20] as const) : fill;
      if (colour) picture.data.set(colour, 3 * (y * 240 + x));
    }
  for (let i = 0; i < picture.data.length; i++)
    picture.data[i] = (picture.data[i] as number) + ((i * 7919) % (2 * noise + 1)) - noise;
  return picture;
}
const other = (a: Raster, b: Raster) => isOtherMake(tonesOfFrame(a), tonesOfFrame(b));

test('a drawing that moved or grew is of one make, and so is one with the noise of a video', () => {
  expect(other(box(20, 100), box(90, 140))).toBe(false);
  expect(other(box(20, 100), box(20, 100, undefined, 2))).toBe(false);
  expect(other(box(20, 150, [190, 120, 90]), box(70, 130, [190, 120, 90]))).toBe(false);
});

test('one whose surfaces were filled is of another, and so is the same one on a dark ground', () => {
  expect(other(box(20, 150), box(20, 150, [190, 120, 90]))).toBe(true);
  const dark = box(20, 100);
  for (let i = 0; i < dark.data.length; i++) dark.data[i] = 255 - (dark.data[i] as number);
  expect(other(box(20, 100), dark)).toBe(true);
});
