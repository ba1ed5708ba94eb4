import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyHomography,
  homographyBetween,
  invertHomography,
  type QuadCorners,
  rectangleCorners,
} from './homography.ts';

const shift = fc.double({ min: -90, max: 90, noNaN: true });
/** A square of 400 whose corners were pulled about, but not so far that it is no convex quad any more. */
const anyQuad = fc.array(shift, { minLength: 8, maxLength: 8 }).map(
  (by): QuadCorners => [
    { x: by[0]!, y: by[1]! },
    { x: 400 + by[2]!, y: by[3]! },
    { x: 400 + by[4]!, y: 400 + by[5]! },
    { x: by[6]!, y: 400 + by[7]! },
  ],
);
const share = fc.double({ min: 0, max: 1, noNaN: true });

test('takes corners to corners, and what lies inside there and back', () => {
  fc.assert(
    fc.property(anyQuad, anyQuad, share, share, (from, to, s, t) => {
      const there = homographyBetween(from, to)!;
      from.forEach((corner, at) => {
        expect(applyHomography(there, corner)!.x).toBeCloseTo(to[at]!.x, 6);
        expect(applyHomography(there, corner)!.y).toBeCloseTo(to[at]!.y, 6);
      });
      const inside = {
        x:
          (1 - s) * (1 - t) * from[0].x +
          s * (1 - t) * from[1].x +
          s * t * from[2].x +
          (1 - s) * t * from[3].x,
        y:
          (1 - s) * (1 - t) * from[0].y +
          s * (1 - t) * from[1].y +
          s * t * from[2].y +
          (1 - s) * t * from[3].y,
      };
      const back = applyHomography(invertHomography(there)!, applyHomography(there, inside)!)!;
      expect(back.x).toBeCloseTo(inside.x, 6);
      expect(back.y).toBeCloseTo(inside.y, 6);
    }),
  );
});

test('beyond the horizon there is no place', () => {
  const floor: QuadCorners = [
    { x: 300, y: 400 },
    { x: 500, y: 400 },
    { x: 800, y: 700 },
    { x: 0, y: 700 },
  ];
  const h = homographyBetween(floor, rectangleCorners(4000, 6000))!;
  expect(applyHomography(h, { x: 400, y: 310 })).toBeDefined();
  expect(applyHomography(h, { x: 400, y: 290 })).toBeUndefined();
});

test('three corners on a line and four in one place have none', () => {
  const flat: QuadCorners = [
    { x: 0, y: 0 },
    { x: 5, y: 0 },
    { x: 10, y: 0 },
    { x: 0, y: 10 },
  ];
  expect(homographyBetween(flat, rectangleCorners(1, 1))).toBeUndefined();
  const point = { x: 3, y: 3 };
  expect(homographyBetween([point, point, point, point], rectangleCorners(1, 1))).toBeUndefined();
});
