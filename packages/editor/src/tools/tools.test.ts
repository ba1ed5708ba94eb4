import { expect, test, vi } from 'vitest';
import type { CombineMode } from '../combine-tiles.ts';
import { oneMask, sampleAt } from '../test/samples.ts';
import { pictureTiles } from '../test/picture-tiles.ts';
import { createBox } from './box.ts';
import { createBrush } from './brush.ts';
import { createLasso } from './lasso.ts';
import { createMagicWand } from './magic-wand.ts';
import type { MaskTool } from './mask-tool.ts';
import { createPolygon } from './polygon.ts';

const add = (): CombineMode => 'add';
const click = (tool: MaskTool, x: number, y: number, more = {}) => {
  tool.pointerDown(sampleAt(x, y, more));
  tool.pointerUp(sampleAt(x, y, more));
};
const drag = (tool: MaskTool, points: readonly (readonly [number, number])[], more = {}) => {
  const [[x, y] = [0, 0]] = points;
  tool.pointerDown(sampleAt(x, y, more));
  for (const [toX, toY] of points.slice(1)) tool.pointerMove(sampleAt(toX, toY, more));
  const [lastX, lastY] = points.at(-1) ?? [0, 0];
  tool.pointerUp(sampleAt(lastX, lastY, more));
};

test('with shift the brush draws straight from where the last stroke ended, whatever way the pointer took', () => {
  const document = oneMask(400, 300);
  const brush = createBrush(document, () => ({ size: 10, hardness: 1, pressure: false }), 'brush');
  click(brush, 50, 50);
  drag(
    brush,
    [
      [200, 200],
      [300, 250],
      [250, 50],
    ],
    { shift: true },
  );
  expect(document.active?.layer.bounds()).toEqual({ left: 45, top: 45, right: 255, bottom: 55 });
  document.undo();
  expect(document.active?.layer.bounds()).toEqual({ left: 45, top: 45, right: 55, bottom: 55 });
});

test('with alt the brush erases, and the pressure of a pen makes it smaller', () => {
  const document = oneMask(400, 300);
  const brush = createBrush(document, () => ({ size: 100, hardness: 1, pressure: true }), 'brush');
  click(brush, 200, 150);
  click(brush, 200, 150, { alt: true, pressure: 0.2 });
  expect(document.active?.layer.valueAt(200, 150)).toBe(0);
  expect(document.active?.layer.valueAt(200, 150 + 20)).toBe(255);
  expect(document.history.undoName).toBe('eraser');
});

test('the lasso takes what it goes round, joined to, cut from or met with what was painted', () => {
  const document = oneMask(400, 300);
  const lasso = createLasso(document, add);
  const square = (x: number, y: number) =>
    [
      [x, y],
      [x + 100, y],
      [x + 100, y + 100],
      [x, y + 100],
    ] as const;
  drag(lasso, square(50, 50));
  drag(lasso, square(100, 100), { shift: true });
  expect(document.active?.layer.bounds()).toEqual({ left: 50, top: 50, right: 200, bottom: 200 });
  drag(lasso, square(0, 0), { alt: true });
  expect(document.active?.layer.valueAt(70, 70)).toBe(0);
  drag(lasso, square(120, 120), { shift: true, alt: true });
  expect(document.active?.layer.bounds()).toEqual({ left: 120, top: 120, right: 200, bottom: 200 });
  expect(lasso.overlay()).toBeUndefined();
});

test('a lasso of two points is none', () => {
  const document = oneMask(400, 300);
  drag(createLasso(document, add), [
    [5, 5],
    [90, 90],
  ]);
  expect(document.history.undoName).toBe('addMask');
});

test('a polygon closes on its first point, and its points can be moved before', () => {
  const document = oneMask(400, 300);
  const polygon = createPolygon(document, add);
  for (const [x, y] of [
    [50, 50],
    [150, 50],
    [150, 150],
  ] as const)
    click(polygon, x, y);
  drag(polygon, [
    [150, 150],
    [160, 170],
    [250, 250],
  ]);
  expect(polygon.isBusy()).toBe(true);
  click(polygon, 53, 48);
  expect(polygon.isBusy()).toBe(false);
  expect(document.active?.layer.bounds()).toEqual({ left: 50, top: 50, right: 250, bottom: 250 });
  expect(document.active?.layer.valueAt(60, 100)).toBe(0);
});

