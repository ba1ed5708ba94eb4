import { expect, test } from 'vitest';
import { createRaster, type Raster } from '../raster.ts';
import { findDrawnItem } from './find-drawn-item.ts';

const [WIDTH, HEIGHT] = [400, 300];

/** A sheet of paper that darkens to the right, with a line for each pair of points. */
function draw(lines: readonly (readonly [x0: number, y0: number, x1: number, y1: number])[]): Raster {
  const picture = createRaster(WIDTH, HEIGHT, 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) picture.data.fill(245 - (i % WIDTH) / 10, 3 * i, 3 * i + 3);
  for (const [x0, y0, x1, y1] of lines)
    for (let t = 0; t <= 1; t += 0.5 / Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)))
      for (const off of [0, 1]) {
        const i = (Math.round(y0 + t * (y1 - y0)) + off) * WIDTH + Math.round(x0 + t * (x1 - x0)) + off;
        picture.data.fill(30, 3 * i, 3 * i + 3);
      }
  return picture;
}

const HOUSE = [
  [120, 120, 200, 60],
  [200, 60, 280, 120],
  [120, 120, 120, 240],
  [280, 120, 280, 240],
  [120, 120, 280, 120],
  [160, 160, 190, 160],
] as const;
const isHouse = (x: number, y: number) =>
  x >= 120 &&
  x <= 281 &&
  y <= 241 &&
  y >= (x < 200 ? 120 - (60 * (x - 120)) / 80 : 60 + (60 * (x - 200)) / 80);

function overlap(mask: { width: number; height: number; data: Uint8Array }): number {
  let [both, either] = [0, 0];
  mask.data.forEach((value, i) => {
    const right = isHouse(
      ((i % mask.width) * WIDTH) / mask.width,
      (Math.floor(i / mask.width) * HEIGHT) / mask.height,
    );
    if (value === 1 || right) either++;
    if (value === 1 && right) both++;
  });
  return both / either;
}

test('what ink encloses is the item, also through a gap, without its ground line and without what stands apart', () => {
  const closed = [...HOUSE, [120, 240, 280, 240]] as const;
  const leaking = [...HOUSE, [120, 240, 196, 240], [200, 240, 280, 240]] as const;
  const onGround = [...closed, [20, 240, 390, 240], [330, 60, 345, 60]] as const;
  for (const lines of [closed, leaking, onGround]) {
    const found = findDrawnItem(draw(lines));
    expect(found && overlap(found.mask)).toBeGreaterThan(0.96);
    expect(found?.clarity).toBeGreaterThan(0.5);
  }
});

test('open lines, an empty sheet and a picture of surfaces show no drawn item', () => {
  expect(
    findDrawnItem(
      draw([
        [60, 60, 300, 200],
        [60, 200, 300, 60],
      ]),
    ),
  ).toBeUndefined();
  expect(findDrawnItem(draw([]))).toBeUndefined();
  const filled = draw([]);
  for (let i = 0; i < WIDTH * HEIGHT; i++)
    if (isHouse(i % WIDTH, Math.floor(i / WIDTH))) filled.data.set([140, 60, 50], 3 * i);
  expect(findDrawnItem(filled)).toBeUndefined();
});
