import { expect, test } from 'vitest';
import { createPlane, createRaster } from './raster.ts';
import { fitWithin, resizeArea, resizePlaneArea } from './resize-area.ts';
import { resizeMax } from './resize-max.ts';

test('shrinking by area keeps the mean of each channel', () => {
  const source = createRaster(10, 7, 3);
  for (let i = 0; i < source.data.length; i++) source.data[i] = (i * 37) % 251;
  const out = resizeArea(source, 5, 7);
  for (let c = 0; c < 3; c++) {
    const a = source.data[(3 * 10 + 4) * 3 + c] as number;
    const b = source.data[(3 * 10 + 5) * 3 + c] as number;
    expect(out.data[(3 * 5 + 2) * 3 + c]).toBeCloseTo((a + b) / 2, -0.5);
  }
});

test('an uneven ratio weighs pixels by overlap', () => {
  const source = createPlane(3, 1);
  source.data.set([0, 1, 0]);
  const out = resizePlaneArea(source, 2, 1);
  expect(out.data[0]).toBeCloseTo(1 / 3, 5);
  expect(out.data[1]).toBeCloseTo(1 / 3, 5);
});

test('growing interpolates and stays in range', () => {
  const source = createPlane(2, 2);
  source.data.set([0, 1, 0, 1]);
  const out = resizePlaneArea(source, 8, 5);
  expect(out.data[0]).toBeCloseTo(0);
  expect(out.data[7]).toBeCloseTo(1);
  for (let x = 1; x < 8; x++) expect(out.data[x]).toBeGreaterThanOrEqual(out.data[x - 1] as number);
});

test('the largest sample survives shrinking, so a hairline keeps its strength', () => {
  const source = createPlane(100, 40);
  for (let y = 0; y < 40; y++) source.data[y * 100 + 51] = 0.8;
  const out = resizeMax(source, 33, 13);
  for (let y = 0; y < 13; y++) {
    let top = 0;
    for (let x = 0; x < 33; x++) top = Math.max(top, out.data[y * 33 + x] as number);
    expect(top).toBeCloseTo(0.8);
  }
});

test('a picture is fitted, never enlarged', () => {
  expect(fitWithin(1600, 900, 800)).toEqual({ width: 800, height: 450 });
  expect(fitWithin(300, 200, 800)).toEqual({ width: 300, height: 200 });
});