test('a polygon closes by a second click on its last point, and by Enter', () => {
  for (const end of ['click', 'Enter']) {
    const document = oneMask(400, 300);
    const polygon = createPolygon(document, add);
    for (const [x, y] of [
      [50, 50],
      [150, 50],
      [150, 150],
    ] as const)
      click(polygon, x, y);
    if (end === 'click') click(polygon, 150, 150);
    else expect(polygon.key('Enter')).toBe(true);
    expect(document.active?.layer.valueAt(140, 60)).toBe(255);
    expect(document.history.undoName).toBe('polygon');
  }
});

test('Backspace takes a point back, Escape all, and keys without an outline are somebody else’s', () => {
  const document = oneMask(400, 300);
  const polygon = createPolygon(document, add);
  expect(polygon.key('Enter')).toBe(false);
  for (const [x, y] of [
    [50, 50],
    [150, 50],
    [150, 150],
  ] as const)
    click(polygon, x, y);
  polygon.key('Backspace');
  expect(polygon.overlay()).toMatchObject({
    handles: [
      { x: 50, y: 50 },
      { x: 150, y: 50 },
    ],
  });
  polygon.key('Escape');
  expect(polygon.isBusy()).toBe(false);
  expect(document.history.undoName).toBe('addMask');
});

test('dragging new points makes curves: two opposite ones close to a leaf', () => {
  const document = oneMask(400, 300);
  const polygon = createPolygon(document, add);
  drag(polygon, [
    [100, 150],
    [100, 100],
    [100, 50],
  ]);
  drag(polygon, [
    [300, 150],
    [300, 200],
    [300, 250],
  ]);
  polygon.key('Enter');
  const bounds = document.active?.layer.bounds();
  expect(bounds).toMatchObject({ left: 100, right: 300 });
  // The top of a curve between leads of a hundred pixels lies three quarters of it above the points.
  expect(bounds?.top).toBe(75);
  expect(bounds?.bottom).toBe(225);
});

test('the point under the pointer is marked, and a curve shows the line it runs along while it is dragged', () => {
  const polygon = createPolygon(oneMask(400, 300), add);
  for (const [x, y] of [
    [50, 50],
    [150, 50],
  ] as const)
    click(polygon, x, y);
  polygon.hover(sampleAt(52, 49));
  expect(polygon.overlay()).toMatchObject({ held: 0, lead: undefined });
  polygon.hover(sampleAt(90, 90));
  expect(polygon.overlay()).toMatchObject({ held: undefined });
  polygon.pointerDown(sampleAt(150, 150));
  polygon.pointerMove(sampleAt(120, 180));
  expect(polygon.overlay()).toMatchObject({
    held: 2,
    lead: [
      { x: 180, y: 120 },
      { x: 120, y: 180 },
    ],
  });
});

test('with shift a polygon keeps to straight, upright and 45°', () => {
  const document = oneMask(400, 300);
  const polygon = createPolygon(document, add);
  click(polygon, 50, 50);
  click(polygon, 200, 57, { shift: true });
  expect(polygon.overlay()).toMatchObject({
    handles: [
      { x: 50, y: 50 },
      { x: 200, y: 50 },
    ],
  });
});

test('a box hands over its whole pixels, cut to the picture', () => {
  const document = oneMask(400, 300);
  const onBox = vi.fn();
  drag(createBox(document, add, onBox), [
    [350, 250],
    [900, 900],
  ]);
  expect(onBox.mock.calls[0]).toEqual([{ left: 350, top: 250, right: 400, bottom: 300 }, 'add']);
  drag(createBox(document, add, onBox), [
    [500, 250],
    [900, 900],
  ]);
  expect(onBox).toHaveBeenCalledTimes(1);
  const corners = [
    [10, 10],
    [20, 30],
  ] as const;
  drag(createBox(document, add, onBox), corners, { shift: true, alt: true });
  expect(onBox.mock.lastCall?.[1]).toBe('intersect');
});

test('the wand shows when all its work is done, and not at all when it was called off', () => {
  const document = oneMask(300, 270);
  const grey = new Uint8Array(300 * 270).map((_, at) => (at % 300 < 280 ? 90 : 200));
  const wand = createMagicWand(
    document,
    pictureTiles(document.size, grey),
    () => ({ tolerance: 12, contiguous: true }),
    add,
  );
  click(wand, 10, 10);
  let ticks = 1;
  while (wand.tick?.()) {
    ticks += 1;
    expect(document.active?.layer.coverage).toBe('empty');
  }
  expect(ticks).toBeGreaterThan(3);
  expect(document.active?.layer.bounds()).toEqual({ left: 0, top: 0, right: 280, bottom: 270 });
  expect(document.history.undoName).toBe('wand');
  document.undo();
  click(wand, 10, 10);
  wand.tick?.();
  wand.cancel();
  expect(wand.tick?.()).toBe(false);
  expect(document.active?.layer.coverage).toBe('empty');
});
