import { expect, test } from 'vitest';
import { analyseDrawing } from '../../drawing/analyse-drawing.ts';
import { drawLines, rectangle, type Stroke } from '../../drawing/test/draw-lines.ts';
import { BuildingClass } from './building-class.ts';
import { readBuilding } from './read-building.ts';

const HOUSE: readonly Stroke[] = [
  ...rectangle(100, 220, 480, 470),
  { from: [100, 220], to: [290, 110] },
  { from: [290, 110], to: [480, 220] },
  { from: [0, 420], to: [100, 420] },
  { from: [480, 420], to: [693, 420] },
  { from: [707, 420], to: [900, 420] },
];

/** An oval crown with a wavy outline, twice as high as wide. */
function crown(x: number, y: number): Stroke[] {
  const at = (k: number): readonly [number, number] => {
    const a = (k * Math.PI) / 20;
    const r = 1 + 0.06 * Math.sin(7 * a) + 0.05 * Math.sin(11 * a);
    return [x + 50 * r * Math.cos(a), y + 100 * r * Math.sin(a)];
  };
  return Array.from({ length: 40 }, (_, k) => ({ from: at(k), to: at(k + 1) }));
}

const classAt = (strokes: readonly Stroke[], x: number, y: number): number => {
  const { analysis, kinds } = readBuilding(analyseDrawing(drawLines(900, 600, strokes)));
  const row = Math.round(y * analysis.scale) * analysis.width;
  return kinds[analysis.filledCellMap.data[row + Math.round(x * analysis.scale)] as number] as number;
};

test('an oval crown over its trunk is a tree, and the trunk is wood', () => {
  const trunk: Stroke[] = [
    { from: [693, 377], to: [693, 480] },
    { from: [707, 377], to: [707, 480] },
    { from: [693, 480], to: [707, 480] },
  ];
  const strokes = [...HOUSE, ...crown(700, 280), ...trunk];
  expect(classAt(strokes, 700, 280)).toBe(BuildingClass.tree);
  expect(classAt(strokes, 700, 450)).toBe(BuildingClass.boards);
});

test('a board on a post is no tree', () => {
  const sign = [...HOUSE, ...rectangle(650, 180, 750, 380), ...rectangle(693, 380, 707, 480)];
  expect(classAt(sign, 700, 280)).not.toBe(BuildingClass.tree);
});
