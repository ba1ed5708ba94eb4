import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extendDrawing } from './extend-drawing.ts';
import { EXTENSION_MANNERS, extendPicture } from './extend-picture.ts';
import { meetStrokes } from './meet-strokes.ts';

const context = { signal: new AbortController().signal, progress: () => undefined };

function paper(width: number, height: number, value: number): Raster {
  const picture = createRaster(width, height, 3);
  picture.data.fill(value);
  return picture;
}

function line(picture: Raster, row: number): void {
  for (const y of [row, row + 1]) picture.data.fill(30, 3 * y * picture.width, 3 * (y + 1) * picture.width);
}

test('keeps the picture byte for byte on any canvas, in every manner', () => {
  const side = fc.integer({ min: 0, max: 50 });
  fc.assert(
    fc.property(
      side,
      side,
      side,
      side,
      fc.constantFrom(...EXTENSION_MANNERS),
      fc.nat(99),
      (l, r, t, b, manner, seed) => {
        const picture = createRaster(48, 40, 3);
        for (let i = 0; i < picture.data.length; i++) picture.data[i] = (i * 7919 + seed * 31) % 256;
        const canvas = { width: 48 + l + r, height: 40 + t + b, x: l, y: t };
        const { picture: grown } = extendPicture(picture, canvas, manner, seed, context);
        expect([grown.width, grown.height]).toEqual([canvas.width, canvas.height]);
        for (let y = 0; y < 40; y++) {
          const from = 3 * ((y + t) * canvas.width + l);
          expect(grown.data.subarray(from, from + 144)).toEqual(
            picture.data.subarray(144 * y, 144 * (y + 1)),
          );
        }
      },
    ),
    { numRuns: 12 },
  );
});

test('a drawing goes on as its own paper, and a line that leaves it in its row alone', () => {
  const picture = paper(200, 120, 247);
  line(picture, 60);
  const margins = { left: 0, right: 150, top: 40, bottom: 0 };
  const grown = extendDrawing(
    picture,
    margins,
    2,
    1,
    () => undefined,
    () => undefined,
  );
  for (let y = 0; y < grown.height; y++)
    for (let x = 200; x < grown.width; x++) {
      const value = grown.data[3 * (y * grown.width + x)] as number;
      if (y < 98 || y > 103) expect(value).toBe(247);
    }
  expect(grown.data[3 * (100 * grown.width + 230)]).toBeLessThan(60);
});

test('strokes that would cross end where they meet, the longer one goes on past a short one', () => {
  const stroke = (y: number, uy: number, length: number) => ({
    x: 0,
    y,
    ux: Math.sqrt(1 - uy * uy),
    uy,
    length,
    far: 500,
    fade: 100,
    profile: new Float32Array(15),
    reach: 1,
  });
  const [a, b] = meetStrokes([stroke(0, 0.5, 100), stroke(100, -0.5, 100)]);
  expect(a?.far).toBeCloseTo(100, 5);
  expect(b?.far).toBeCloseTo(100, 5);
  const [long, short] = meetStrokes([stroke(0, 0.5, 300), stroke(100, -0.5, 100)]);
  expect(long?.far).toBe(500);
  expect(short?.far).toBeCloseTo(100, 5);
});
