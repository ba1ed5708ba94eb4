import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imagePoint } from './coordinates.ts';
import { MaskEdit } from './mask-edit.ts';
import { MaskLayer } from './mask-layer.ts';
import { paintSweep } from './paint-sweep.ts';
import { invertMask } from './select-all.ts';
import { doAtOnce } from './sliced-job.ts';
import { anyPoint, anySweep, SIZE } from './test/arbitraries.ts';
import { layerValues, paintPlainly, plainMask } from './test/reference-mask.ts';

test('painting on tiles is painting on the whole picture', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anySweep, fc.boolean()), { minLength: 1, maxLength: 4 }), (sweeps) => {
      const layer = new MaskLayer(SIZE);
      const edit = new MaskEdit(layer);
      const plain = plainMask(SIZE);
      for (const [sweep, erase] of sweeps) {
        paintSweep(edit, sweep, erase);
        paintPlainly(plain, sweep, erase);
      }
      edit.finish();
      expect(Buffer.compare(layerValues(layer), plain.data)).toBe(0);
    }),
    { numRuns: 60 },
  );
});

test('going on from where the last sweep of the same size ended leaves out nothing', () => {
  const anySizes = fc.array(fc.constantFrom(3, 20, 45), { minLength: 6, maxLength: 6 });
  const anyWay = fc.array(anyPoint, { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(
      anyWay,
      anySizes,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.boolean(),
      (way, sizes, hardness, erase) => {
        const layer = new MaskLayer(SIZE);
        const edit = new MaskEdit(layer);
        const plain = plainMask(SIZE);
        if (erase) doAtOnce(invertMask(edit));
        if (erase) plain.data.fill(255);
        for (let at = 1; at < way.length; at += 1) {
          const sweep = {
            from: way[at - 1]!,
            to: way[at]!,
            fromRadius: sizes[at - 1]!,
            toRadius: sizes[at]!,
            hardness,
          };
          paintSweep(edit, { ...sweep, continues: at > 1 && sizes[at - 2] === sizes[at - 1] }, erase);
          paintPlainly(plain, sweep, erase);
        }
        expect(Buffer.compare(layerValues(layer), plain.data)).toBe(0);
      },
    ),
    { numRuns: 40 },
  );
});

test('a crisp brush of 3 px covers the pixels around its centre and half of the next ones', () => {
  const layer = new MaskLayer({ width: 7, height: 7 });
  const edit = new MaskEdit(layer);
  const at = imagePoint(3.5, 3.5);
  paintSweep(edit, { from: at, to: at, fromRadius: 1.5, toRadius: 1.5, hardness: 1 }, false);
  expect([0, 1, 2, 3, 4, 5, 6].map((x) => layer.valueAt(x, 3))).toEqual([0, 0, 255, 255, 255, 0, 0]);
  expect(layer.valueAt(2, 2)).toBeCloseTo(255 * (2 - Math.SQRT2), -1);
});

test('of a picture of 5000 × 5000 px a stroke takes the tiles it touches', () => {
  const layer = new MaskLayer({ width: 5000, height: 5000 });
  const edit = new MaskEdit(layer);
  paintSweep(
    edit,
    { from: imagePoint(100, 100), to: imagePoint(700, 100), fromRadius: 40, toRadius: 40, hardness: 1 },
    false,
  );
  expect(edit.takeDirty()).toEqual([0, 1, 2]);
  expect(edit.takeDirty()).toEqual([]);
  edit.finish();
  expect(layer.bytes).toBe(3 * 256 * 256);
  expect(layer.bounds()).toEqual({ left: 60, top: 60, right: 740, bottom: 140 });
});

test('tiles painted or erased in full take no memory', () => {
  const layer = new MaskLayer({ width: 600, height: 600 });
  const edit = new MaskEdit(layer);
  const at = imagePoint(300, 300);
  const everywhere = { from: at, to: at, fromRadius: 900, toRadius: 900, hardness: 1 };
  paintSweep(edit, everywhere, false);
  edit.finish();
  expect(layer.coverage).toBe('full');
  expect(layer.bytes).toBe(0);
  const erase = new MaskEdit(layer);
  paintSweep(erase, everywhere, true);
  erase.finish();
  expect(layer.coverage).toBe('empty');
  expect(layer.bytes).toBe(0);
});
