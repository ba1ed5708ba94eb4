import { expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { createRaster, type Raster } from '../raster.ts';
import { linearToSrgb } from '../srgb.ts';
import { measureBanding } from './measure-banding.ts';
import { measureComposition } from './measure-composition.ts';
import { measureLight } from './measure-light.ts';
import { measureNoise } from './measure-noise.ts';
import { measurePalette } from './measure-palette.ts';
import { measureTones } from './measure-tones.ts';

type Paint = (x: number, y: number) => readonly [number, number, number];

/** Shares of the width and height are what is painted by. */
function paint(width: number, height: number, colour: Paint): Raster {
  const picture = createRaster(width, height, 3);
  for (let y = 0, p = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, p += 3) picture.data.set(colour(x / width, y / height), p);
  return picture;
}

const grey = (value: number) => [value, value, value] as const;

test.each([3, 8, 15])('noise of %s steps is measured, over soft shades and beside edges', (sigma) => {
  const random = seededRandom(sigma);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const noisy = paint(300, 240, (x, y) => {
    const value = 90 + 60 * x + (Math.floor(y * 4) % 2) * 30 + sigma * normal();
    return grey(value);
  });
  expect(Math.abs(measureNoise(noisy) / sigma - 1)).toBeLessThan(0.2);
});

test('a clean picture has no noise, and paper tells nothing', () => {
  expect(measureNoise(paint(300, 240, (x, y) => grey(80 + 60 * x + 40 * y)))).toBeLessThan(0.8);
  expect(measureNoise(paint(300, 240, () => grey(255)))).toBe(0);
});

test('gradients of a few coarse steps band, fine and noisy ones do not', () => {
  const sky = (steps: number) => paint(768, 768, (_x, y) => grey(60 + Math.round((140 * y) / steps) * steps));
  expect(measureBanding(sky(7))).toBeGreaterThan(0.7);
  expect(measureBanding(sky(1))).toBe(0);
  const random = seededRandom(3);
  const dithered = paint(768, 768, (_x, y) => grey(60 + 140 * y + 6 * (random() - 0.5)));
  expect(measureBanding(dithered)).toBe(0);
});

test('a known palette is found with its names and shares', () => {
  const names = [
    { id: 'wall', hex: '#e8e2d4' },
    { id: 'wood', hex: '#8a5a33' },
    { id: 'sky', hex: '#8dbbe0' },
    { id: 'black', hex: '#101010' },
  ];
  const picture = paint(100, 100, (x, y) => {
    if (y < 0.2) return [141, 187, 224];
    return x < 0.375 ? [138, 90, 51] : [232, 226, 212];
  });
  const palette = measurePalette(picture, names);
  expect(palette.map(({ nameId }) => nameId)).toEqual(['wall', 'wood', 'sky']);
  for (const [at, share] of [0.496, 0.304, 0.2].entries()) expect(palette[at]?.share).toBeCloseTo(share, 2);
  expect(palette.map(({ colour }) => colour)).toEqual(['#e8e2d4', '#8a5a33', '#8dbbe0']);
});

test('tones are counted', () => {
  const half = measureTones(paint(100, 100, (x) => grey(x < 0.25 ? 0 : x < 0.75 ? 128 : 255)));
  expect(half).toMatchObject({ clippedDark: 0.25, clippedBright: 0.25, contrast: 1, saturation: 0 });
  expect(half.histogram[16]).toBeCloseTo(0.5);
  expect(half.mean).toBeCloseTo((0.5 * 128 + 0.25 * 255) / 255, 4);
  expect(half.histogram.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});

test('white ground is not burnt out, a burnt sky and a burnt lamp are', () => {
  const inside = (x: number, y: number, edge: number) =>
    Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5)) < edge;
  const thing = paint(100, 100, (x, y) => grey(inside(x, y, 0.3) && !inside(x, y, 0.1) ? 90 : 255));
  // Its middle is burnt out and does not hang together with the ground.
  expect(measureTones(thing).clippedBright).toBeCloseTo(0.04, 2);
  expect(measureTones(paint(100, 100, (_x, y) => grey(y < 0.45 ? 255 : 90))).clippedBright).toBe(0.45);
  expect(
    measureTones(paint(100, 100, (x, y) => grey(inside(x, y, 0.2) ? 255 : 90))).clippedBright,
  ).toBeGreaterThan(0.14);
});

test('the brighter side is where the light comes from', () => {
  expect(measureLight(paint(80, 60, (x) => grey(40 + 180 * x))).side).toBe('right');
  expect(measureLight(paint(80, 60, (x) => grey(220 - 180 * x))).side).toBe('left');
  expect(measureLight(paint(80, 60, (_x, y) => grey(220 - 180 * y))).side).toBe('above');
  expect(measureLight(paint(80, 60, () => grey(150)))).toMatchObject({ side: 'even', kelvin: 6_503 });
});

/** Chromaticities of black bodies (Planck), and of daylight at 6,504 K. */
test.each([
  [3_500, 0.4053, 0.3907],
  [4_500, 0.3608, 0.3636],
  [5_500, 0.3325, 0.3411],
  [8_000, 0.2952, 0.3048],
])('a white wall in light of %s kelvins tells of it', (kelvin, x, y) => {
  const [X, Z] = [x / y, (1 - x - y) / y];
  const linear = [
    3.2404542 * X - 1.5371385 - 0.4985314 * Z,
    -0.969266 * X + 1.8760108 + 0.041556 * Z,
    0.0556434 * X - 0.2040259 + 1.0572252 * Z,
  ];
  const most = Math.max(...linear);
  const wall = linear.map((light) => 255 * linearToSrgb((0.7 * light) / most));
  const picture = paint(60, 60, (u, v) => (u + v < 0.5 ? [60, 90, 40] : [wall[0]!, wall[1]!, wall[2]!]));
  const found = measureLight(picture).kelvin;
  expect(Math.abs((found ?? 0) / kelvin - 1)).toBeLessThan(0.06);
});

test('a picture without anything pale tells no colour temperature', () => {
  expect(measureLight(paint(60, 60, () => [180, 20, 20])).kelvin).toBeNull();
});

test('detail has its middle where it is, and mirrors are symmetrical', () => {
  const spots = (left: boolean, right: boolean) =>
    paint(240, 240, (x, y) => {
      const on =
        Math.abs(y - 0.5) < 0.1 && ((left && Math.abs(x - 0.2) < 0.1) || (right && Math.abs(x - 0.8) < 0.1));
      return grey(on && (Math.floor(x * 60) + Math.floor(y * 60)) % 2 === 0 ? 20 : 200);
    });
  const one = measureComposition(spots(true, false));
  expect(one.centre[0]).toBeLessThan(0.3);
  expect(one.symmetry).toBeLessThan(0.2);
  expect(one.emptiness).toBeGreaterThan(0.85);
  const both = measureComposition(spots(true, true));
  expect(both.centre[0]).toBeCloseTo(0.5, 1);
  expect(both.symmetry).toBeGreaterThan(0.8);
  expect(measureComposition(paint(50, 50, () => grey(9)))).toMatchObject({ emptiness: 1, symmetry: 1 });
});
