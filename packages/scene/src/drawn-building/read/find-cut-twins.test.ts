import { expect, test } from 'vitest';
import { analyseDrawing } from '../../drawing/analyse-drawing.ts';
import { drawLines, rectangle, type Stroke } from '../../drawing/test/draw-lines.ts';
import { readBuilding } from './read-building.ts';

/** A gable, a whole window on the left, and on the right legs and sill of its twin that the rake cuts short. */
function gable(twinWidth: number): Stroke[] {
  const x0 = 560;
  const x1 = x0 + twinWidth;
  const rake = (x: number): number => 120 + (x - 450) * 0.75;
  return [
    ...rectangle(360, 230, 430, 400),
    ...rectangle(370, 242, 420, 388),
    { from: [395, 242], to: [395, 388] },
    { from: [370, 300], to: [420, 300] },
    { from: [450, 120], to: [830, rake(830)] },
    { from: [450, 120], to: [70, rake(830)] },
    { from: [100, 382], to: [100, 500] },
    { from: [800, 382], to: [800, 500] },
    { from: [100, 500], to: [800, 500] },
    { from: [0, 450], to: [100, 450] },
    { from: [800, 450], to: [900, 450] },
    { from: [x0, rake(x0)], to: [x0, 400] },
    { from: [x1, rake(x1)], to: [x1, 400] },
    { from: [x0 + 9, rake(x0 + 9)], to: [x0 + 9, 388] },
    { from: [x1 - 9, rake(x1 - 9)], to: [x1 - 9, 388] },
    { from: [x0, 388], to: [x1, 388] },
    { from: [x0, 400], to: [x1, 400] },
  ];
}

const glazed = (strokes: readonly Stroke[], x: number, y: number): boolean => {
  const { analysis, paneOf } = readBuilding(analyseDrawing(drawLines(900, 600, strokes)));
  return paneOf[Math.round(y * analysis.scale) * analysis.width + Math.round(x * analysis.scale)] !== 0;
};

test('a window that the rake of the roof cuts is glass like the whole one at its height', () => {
  expect(glazed(gable(70), 382, 340)).toBe(true);
  expect(glazed(gable(70), 595, 340)).toBe(true);
});

test('legs far wider apart than that window are no twin', () => {
  expect(glazed(gable(130), 625, 340)).toBe(false);
});
