import { describe, expect, it } from 'vitest';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { seededRandom } from '@plumbline/imaging/random.ts';
import { analyseDrawing } from './analyse-drawing.ts';
import { drawLines, rectangle, type Stroke } from './test/draw-lines.ts';

const WINDOWS = [150, 380, 610].map((x) => [x, 200, x + 130, 420] as const);

/** A front with three windows by pencil; all of it may be shaded with grain. */
function drawFront(shade: number): Raster {
  const strokes: Stroke[] = rectangle(80, 100, 820, 560, 0.7);
  for (const [x0, y0, x1, y1] of WINDOWS) strokes.push(...rectangle(x0, y0, x1, y1, 0.7));
  const picture = drawLines(900, 640, strokes);
  const random = seededRandom(3);
  for (let y = 102; y < 559; y++)
    for (let x = 82; x < 819; x++) {
      // Strokes of a soft pencil, close beside each other.
      const stroke = 0.75 + 0.5 * Math.abs(Math.sin((x + y) / 1.7)) * random();
      for (let c = 0; c < 3; c++) {
        const i = (y * 900 + x) * 3 + c;
        picture.data[i] = (picture.data[i] as number) * (1 - shade * stroke);
      }
    }
  return picture;
}

/** How much of the cell in the middle of a window lies in the window, and of the window in it. */
function overlap(picture: Raster, [x0, y0, x1, y1]: readonly [number, number, number, number]): number {
  const { filledCellMap: map, scale } = analyseDrawing(picture);
  const own = map.data[Math.round((scale * (y0 + y1)) / 2) * map.width + Math.round((scale * (x0 + x1)) / 2)];
  let both = 0;
  let either = 0;
  for (let y = 0; y < map.height; y++)
    for (let x = 0; x < map.width; x++) {
      const isCell = map.data[y * map.width + x] === own;
      const isWindow = x > scale * x0 && x < scale * x1 && y > scale * y0 && y < scale * y1;
      if (isCell && isWindow) both++;
      if (isCell || isWindow) either++;
    }
  return both / either;
}

describe('liftLines', () => {
  it('finds windows in a wall that is shaded with pencil as in one that is bare', () => {
    for (const window of WINDOWS) {
      expect(overlap(drawFront(0), window)).toBeGreaterThan(0.93);
      expect(overlap(drawFront(0.3), window)).toBeGreaterThan(0.9);
    }
  });
});
