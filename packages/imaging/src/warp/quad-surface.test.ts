import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { QuadCorners } from './homography.ts';
import { quadSurface } from './quad-surface.ts';

const SIZE = { width: 1200, height: 900 };
const FOCAL = 1000;

/** Where a level viewer with eyes at 1.6 m sees a point; metres, y up from the ground, z ahead. */
function seen(x: number, y: number, z: number) {
  return { x: SIZE.width / 2 + (FOCAL * x) / z, y: SIZE.height / 2 + (FOCAL * (1.6 - y)) / z };
}

/** A turned rectangle on the ground or standing on it: along `turn`, then away or up. */
function rectangle(turn: number, width: number, other: number, kind: 'ground' | 'wall'): QuadCorners {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = (s: number, t: number) =>
    kind === 'ground' ? seen(s * cos - t * sin, 0, 6 + s * sin + t * cos) : seen(s * cos, t, 6 + s * sin);
  const half = width / 2;
  return [at(-half, other), at(half, other), at(half, 0), at(-half, 0)];
}

test.each(['ground', 'wall'] as const)('a rectangle of the %s has its real size', (kind) => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.3, max: 0.7, noNaN: true }),
      fc.double({ min: 1.5, max: 3, noNaN: true }),
      fc.double({ min: 1.5, max: 2.5, noNaN: true }),
      (turn, width, other) => {
        const surface = quadSurface(rectangle(turn, width, other, kind), SIZE);
        // A wall's upright sides are parallel in the picture: its focal length is a usual one, its width less sure.
        const sure = kind === 'ground' ? 0.03 : 0.05;
        expect(surface?.facing).toBe(kind === 'ground' ? 'level' : 'upright');
        expect(Math.abs((surface?.widthMm ?? 0) / (1000 * width) - 1)).toBeLessThan(sure);
        expect(Math.abs((surface?.heightMm ?? 0) / (1000 * other) - 1)).toBeLessThan(sure);
      },
    ),
    // Its uprights are parallel but for the last digit, which once told a focal length.
    { examples: [[0.557340850738409, 1.9173275583284835, 2.4999999999999973]] },
  );
});

test('three corners on a line have no surface', () => {
  const flat: QuadCorners = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 200, y: 0 },
    { x: 50, y: 80 },
  ];
  expect(quadSurface(flat, SIZE)).toBeUndefined();
});
