import { cameraBasis, type ModelCamera, projectPoint } from '@plumbline/models/camera/model-camera.ts';
import { expect, test } from 'vitest';
import { cutMiddle, handlePlace, placeUnder } from './cut-handle.ts';

const bounds = { min: [0, 0, 0], max: [10, 6, 8] } as const;
const camera: ModelCamera = { eye: [22, 9, 20], target: [5, 3, 4], fieldOfView: 1, twoPoint: true };
const [width, height] = [800, 600];

test('a handle that is dragged to where a place of the axis is seen moves the cut there', () => {
  for (const changes of [{ twoPoint: true }, { twoPoint: false }, { parallelWidthM: 30 }]) {
    const basis = cameraBasis({ ...camera, ...changes }, width, height);
    for (const axis of [0, 1, 2] as const)
      for (const at of [-1, 2.5, 7]) {
        const { x, y } = projectPoint(basis, cutMiddle(bounds, axis, at));
        expect(placeUnder(basis, bounds, axis, x, y)).toBeCloseTo(at, 6);
      }
  }
});

test('beside the axis the nearest place counts: a hand need not keep to it', () => {
  const basis = cameraBasis(camera, width, height);
  const { x, y } = projectPoint(basis, cutMiddle(bounds, 1, 3));
  expect(placeUnder(basis, bounds, 1, x + 30, y)).toBeCloseTo(3, 0);
});

test('along the axis no place can be told', () => {
  const down = cameraBasis({ ...camera, eye: [5, 40, 4], twoPoint: false }, width, height);
  expect(placeUnder(down, bounds, 1, 400, 300)).toBeUndefined();
  expect(placeUnder(down, bounds, 0, 400, 300)).toBeCloseTo(5, 6);
});

test('a handle points along its axis, stays in the picture, and is not there behind the eye', () => {
  const basis = cameraBasis(camera, width, height);
  expect(handlePlace(basis, width, height, bounds, 1, 3)?.angle).toBeCloseTo(-Math.PI / 2, 6);
  const near = cameraBasis({ ...camera, eye: [5, 3, 9], target: [30, 3, -12] }, width, height);
  const place = handlePlace(near, width, height, bounds, 0, 9.5);
  expect(place?.x).toBeGreaterThan(0);
  expect(place?.x).toBeLessThan(width);
  const away = cameraBasis({ ...camera, target: [40, 9, 40] }, width, height);
  expect(handlePlace(away, width, height, bounds, 0, 5)).toBeUndefined();
});
