import { createPlane, type LabelMap } from '@plumbline/imaging/raster.ts';
import { PIXEL_CLASSES, type PixelClass } from '@plumbline/reading/pixels/pixel-classes.ts';
import { expect, test } from 'vitest';
import { growBuilt, renumber } from './part-built.ts';

const [WIDTH, HEIGHT, CELL] = [240, 160, 8];
const HOUSE = { left: 83, top: 50, right: 171, bottom: 130 };
const BACKDROP = 1;

/** White before white: one surface, in which a house is a trace lighter. */
const labels: LabelMap = {
  width: WIDTH,
  height: HEIGHT,
  count: BACKDROP,
  data: new Int32Array(WIDTH * HEIGHT).fill(BACKDROP),
};
const tone = createPlane(WIDTH, HEIGHT);
for (let i = 0; i < tone.data.length; i++)
  tone.data[i] = isHouse(i % WIDTH, Math.floor(i / WIDTH)) ? 0.96 : 0.93;
const fill = { r: tone, g: tone, b: tone };

function isHouse(x: number, y: number): boolean {
  return x >= HOUSE.left && x < HOUSE.right && y >= HOUSE.top && y < HOUSE.bottom;
}

/** What the net says, a cell of so many pixels at a time: it is off by up to one. */
function heard(classAt: (x: number, y: number) => PixelClass) {
  const [width, height] = [WIDTH / CELL, HEIGHT / CELL];
  const shares = new Float32Array(width * height * PIXEL_CLASSES.length);
  for (let i = 0; i < width * height; i++) {
    const name = classAt((i % width) * CELL + CELL / 2, Math.floor(i / width) * CELL + CELL / 2);
    shares[i * PIXEL_CLASSES.length + PIXEL_CLASSES.indexOf(name)] = 1;
  }
  return { width, height, shares };
}

const at = (data: ArrayLike<number>, x: number, y: number) => data[y * WIDTH + x];

test('a house that only the net sees is parted where the picture changes, its roof from its walls', () => {
  const said = heard((x, y) => (isHouse(x, y) ? (y < 80 ? 'roof' : 'wall') : 'paper'));
  const marks = growBuilt(labels, new Set([BACKDROP]), fill, said);
  expect(marks).toBeDefined();
  const { labels: parted, before } = renumber(labels, marks ?? new Uint8Array(0));
  expect(parted.count).toBe(before + 2);
  expect([at(parted.data, 120, 120), at(parted.data, 120, 60)].sort()).toEqual([2, 3]);
  // Within less than half a cell of where the picture changes.
  for (const [x, y, isBuilt] of [
    [HOUSE.left + 3, 100, true],
    [HOUSE.right - 4, 100, true],
    [120, HOUSE.bottom - 4, true],
    [HOUSE.left - 4, 100, false],
    [HOUSE.right + 3, 100, false],
    [120, HOUSE.bottom + 3, false],
  ] as const)
    expect((at(parted.data, x, y) as number) > before, `${x}, ${y}`).toBe(isBuilt);
});

test('where the net sees no building, or only a rim as thin as its own blur, nothing is parted', () => {
  const none = heard(() => 'paper');
  expect(growBuilt(labels, new Set([BACKDROP]), fill, none)).toBeUndefined();
  const rim = heard((x) => (x > 80 && x < 80 + CELL ? 'wall' : 'paper'));
  expect(growBuilt(labels, new Set([BACKDROP]), fill, rim)).toBeUndefined();
});
