import { createBitMask } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { castShadow } from './cast-shadow.ts';

test('a shadow falls along its direction, as far as asked, and not the other way', () => {
  const mask = createBitMask(60, 60);
  for (let x = 10; x < 30; x++) mask.data[20 * 60 + x] = 1;
  const shadow = castShadow(mask, 6, 12, 0.5);
  const at = (x: number, y: number): number => shadow.data[y * 60 + x] as number;
  expect(at(22, 26)).toBeGreaterThan(0.9);
  expect(at(22, 40)).toBeLessThan(0.05);
  expect(at(22, 14)).toBeLessThan(0.05);
  expect(at(33, 29)).toBeGreaterThan(0.9);
  expect(at(11, 29)).toBeLessThan(0.2);
});

test('level light throws to the side', () => {
  const mask = createBitMask(60, 40);
  for (let y = 10; y < 20; y++) mask.data[y * 60 + 30] = 1;
  const left = castShadow(mask, -15, 2, 0.5);
  expect(left.data[15 * 60 + 22]).toBeGreaterThan(0.9);
  expect(left.data[15 * 60 + 38]).toBeLessThan(0.05);
});
