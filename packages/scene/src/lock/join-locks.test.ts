import type { Raster } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { joinLocks, lockOfMask } from './join-locks.ts';

const mask = (...values: number[]): Raster => ({
  width: values.length,
  height: 1,
  channels: 1,
  data: new Uint8ClampedArray(values),
});

test('black stays, white may change', () => {
  expect([...lockOfMask(mask(0, 255, 128), { width: 3, height: 1 }).data]).toEqual([255, 0, 127]);
});

test('a smaller result is locked as firmly as the most locked pixel under it', () => {
  expect([...lockOfMask(mask(255, 0, 255, 255), { width: 2, height: 1 }).data]).toEqual([255, 0]);
});

test('colour masks are read by their first channel', () => {
  const rgb: Raster = { width: 1, height: 1, channels: 3, data: new Uint8ClampedArray([0, 9, 9]) };
  expect([...lockOfMask(rgb, { width: 1, height: 1 }).data]).toEqual([255]);
});

test('either lock counts', () => {
  const a = lockOfMask(mask(0, 255, 255), { width: 3, height: 1 });
  const b = lockOfMask(mask(255, 255, 0), { width: 3, height: 1 });
  expect([...(joinLocks(a, b)?.data ?? [])]).toEqual([255, 0, 255]);
  expect(joinLocks(a, undefined)).toBe(a);
  expect(joinLocks(undefined, undefined)).toBeUndefined();
});
