import type { Scene } from '@plumbline/contract/api/scene.ts';
import { analysisSchema } from '@plumbline/contract/api/analysis.ts';
import { promptOfAnalysis } from '@plumbline/contract/analysis/prompt-of-analysis.ts';
import { LOCALES } from '@plumbline/contract/text.ts';
import { expect, test } from 'vitest';
import { squareReading } from '../scenes/testing/square-reading.ts';
import { composeAnalysis } from './compose-analysis.ts';
import { greyMeasures } from './testing/grey-measures.ts';

const scene = (change: Partial<Scene> = {}): Scene => ({
  ...squareReading(),
  imageId: 'i1',
  geometry: null,
  idMap: null,
  width: 900,
  height: 600,
  ...change,
});
const camera = {
  focalPx: 450,
  pitch: 0,
  yaw: 0.4,
  horizon: [
    [0, 300],
    [900, 300],
  ] as [[number, number], [number, number]],
  vanishingPoints: [{ axis: 'x' as const, x: 500, y: 300 }],
};

test('an analysis is what its schema says, in every language', () => {
  for (const locale of LOCALES) {
    const analysis = composeAnalysis(scene({ camera }), greyMeasures(), locale);
    expect(analysisSchema.parse(analysis)).toEqual(analysis);
    expect(analysis.description).not.toMatch(/[{}]/);
    expect(analysis.description.length).toBeGreaterThan(20);
  }
});

test('the camera is told in degrees and millimetres, and how many directions vanish', () => {
  const { camera: found } = composeAnalysis(scene({ camera }), greyMeasures(), 'en');
  expect(found).toMatchObject({ focalMm: 18, horizon: 0.5, perspective: 'one-point', eyeHeight: null });
  expect(found?.fieldOfView).toBeCloseTo(90);
});

test('a door that the horizon cuts tells the height of the eye', () => {
  const [wall] = squareReading().regions;
  const door = {
    ...wall!,
    id: 'd',
    class: 'door' as const,
    outline: [
      [
        [100, 240],
        [160, 240],
        [160, 450],
        [100, 450],
      ] as [number, number][],
    ],
  };
  const found = composeAnalysis(scene({ camera, regions: [door] }), greyMeasures(), 'en').camera;
  // 2.1 m are 210 px, and the foot lies 150 px below the horizon.
  expect(found?.eyeHeight).toEqual({ metres: expect.closeTo(1.5, 5), by: 'door' });
});

test('uprights that the camera sees stand upright do not converge', () => {
  const lines = { tilt: 0, convergence: -13, uprights: 30 };
  const seen = (y: number, width = 900) =>
    composeAnalysis(
      scene({ width, camera: { ...camera, vanishingPoints: [{ axis: 'y', x: 450, y }] } }),
      greyMeasures({ lines }),
      'en',
    );
  expect(seen(-72_000).lines.convergence).toBeCloseTo(0.71, 1);
  expect(seen(-72_000).issues).toEqual([]);
  // 900 px wide, 4,200 px below the middle: 12.2 degrees, as the strokes say.
  expect(seen(4_500).lines.convergence).toBe(-13);
  expect(composeAnalysis(scene({ camera }), greyMeasures({ lines }), 'en').lines.convergence).toBe(-13);
});

test('regions of one material are one row, the largest first', () => {
  const { materials, regions } = composeAnalysis(scene(), greyMeasures(), 'en');
  expect(regions).toBe(3);
  expect(materials.map(({ class: of, share }) => [of, share])).toEqual([
    ['wall', 0.55],
    ['floor', 0.33],
    ['glass', 0.11],
  ]);
});

test('faults are found by what was measured, and each has what helps', () => {
  const measures = greyMeasures({
    lines: { tilt: -3, convergence: 8, uprights: 30 },
    noise: 12,
    tones: { ...greyMeasures().tones, clippedBright: 0.2 },
    light: { side: 'left', strength: 0.4, kelvin: 3_000 },
  });
  const photo = composeAnalysis(scene({ kind: 'photo', width: 600 }), measures, 'en');
  expect(new Set(photo.issues.map(({ issue }) => issue))).toEqual(
    new Set(['tilt', 'converging-verticals', 'noise', 'over-exposure', 'colour-cast', 'small']),
  );
  for (const { severity } of photo.issues) expect(severity).toBeLessThanOrEqual(1);
  expect(photo.suggestions.map(({ kind }) => kind).toSorted()).toEqual([
    'enlarge',
    'finish',
    'straighten',
    'uprights',
  ]);
  const line = composeAnalysis(scene(), measures, 'en');
  expect(line.issues.map(({ issue }) => issue).toSorted()).toEqual(['converging-verticals', 'tilt']);
  expect(line.suggestions.at(-1)).toEqual({ kind: 'render', function: 'indoorRender', issue: null });
});

test('a plan is measured in square metres', () => {
  const plan = {
    rooms: [{ type: 'living' as const, at: [10, 10] as [number, number], area: 40_000 }],
    building: { x0: 0, y0: 0, x1: 400, y1: 300 },
    mmPerPixel: 25,
    from: 'doors' as const,
    confidence: 0.9,
  };
  const analysis = composeAnalysis(scene({ space: 'plan', kind: 'plan', plan }), greyMeasures(), 'en');
  expect(analysis.plan).toMatchObject({ squareMetres: 25, buildingMetres: [10, 7.5], from: 'doors' });
  expect(analysis.description).toContain('1 rooms of about 25 m²');
  expect(analysis.suggestions).toContainEqual({
    kind: 'colour-plan',
    function: 'colorFlatPicture',
    issue: null,
  });
});

test('a picture becomes a prompt of what it shows', () => {
  const measures = greyMeasures({ light: { side: 'left', strength: 0.4, kelvin: 3_000 } });
  const [wall, glass, floor] = squareReading().regions;
  const regions = [wall!, glass!, { ...floor!, material: 'walnut-boards' }];
  expect(promptOfAnalysis(composeAnalysis(scene({ camera, regions }), measures, 'ja'))).toBe(
    'interior design, walnut boards, glass, grey, warm light, side light, one-point perspective, eye-level view, wide angle',
  );
});
