import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CombineMode, combineTiles } from './combine-tiles.ts';
import { TILE_PIXELS } from './tile-grid.ts';
import { EMPTY_TILE, FULL_TILE } from './tile.ts';

const VALUE: Record<CombineMode, (before: number, shape: number) => number> = {
  add: Math.max,
  intersect: Math.min,
  subtract: (before, shape) => Math.min(before, 255 - shape),
  replace: (_, shape) => shape,
};

const anyTile = fc.oneof(
  fc.constant(EMPTY_TILE),
  fc.constant(FULL_TILE),
  fc
    .array(fc.constantFrom(0, 255, 0, 255, 1, 127, 200), { minLength: 1, maxLength: 40 })
    .map((values) =>
      new Uint8Array(TILE_PIXELS).map((_, at) => values[(at >> (at & 4096 ? 0 : 2)) % values.length]!),
    ),
);

test('each value of two tiles is joined, cut away, met or put in place, and neither tile is written to', () => {
  fc.assert(
    fc.property(
      anyTile,
      anyTile,
      fc.constantFrom('add', 'intersect', 'subtract', 'replace'),
      (before, shape, mode) => {
        const copies = [before.slice(), shape.slice()];
        const expected = before.map((value, at) => VALUE[mode](value, shape[at]!));
        expect(Buffer.compare(combineTiles(before, shape, mode), expected)).toBe(0);
        expect(Buffer.compare(before, copies[0]!) === 0 && Buffer.compare(shape, copies[1]!) === 0).toBe(
          true,
        );
      },
    ),
  );
});
