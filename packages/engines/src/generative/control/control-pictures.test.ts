import { createRaster } from '@plumbline/imaging/raster.ts';
import { boxModel } from '@plumbline/model-renders/testing/box-model.ts';
import { expect, test } from 'vitest';
import { controlsOfModel } from './control-pictures.ts';
import { drawDepth } from './draw-depth.ts';
import { drawLines } from './draw-lines.ts';
import { drawNormals } from './draw-normals.ts';
import { drawRegions } from './draw-regions.ts';
import type { RegionLayers } from './region-layers.ts';

const WIDTH = 60;
const HEIGHT = 40;

/** Sky above row 10, a wall down to row 25 whose foot stands there, floor below; a box in front of it, whose foot is row 34. */
function scene(horizon: number | undefined): RegionLayers {
  const labels = new Int32Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const box = x >= 40 && x < 50 && y >= 20 && y < 35;
      labels[y * WIDTH + x] = box ? 4 : y < 10 ? 1 : y < 26 ? 2 : 3;
    }
  const region = { confidence: 1, normal: undefined } as const;
  return {
    width: WIDTH,
    height: HEIGHT,
    labels,
    horizon,
    regions: [
      { ...region, class: 'background' },
      { ...region, class: 'sky' },
      { ...region, class: 'wall', normal: [0, 0, -1] },
      { ...region, class: 'floor', normal: [0, -1, 0] },
      { ...region, class: 'furniture' },
    ],
  };
}
const at = ({ data }: { data: Uint8ClampedArray }, x: number, y: number) => [
  ...data.subarray(3 * (y * WIDTH + x), 3 * (y * WIDTH + x) + 3),
];

test('depth: the floor comes nearer downwards, what stands on it is as near as its foot, the sky nowhere', () => {
  const depth = drawDepth(scene(15));
  if (!depth) throw new Error('no depth');
  const near = (x: number, y: number) => at(depth, x, y)[0] ?? 0;
  expect(near(5, 39)).toBeGreaterThan(240);
  expect(near(5, 30)).toBeLessThan(near(5, 35));
  expect(near(5, 12)).toBe(near(5, 25));
  expect(near(5, 12)).toBeCloseTo(near(5, 26), -1);
  expect(near(45, 22)).toBe(near(45, 34));
  expect(near(45, 22)).toBeGreaterThan(near(5, 22));
  expect(near(5, 3)).toBe(0);
});

test('depth is not guessed where nothing tells the horizon, or all lies above it', () => {
  expect(drawDepth(scene(undefined))).toBeUndefined();
  expect(drawDepth(scene(39))).toBeUndefined();
});

test('normals: x right, y up, z to the eye; unknown planes face it, and too few known are none', () => {
  const normals = drawNormals(scene(15));
  if (!normals) throw new Error('no normals');
  expect(at(normals, 5, 20)).toEqual([128, 128, 255]);
  expect(at(normals, 5, 35)).toEqual([128, 255, 128]);
  expect(at(normals, 45, 25)).toEqual([128, 128, 255]);
  const unknown = scene(15);
  expect(
    drawNormals({ ...unknown, regions: unknown.regions.map((region) => ({ ...region, normal: undefined })) }),
  ).toBeUndefined();
});

test('regions have the colours that networks were trained with', () => {
  const regions = drawRegions(scene(15));
  expect([at(regions, 5, 3), at(regions, 5, 15), at(regions, 5, 35)]).toEqual([
    [6, 230, 230],
    [120, 120, 120],
    [80, 50, 50],
  ]);
});

test('lines of a photograph are its edges, one pixel wide and white', () => {
  const base = createRaster(WIDTH, HEIGHT, 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) base.data.fill(i % WIDTH < 30 ? 40 : 200, 3 * i, 3 * i + 3);
  const line = drawLines(base, base, false);
  const row = Array.from({ length: WIDTH }, (_, x) => at(line, x, 20)[0] ?? 0);
  expect(row.filter((value) => value > 128)).toHaveLength(1);
  expect(row.indexOf(255)).toBeGreaterThanOrEqual(29);
  expect(row.indexOf(255)).toBeLessThanOrEqual(30);
});

test('of a model all is exact: depth, a wall square to the eye, a floor that faces up, what each thing is', () => {
  const focal = 40;
  const depth = new Float32Array(WIDTH * HEIGHT);
  // A floor 1.5 m below the eye up to a wall 6 m away; above the wall nothing.
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const below = (y + 0.5 - 20) / focal;
      depth[y * WIDTH + x] = y < 8 ? 0 : below > 0 ? Math.min(6, 1.5 / below) : 6;
    }
  const line = createRaster(WIDTH, HEIGHT, 3);
  line.data.fill(255);
  const camera = {
    eye: [0, 0, 0],
    right: [1, 0, 0],
    up: [0, 1, 0],
    forward: [0, 0, -1],
    parallel: false,
    focal,
    centreX: WIDTH / 2,
    centreY: 20,
  } as const;
  const box = { material: 'paint', min: [0, 0, 0], max: [1, 1, 1] } as const;
  const model = boxModel([
    { ...box, name: 'outer wall' },
    { ...box, name: 'floor' },
    { ...box, name: 'window', material: 'clear glass' },
    { ...box, name: 'Group#17' },
  ]);
  const things = Uint32Array.from(depth, (far, i) =>
    far === 0 ? 0 : far < 6 ? 2 : i % WIDTH < 5 ? 3 : i % WIDTH > 55 ? 4 : 1,
  );
  const materials = things.map((thing) => (thing === 0 ? 0 : thing === 3 ? 2 : 1));
  const controls = controlsOfModel({ line, depth, things, materials }, model, camera, [
    'line',
    'depth',
    'normal',
    'regions',
  ]);
  expect(controls.map(({ kind }) => kind)).toEqual(['line', 'depth', 'normal', 'regions']);
  const [lines, near, normals, regions] = controls.map(({ picture }) => picture);
  if (!lines || !near || !normals || !regions) throw new Error('a picture is missing');
  const [sky, wall, floor] = [at(regions, 30, 2), at(regions, 30, 14), at(regions, 30, 38)];
  expect([sky, wall, floor]).toEqual([
    [6, 230, 230],
    [120, 120, 120],
    [80, 50, 50],
  ]);
  expect([at(regions, 2, 14), at(regions, 58, 14)]).toEqual([
    [230, 230, 230],
    [0, 0, 0],
  ]);
  expect(at(lines, 5, 5)).toEqual([0, 0, 0]);
  expect(at(near, 30, 39)).toEqual([255, 255, 255]);
  expect(at(near, 30, 2)).toEqual([0, 0, 0]);
  expect(at(near, 30, 12)[0]).toBeGreaterThan(0);
  const [nx = 0, ny = 0, nz = 0] = at(normals, 30, 14);
  expect([nx, ny, nz].map((value) => Math.abs(value - 128) < 3 || value)).toEqual([true, true, 255]);
  expect(at(normals, 30, 36)[1]).toBeGreaterThan(250);
  expect(at(normals, 30, 2)).toEqual([128, 128, 255]);
});
