import type { Raster } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { tonePicture } from './tone-picture.ts';

const ramp = (): Raster => ({
  width: 4,
  height: 1,
  channels: 3,
  data: new Uint8ClampedArray([0, 0, 0, 90, 60, 60, 150, 180, 150, 255, 255, 255]),
});
const toned = (tone: Partial<Parameters<typeof tonePicture>[1]>) => {
  const picture = ramp();
  tonePicture(picture, { brightness: 0, saturation: 0, contrast: 0, ...tone });
  return [...picture.data];
};

test('no change leaves every pixel as it was', () => {
  expect(toned({})).toEqual([...ramp().data]);
});

test('black and white stay, the middle moves the way that is asked', () => {
  const bright = toned({ brightness: 0.5 });
  expect([bright[0], bright[11]]).toEqual([0, 255]);
  expect(bright[4]).toBeGreaterThan(60);
  expect(toned({ brightness: -0.5 })[4]).toBeLessThan(60);
  const hard = toned({ contrast: 0.5 });
  expect(hard[4]).toBeLessThan(60);
  expect(hard[7]).toBeGreaterThan(180);
});

test('saturation spreads or gathers the channels', () => {
  const spread = ([, , , r = 0, g = 0]: number[]) => r - g;
  expect(spread(toned({ saturation: 0.5 }))).toBeGreaterThan(30);
  expect(spread(toned({ saturation: -0.5 }))).toBeLessThan(30);
});
