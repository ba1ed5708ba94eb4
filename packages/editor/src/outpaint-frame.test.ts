import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imagePoint } from './coordinates.ts';
import {
  dragFrame,
  findFrameHandle,
  FRAME_HANDLES,
  frameForAspect,
  frameForShare,
  framePlace,
} from './outpaint-frame.ts';

const BASE = { width: 1200, height: 800 };
const MAX = 5000;

test('a share of 0.75 leaves a sixth of the new canvas on each side', () => {
  expect(frameForShare(BASE, 0.75, MAX)).toEqual({ width: 1600, height: 1067, x: 200, y: 133 });
  expect(frameForShare({ width: 4800, height: 100 }, 0.3, MAX)).toMatchObject({ width: 5000, x: 100 });
});

test('a canvas of other proportions holds the base in its middle', () => {
  expect(frameForAspect(BASE, 1, MAX)).toEqual({ width: 1200, height: 1200, x: 0, y: 200 });
  expect(frameForAspect(BASE, 16 / 9, MAX)).toEqual({ width: 1422, height: 800, x: 111, y: 0 });
});

const anyFrame = fc
  .tuple(fc.nat(1000), fc.nat(1000), fc.nat(1000), fc.nat(1000))
  .map(([left, top, right, bottom]) => ({
    width: left + BASE.width + right,
    height: top + BASE.height + bottom,
    x: left,
    y: top,
  }));
const pull = fc.integer({ min: -6000, max: 6000 });
const anyHandle = fc.constantFrom(...FRAME_HANDLES, { across: 0 as const, down: 0 as const });

test('whatever is dragged however far, the frame is whole, holds the base and keeps to the limit', () => {
  fc.assert(
    fc.property(anyFrame, anyHandle, pull, pull, fc.boolean(), (frame, handle, x, y, keepAspect) => {
      const dragged = dragFrame(frame, handle, { x, y }, BASE, MAX, keepAspect);
      for (const value of Object.values(dragged)) expect(Number.isInteger(value)).toBe(true);
      expect(dragged.x).toBeGreaterThanOrEqual(0);
      expect(dragged.y).toBeGreaterThanOrEqual(0);
      expect(dragged.width - dragged.x).toBeGreaterThanOrEqual(BASE.width);
      expect(dragged.height - dragged.y).toBeGreaterThanOrEqual(BASE.height);
      expect(Math.max(dragged.width, dragged.height)).toBeLessThanOrEqual(MAX);
    }),
    { numRuns: 500 },
  );
});

test('the side opposite the one that is pulled stays', () => {
  const frame = { width: 2000, height: 1600, x: 400, y: 400 };
  expect(dragFrame(frame, { across: -1, down: 0 }, { x: -100, y: 70 }, BASE, MAX)).toEqual({
    ...frame,
    width: 2100,
    x: 500,
  });
  expect(dragFrame(frame, { across: 1, down: 1 }, { x: 30, y: -9 }, BASE, MAX)).toEqual({
    ...frame,
    width: 2030,
    height: 1591,
  });
  expect(dragFrame(frame, { across: 0, down: 0 }, { x: 30, y: -9 }, BASE, MAX)).toEqual({
    ...frame,
    x: 370,
    y: 409,
  });
});

test('with its proportions kept a corner scales and a side grows to both sides', () => {
  const frame = { width: 2000, height: 1600, x: 400, y: 400 };
  expect(dragFrame(frame, { across: 1, down: 1 }, { x: 200, y: 0 }, BASE, MAX, true)).toMatchObject({
    width: 2200,
    height: 1760,
  });
  expect(dragFrame(frame, { across: 1, down: 0 }, { x: 200, y: 0 }, BASE, MAX, true)).toEqual({
    width: 2200,
    height: 1760,
    x: 400,
    y: 480,
  });
});

test('each handle is found at its place, the middle inside, nothing outside', () => {
  const frame = { width: 2000, height: 1600, x: 400, y: 400 };
  for (const handle of FRAME_HANDLES)
    expect(findFrameHandle(frame, framePlace(frame, handle), 10)).toEqual(handle);
  expect(findFrameHandle(frame, imagePoint(0, 0), 10)).toEqual({ across: 0, down: 0 });
  expect(findFrameHandle(frame, imagePoint(-500, 0), 10)).toBeUndefined();
});
