import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readByteRange } from './byte-range.ts';

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-', { start: 2, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=4-99', { start: 4, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-4', null],
  ['bytes=0-1,3-4', null],
  ['bytes=a-b', null],
  ['items=0-1', null],
  ['bytes=-', null],
  [undefined, null],
])('%s of 10 bytes', (header, expected) => {
  expect(readByteRange(header, 10)).toEqual(expected);
});

test('nothing of an empty file can be asked for', () => {
  expect(readByteRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(readByteRange('bytes=-5', 0)).toBe('unsatisfiable');
});

test('a range never leaves the file', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.nat(200), fc.integer({ min: 1, max: 150 }), (first, last, size) => {
      const range = readByteRange(`bytes=${first}-${last}`, size);
      if (range === null || range === 'unsatisfiable') {
        expect(last < first || first >= size).toBe(true);
        return;
      }
      expect(range.start).toBe(first);
      expect(range.end).toBe(Math.min(last, size - 1));
    }),
  );
});
