import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { measureOutlines } from './measure-outlines.ts';

const [WIDTH, HEIGHT] = [60, 600];

/** Paper with a dark line down from its top, moved at each of some rows. */
function paper(ink: (x: number, y: number) => boolean): Raster {
  const out = createRaster(WIDTH, HEIGHT, 3);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      out.data.fill(ink(x, y) ? 20 : 235, 3 * (y * WIDTH + x), 3 * (y * WIDTH + x + 1));
  return out;
}
const line = paper((x) => x === 30 || x === 31);

test('tall pictures, which are measured in bands, have no seams: each row of a line counts the same', () => {
  const { score, added, diff } = measureOutlines(line, line);
  expect([score, added]).toEqual([1, 0]);
  const row = (y: number) => [...diff.data.subarray(3 * y * WIDTH, 3 * (y + 1) * WIDTH)];
  for (let y = 4; y < HEIGHT - 4; y++) expect(row(y), `row ${y}`).toEqual(row(100));
});

test('what is lost and added is found in every band, and in its share', () => {
  const lost = measureOutlines(
    line,
    paper((x, y) => (x === 30 || x === 31) && y >= HEIGHT / 2),
  );
  expect(lost.score).toBeGreaterThan(0.48);
  expect(lost.score).toBeLessThan(0.52);
  const more = measureOutlines(
    line,
    paper((x) => x === 30 || x === 31 || x === 10 || x === 11),
  );
  expect(more.score).toBe(1);
  expect(more.added).toBeCloseTo(0.5, 1);
});
