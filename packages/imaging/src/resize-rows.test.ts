import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRaster, type Raster } from './raster.ts';
import { resizeArea } from './resize-area.ts';
import { resizeRows } from './resize-rows.ts';

function inRows(source: Raster, width: number, height: number): Raster {
  if (source.channels === 3) throw new RangeError('grey or RGBA');
  const out = createRaster(width, height, source.channels);
  const pitch = source.width * source.channels;
  const { channels } = source;
  const readRows = (from: number, count: number) =>
    source.data.subarray(from * pitch, (from + count) * pitch);
  resizeRows({ width: source.width, height: source.height, channels, readRows }, width, height, (y, row) =>
    out.data.set(row, y * width * channels),
  );
  return out;
}

const side = fc.integer({ min: 3, max: 90 });

test('an opaque picture or a mask becomes, row by row, what it becomes as a whole', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(1 as const, 4 as const),
      side,
      side,
      side,
      side,
      fc.nat(),
      (channels, w, h, toW, toH, seed) => {
        const source = createRaster(w, h, channels);
        for (let at = 0, value = seed; at < source.data.length; at += 1) {
          value = (Math.imul(value, 1_103_515_245) + 12_345) >>> 0;
          source.data[at] = channels === 4 && at % 4 === 3 ? 255 : value >>> 24;
        }
        expect(inRows(source, toW, toH)).toEqual(resizeArea(source, toW, toH));
      },
    ),
    { numRuns: 60 },
  );
});

test('what is clear gives nothing of its colour to what is not', () => {
  const source = createRaster(4, 1, 4);
  // Red, then three clear pixels whose hidden colour is green.
  source.data.set([255, 0, 0, 255, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0]);
  expect([...inRows(source, 2, 1).data]).toEqual([255, 0, 0, 128, 0, 0, 0, 0]);
});
