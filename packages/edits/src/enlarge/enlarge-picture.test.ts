import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { enlargePicture } from './enlarge-picture.ts';

/** A soft slope cut into blocks of one value each, as JPEG leaves it. */
function blocky(width: number, height: number): Raster {
  const picture = createRaster(width, height, 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    picture.data.fill(60 + 3 * (x >> 3) + 2 * (y >> 3), 3 * pixel, 3 * pixel + 3);
  }
  return picture;
}

const context = (change: Partial<RenderContext> = {}): RenderContext => ({
  signal: new AbortController().signal,
  progress: () => undefined,
  ...change,
});

/** Largest step between neighbours of a row. */
function largestStep({ width, data }: Raster): number {
  let largest = 0;
  for (let x = 3; x < 3 * width; x += 3)
    largest = Math.max(largest, Math.abs((data[x] as number) - (data[x - 3] as number)));
  return largest;
}

test('the marks of JPEG are out before the picture is enlarged, and progress only grows', () => {
  const seen: number[] = [];
  const progress = (fraction: number) => seen.push(fraction);
  const source = blocky(200, 40);
  const result = enlargePicture(source, 2, context({ progress }));
  expect([result.width, result.height, result.channels]).toEqual([400, 80, 3]);
  expect(largestStep(source)).toBe(3);
  expect(largestStep(result)).toBeLessThan(2);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen.at(-1)).toBe(1);
});

test('cancelled among its tiles it ends with the reason', () => {
  const control = new AbortController();
  const progress = (fraction: number) => {
    if (fraction > 0.1) control.abort(new Error('enough'));
  };
  expect(() => enlargePicture(blocky(400, 20), 2, context({ signal: control.signal, progress }))).toThrow(
    'enough',
  );
});
