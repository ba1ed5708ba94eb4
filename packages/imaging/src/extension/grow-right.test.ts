import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashNoise } from '../random.ts';
import { createRaster, type Raster } from '../raster.ts';
import { growRight } from './grow-right.ts';

type Draw = (x: number, y: number) => readonly [number, number, number];

function draw(width: number, height: number, colour: Draw): Raster {
  const picture = createRaster(width, height, 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) picture.data.set(colour(x, y), 3 * (y * width + x));
  return picture;
}

const options = {
  lines: [],
  steep: Infinity,
  edges: [],
  outdoors: false,
  flow: { spread: 0.45, supported: 0.25 },
  seed: 1,
  checkpoint: () => undefined,
};

const at = ({ width, data }: Raster, x: number, y: number): number[] => [
  ...data.subarray(3 * (y * width + x), 3 * (y * width + x) + 3),
];

test('keeps every byte of any picture and fills the rest, the same for the same seed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 0, max: 1000 }),
      fc.boolean(),
      (width, height, reach, seed, outdoors) => {
        const picture = draw(width, height, (x, y) => {
          const v = 255 * hashNoise(x >> 1, y >> 1, seed);
          return [v, 255 - v, 100];
        });
        const grown = growRight(picture, reach, { ...options, seed, outdoors });
        expect([grown.width, grown.height]).toEqual([width + reach, height]);
        for (let y = 0; y < height; y++)
          for (let x = 0; x < width; x++) expect(at(grown, x, y)).toEqual(at(picture, x, y));
        expect(growRight(picture, reach, { ...options, seed, outdoors }).data).toEqual(grown.data);
      },
    ),
    { numRuns: 25 },
  );
});

test('a plain ground goes on exactly, with a thing standing before it', () => {
  const picture = draw(120, 80, (x, y) =>
    x > 40 && x < 90 && y > 20 && y < 60 ? [90, 40, 20] : [240, 241, 238],
  );
  const grown = growRight(picture, 100, options);
  for (let y = 0; y < 80; y++)
    for (let x = 120; x < 220; x++) expect(at(grown, x, y)).toEqual([240, 241, 238]);
});

test('an edge that leaves goes on straight along its line', () => {
  const slope = 0.25;
  const edge = (x: number): number => 30 + slope * x;
  const picture = draw(160, 160, (x, y) => (y < edge(x) ? [210, 205, 200] : [120, 90, 60]));
  const lines = [{ at: edge(159), slope, length: 155 }];
  const grown = growRight(picture, 120, { ...options, lines });
  for (const x of [180, 220, 270]) {
    expect(at(grown, x, Math.round(edge(x)) - 5)[0]).toBeGreaterThan(190);
    expect(at(grown, x, Math.round(edge(x)) + 5)[0]).toBeLessThan(140);
  }
});

test('a pattern goes on in step', () => {
  const stripe = (x: number): number => (x % 16 < 8 ? 220 : 60);
  const picture = draw(200, 80, (x) => [stripe(x), stripe(x), stripe(x)]);
  const grown = growRight(picture, 96, options);
  let alike = 0;
  for (let x = 200; x < 296; x++) if (Math.abs((at(grown, x, 40)[0] as number) - stripe(x)) < 60) alike++;
  expect(alike / 96).toBeGreaterThan(0.85);
});

test('rough ground keeps its roughness', () => {
  const noise = (x: number, y: number): number => 90 + 60 * hashNoise(x >> 1, y >> 1, 3);
  const picture = draw(200, 120, (x, y) => [noise(x, y), noise(x, y) + 20, 40]);
  const spread = (raster: Raster, from: number, to: number): number => {
    let [sum, count] = [0, 0];
    for (let y = 0; y < 119; y++)
      for (let x = from; x < to - 1; x++, count++)
        sum += Math.abs((at(raster, x, y)[0] as number) - (at(raster, x + 1, y)[0] as number));
    return sum / count;
  };
  const grown = growRight(picture, 160, { ...options, outdoors: true });
  expect(spread(grown, 210, 360)).toBeGreaterThan(0.55 * spread(picture, 0, 200));
});
