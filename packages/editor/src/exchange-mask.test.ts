import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMaskRow, readTrimapRow, writeMaskTile } from './exchange-mask.ts';
import { MaskEdit } from './mask-edit.ts';
import { MaskLayer } from './mask-layer.ts';
import { pictureTiles } from './test/picture-tiles.ts';

function rowsOf(layer: MaskLayer): Uint8Array {
  const { width, height } = layer.grid;
  const values = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) readMaskRow(layer, y, values.subarray(y * width, (y + 1) * width));
  return values;
}

/** White as light as the mask, or black where that is asked for; opaque. */
function opaqueTiles(size: { width: number; height: number }, values: Uint8Array) {
  const tiles = pictureTiles(size, values);
  return (tile: number) => tiles(tile).map((value, at) => (at % 4 === 3 ? 255 : value));
}

test('a mask taken in tile by tile and written out row by row is the same, byte for byte', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 600 }),
      fc.integer({ min: 1, max: 400 }),
      fc.uint8Array({ minLength: 1, maxLength: 50 }),
      fc.boolean(),
      (width, height, pattern, inverted) => {
        const values = new Uint8Array(width * height).map((_, at) => pattern[at % pattern.length]!);
        const layer = new MaskLayer({ width, height });
        const pixels = opaqueTiles(layer.grid, values);
        for (let tile = 0; tile < layer.tileCount; tile += 1)
          writeMaskTile(layer, tile, pixels(tile), inverted);
        const expected = inverted ? values.map((value) => 255 - value) : values;
        expect(Buffer.compare(rowsOf(layer), expected)).toBe(0);
      },
    ),
    { numRuns: 20 },
  );
});

test('white that is half see-through is half painted', () => {
  const layer = new MaskLayer({ width: 1, height: 1 });
  const pixels = new Uint8ClampedArray(256 * 256 * 4);
  pixels.set([255, 255, 255, 128]);
  writeMaskTile(layer, 0, pixels);
  expect(layer.valueAt(0, 0)).toBe(128);
});

function row(...values: number[]): MaskLayer {
  const layer = new MaskLayer({ width: 4, height: 1 });
  const edit = new MaskEdit(layer);
  edit.writable(0).set(values);
  edit.finish();
  return layer;
}

test('for cutting out the subject is white, the background black, what is neither or both unknown', () => {
  const values = new Uint8Array(4);
  readTrimapRow(row(255, 0, 255, 100), row(0, 255, 255, 90), 0, values);
  expect([...values]).toEqual([255, 0, 128, 128]);
});
