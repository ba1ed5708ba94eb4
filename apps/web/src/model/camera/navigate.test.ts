import { cameraBasis, type ModelCamera, projectPoint } from '@plumbline/models/camera/model-camera.ts';
import { expect, test } from 'vitest';
import {
  approach,
  atHeight,
  fieldOfView,
  focalLength,
  headingOf,
  lookAround,
  orbit,
  pan,
  step,
  subtract,
  toParallel,
  toPerspective,
} from './navigate.ts';

const camera: ModelCamera = { eye: [0, 2, 10], target: [0, 2, 0], fieldOfView: 1, twoPoint: false };
const length = (v: readonly [number, number, number]) => Math.hypot(...v);

test('going around keeps the distance, and what it goes around in its place of the picture', () => {
  const around = [3, 1, -1] as const;
  const before = projectPoint(cameraBasis(camera, 800, 600), around);
  const after = orbit(camera, around, 0.4, -0.2);
  expect(length(subtract(after.eye, around))).toBeCloseTo(length(subtract(camera.eye, around)), 9);
  const shown = projectPoint(cameraBasis(after, 800, 600), around);
  expect(shown.x).toBeCloseTo(before.x, 3);
  expect(shown.y).toBeCloseTo(before.y, 3);
  expect(headingOf(after).heading).not.toBeCloseTo(headingOf(camera).heading, 2);
});

test('going over the top stops before straight down', () => {
  const over = orbit(camera, camera.target, 0, 9);
  expect(headingOf(over).pitch).toBeGreaterThan(-Math.PI / 2);
  expect(headingOf(over).pitch).toBeLessThan(-1.5);
});

test('walking keeps the height and the direction; looking around keeps the place', () => {
  const walked = step(camera, 1, 0, 2);
  expect(walked.eye).toEqual([1, 2, 8]);
  expect(headingOf(walked)).toEqual(headingOf(camera));
  const turned = lookAround(camera, Math.PI / 2, 0.1);
  expect(turned.eye).toEqual(camera.eye);
  expect(headingOf(turned).heading).toBeCloseTo(Math.PI / 2, 9);
  expect(headingOf(turned).pitch).toBeCloseTo(0.1, 9);
});

test('sliding by a share of the width moves what lies there by that share', () => {
  const at = [0, 2, 0] as const;
  const slid = pan(camera, at, 0.25, 0);
  const { x } = projectPoint(cameraBasis(slid, 800, 600), at);
  expect(x - 400).toBeCloseTo(200, 3);
});

test('what is approached stays where it is in the picture, and is never passed', () => {
  const to = [2, 3, 1] as const;
  const before = projectPoint(cameraBasis(camera, 800, 600), to);
  const near = approach(camera, to, 0.5);
  const after = projectPoint(cameraBasis(near, 800, 600), to);
  expect(after.x).toBeCloseTo(before.x, 6);
  expect(after.depth).toBeCloseTo(before.depth / 2, 6);
  expect(length(subtract(approach(camera, to, 0).eye, to))).toBeGreaterThan(0.04);
});

test('lenses are named as on 35 mm film', () => {
  expect((fieldOfView(24) * 180) / Math.PI).toBeCloseTo(73.74, 2);
  expect(focalLength(fieldOfView(35))).toBeCloseTo(35, 9);
});

test('an eye is set above a floor without turning', () => {
  const set = atHeight(camera, 3, 1.6);
  expect(set.eye[1]).toBeCloseTo(4.6, 9);
  expect(headingOf(set).pitch).toBeCloseTo(headingOf(camera).pitch, 9);
});

const parallel: ModelCamera = { ...camera, eye: [6, 9, 14], parallelWidthM: 24 };

test('in parallel what is gone around, slid and approached stays in its place of the picture', () => {
  const point = [3, 1, -1] as const;
  const placeOf = (seen: ModelCamera) => {
    const { x, y } = projectPoint(cameraBasis(seen, 800, 600), point);
    return [x, y];
  };
  const near = (wanted: readonly number[]) => wanted.map((value) => expect.closeTo(value, 6));
  const before = placeOf(parallel);
  expect(placeOf(orbit(parallel, point, 0.4, -0.2))).toEqual(near(before));
  const closer = approach(parallel, point, 0.5);
  expect(closer.parallelWidthM).toBeCloseTo(12, 9);
  expect(placeOf(closer)).toEqual(near(before));
  const [x = 0, y = 0] = placeOf(pan(parallel, point, 0.1, 0.05));
  expect([x - (before[0] ?? 0), y - (before[1] ?? 0)]).toEqual(near([80, 40]));
});

test('going ahead in parallel shows less, and looking around goes around the target', () => {
  expect(step(parallel, 0, 0, 2).parallelWidthM).toBeLessThan(24);
  const turned = lookAround(parallel, Math.PI / 2, 0);
  expect(turned.target).toEqual(parallel.target);
  expect(headingOf(turned).heading - headingOf(parallel).heading).toBeCloseTo(Math.PI / 2, 9);
});

test('from perspective to parallel and back the target stays as large', () => {
  const there = toParallel(camera);
  const wide = 2 * 10 * Math.tan(0.5);
  expect(there.parallelWidthM).toBeCloseTo(wide, 9);
  const back = toPerspective({ ...there, parallelWidthM: wide / 2 }, true);
  expect(length(subtract(back.eye, back.target))).toBeCloseTo(5, 9);
  expect(back).toMatchObject({ twoPoint: true, target: camera.target });
  expect(back).not.toHaveProperty('parallelWidthM');
});
