import { expect, test } from 'vitest';
import { anchorOf, createRegionFinder } from './find-region.ts';
import { squareReading } from './testing/square-reading.ts';

const reading = squareReading();
const find = createRegionFinder(reading);

test.each([
  [[0.05, 0.1], 'r1'],
  [[0.5, 0.34], 'r2'],
  [[0.5, 0.9], 'r3'],
  [[0.34, 0.6], 'r1'],
] as const)('the point %j lies in %s: a hole is not part of its region', (point, id) => {
  expect(find(point)?.id).toBe(id);
});

test('points on and outside the edge of the picture are of no region', () => {
  expect(find([1, 1])).toBeUndefined();
  expect(find([1.5, -3])).toBeUndefined();
});

test('every anchor finds its own region, also where rounding lays it into another', () => {
  for (const region of reading.regions) expect(find(anchorOf(region, reading))?.id).toBe(region.id);
  const [wall, , floor] = reading.regions;
  const astray = { ...reading, regions: [wall!, { ...floor!, anchor: [5.2, 5.2] as [number, number] }] };
  expect(createRegionFinder(astray)(anchorOf(astray.regions[1]!, astray))?.id).toBe('r3');
});

test('a picture of one pixel has one region at most', () => {
  const one = squareReading({
    width: 1,
    height: 1,
    regions: [{ ...reading.regions[0]!, anchor: [0.5, 0.5], outline: [] }],
  });
  expect(anchorOf(one.regions[0]!, one)).toEqual([0.5, 0.5]);
  expect(createRegionFinder(one)([0.5, 0.5])?.id).toBe('r1');
  expect(createRegionFinder(one)([0.1, 0.1])).toBeUndefined();
});
