import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRaster, type Raster } from '../raster.ts';
import { homographyBetween, type Homography, type QuadCorners, rectangleCorners } from './homography.ts';
import { prepareTexture } from './prepare-texture.ts';
import { quadAspect } from './quad-aspect.ts';
import { tileInQuad, TileSampler } from './tile-in-quad.ts';

const FLAT: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** Every pixel another colour. */
function pattern(width: number, height: number): Raster {
  const picture = createRaster(width, height, 3);
  for (let at = 0; at < picture.data.length; at += 1) picture.data[at] = (at * 73 + (at >> 3) * 31) % 256;
  return picture;
}

function halves(): Raster {
  const picture = createRaster(8, 8, 3);
  for (let at = 0; at < picture.data.length; at += 1) picture.data[at] = at % 24 < 12 ? 255 : 0;
  return picture;
}

test('square to the viewer and at its own size the texture is repeated byte for byte', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (width, height) => {
      const texture = pattern(width, height);
      const area = { left: 0, top: 0, width: width * 2 + 1, height: height + 3, step: 1 };
      const tiled = tileInQuad(
        prepareTexture(texture),
        { toSurface: FLAT, tileWidth: width, rotation: 0 },
        area,
      );
      for (let y = 0; y < area.height; y += 1)
        for (let x = 0; x < area.width; x += 1)
          for (let c = 0; c < 3; c += 1) {
            const from = texture.data[((y % height) * width + (x % width)) * 3 + c]!;
            expect(Math.abs(tiled.data[(y * area.width + x) * 4 + c]! - from)).toBeLessThanOrEqual(1);
          }
    }),
    { numRuns: 30 },
  );
});

test('a quarter turn counter-clockwise brings what lay on the right to the top', () => {
  const sampler = new TileSampler(prepareTexture(halves()), { toSurface: FLAT, tileWidth: 8, rotation: 90 });
  sampler.read(4, -2.5);
  const above = sampler.red;
  sampler.read(4, 2.5 - 8);
  const below = sampler.red;
  expect([above, below]).toEqual([1, 0]);
});

test('far away fine stripes become their mean light, not their mean code', () => {
  const tiled = tileInQuad(
    prepareTexture(halves()),
    { toSurface: FLAT, tileWidth: 0.01, rotation: 17 },
    { left: 0, top: 0, width: 3, height: 3, step: 1 },
  );
  expect(tiled.data[0]).toBeCloseTo(188, -0.5);
  expect(new Set(tiled.data.filter((_, at) => at % 4 < 3)).size).toBe(1);
});

test('along the view stripes across a floor stay apart as long as pixels can tell them', () => {
  const floor: QuadCorners = [
    { x: 300, y: 400 },
    { x: 500, y: 400 },
    { x: 800, y: 700 },
    { x: 0, y: 700 },
  ];
  const toSurface = homographyBetween(floor, rectangleCorners(4000, 8000))!;
  const area = { left: 340, top: 410, width: 120, height: 1, step: 1 };
  const row = tileInQuad(prepareTexture(halves()), { toSurface, tileWidth: 400, rotation: 0 }, area);
  const reds = Array.from({ length: area.width }, (_, x) => row.data[x * 4]!);
  // Isotropic sampling would have greyed them: a pixel is some twenty times longer on the floor than wide.
  expect(Math.max(...reds)).toBeGreaterThan(240);
  expect(Math.min(...reds)).toBeLessThan(60);
});

test('above the horizon it is clear', () => {
  const floor: QuadCorners = [
    { x: 30, y: 40 },
    { x: 50, y: 40 },
    { x: 80, y: 70 },
    { x: 0, y: 70 },
  ];
  const toSurface = homographyBetween(floor, rectangleCorners(100, 100))!;
  const tiled = tileInQuad(
    prepareTexture(halves()),
    { toSurface, tileWidth: 10, rotation: 0 },
    { left: 0, top: 0, width: 80, height: 70, step: 1 },
  );
  expect(tiled.data[3]).toBe(0);
  expect(tiled.data.at(-1)).toBe(255);
});

test('a preview at a lower resolution shows the means of the full one', () => {
  const texture = prepareTexture(pattern(64, 64));
  const placement = { toSurface: FLAT, tileWidth: 64, rotation: 0 };
  const coarse = tileInQuad(texture, placement, { left: 0, top: 0, width: 4, height: 4, step: 64 });
  const fine = tileInQuad(
    texture,
    { ...placement, tileWidth: 1 },
    { left: 0, top: 0, width: 4, height: 4, step: 1 },
  );
  coarse.data.forEach((value, at) => expect(Math.abs(value - fine.data[at]!)).toBeLessThanOrEqual(2));
});

test('each size of a texture has the mean light of the whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 70 }), (width, height) => {
      const { levels } = prepareTexture(pattern(width, height));
      const means = levels.map(({ data }) => data.reduce((sum, value) => sum + value, 0) / data.length);
      for (const mean of means) expect(mean).toBeCloseTo(means[0]!, 4);
      expect(levels.at(-1)).toMatchObject({ width: 1, height: 1 });
    }),
    { numRuns: 40 },
  );
});

test('tells the proportions of a rectangle from how a camera sees it', () => {
  const focal = 900;
  const look = (x: number, y: number, z: number) => ({ x: 512 + (focal * x) / z, y: 384 + (focal * y) / z });
  // 5 × 3 on a floor 1.5 below the eye, turned by 0.4, its nearest corner 4 away.
  const corner = (along: number, away: number) =>
    look(
      -2 + along * Math.cos(0.4) - away * Math.sin(0.4),
      1.5,
      7 + along * Math.sin(0.4) + away * Math.cos(0.4),
    );
  const quad: QuadCorners = [corner(0, 3), corner(5, 3), corner(5, 0), corner(0, 0)];
  const told = quadAspect(quad, { width: 1024, height: 768 });
  expect(told.aspect).toBeCloseTo(5 / 3, 6);
  expect(told.focal).toBeCloseTo(focal, 3);
  const square = quadAspect(rectangleCorners(300, 200), { width: 1024, height: 768 });
  expect(square.aspect).toBeCloseTo(1.5);
});
