import { expect, test } from 'vitest';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { TEST_STYLES } from '@plumbline/tracer/test/test-styles.ts';
import { ITEM_SETS } from './item-sets.ts';
import { stageItem, type StagingRequest } from './stage-item.ts';

const CONTEXT = { signal: new AbortController().signal, progress: () => undefined };
const FRAME = { width: 160, height: 120 };
const request: StagingRequest = {
  set: 'sweep',
  style: TEST_STYLES[0] as (typeof TEST_STYLES)[number],
  atmosphere: 'sunny',
  share: 0.6,
  seed: 4,
  maxEdge: 160,
};

/** A red block in a clear picture. */
function block(): Raster {
  const out = createRaster(80, 80, 4);
  for (let y = 20; y < 60; y++)
    for (let x = 25; x < 55; x++) out.data.set([190, 30, 30, 255], 4 * (y * 80 + x));
  return out;
}

const isRed = ({ data, width }: Raster, x: number, y: number): boolean => {
  const p = 3 * (y * width + x);
  return (data[p] as number) > 150 && (data[p + 1] as number) < 70;
};

test('an item takes its share of the frame, and throws a shadow at its foot', () => {
  const staged = stageItem(block(), FRAME, request, CONTEXT);
  const picture = staged?.picture as Raster;
  expect([picture.width, picture.height]).toEqual([160, 120]);
  const rows = Array.from({ length: 120 }, (_, y) => y).filter((y) => isRed(picture, 80, y));
  expect(rows.length / 120).toBeGreaterThan(0.57);
  expect(rows.length / 120).toBeLessThan(0.63);
  // The light comes from the left front: the shadow lies to the right of the foot.
  const foot = rows.at(-1) as number;
  const columns = Array.from({ length: 160 }, (_, x) => x).filter((x) => isRed(picture, x, foot - 2));
  const light = (x: number): number => picture.data[3 * ((foot - 2) * 160 + x) + 1] as number;
  expect(light((columns.at(-1) as number) + 4)).toBeLessThan(light(12) - 6);
});

test('the same request gives the same pixels', () => {
  const small = { ...request, maxEdge: 64 };
  const once = stageItem(block(), FRAME, small, CONTEXT);
  expect(stageItem(block(), FRAME, small, CONTEXT)?.picture.data).toEqual(once?.picture.data);
});

test.each(ITEM_SETS)('%s is a set with light and shade', (set) => {
  const staged = stageItem(block(), FRAME, { ...request, set, maxEdge: 48 }, CONTEXT);
  const data = staged?.picture.data as Uint8ClampedArray;
  const mean = data.reduce((sum, v) => sum + v, 0) / data.length;
  expect(mean).toBeGreaterThan(60);
  expect(mean).toBeLessThan(235);
});

test('an empty item is not staged', () => {
  expect(stageItem(createRaster(20, 20, 4), FRAME, request, CONTEXT)).toBeUndefined();
});
