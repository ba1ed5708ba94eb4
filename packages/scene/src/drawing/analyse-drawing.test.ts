import { seededRandom } from '@plumbline/imaging/random.ts';
import { expect, test } from 'vitest';
import { analyseDrawing } from './analyse-drawing.ts';
import { drawHouse, drawLines, rectangle, type Stroke } from './test/draw-lines.ts';

const cellAt = (a: ReturnType<typeof analyseDrawing>, x: number, y: number): number =>
  a.filledCellMap.data[Math.round(y * a.scale) * a.width + Math.round(x * a.scale)] as number;

test('siding in faint ink is texture of its wall and no outline', () => {
  const a = analyseDrawing(drawHouse());
  expect(a.ink.twoWeights).toBe(true);
  const wall = cellAt(a, 300, 430);
  expect(cellAt(a, 340, 250)).toBe(wall);
  expect(a.cells.faintShare[wall]).toBeGreaterThan(0.05);
  expect(a.cells.faintCoherence[wall]).toBeGreaterThan(0.35);
  expect(Math.abs(a.cells.faintAngle[wall] as number)).toBeLessThan(0.3);
});

test('a ruled perspective is CAD, with its horizon where the lines meet', () => {
  const a = analyseDrawing(drawHouse());
  expect(a.kind).toBe('cad');
  expect(a.confidence).toBeGreaterThan(0.7);
  expect(Math.abs(a.camera.horizonY / a.scale - 360)).toBeLessThan(30);
});

test('tinted paper and a gap in an outline change no cell', () => {
  const plain = analyseDrawing(drawHouse());
  const tinted = analyseDrawing(drawHouse([236, 224, 196]));
  const gapped = analyseDrawing(drawHouse(undefined, 5));
  expect(tinted.cells.count).toBe(plain.cells.count);
  expect(tinted.paper.colour[2]).toBeLessThan(205);
  for (const a of [plain, tinted, gapped]) {
    expect(cellAt(a, 300, 430)).not.toBe(cellAt(a, 100, 300));
    expect(cellAt(a, 300, 430)).not.toBe(cellAt(a, 600, 430));
  }
});

test('ground lines that stop short are led on to the border, so sky and ground part', () => {
  const a = analyseDrawing(drawHouse());
  expect(a.extensions.map((e) => e.side).sort()).toEqual(['left', 'right']);
  expect(cellAt(a, 450, 20)).not.toBe(cellAt(a, 450, 580));
  expect(a.cells.touchTop[cellAt(a, 450, 20)]).toBe(a.width);
});

test('rectangles alone are an elevation without perspective', () => {
  const a = analyseDrawing(
    drawLines(800, 500, [
      ...rectangle(100, 100, 700, 420),
      ...rectangle(200, 180, 280, 300),
      ...rectangle(480, 180, 560, 300),
    ]),
  );
  expect(a.kind).toBe('elevation');
  expect(a.camera.focal).toBe(Infinity);
  expect(a.cells.count).toBe(4);
});

test('areas, bounds and neighbours of cells are those of the drawing', () => {
  const a = analyseDrawing(
    drawLines(400, 300, [...rectangle(100, 80, 300, 220), { from: [200, 80], to: [200, 220] }]),
  );
  const left = cellAt(a, 150, 150);
  const right = cellAt(a, 250, 150);
  expect(a.cells.area[left]).toBeGreaterThanOrEqual(96 * 136);
  expect(a.cells.area[left]).toBeLessThan(100 * 140);
  expect(a.cells.fill[left]).toBeCloseTo(1, 1);
  expect(a.cells.x0[left]).toBeGreaterThan(99);
  expect(a.cells.x1[left]).toBeLessThan(201);
  const { start, cell, contact } = a.cells.neighbours;
  const entries = Array.from(
    { length: (start[left + 1] as number) - (start[left] as number) },
    (_, k) => k + (start[left] as number),
  );
  const shared = entries.find((e) => cell[e] === right) as number;
  expect(contact[shared]).toBeGreaterThan(130);
  expect(contact[shared]).toBeLessThan(145);
});

test('scribble is a sketch', () => {
  const random = seededRandom(4);
  const strokes: Stroke[] = [];
  let [x, y, turn] = [100, 200, 0];
  for (let k = 0; k < 1400; k++) {
    turn += (random() - 0.5) * 1.2;
    const next: [number, number] = [
      Math.min(760, Math.max(40, x + 9 * Math.cos(turn))),
      Math.min(460, Math.max(40, y + 9 * Math.sin(turn))),
    ];
    strokes.push({ from: [x, y], to: next, width: 2 });
    [x, y] = next;
  }
  const a = analyseDrawing(drawLines(800, 500, strokes));
  expect(a.kind).toBe('sketch');
});
