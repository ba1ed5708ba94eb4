import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MaskEdit } from './mask-edit.ts';
import { MaskLayer } from './mask-layer.ts';
import { markOutline } from './mask-outline.ts';
import { paintSweep } from './paint-sweep.ts';
import { invertMask } from './select-all.ts';
import { doAtOnce } from './sliced-job.ts';
import { anySweep, SIZE } from './test/arbitraries.ts';
import type { Viewport } from './viewport.ts';

const FRAME = { width: 90, height: 70 };

function outline(layer: MaskLayer, viewport: Viewport): Uint32Array {
  const pixels = new Uint32Array(FRAME.width * FRAME.height);
  doAtOnce(markOutline(layer, viewport, FRAME, pixels, 7));
  return pixels;
}

test('at any zoom a pixel is marked where the mask is under its middle and not under that of one of its neighbours', () => {
  const anyView = fc.record({
    scale: fc.double({ min: 0.05, max: 9, noNaN: true }),
    x: fc.double({ min: -900, max: 60, noNaN: true }),
    y: fc.double({ min: -900, max: 60, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(anySweep, { maxLength: 3 }), fc.boolean(), anyView, (sweeps, inverted, viewport) => {
      const layer = new MaskLayer(SIZE);
      const edit = new MaskEdit(layer);
      for (const sweep of sweeps) paintSweep(edit, sweep, false);
      if (inverted) doAtOnce(invertMask(edit));
      edit.finish();
      const inside = (x: number, y: number) =>
        layer.valueAt((x + 0.5 - viewport.x) / viewport.scale, (y + 0.5 - viewport.y) / viewport.scale) >=
        128;
      const expected = new Uint32Array(FRAME.width * FRAME.height).map((_, at) => {
        const x = at % FRAME.width;
        const y = Math.floor(at / FRAME.width);
        const around = inside(x - 1, y) && inside(x + 1, y) && inside(x, y - 1) && inside(x, y + 1);
        return inside(x, y) && !around ? 7 : 0;
      });
      expect(outline(layer, viewport)).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});

test('a full mask has the picture’s border for its edge, and none where the stage ends before it', () => {
  const layer = new MaskLayer(SIZE);
  const edit = new MaskEdit(layer);
  doAtOnce(invertMask(edit));
  edit.finish();
  expect(outline(layer, { scale: 1, x: -20, y: -20 }).some((value) => value !== 0)).toBe(false);
  const whole = outline(layer, { scale: 0.2, x: 10, y: 5 });
  // 60 × 54 pixels of the stage, once round.
  expect(whole.filter((value) => value === 7)).toHaveLength(2 * 60 + 2 * 52);
});
