import { expect, test } from 'vitest';
import { analyseDrawing } from '../../drawing/analyse-drawing.ts';
import { drawLines, rectangle, type Stroke } from '../../drawing/test/draw-lines.ts';
import { BuildingClass } from './building-class.ts';
import { readBuilding } from './read-building.ts';

/** A framed panel of upright boards, 14 wide. */
function leaf(x0: number, x1: number): Stroke[] {
  const strokes: Stroke[] = [...rectangle(x0, 230, x1, 420)];
  for (let x = x0 + 14; x < x1 - 4; x += 14) strokes.push({ from: [x, 230], to: [x, 420] });
  return strokes;
}

const classAt = (strokes: readonly Stroke[], x: number, y: number): number => {
  const { analysis, kinds } = readBuilding(analyseDrawing(drawLines(900, 600, strokes)));
  const row = Math.round(y * analysis.scale) * analysis.width;
  return kinds[analysis.filledCellMap.data[row + Math.round(x * analysis.scale)] as number] as number;
};

const WALL: readonly Stroke[] = [...rectangle(100, 130, 800, 480), { from: [0, 490], to: [900, 490] }];

test('of a boarded leaf behind a post, what is seen is boards like the leaf beside it', () => {
  const strokes = [...WALL, ...leaf(200, 340), ...rectangle(404, 130, 470, 480), ...leaf(360, 402)];
  expect(classAt(strokes, 263, 320)).toBe(BuildingClass.boards);
  expect(classAt(strokes, 381, 320)).toBe(BuildingClass.boards);
});

test('posts at another level than the boards stay what they are', () => {
  const posts: Stroke[] = [];
  for (const x of [380, 400, 420]) posts.push(...rectangle(x, 330, x + 14, 480));
  expect(classAt([...WALL, ...leaf(200, 340), ...posts], 387, 400)).not.toBe(BuildingClass.boards);
});
