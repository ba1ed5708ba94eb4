import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { cellsOfDrawing, isInkOnPaper, pickInDrawing } from './pick-in-drawing.ts';

const [WIDTH, HEIGHT] = [480, 320];

/** Two rooms side by side in black lines on white, with a gap of so many pixels in the wall between them. */
function rooms(gap: number): Raster {
  const picture = createRaster(WIDTH, HEIGHT, 3);
  picture.data.fill(255);
  const ink = (x: number, y: number) => picture.data.fill(0, 3 * (y * WIDTH + x), 3 * (y * WIDTH + x) + 3);
  for (let t = 0; t < 2; t++) {
    for (let x = 40; x < 440; x++) for (const y of [40, 280]) ink(x, y + t);
    for (let y = 40; y < 282; y++)
      for (const x of [40, 240, 438]) if (x !== 240 || Math.abs(y - 160) >= gap / 2) ink(x + t, y);
  }
  return picture;
}

const share = (mask: { data: Uint8Array } | undefined, isIn: (x: number, y: number) => boolean): number => {
  let [both, either] = [0, 0];
  const data = mask?.data ?? new Uint8Array(WIDTH * HEIGHT);
  data.forEach((value, i) => {
    const right = isIn(i % WIDTH, Math.floor(i / WIDTH));
    if (value === 1 || right) either++;
    if (value === 1 && right) both++;
  });
  return both / either;
};
const isLeft = (x: number, y: number) => x >= 41 && x < 241 && y >= 41 && y < 281;
const isRight = (x: number, y: number) => x >= 241 && x < 439 && y >= 41 && y < 281;
const seeds = (on: [number, number][], off: [number, number][] = []) => ({ on, off, box: undefined });

test('a click takes the cell between the lines, also where its outline has a gap', () => {
  for (const gap of [0, 2]) {
    const cells = cellsOfDrawing(rooms(gap), false);
    expect(share(pickInDrawing(cells, seeds([[0.25, 0.5]])), isLeft)).toBeGreaterThan(0.97);
    expect(
      share(
        pickInDrawing(
          cells,
          seeds([
            [0.25, 0.5],
            [0.8, 0.3],
          ]),
        ),
        (x, y) => isLeft(x, y) || isRight(x, y),
      ),
    ).toBeGreaterThan(0.97);
  }
});

test('a click beside it parts a cell at its narrow place', () => {
  const cells = cellsOfDrawing(rooms(60), false);
  expect(share(pickInDrawing(cells, seeds([[0.25, 0.5]])), isLeft)).toBeLessThan(0.6);
  expect(share(pickInDrawing(cells, seeds([[0.25, 0.5]], [[0.75, 0.5]])), isLeft)).toBeGreaterThan(0.95);
});

test('a box takes the cells that lie in it', () => {
  const cells = cellsOfDrawing(rooms(0), false);
  const box = { x0: 0.45, y0: 0.05, x1: 0.97, y1: 0.95 };
  expect(share(pickInDrawing(cells, { on: [], off: [], box }), isRight)).toBeGreaterThan(0.97);
});

test('a click taken back is no pick', () => {
  const cells = cellsOfDrawing(rooms(0), false);
  expect(
    pickInDrawing(cells, { on: [], off: [[0.25, 0.5]], box: { x0: 0, y0: 0, x1: 0.3, y1: 0.3 } }),
  ).toBeUndefined();
});

test('ink on paper is told from what is coloured in', () => {
  const drawing = rooms(0);
  expect(isInkOnPaper(drawing)).toBe(true);
  for (let i = 0; i < WIDTH * HEIGHT; i++)
    if (isLeft(i % WIDTH, Math.floor(i / WIDTH))) drawing.data.set([200, 120, 60], 3 * i);
  expect(isInkOnPaper(drawing)).toBe(false);
});
