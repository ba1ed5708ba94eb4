import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import type { BitMask } from '@plumbline/imaging/raster.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clearMask, invertMask } from './select-all.ts';
import { MaskEdit } from './mask-edit.ts';
import { MaskLayer } from './mask-layer.ts';
import { paintSweep } from './paint-sweep.ts';
import { reshapeMask, type ReshapeKind } from './reshape-mask.ts';
import { doAtOnce } from './sliced-job.ts';
import { anySweep, SIZE } from './test/arbitraries.ts';
import { layerValues } from './test/reference-mask.ts';

const anyMask = fc.array(fc.tuple(anySweep, fc.boolean()), { minLength: 1, maxLength: 3 }).map((sweeps) => {
  const layer = new MaskLayer(SIZE);
  const edit = new MaskEdit(layer);
  for (const [sweep, erase] of sweeps) paintSweep(edit, sweep, erase);
  edit.finish();
  return layer;
});
const amount = fc.integer({ min: 1, max: 40 });

function reshape(layer: MaskLayer, kind: ReshapeKind, by: number): Uint8Array {
  const edit = new MaskEdit(layer);
  const job = reshapeMask(edit, kind, by);
  doAtOnce(job);
  edit.finish();
  return layerValues(layer);
}

test('inverting twice changes nothing, once makes every value what it lacked', () => {
  fc.assert(
    fc.property(anyMask, (layer) => {
      const before = layerValues(layer);
      const edit = new MaskEdit(layer);
      doAtOnce(invertMask(edit));
      const inverted = layerValues(layer);
      expect(inverted.every((value, at) => value === 255 - before[at]!)).toBe(true);
      doAtOnce(invertMask(edit));
      expect(edit.finish()).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

test('a mask is within itself grown and then shrunk by as much, and holds itself shrunk and then grown', () => {
  fc.assert(
    fc.property(anyMask, amount, (layer, by) => {
      const before = layerValues(layer);
      reshape(layer, 'grow', by);
      const closed = reshape(layer, 'shrink', by);
      expect(before.every((value, at) => value < 128 || closed[at]! >= 128)).toBe(true);
    }),
    { numRuns: 15 },
  );
  fc.assert(
    fc.property(anyMask, amount, (layer, by) => {
      const before = layerValues(layer);
      reshape(layer, 'shrink', by);
      const opened = reshape(layer, 'grow', by);
      expect(opened.every((value, at) => value < 128 || before[at]! >= 128)).toBe(true);
    }),
    { numRuns: 15 },
  );
});

test('a dot grows to a disc, also across tiles, and a disc shrinks to a smaller one', () => {
  const layer = new MaskLayer(SIZE);
  const edit = new MaskEdit(layer);
  edit.writable(0)[200 * 256 + 250] = 255;
  edit.finish();
  reshape(layer, 'grow', 20);
  expect(layer.bounds()).toEqual({ left: 230, top: 180, right: 271, bottom: 221 });
  expect(layer.valueAt(250 + 14, 200 + 14)).toBe(255);
  expect(layer.valueAt(250 + 15, 200 + 15)).toBe(0);
  reshape(layer, 'shrink', 8);
  expect(layer.bounds()).toEqual({ left: 238, top: 188, right: 263, bottom: 213 });
});

test('a feathered edge has its middle where the edge was and falls evenly to both sides', () => {
  const layer = new MaskLayer(SIZE);
  const edit = new MaskEdit(layer);
  for (const tile of [0, 2])
    for (let y = 0; y < 256; y += 1) edit.writable(tile).fill(255, y * 256, y * 256 + 100);
  edit.finish();
  reshape(layer, 'feather', 10);
  expect([89, 110].map((x) => layer.valueAt(x, 260))).toEqual([255, 0]);
  for (let away = 0; away < 10; away += 1) {
    expect(layer.valueAt(99 - away, 90) + layer.valueAt(100 + away, 90)).toBeGreaterThanOrEqual(254);
    expect(layer.valueAt(99 - away, 90)).toBeGreaterThan(layer.valueAt(100 - away, 90) - 1);
  }
});

test('the picture’s border is no edge, and a mask without an edge stays', () => {
  const layer = new MaskLayer(SIZE);
  const edit = new MaskEdit(layer);
  doAtOnce(invertMask(edit));
  edit.finish();
  for (const kind of ['grow', 'shrink', 'feather'] as const) reshape(layer, kind, 30);
  expect(layer.coverage).toBe('full');
  const cleared = new MaskEdit(layer);
  doAtOnce(clearMask(cleared));
  cleared.finish();
  for (const kind of ['grow', 'shrink', 'feather'] as const) reshape(layer, kind, 30);
  expect(layer.coverage).toBe('empty');
  expect(layer.bytes).toBe(0);
});

test('grown, shrunk and feathered by any amount each value is what the distance over the whole picture says', () => {
  const byteOf = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 255);
  const valueOf = (kind: ReshapeKind, before: number, out: number, into: number, by: number) => {
    if (kind === 'grow') return Math.max(before, byteOf(by + 1 - out));
    if (kind === 'shrink') return Math.min(before, byteOf(into - by));
    const t = Math.min(1, Math.max(0, ((into > 0 ? into - 0.5 : 0.5 - out) + by) / (2 * by)));
    return Math.round(t * t * (3 - 2 * t) * 255);
  };
  const kinds = fc.constantFrom<ReshapeKind>('grow', 'shrink', 'feather');
  fc.assert(
    fc.property(anyMask, kinds, fc.integer({ min: 1, max: 250 }), (layer, kind, by) => {
      const before = layerValues(layer);
      const painted = { ...SIZE, data: before.map((value) => value >> 7) };
      // Squares of distances between pixels are whole: so the reference is as exact as what it is held against.
      const away = (mask: BitMask) =>
        Float64Array.from(distanceTransform(mask).data, (value) => Math.sqrt(Math.round(value * value)));
      const out = away(painted);
      const into = away({ ...SIZE, data: painted.data.map((value) => 1 - value) });
      const expected = before.map((value, at) => valueOf(kind, value, out[at]!, into[at]!, by));
      expect(Buffer.compare(reshape(layer, kind, by), expected)).toBe(0);
    }),
    { numRuns: 25 },
  );
});

test('amounts beyond the range are mistakes', () => {
  const edit = new MaskEdit(new MaskLayer(SIZE));
  expect(() => reshapeMask(edit, 'grow', 0)).toThrow(RangeError);
  expect(() => reshapeMask(edit, 'feather', 251)).toThrow(RangeError);
});
