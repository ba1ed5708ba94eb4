import { expect, test } from 'vitest';
import { analyseDrawing } from '../../drawing/analyse-drawing.ts';
import { drawLines, rectangle, type Stroke } from '../../drawing/test/draw-lines.ts';
import { BuildingClass } from './building-class.ts';
import { readBuilding } from './read-building.ts';

const { lawn, paving, roof } = BuildingClass;
const HOUSE: readonly Stroke[] = [
  ...rectangle(300, 200, 640, 420),
  { from: [0, 330], to: [300, 330] },
  { from: [640, 330], to: [900, 330] },
];

const classes = (strokes: readonly Stroke[], points: readonly (readonly [number, number])[]): number[] => {
  const { analysis, kinds } = readBuilding(analyseDrawing(drawLines(900, 600, strokes)));
  return points.map(([x, y]) => {
    const row = Math.round(y * analysis.scale) * analysis.width;
    return kinds[analysis.filledCellMap.data[row + Math.round(x * analysis.scale)] as number] as number;
  });
};

test('a path parts nothing: the land on both its sides is lawn, down to the frame and beside it', () => {
  const path: Stroke[] = [
    { from: [440, 420], to: [400, 599] },
    { from: [500, 420], to: [620, 599] },
  ];
  expect(
    classes(
      [...HOUSE, ...path],
      [
        [150, 500],
        [820, 450],
        [500, 560],
      ],
    ),
  ).toEqual([lawn, lawn, paving]);
});

test('a kerb across the lawn is no lawn', () => {
  const kerb: Stroke[] = [
    { from: [0, 500], to: [899, 480] },
    { from: [0, 512], to: [899, 492] },
  ];
  expect(
    classes(
      [...HOUSE, ...kerb],
      [
        [450, 460],
        [450, 496],
        [450, 560],
      ],
    ),
  ).toEqual([lawn, paving, lawn]);
});

test('a seamed slope under its ridge is a roof, a boarded wall under a coping is not', () => {
  const slope = (lean: number): Stroke[] => {
    const strokes: Stroke[] = [
      ...rectangle(200, 250, 700, 420),
      ...rectangle(190 + lean, 90, 710 - lean, 104),
      { from: [200 + lean, 104], to: [200, 250] },
      { from: [700 - lean, 104], to: [700, 250] },
      { from: [0, 340], to: [200, 340] },
      { from: [700, 340], to: [900, 340] },
    ];
    for (let k = 1; k < 30; k++) {
      const t = k / 30;
      strokes.push({
        from: [200 + lean + (500 - 2 * lean) * t, 106],
        to: [200 + 500 * t, 248],
        ink: 0.22,
        width: 1,
      });
    }
    return strokes;
  };
  expect(classes(slope(70), [[452, 180]])).toEqual([roof]);
  expect(classes(slope(0), [[452, 180]])).not.toEqual([roof]);
});
