import { expect, test } from 'vitest';
import { analyseDrawing } from '../../drawing/analyse-drawing.ts';
import { drawLines, rectangle, type Stroke } from '../../drawing/test/draw-lines.ts';
import { readBuilding } from './read-building.ts';

const WALL: readonly Stroke[] = [
  ...rectangle(100, 150, 800, 470),
  { from: [0, 430], to: [100, 430] },
  { from: [800, 430], to: [900, 430] },
];

/** A casing with panes, its right part hidden from column `cut` on. */
function barred(x: number, y: number, columns: number, rows: number, cut = Infinity): Stroke[] {
  const [w, h] = [columns * 34, rows * 40];
  const right = Math.min(cut, x + w);
  const strokes: Stroke[] = [];
  for (let k = 0; k <= rows; k++) strokes.push({ from: [x, y + 40 * k], to: [right, y + 40 * k] });
  for (let k = 0; k <= columns; k++)
    if (x + 34 * k <= right) strokes.push({ from: [x + 34 * k, y], to: [x + 34 * k, y + h] });
  const outer = Math.min(cut, x + w + 7);
  for (const at of [y - 7, y + h + 7]) strokes.push({ from: [x - 7, at], to: [outer, at] });
  strokes.push({ from: [x - 7, y - 7], to: [x - 7, y + h + 7] });
  if (cut === Infinity) strokes.push({ from: [outer, y - 7], to: [outer, y + h + 7] });
  return strokes;
}

const glazed = (strokes: readonly Stroke[], x: number, y: number): boolean => {
  const { analysis, paneOf } = readBuilding(analyseDrawing(drawLines(900, 600, strokes)));
  return paneOf[Math.round(y * analysis.scale) * analysis.width + Math.round(x * analysis.scale)] !== 0;
};

test('a window that a post cuts is glazed as far as it is seen, like the whole one beside it', () => {
  const post = rectangle(330, 150, 352, 470);
  const strokes = [...WALL, ...barred(240, 240, 4, 3, 330), ...post, ...barred(480, 240, 4, 3)];
  expect(glazed(strokes, 257, 260)).toBe(true);
  expect(glazed(strokes, 291, 300)).toBe(true);
  expect(glazed(strokes, 497, 260)).toBe(true);
});

test('blocks laid in staggered courses are no panes', () => {
  const strokes: Stroke[] = [...WALL, ...rectangle(240, 240, 376, 360)];
  for (let row = 1; row < 4; row++) strokes.push({ from: [240, 240 + 30 * row], to: [376, 240 + 30 * row] });
  for (let row = 0; row < 4; row++)
    for (let k = 1; k < 4; k++) {
      const x = 240 + 34 * k - (row % 2 === 0 ? 0 : 17);
      strokes.push({ from: [x, 240 + 30 * row], to: [x, 270 + 30 * row] });
    }
  expect(glazed(strokes, 257, 255)).toBe(false);
});
