import { connectedComponents } from '@plumbline/imaging/connected-components.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imagePoint } from './coordinates.ts';
import { floodSimilar } from './flood-similar.ts';
import { doAtOnce } from './sliced-job.ts';
import { SIZE } from './test/arbitraries.ts';
import { pictureTiles } from './test/picture-tiles.ts';
import { layerValues } from './test/reference-mask.ts';

/** Blots of light grey on dark grey, over tile edges. */
const anyBlots = fc
  .array(
    fc.tuple(
      fc.integer({ min: 0, max: 299 }),
      fc.integer({ min: 0, max: 269 }),
      fc.integer({ min: 1, max: 50 }),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((blots) => {
    const grey = new Uint8Array(SIZE.width * SIZE.height).fill(60);
    for (const [cx, cy, r] of blots)
      for (let y = 0; y < SIZE.height; y += 1)
        for (let x = 0; x < SIZE.width; x += 1)
          if (Math.abs(x - cx) + Math.abs(y - cy) < r) grey[y * SIZE.width + x] = 200;
    return grey;
  });

function flood(grey: Uint8Array, x: number, y: number, contiguous: boolean): Uint8Array {
  const job = floodSimilar(SIZE, pictureTiles(SIZE, grey), imagePoint(x, y), { tolerance: 10, contiguous });
  doAtOnce(job);
  return layerValues(job.shape);
}

test('what hangs together with the place by its sides is selected, and nothing else', () => {
  fc.assert(
    fc.property(anyBlots, fc.nat(299), fc.nat(269), (grey, x, y) => {
      const value = grey[y * SIZE.width + x]!;
      const same = { ...SIZE, data: grey.map((other) => (other === value ? 1 : 0)) };
      const { data } = connectedComponents(same);
      const label = data[y * SIZE.width + x]!;
      const expected = Uint8Array.from(data, (other) => (other === label ? 255 : 0));
      expect(Buffer.compare(flood(grey, x, y, true), expected)).toBe(0);
    }),
    { numRuns: 40 },
  );
});

test('or the colour wherever it is', () => {
  fc.assert(
    fc.property(anyBlots, fc.nat(299), fc.nat(269), (grey, x, y) => {
      const value = grey[y * SIZE.width + x]!;
      const expected = grey.map((other) => (other === value ? 255 : 0));
      expect(Buffer.compare(flood(grey, x, y, false), expected)).toBe(0);
    }),
    { numRuns: 20 },
  );
});

test('only the tiles that the selection reaches are read', () => {
  const size = { width: 5000, height: 5000 };
  const read = new Set<number>();
  const job = floodSimilar(
    size,
    (tile) => {
      read.add(tile);
      const pixels = new Uint8ClampedArray(256 * 256 * 4);
      // A light island in the middle of tile 21 alone.
      if (tile === 21)
        for (let y = 50; y < 200; y += 1) pixels.fill(255, (y * 256 + 50) * 4, (y * 256 + 200) * 4);
      return pixels;
    },
    imagePoint(256 + 100, 256 + 100),
    { tolerance: 12, contiguous: true },
  );
  doAtOnce(job);
  expect([...read]).toEqual([21]);
  expect(job.shape.bounds()).toEqual({ left: 306, top: 306, right: 456, bottom: 456 });
});

test('similar is what the eye takes for similar: a tolerance of 3 divides greys two codes apart from twenty', () => {
  const ramp = new Uint8Array(SIZE.width * SIZE.height).map(
    (_, at) => 100 + Math.floor((at % SIZE.width) / 10),
  );
  const job = floodSimilar(SIZE, pictureTiles(SIZE, ramp), imagePoint(0, 0), {
    tolerance: 3,
    contiguous: false,
  });
  doAtOnce(job);
  const last = layerValues(job.shape).slice(0, SIZE.width).lastIndexOf(255);
  expect(ramp[last]).toBeGreaterThan(104);
  expect(ramp[last]).toBeLessThan(112);
});

test('outside the picture there is nothing to be similar to', () => {
  const options = { tolerance: 3, contiguous: true };
  expect(() => floodSimilar(SIZE, () => new Uint8ClampedArray(0), imagePoint(300, 5), options)).toThrow(
    RangeError,
  );
});
