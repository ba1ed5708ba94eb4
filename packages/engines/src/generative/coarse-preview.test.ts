import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { expect, test, vi } from 'vitest';
import { coarsePreview } from './coarse-preview.ts';

function filled(width: number, height: number, channels: 1 | 3, value: number): Raster {
  const raster = createRaster(width, height, channels);
  raster.data.fill(value);
  return raster;
}

const at = ({ data, width }: Raster, x: number, y: number) => data[(y * width + x) * 3];

test('without a mask a picture is shown as it comes', () => {
  const shown = vi.fn();
  const picture = filled(8, 8, 3, 9);
  coarsePreview({ base: filled(80, 60, 3, 0), mask: null, width: 80, height: 60 }, shown)(picture);
  expect(shown).toHaveBeenCalledWith(picture);
});

test('a part is laid where it belongs, and what is locked stays the base’s', async () => {
  const shown: Raster[] = [];
  const mask = filled(1024, 512, 1, 255);
  // The upper half is locked.
  mask.data.fill(0, 0, 1024 * 256);
  const show = coarsePreview({ base: filled(1024, 512, 3, 20), mask, width: 1024, height: 512 }, (picture) =>
    shown.push(picture),
  );
  show(filled(16, 16, 3, 220), { x: 512, y: 0, width: 512, height: 512 });
  await vi.waitUntil(() => shown.length === 1, { timeout: 60_000 });
  const [first] = shown as [Raster];
  expect([first.width, first.height]).toEqual([512, 256]);
  expect([at(first, 400, 200), at(first, 400, 40), at(first, 100, 200)]).toEqual([220, 20, 20]);
});

test('of pictures that come while one is laid, the newest is next', async () => {
  const shown: Raster[] = [];
  const mask = filled(64, 64, 1, 255);
  const show = coarsePreview({ base: filled(64, 64, 3, 0), mask, width: 64, height: 64 }, (picture) =>
    shown.push(picture),
  );
  for (const value of [10, 20, 30, 40]) show(filled(8, 8, 3, value));
  await vi.waitUntil(() => shown.some((picture) => at(picture, 5, 5) === 40), { timeout: 60_000 });
  expect(shown.length).toBeLessThan(3);
});
