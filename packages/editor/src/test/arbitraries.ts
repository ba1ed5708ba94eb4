import fc from 'fast-check';
import { imagePoint } from '../coordinates.ts';
import type { Sweep } from '../sweep-shape.ts';

/** Wider than a tile, so that work crosses from one to the next, and no whole number of tiles. */
export const SIZE = { width: 300, height: 270 };

const coordinate = fc.double({ min: -40, max: 340, noNaN: true });
export const anyPoint = fc.tuple(coordinate, coordinate).map(([x, y]) => imagePoint(x, y));

const radius = fc.double({ min: 0.1, max: 60, noNaN: true });
export const anySweep: fc.Arbitrary<Sweep> = fc.record({
  from: anyPoint,
  to: anyPoint,
  fromRadius: radius,
  toRadius: radius,
  hardness: fc.double({ min: 0, max: 1, noNaN: true }),
});
