import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { History } from './history.ts';
import { MaskDocument } from './mask-document.ts';
import { MaskLayer } from './mask-layer.ts';
import { eachOf } from './sliced-job.ts';
import { anyPoint, SIZE } from './test/arbitraries.ts';
import { layerValues } from './test/reference-mask.ts';
import { TILE } from './tile-grid.ts';
import { createBrush } from './tools/brush.ts';

const PROPERTIES = { name: 'Floor', color: '#3366ff', visible: true };

const anyGesture = fc.record({
  kind: fc.constantFrom('brush' as const, 'eraser' as const),
  size: fc.double({ min: 1, max: 120, noNaN: true }),
  hardness: fc.double({ min: 0, max: 1, noNaN: true }),
  shift: fc.boolean(),
  points: fc.array(anyPoint, { minLength: 1, maxLength: 4 }),
  mask: fc.constantFrom('floor', 'wall'),
});

function twoMasks(): MaskDocument {
  const document = new MaskDocument(SIZE);
  document.addMask('floor', PROPERTIES);
  document.addMask('wall', { ...PROPERTIES, name: 'Wall' });
  return document;
}

const stateOf = (document: MaskDocument) =>
  document.masks.map(({ id, name, layer }) => [id, name, Buffer.from(layerValues(layer)).toString('base64')]);

test('undo after undo goes back through every state to nothing, redo forward to the last', () => {
  fc.assert(
    fc.property(fc.array(anyGesture, { minLength: 1, maxLength: 6 }), (gestures) => {
      const document = twoMasks();
      const states = [stateOf(document)];
      let names = 0;
      for (const { kind, points, mask, shift, ...settings } of gestures) {
        document.activate(mask);
        const before = document.history.undoName;
        const brush = createBrush(document, () => ({ ...settings, pressure: false }), kind);
        const sample = (at: (typeof points)[number]) => ({ at, pressure: 1, shift, alt: false, scale: 1 });
        brush.pointerDown(sample(points[0]!));
        for (const at of points.slice(1)) brush.pointerMove(sample(at));
        brush.pointerUp(sample(points.at(-1)!));
        const state = stateOf(document);
        // A gesture that changes nothing is no entry.
        if (JSON.stringify(state) === JSON.stringify(states.at(-1))) continue;
        expect([before, kind]).toContain(document.history.undoName);
        states.push(state);
        names += 1;
      }
      for (let at = names - 1; at >= 0; at -= 1) {
        document.undo();
        expect(stateOf(document)).toEqual(states[at]);
      }
      expect(document.history.undoName).toBe('addMask');
      for (let at = 1; at <= names; at += 1) {
        document.redo();
        expect(stateOf(document)).toEqual(states[at]);
      }
      expect(document.redo()).toBeUndefined();
    }),
    { numRuns: 40 },
  );
});

test('a removed mask comes back with what was painted on it, and becomes the active one', () => {
  const document = twoMasks();
  const gesture = document.begin('brush');
  gesture?.edit.writable(0).fill(7);
  gesture?.finish();
  document.removeMask('wall');
  expect(document.active?.id).toBe('floor');
  document.undo();
  expect(document.active?.id).toBe('wall');
  expect(document.active?.layer.valueAt(5, 5)).toBe(7);
  document.changeMask('wall', { name: 'Brick wall' });
  expect(document.active?.name).toBe('Brick wall');
  document.undo();
  expect(document.active?.name).toBe('Wall');
});

test('each event tells the tiles it changed once, and a cancelled gesture leaves nothing', () => {
  const document = twoMasks();
  const listener = vi.fn();
  document.subscribe(listener);
  const gesture = document.begin('brush');
  gesture?.edit.writable(1).fill(9);
  gesture?.show();
  gesture?.show();
  expect(listener.mock.calls).toEqual([[{ kind: 'tiles', maskId: 'wall', tiles: [1] }]]);
  gesture?.cancel();
  expect(listener.mock.calls[1]).toEqual([{ kind: 'tiles', maskId: 'wall', tiles: [1] }]);
  expect(document.active?.layer.coverage).toBe('empty');
  expect(document.history.undoName).toBe('addMask');
});

