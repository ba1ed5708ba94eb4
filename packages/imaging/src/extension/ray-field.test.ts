import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rayField, rowsAtBorder } from './ray-field.ts';

const line = fc.record({
  at: fc.double({ min: 0, max: 199, noNaN: true }),
  slope: fc.double({ min: -3, max: 3, noNaN: true }),
  length: fc.double({ min: 5, max: 300, noNaN: true }),
});

test('rays never cross, whatever lines leave', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), fc.integer({ min: 1, max: 900 }), (lines, reach) => {
      const slopes = rayField(200, reach, lines, Infinity);
      const rows = new Float32Array(200);
      rowsAtBorder(slopes, reach, rows);
      for (let y = 1; y < 200; y++) expect(rows[y]).toBeGreaterThan(rows[y - 1] as number);
    }),
    { numRuns: 40 },
  );
});

test('goes level where nothing leaves, along a long line where one does', () => {
  expect(Math.max(...rayField(100, 80, [], Infinity).map(Math.abs))).toBeLessThan(1e-6);
  const slopes = rayField(100, 80, [{ at: 40, slope: 0.3, length: 90 }], Infinity);
  expect(slopes[40]).toBeCloseTo(0.3, 2);
});

test('lines that meet in a vanishing point beyond the border are held apart up to the far end', () => {
  const lines = [10, 50, 90].map((at) => ({ at, slope: (50 - at) / 60, length: 80 }));
  const slopes = rayField(100, 200, lines, Infinity);
  const rows = new Float32Array(100);
  rowsAtBorder(slopes, 200, rows);
  for (let y = 1; y < 100; y++) expect(rows[y]).toBeGreaterThan(rows[y - 1] as number);
});
