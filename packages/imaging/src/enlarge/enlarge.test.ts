import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRaster, type Raster } from '../raster.ts';
import { clarify } from './clarify.ts';
import { doublePlane, halvePlane } from './double-plane.ts';
import { edgeWidth } from './edge-width.ts';
import { countEnlargeTiles, enlargeTile } from './enlarge-tile.ts';
import { measureBlocks } from './measure-blocks.ts';

const open = { signal: new AbortController().signal, progress: () => undefined };

function enlarge(source: Raster, multiplier: 2 | 4): Raster {
  const result = createRaster(source.width * multiplier, source.height * multiplier, source.channels);
  // From the last one on: the order of tiles says nothing.
  for (let tile = countEnlargeTiles(source) - 1; tile >= 0; tile -= 1)
    enlargeTile({ source, multiplier, result }, tile);
  return result;
}

function paint(
  width: number,
  height: number,
  channels: 1 | 3,
  value: (x: number, y: number, c: number) => number,
): Raster {
  const raster = createRaster(width, height, channels);
  for (let at = 0; at < raster.data.length; at += 1) {
    const pixel = Math.floor(at / channels);
    raster.data[at] = value(pixel % width, Math.floor(pixel / width), at % channels);
  }
  return raster;
}

/** A dark half plane whose border runs at `angle`, each sample the share of its square that is light: `scale` times as large. */
function halfPlane(size: number, angle: number, scale = 1): Raster {
  const [nx, ny] = [Math.cos(angle), Math.sin(angle)];
  const steps = 8;
  return paint(size * scale, size * scale, 1, (x, y) => {
    let light = 0;
    for (let sub = 0; sub < steps * steps; sub += 1) {
      const px = (x + ((sub % steps) + 0.5) / steps) / scale - size / 2;
      const py = (y + (Math.floor(sub / steps) + 0.5) / steps) / scale - size / 2;
      if (px * nx + py * ny > 0) light += 1;
    }
    return 40 + (180 * light) / (steps * steps);
  });
}

function meanError(a: Raster, b: Raster): number {
  let sum = 0;
  for (let at = 0; at < a.data.length; at += 1) sum += ((a.data[at] as number) - (b.data[at] as number)) ** 2;
  return Math.sqrt(sum / a.data.length);
}

const planeOf = ({ width, height, data }: Raster) => ({ width, height, data: Float32Array.from(data) });
const rasterOf = (source: { width: number; height: number; data: Float32Array }): Raster => ({
  ...source,
  channels: 1,
  data: Uint8ClampedArray.from(source.data),
});

test.each([2, 4] as const)('%d×: plain colours stay what they are, whatever the size', (multiplier) => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 40 }),
      fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)),
      (width, height, colour) => {
        const enlarged = enlarge(
          paint(width, height, 3, (_x, _y, c) => colour[c] as number),
          multiplier,
        );
        expect([enlarged.width, enlarged.height]).toEqual([width * multiplier, height * multiplier]);
        expect(enlarged.data.every((value, at) => Math.abs(value - (colour[at % 3] as number)) <= 1)).toBe(
          true,
        );
      },
    ),
    { numRuns: 30 },
  );
});

test.each([0.1, 0.4, 0.8, 1.2, 2.5])(
  'an edge at %d rad is nearer to the truth than by Lanczos, without halos',
  (angle) => {
    const small = halfPlane(64, angle);
    const truth = halfPlane(64, angle, 2);
    const ours = enlarge(small, 2);
    const lanczos = rasterOf(doublePlane(planeOf(small)));
    expect(meanError(ours, truth)).toBeLessThan(0.8 * meanError(lanczos, truth));
    expect(Math.min(...ours.data)).toBeGreaterThanOrEqual(39);
    expect(Math.max(...ours.data)).toBeLessThanOrEqual(221);
  },
);

test('a result shrunk again is the source, nearly', () => {
  const source = paint(90, 70, 1, (x, y) => 128 + 60 * Math.sin(x / 5) + 50 * Math.cos(y / 7 + x / 11));
  const back = halvePlane(planeOf(enlarge(source, 2)));
  expect(meanError(rasterOf(back), source)).toBeLessThan(1.5);
});

test('no tile shows where it ends', () => {
  const value = (x: number, y: number) =>
    (Math.floor((x + 2 * y) / 13) % 2 === 0 ? 60 : 190) + 20 * Math.sin(x * y);
  const whole = enlarge(paint(230, 60, 1, value), 2);
  const part = enlarge(
    paint(170, 60, 1, (x, y) => value(x + 60, y)),
    2,
  );
  // Far from the borders of both, one tiling must not differ from the other.
  for (let y = 30; y < 90; y += 1)
    for (let x = 180; x < 420; x += 1) {
      const [a, b] = [whole.data[y * 460 + x] as number, part.data[y * 340 + x - 120] as number];
      expect(Math.abs(a - b)).toBeLessThanOrEqual(1);
    }
});

test('aborted work ends with the reason', () => {
  const signal = AbortSignal.abort(new Error('enough'));
  const source = paint(20, 20, 3, () => 0);
  expect(() => clarify(source, { ...open, signal })).toThrow('enough');
});

/** A slanted pattern with edges, blurred by means of 3 × 3. */
function blurredPattern(passes: number): Raster {
  const sharp = paint(160, 120, 1, (x, y) => (Math.floor((x + 0.4 * y) / 23) % 2 === 0 ? 50 : 200));
  let current = sharp;
  for (let pass = 0; pass < passes; pass += 1) {
    const from = current;
    current = paint(160, 120, 1, (x, y) => {
      let sum = 0;
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1)
          sum += from.data[
            Math.min(119, Math.max(0, y + dy)) * 160 + Math.min(159, Math.max(0, x + dx))
          ] as number;
      return sum / 9;
    });
  }
  return current;
}

test('blur is measured, and taken out without halos', () => {
  const sharp = blurredPattern(0);
  expect(edgeWidth(planeOf(blurredPattern(8)))).toBeGreaterThan(edgeWidth(planeOf(blurredPattern(2))));
  for (const passes of [2, 4, 8]) {
    const soft = blurredPattern(passes);
    const { picture } = clarify(soft, open);
    expect(meanError(picture, sharp)).toBeLessThan(0.9 * meanError(soft, sharp));
    expect(Math.max(...picture.data) - Math.min(...picture.data)).toBeLessThanOrEqual(170);
  }
});

/** A soft slope that was cut into blocks of one value each. */
const blocky = () =>
  paint(160, 160, 1, (x, y) => 100 + 0.35 * (8 * Math.floor(x / 8) + 4) + 0.2 * (8 * Math.floor(y / 8) + 4));

test('blocks are measured and smoothed, and only where there are any', () => {
  const smooth = paint(160, 160, 1, (x, y) => 100 + 0.35 * x + 0.2 * y);
  expect(measureBlocks(planeOf(smooth))).toBeLessThan(0.1);
  expect(measureBlocks(planeOf(blocky()))).toBeGreaterThan(1);
  const { picture, deblocked } = clarify(blocky(), open);
  expect(deblocked).toBe(true);
  expect(measureBlocks(planeOf(picture))).toBeLessThan(0.6 * measureBlocks(planeOf(blocky())));
  expect(clarify(smooth, open).deblocked).toBe(false);
});
