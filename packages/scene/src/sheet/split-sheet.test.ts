import { expect, test } from 'vitest';
import { drawHouse, drawLines, type Stroke } from '../drawing/test/draw-lines.ts';
import { takeHousePhoto } from '../test/draw-pictures.ts';
import { splitSheet } from './split-sheet.ts';

type Rectangle = readonly [left: number, top: number, right: number, bottom: number];

function box([left, top, right, bottom]: Rectangle): Stroke[] {
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const;
  return corners.map((from, i) => ({ from, to: corners[(i + 1) % 4] ?? from, width: 2 }));
}

/** A front on its ground, with two openings. */
function front([left, top, right, bottom]: Rectangle): Stroke[] {
  const [w, h] = [right - left, bottom - top];
  return [
    { from: [left - 20, bottom], to: [right + 20, bottom], width: 2 },
    ...box([left, top, right, bottom]),
    ...box([left + 0.15 * w, top + 0.2 * h, left + 0.35 * w, top + 0.5 * h]),
    ...box([left + 0.6 * w, top + 0.4 * h, left + 0.8 * w, bottom]),
  ];
}

const FRAME = box([20, 20, 980, 680]);
const TITLE_BLOCK = [...box([700, 580, 980, 680]), ...box([700, 610, 980, 640])];
const FRONTS = [
  [100, 120, 400, 300],
  [560, 100, 900, 300],
  [120, 420, 380, 600],
] as const;

const middles = (strokes: readonly Stroke[]) =>
  splitSheet(drawLines(1000, 700, strokes)).map(({ x, y, width, height }) => [
    Math.round(1000 * (x + width / 2)),
    Math.round(700 * (y + height / 2)),
  ]);

test('drawings apart from each other are found row by row, each with all of its lines', () => {
  const found = splitSheet(drawLines(1000, 700, FRONTS.flatMap(front)));
  expect(found).toHaveLength(3);
  found.forEach(({ x, y, width, height }, i) => {
    const [left, top, right, bottom] = FRONTS[i] as Rectangle;
    expect(1000 * x).toBeLessThan(left - 20);
    expect(700 * y).toBeLessThan(top);
    expect(1000 * (x + width)).toBeGreaterThan(right + 20);
    expect(700 * (y + height)).toBeGreaterThan(bottom);
    expect(width * height).toBeLessThan(0.25);
  });
});

test('frame, fields and title block are no drawings, and do not tie them together', () => {
  const drawn = FRONTS.flatMap(front);
  const bare = middles(drawn);
  const near = (found: number[][]) =>
    found.map(([x = 0, y = 0], i) => Math.hypot(x - (bare[i]?.[0] ?? 0), y - (bare[i]?.[1] ?? 0)) < 5);
  expect(near(middles([...drawn, ...FRAME, ...TITLE_BLOCK]))).toEqual([true, true, true]);
  const fields: Stroke[] = [
    { from: [20, 360], to: [980, 360], width: 2 },
    { from: [480, 20], to: [480, 360], width: 2 },
  ];
  expect(near(middles([...drawn, ...FRAME, ...fields]))).toEqual([true, true, true]);
});

test('what is one drawing stays one, in a frame or without', () => {
  const one = front([250, 150, 750, 550]);
  expect(splitSheet(drawLines(1000, 700, one))).toEqual([]);
  expect(splitSheet(drawLines(1000, 700, [...one, ...FRAME, ...TITLE_BLOCK]))).toEqual([]);
  expect(splitSheet(drawHouse())).toEqual([]);
});

test('two pieces of something that goes on beyond the picture are no sheet', () => {
  expect(
    splitSheet(drawLines(1000, 700, [...front([-200, 200, 300, 500]), ...front([600, 150, 1200, 500])])),
  ).toEqual([]);
});

test('a photo and a blank picture have no drawings', () => {
  expect(splitSheet(takeHousePhoto())).toEqual([]);
  expect(splitSheet(drawLines(400, 300, []))).toEqual([]);
});
