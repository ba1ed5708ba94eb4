import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { laySharesAlong } from './lay-shares.ts';

/** Light of a large picture with an edge at a place that the small one cannot show. */
const WIDTH = 120;
const HEIGHT = 80;
const EDGE = 67;

function lightAt(edge: number): Plane {
  const light = createPlane(WIDTH, HEIGHT);
  for (let i = 0; i < light.data.length; i++) light.data[i] = i % WIDTH < edge ? 0.3 : 0.7;
  return light;
}

/** Of a fourth of its size, unsure around the edge. */
function sharesAround(sure: number): [Plane, Plane] {
  const left = createPlane(30, 20);
  for (let i = 0; i < left.data.length; i++) {
    const x = i % 30;
    left.data[i] = x < 14 ? sure : x > 19 ? 1 - sure : 0.5;
  }
  return [left, { ...left, data: left.data.map((v) => 1 - v) }];
}

test('shares part where the light of the large picture does, to the pixel', () => {
  const laid = laySharesAlong(sharesAround(0.95), lightAt(EDGE));
  const row = new Float32Array(WIDTH * 2);
  laid.row(40, row);
  const left = (x: number): number => row[2 * x] as number;
  expect(left(EDGE - 2)).toBeGreaterThan(0.85);
  expect(left(EDGE + 1)).toBeLessThan(0.1);
});

test('where nothing is likely most of a pixel is left to doubt', () => {
  const three = Array.from({ length: 3 }, () => {
    const plane = createPlane(30, 20);
    plane.data.fill(1 / 3);
    return plane;
  });
  const laid = laySharesAlong(three, lightAt(EDGE));
  const row = new Float32Array(WIDTH * 3);
  laid.row(10, row);
  expect((row[30] as number) + (row[31] as number) + (row[32] as number)).toBeLessThan(0.5);
});
