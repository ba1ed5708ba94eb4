import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { describe, expect, test } from 'vitest';
import { steadyPicture } from './steady-picture.ts';

const WIDTH = 200;
const HEIGHT = 120;

function filled(level: number): Raster {
  const picture = createRaster(WIDTH, HEIGHT, 3);
  picture.data.fill(level);
  return picture;
}

function withBox(picture: Raster, level: number, x0: number, x1: number): Raster {
  const data = new Uint8ClampedArray(picture.data);
  for (let y = 40; y < 60; y++) data.fill(level, (y * WIDTH + x0) * 3, (y * WIDTH + x1) * 3);
  return { ...picture, data };
}

const at = (picture: Raster, x: number, y: number) => picture.data[(y * WIDTH + x) * 3];

describe('a frame after another', () => {
  const before = { base: filled(250), picture: filled(120) };

  test('keeps every byte where the base is the same, although the whole picture has shifted', () => {
    const now = { base: filled(250), picture: filled(123) };
    expect(steadyPicture(now, before).data).toEqual(before.picture.data);
  });

  test('is the new one at a change and around it, and the old one far from it', () => {
    const now = { base: withBox(filled(250), 20, 20, 40), picture: withBox(filled(123), 60, 20, 40) };
    const steady = steadyPicture(now, before);
    expect([at(steady, 30, 50), at(steady, 48, 50), at(steady, 150, 50)]).toEqual([60, 123, 120]);
    // No edge between them.
    for (let x = 48; x < 150; x++)
      expect(Math.abs((at(steady, x, 50) ?? 0) - (at(steady, x + 1, 50) ?? 0))).toBeLessThanOrEqual(1);
  });

  test('is the new one where the picture is understood otherwise, although its base is the same', () => {
    const now = { base: filled(250), picture: withBox(filled(120), 220, 100, 140) };
    expect(at(steadyPicture(now, before), 120, 50)).toBe(220);
  });

  test('is the new one as a whole where the window has another size', () => {
    const other = { base: createRaster(100, 120, 3), picture: createRaster(100, 120, 3) };
    expect(steadyPicture(other, before)).toBe(other.picture);
  });

  test('is the new one where there was none', () => {
    const now = { base: filled(250), picture: filled(123) };
    expect(steadyPicture(now, undefined)).toBe(now.picture);
  });
});
