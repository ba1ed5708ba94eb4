import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import { expect, test } from 'vitest';
import { basePlace } from './base-place.ts';

const base = { width: 800, height: 600 };
const extended = (outpaint?: RenderRequest['outpaint']) =>
  ({ function: 'extendImg', outpaint }) as RenderRequest;

test('one shape covers the other, whatever its size', () => {
  expect(basePlace(base, { width: 1600, height: 1200 }, undefined)).toBeUndefined();
  expect(basePlace(base, { width: 801, height: 600 }, undefined)).toBeUndefined();
});

test('on a new canvas the base lies where it was put, else in the middle', () => {
  const canvas = { width: 1600, height: 1200 };
  expect(basePlace(base, canvas, extended({ ...canvas, x: 400, y: 0 }))).toEqual({
    left: 0.25,
    top: 0,
    width: 0.5,
    height: 0.5,
  });
  expect(basePlace(base, canvas, extended())).toMatchObject({ left: 0.25, top: 0.25 });
});

test('another shape is shown whole', () => {
  expect(basePlace(base, { width: 600, height: 600 }, undefined)).toEqual({
    left: 0,
    top: 0.125,
    width: 1,
    height: 0.75,
  });
});