test('undo amid a stroke ends the stroke without an entry, and the stroke goes on no more', () => {
  const document = twoMasks();
  const brush = createBrush(document, () => ({ size: 20, hardness: 1, pressure: false }), 'brush');
  const sample = (x: number) =>
    ({ at: { x, y: 50 }, pressure: 1, shift: false, alt: false, scale: 1 }) as Parameters<
      typeof brush.hover
    >[0];
  brush.pointerDown(sample(50));
  document.undo();
  brush.pointerMove(sample(90));
  brush.pointerUp(sample(90));
  expect(document.masks.map(({ id }) => id)).toEqual(['floor']);
  expect(document.active?.layer.coverage).toBe('empty');
});

/** A gesture that ends with work in pieces: each paints one row of the first tile. */
function gestureWithWork(document: MaskDocument, rows: number) {
  const gesture = document.begin('lasso');
  gesture?.finishAfter(
    eachOf(rows, 1, (row) => gesture.edit.writable(0).fill(255, row * TILE, (row + 1) * TILE)),
  );
}

test('work that a gesture ends with is done piece by piece and then is one entry', () => {
  const document = twoMasks();
  const told = vi.fn();
  document.subscribe(told);
  gestureWithWork(document, 3);
  expect(told.mock.calls).toEqual([[{ kind: 'work' }]]);
  expect(document.workOn(() => false)).toBe(true);
  expect(told.mock.lastCall).toEqual([{ kind: 'tiles', maskId: 'wall', tiles: [0] }]);
  expect(document.history.undoName).toBe('addMask');
  expect(document.workOn(() => true)).toBe(false);
  expect(document.history.undoName).toBe('lasso');
  expect(document.active?.layer.valueAt(5, 2)).toBe(255);
  expect(document.workOn(() => true)).toBe(false);
});

test('what is begun amid such work has the rest of it done before, an undo calls it off alone', () => {
  const document = twoMasks();
  gestureWithWork(document, 3);
  document.workOn(() => false);
  document.begin('brush')?.cancel();
  expect(document.active?.layer.valueAt(5, 2)).toBe(255);
  expect(document.history.undoName).toBe('lasso');

  gestureWithWork(document, 5);
  document.workOn(() => false);
  document.finishWork();
  expect(document.active?.layer.valueAt(5, 4)).toBe(255);

  gestureWithWork(document, 9);
  document.workOn(() => false);
  expect(document.undo()).toBe('lasso');
  expect(document.workOn(() => true)).toBe(false);
  expect(document.active?.layer.valueAt(5, 8)).toBe(0);
  expect(document.active?.layer.valueAt(5, 4)).toBe(255);
  expect(document.undo()).toBe('lasso');
  expect(document.active?.layer.valueAt(5, 4)).toBe(0);
  expect(document.active?.layer.valueAt(5, 2)).toBe(255);
});

test('a hidden mask and no mask take no gesture', () => {
  const document = twoMasks();
  document.changeMask('wall', { visible: false });
  expect(document.begin('brush')).toBeUndefined();
  expect(new MaskDocument(SIZE).begin('brush')).toBeUndefined();
});

test('a mask of another size, a second one of the same id and an unknown id are mistakes', () => {
  const document = twoMasks();
  expect(() => document.addMask('roof', PROPERTIES, new MaskLayer({ width: 5, height: 5 }))).toThrow(
    RangeError,
  );
  expect(() => document.addMask('wall', PROPERTIES)).toThrow(RangeError);
  expect(() => document.removeMask('roof')).toThrow(RangeError);
});

test('above its memory the history forgets the oldest, never the newest', () => {
  const document = new MaskDocument({ width: 512, height: 256 }, new History(2 * 256 * 256));
  document.addMask('a', PROPERTIES);
  for (const value of [1, 2, 3]) {
    const gesture = document.begin('brush');
    gesture?.edit.writable(0).fill(value);
    gesture?.finish();
  }
  expect(document.undo()).toBe('brush');
  expect(document.active?.layer.valueAt(0, 0)).toBe(2);
  expect(document.undo()).toBeUndefined();
  expect(document.active?.layer.valueAt(0, 0)).toBe(2);
});
