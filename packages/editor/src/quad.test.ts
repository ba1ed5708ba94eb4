import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance, imagePoint } from './coordinates.ts';
import { crossing, lineThrough, nearestOn, pointOf } from './lines.ts';
import { dragQuad, findQuadFault, findQuadPart, middleQuad, type Quad } from './quad.ts';
import { snapCorner } from './snap-corner.ts';

const SIZE = { width: 800, height: 600 };
const quadOf = (...places: readonly (readonly [number, number])[]): Quad => {
  const [a, b, c, d] = places.map(([x, y]) => imagePoint(x, y));
  return [a!, b!, c!, d!];
};
const FLOOR = quadOf([300, 350], [500, 350], [700, 550], [100, 550]);

const shift = fc.double({ min: -70, max: 70, noNaN: true });
const anyConvex = fc
  .array(shift, { minLength: 8, maxLength: 8 })
  .map((by) =>
    quadOf(
      [200 + by[0]!, 150 + by[1]!],
      [600 + by[2]!, 150 + by[3]!],
      [600 + by[4]!, 450 + by[5]!],
      [200 + by[6]!, 450 + by[7]!],
    ),
  );

test('a convex quad over the picture has no fault, from whichever corner and whichever way round it is told', () => {
  fc.assert(
    fc.property(anyConvex, fc.nat(3), fc.boolean(), (quad, from, mirrored) => {
      const turned = [0, 1, 2, 3].map((at) => quad[((mirrored ? 4 - at : at) + from) % 4]!);
      expect(findQuadFault(turned as unknown as Quad, SIZE)).toBeUndefined();
    }),
  );
});

test('crossed, bent, tiny and outside ones have', () => {
  expect(findQuadFault(quadOf([0, 0], [100, 100], [100, 0], [0, 100]), SIZE)).toBe('crossed');
  expect(findQuadFault(quadOf([0, 0], [100, 0], [100, 100], [80, 20]), SIZE)).toBe('bent');
  expect(findQuadFault(quadOf([0, 0], [100, 0], [50, 50], [0, 100]), SIZE)).toBe('bent');
  expect(findQuadFault(quadOf([5, 5], [5, 5], [5, 5], [5, 5]), SIZE)).toBe('small');
  expect(findQuadFault(quadOf([0, 0], [100, 0], [200, 0], [300, 0]), SIZE)).toBe('small');
  expect(findQuadFault(quadOf([900, 0], [990, 0], [990, 90], [900, 90]), SIZE)).toBe('outside');
  // Its box meets the picture, it passes by a corner.
  expect(findQuadFault(quadOf([900, 400], [920, 400], [700, 900], [680, 900]), SIZE)).toBe('outside');
  expect(findQuadFault(quadOf([-400, -400], [1200, -400], [1200, 1200], [-400, 1200]), SIZE)).toBeUndefined();
  expect(findQuadFault(quadOf([NaN, 0], [100, 0], [100, 100], [0, 100]), SIZE)).toBe('small');
});

test('a quad swapped at two neighbours crosses itself', () => {
  fc.assert(
    fc.property(anyConvex, ([a, b, c, d]) => {
      expect(findQuadFault([b, a, c, d], SIZE)).toBe('crossed');
      expect(findQuadFault([a, c, b, d], SIZE)).toBe('crossed');
    }),
  );
});

test('corners are taken before edges, edges before the whole', () => {
  expect(findQuadPart(FLOOR, imagePoint(303, 352), 8)).toEqual({ kind: 'corner', index: 0 });
  expect(findQuadPart(FLOOR, imagePoint(400, 546), 8)).toEqual({ kind: 'edge', index: 2 });
  expect(findQuadPart(FLOOR, imagePoint(400, 450), 8)).toEqual({ kind: 'whole' });
  expect(findQuadPart(FLOOR, imagePoint(400, 300), 8)).toBeUndefined();
  expect(findQuadPart([...FLOOR].reverse() as unknown as Quad, imagePoint(400, 450), 8)).toEqual({
    kind: 'whole',
  });
});

test('a dragged edge stays on the surface: the vanishing points of the quad stay where they were', () => {
  fc.assert(
    fc.property(anyConvex, fc.constantFrom(0, 1, 2, 3), shift, shift, (quad, index, dx, dy) => {
      const from = quad[index as 0]!;
      const moved = dragQuad(
        quad,
        { kind: 'edge', index: index as 0 },
        from,
        imagePoint(from.x + dx, from.y + dy),
      );
      if (findQuadFault(moved, SIZE)) return;
      const vanishing = ([a, b, c, d]: Quad) =>
        [crossing(lineThrough(a, b), lineThrough(d, c)), crossing(lineThrough(b, c), lineThrough(a, d))].map(
          pointOf,
        );
      vanishing(quad).forEach((point, at) => {
        const after = vanishing(moved)[at];
        // Far away ones are parallels but for rounding.
        if (!point || Math.hypot(point.x, point.y) > 1e5 || !after) return;
        expect(distance(point, after) / Math.hypot(point.x, point.y)).toBeLessThan(1e-3);
      });
    }),
  );
});

test('an edge of a rectangle moves parallel, a whole goes along', () => {
  const square = middleQuad(SIZE);
  const edge = dragQuad(square, { kind: 'edge', index: 1 }, imagePoint(600, 300), imagePoint(650, 380));
  expect(edge).toEqual(quadOf([200, 150], [650, 150], [650, 450], [200, 450]));
  const whole = dragQuad(square, { kind: 'whole' }, imagePoint(0, 0), imagePoint(5, -7));
  expect(whole[2]).toEqual({ x: 605, y: 443 });
  const corner = dragQuad(square, { kind: 'corner', index: 3 }, imagePoint(203, 452), imagePoint(213, 462));
  expect(corner[3]).toEqual({ x: 210, y: 460 });
});

test('a corner falls onto the lines to the vanishing points, onto both where it can', () => {
  const left = { x: -500, y: 200, w: 1 };
  const right = { x: 1500, y: 200, w: 1 };
  const upright = { x: 0, y: 1, w: 0 };
  const points = [left, right, upright];
  // Seen from corner 0 to the right vanishing point and from corner 2 straight up: they meet at (600, y).
  const quad = quadOf([200, 150], [600, 150], [600, 450], [200, 450]);
  const expected = 150 + (200 - 150) * ((600 - 200) / (1500 - 200));
  const snap = snapCorner(quad, 1, imagePoint(596, expected + 5), points, 10);
  expect(snap?.at.x).toBeCloseTo(600);
  expect(snap?.at.y).toBeCloseTo(expected);
  expect(snap?.guides).toHaveLength(2);
  const one = snapCorner(quad, 1, imagePoint(500, 150 + 50 * (300 / 1300) + 6), points, 10);
  expect(one?.guides).toHaveLength(1);
  expect(nearestOn(one!.guides[0]!, one!.at)?.away).toBeCloseTo(0);
  expect(snapCorner(quad, 1, imagePoint(500, 300), points, 10)).toBeUndefined();
  expect(snapCorner(quad, 1, imagePoint(596, 150), [], 10)).toBeUndefined();
});
