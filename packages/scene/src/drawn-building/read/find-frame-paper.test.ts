import { expect, test } from 'vitest';
import { analyseDrawing } from '../../drawing/analyse-drawing.ts';
import { drawLines, rectangle, type Stroke } from '../../drawing/test/draw-lines.ts';
import { findFramePaper } from './find-frame-paper.ts';

const HOUSE: readonly Stroke[] = [
  ...rectangle(300, 200, 640, 420),
  ...rectangle(360, 260, 420, 340),
  ...rectangle(520, 260, 580, 340),
];
const FRAME = rectangle(18, 18, 881, 581);

/** Whether points of a drawing are paper of a framed sheet. */
function isPaper(strokes: readonly Stroke[], ...points: readonly (readonly [number, number])[]): boolean[] {
  const analysis = analyseDrawing(drawLines(900, 600, strokes));
  const paper = findFramePaper(analysis);
  return points.map(([x, y]) => {
    const row = Math.round(y * analysis.scale) * analysis.width;
    return paper.includes(analysis.filledCellMap.data[row + Math.round(x * analysis.scale)] as number);
  });
}

test('outside its frame and within it a sheet is paper, what is drawn on it is not', () => {
  expect(isPaper([...FRAME, ...HOUSE], [450, 8], [100, 100], [470, 230], [390, 300])).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('lines of ground that part margin and paper part neither from the sheet', () => {
  const ground: Stroke[] = [
    { from: [0, 420], to: [300, 420] },
    { from: [640, 420], to: [899, 420] },
  ];
  expect(isPaper([...FRAME, ...HOUSE, ...ground], [8, 500], [100, 100], [100, 500])).toEqual([
    true,
    true,
    true,
  ]);
});

test('without a frame nothing is claimed', () => {
  expect(isPaper([...HOUSE, { from: [0, 420], to: [899, 420] }], [450, 8], [100, 500])).toEqual([
    false,
    false,
  ]);
});

test('a front whose courses run out of the picture on all sides has no frame', () => {
  const courses: Stroke[] = Array.from({ length: 29 }, (_, k) => ({
    from: [0, 20 * (k + 1)],
    to: [899, 20 * (k + 1)],
  }));
  const joints: Stroke[] = Array.from({ length: 14 }, (_, k) => ({
    from: [60 * (k + 1), 0],
    to: [60 * (k + 1), 180],
  }));
  expect(isPaper([...courses, ...joints], [450, 8], [30, 30], [450, 400])).toEqual([false, false, false]);
});

test('a dense drawing around a large opening has no frame', () => {
  const opening = rectangle(130, 110, 770, 490);
  const around: Stroke[] = [];
  for (let x = 50; x < 900; x += 50)
    around.push({ from: [x, 0], to: [x, 110] }, { from: [x, 490], to: [x, 599] });
  for (let y = 40; y < 600; y += 40)
    around.push({ from: [0, y], to: [130, y] }, { from: [770, y], to: [899, y] });
  expect(isPaper([...opening, ...around], [20, 300], [450, 50], [450, 300])).toEqual([false, false, false]);
});
