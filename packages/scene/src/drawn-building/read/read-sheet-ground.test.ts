import { expect, test } from 'vitest';
import { drawLines, rectangle, type Stroke } from '../../drawing/test/draw-lines.ts';
import { readSheetGround } from './read-sheet-ground.ts';

/** A front with windows and a door. */
function front(): Stroke[] {
  const strokes = rectangle(180, 160, 720, 480);
  for (const x of [230, 350, 560])
    strokes.push(...rectangle(x, 220, x + 70, 320), ...rectangle(x, 360, x + 70, 430));
  return [...strokes, ...rectangle(450, 340, 520, 480), { from: [60, 480], to: [840, 480] }];
}

/** Boxes in parallel, seen from above. */
function boxes(): Stroke[] {
  return [
    [300, 260, 150],
    [520, 330, 110],
  ].flatMap(([x = 0, y = 0, size = 0]) => {
    const [dx, dy] = [0.87 * size, 0.5 * size];
    const at = (i: number, j: number, k: number): [number, number] => [
      x + (i - j) * dx,
      y + (i + j) * dy - k * size,
    ];
    const edges = [
      [at(0, 0, 1), at(1, 0, 1)],
      [at(1, 0, 1), at(1, 1, 1)],
      [at(1, 1, 1), at(0, 1, 1)],
      [at(0, 1, 1), at(0, 0, 1)],
      [at(1, 0, 1), at(1, 0, 0)],
      [at(1, 1, 1), at(1, 1, 0)],
      [at(0, 1, 1), at(0, 1, 0)],
      [at(1, 0, 0), at(1, 1, 0)],
      [at(1, 1, 0), at(0, 1, 0)],
    ] as const;
    return edges.map(([from, to]) => ({ from, to }));
  });
}

test('a front stands on its line of ground, what one looks down on stands on no sky', () => {
  expect(readSheetGround(drawLines(900, 640, front()))).toBe('level');
  expect(readSheetGround(drawLines(900, 640, boxes()))).not.toBe('air');
});
