import { expect, test } from 'vitest';
import { standAt } from './stand-at.ts';

/** A room of 8 × 4 m, 50 pixels a metre, around the middle of the model. */
const ROOM = {
  outline: [
    [
      [100, 100],
      [500, 100],
      [500, 300],
      [100, 300],
    ] as [number, number][],
  ],
};
const FRAME = { centre: [300, 200] as [number, number], metresPerPixel: 0.02 };

test('who stands at one end of a room looks along it, at eye level', () => {
  const { eye, target, twoPoint } = standAt([130, 200], [ROOM], FRAME);
  expect(eye).toEqual([-3.4, 1.55, 0]);
  expect(target[0]).toBeCloseTo(-0.4);
  expect(target[2]).toBeCloseTo(0);
  expect(twoPoint).toBe(true);
});

test('from the other end it is the other way, and from a long side across', () => {
  expect(standAt([470, 200], [ROOM], FRAME).target[0]).toBeCloseTo(0.4);
  const { eye, target } = standAt([300, 290], [ROOM], FRAME);
  expect(target[2]).toBeLessThan(eye[2] + 0.5);
});

test('where there is no room one looks north', () => {
  const { eye, target } = standAt([10, 10], [], FRAME);
  expect(target[2]).toBeCloseTo(eye[2] - 3);
});
