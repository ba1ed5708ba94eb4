import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { seededRandom } from '@plumbline/imaging/random.ts';
import { expect, test } from 'vitest';
import { createPixelReader } from './learned-pixels.ts';
import { PIXEL_CLASSES } from './pixel-classes.ts';
import { PIXEL_CHANNELS, pixelInput } from './pixel-input.ts';
import { pixelSize } from './pixel-size.ts';
import weights from './pixel-weights.json' with { type: 'json' };

function speckled(width: number, height: number, seed: number): Raster {
  const random = seededRandom(seed);
  const picture = createRaster(width, height, 3);
  for (let i = 0; i < picture.data.length; i++) picture.data[i] = 255 * random();
  return picture;
}

/** A room with one corner, in lines: floor, two walls, ceiling. */
function corner(): Raster {
  const picture = createRaster(480, 320, 3);
  picture.data.fill(255);
  const line = (x0: number, y0: number, x1: number, y1: number): void => {
    const steps = 2 * Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0));
    for (let k = 0; k <= steps; k++) {
      const x = Math.round(x0 + ((x1 - x0) * k) / steps);
      const y = Math.round(y0 + ((y1 - y0) * k) / steps);
      for (const dx of [0, 1]) picture.data.set([0, 0, 0], 3 * (y * 480 + Math.min(479, x + dx)));
    }
  };
  line(150, 90, 330, 90);
  line(150, 220, 330, 220);
  line(150, 90, 150, 220);
  line(330, 90, 330, 220);
  line(0, 0, 150, 90);
  line(479, 0, 330, 90);
  line(0, 319, 150, 220);
  line(479, 319, 330, 220);
  return picture;
}

test.each([
  [1920, 1080],
  [600, 800],
  [512, 512],
  [300, 3000],
  [3000, 300],
  [1, 1],
])('a picture of %i × %i fits into the net', (width, height) => {
  const size = pixelSize(width, height);
  expect(size.width % 128).toBe(0);
  expect(size.height % 32).toBe(0);
  expect(size.width * size.height).toBeLessThanOrEqual(512 * 512);
  const reading = createPixelReader(weights)?.read(speckled(Math.min(64, width), Math.min(64, height), 1));
  expect(reading?.shares.length).toBe((reading?.width ?? 0) * (reading?.height ?? 0) * PIXEL_CLASSES.length);
  const draft = pixelSize(width, height, true);
  expect([draft.width % 128, draft.height % 32]).toEqual([0, 0]);
  expect(draft.width).toBeLessThanOrEqual(256);
});

test('shares of a pixel add up to one, facings have length one, and the same picture gives the same bits whatever was read before', () => {
  const reader = createPixelReader(weights);
  const picture = speckled(300, 200, 5);
  const first = reader?.read(picture);
  // It remembers what it read lately: another reads the picture again, after one of another size.
  const other = createPixelReader(weights);
  other?.read(speckled(200, 300, 6));
  expect(other?.read(picture)).toEqual(first);
  expect(reader?.read(picture)).toBe(first);
  expect(reader?.tell(picture)).toEqual(first?.whole);
  const count = PIXEL_CLASSES.length;
  for (const pixel of [0, 777, 4000]) {
    const shares = first?.shares.slice(pixel * count, (pixel + 1) * count) ?? new Float32Array();
    expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 5);
    expect(Math.hypot(...(first?.facing.slice(3 * pixel, 3 * pixel + 3) ?? []))).toBeCloseTo(1, 5);
  }
});

test.each([false, true])(
  'a drawn corner of a room is seen, for a draft (%s) too: floor that looks up, a ceiling that looks down, walls that face each other',
  (isDraft) => {
    const reading = createPixelReader(weights)?.read(corner(), isDraft);
    if (reading === undefined) throw new Error('no reader');
    const at = (u: number, v: number): { readonly told: string; readonly facing: readonly number[] } => {
      const i = Math.floor(v * reading.height) * reading.width + Math.floor(u * reading.width);
      const shares = reading.shares.subarray(i * PIXEL_CLASSES.length, (i + 1) * PIXEL_CLASSES.length);
      return {
        told: PIXEL_CLASSES[shares.indexOf(Math.max(...shares))] as string,
        facing: [...reading.facing.subarray(3 * i, 3 * i + 3)],
      };
    };
    expect(at(0.5, 0.85).told).toBe('floor');
    expect(at(0.5, 0.85).facing[1]).toBeLessThan(-0.7);
    expect(at(0.5, 0.1).told).toBe('ceiling');
    expect(at(0.5, 0.1).facing[1]).toBeGreaterThan(0.7);
    expect(at(0.5, 0.5).facing[2]).toBeLessThan(-0.7);
    expect(at(0.1, 0.5).told).toBe('wall');
    expect(at(0.1, 0.5).facing[0]).toBeGreaterThan(0.5);
    expect(at(0.9, 0.5).facing[0]).toBeLessThan(-0.5);
  },
);

test('what a pixel has darker than its surroundings is ink, and an even picture has none', () => {
  const picture = createRaster(64, 64, 3);
  picture.data.fill(128);
  picture.data.set([0, 0, 0], 3 * (20 * 64 + 20));
  const seen = new Map<string, readonly number[]>();
  pixelInput(picture, (column, row, values) => seen.set(`${column} ${row}`, [...values]));
  expect(seen.get('30 30')).toEqual(Array.from({ length: PIXEL_CHANNELS }, () => 0));
  const [red, , , ink] = seen.get('10 10') ?? [];
  expect(red).toBe(-2);
  expect(ink).toBeCloseTo((128 * (1 - 1 / 225)) / 64, 4);
});

test('damaged weights are no reader', () => {
  expect(createPixelReader({ ...weights, checksum: weights.checksum + 1 })).toBeNull();
});
