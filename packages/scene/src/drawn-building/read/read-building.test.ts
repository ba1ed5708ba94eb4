import { expect, test } from 'vitest';
import { analyseDrawing } from '../../drawing/analyse-drawing.ts';
import { drawHouse, drawLines, rectangle, type Stroke } from '../../drawing/test/draw-lines.ts';
import { BuildingClass } from './building-class.ts';
import type { BuildingReading } from './building-reading.ts';
import { readBuilding } from './read-building.ts';

const read = (picture: Parameters<typeof analyseDrawing>[0]): BuildingReading =>
  readBuilding(analyseDrawing(picture));
const kindAt = ({ analysis, kinds }: BuildingReading, x: number, y: number): number =>
  kinds[
    analysis.filledCellMap.data[
      Math.round(y * analysis.scale) * analysis.width + Math.round(x * analysis.scale)
    ] as number
  ] as number;

test('a house is read: sky, ground, siding, roof and four windows', () => {
  const reading = read(drawHouse());
  expect(reading.setting).toBe('open');
  expect(kindAt(reading, 450, 30)).toBe(BuildingClass.sky);
  expect(kindAt(reading, 450, 570)).toBe(BuildingClass.lawn);
  expect(kindAt(reading, 300, 430)).toBe(BuildingClass.siding);
  expect(kindAt(reading, 600, 430)).toBe(BuildingClass.siding);
  expect(kindAt(reading, 470, 170)).toBe(BuildingClass.roof);
  expect(reading.openings).toHaveLength(4);
});

test('of two walls that recede from a corner one faces the sun and the other does not', () => {
  const reading = read(drawHouse());
  const { analysis, facing } = reading;
  const at = (x: number): number =>
    facing[
      analysis.filledCellMap.data[
        Math.round(430 * analysis.scale) * analysis.width + Math.round(x * analysis.scale)
      ] as number
    ] as number;
  expect(at(300) * at(600)).toBeLessThan(0);
});

test('a beam cut by the border is no sky, however blank', () => {
  const strokes: Stroke[] = [
    ...rectangle(120, 140, 600, 470),
    { from: [400, 200], to: [900, 190] },
    { from: [400, 260], to: [900, 256] },
    { from: [400, 200], to: [400, 260] },
    { from: [0, 470], to: [900, 470] },
  ];
  const reading = read(drawLines(900, 600, strokes));
  expect(kindAt(reading, 860, 225)).not.toBe(BuildingClass.sky);
  expect(kindAt(reading, 450, 40)).toBe(BuildingClass.sky);
});

test('a drawing that floats on its sheet claims neither sky nor ground', () => {
  const reading = read(
    drawLines(900, 600, [
      ...rectangle(300, 200, 600, 400),
      { from: [300, 200], to: [450, 120] },
      { from: [450, 120], to: [600, 200] },
    ]),
  );
  expect(reading.setting).toBe('sheet');
  expect([...reading.kinds]).not.toContain(BuildingClass.sky);
  expect([...reading.kinds]).not.toContain(BuildingClass.lawn);
});

test('a panelled door that reaches the floor of its wall is not glass', () => {
  const strokes: Stroke[] = [
    ...rectangle(150, 150, 750, 470),
    { from: [0, 480], to: [900, 480] },
    ...rectangle(400, 250, 480, 466),
    ...rectangle(412, 262, 468, 350),
    ...rectangle(412, 364, 468, 455),
  ];
  expect(read(drawLines(900, 600, strokes)).openings).toHaveLength(0);
});

test('upright boards fill a panel; a few posts do not', () => {
  const boards: Stroke[] = [
    ...rectangle(100, 100, 800, 480),
    ...rectangle(300, 200, 520, 380),
    { from: [0, 490], to: [900, 490] },
  ];
  for (let x = 318; x < 516; x += 18) boards.push({ from: [x, 200], to: [x, 380] });
  const panelled = read(drawLines(900, 600, boards));
  expect(kindAt(panelled, 345, 300)).toBe(BuildingClass.boards);
  const posts = read(
    drawLines(900, 600, [
      ...rectangle(100, 100, 800, 480),
      ...rectangle(300, 200, 312, 480),
      ...rectangle(560, 200, 572, 480),
    ]),
  );
  expect([...posts.kinds]).not.toContain(BuildingClass.boards);
});

test('the sun stands on the side that its lit walls are turned to', () => {
  const { analysis, facing, sunSide } = read(drawHouse());
  const at = Math.round(430 * analysis.scale) * analysis.width + Math.round(600 * analysis.scale);
  const rightWallIsLit = (facing[analysis.filledCellMap.data[at] as number] as number) > 0;
  expect(sunSide).toBe(rightWallIsLit ? -1 : 1);
});
