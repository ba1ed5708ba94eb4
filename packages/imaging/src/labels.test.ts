import { expect, test } from 'vitest';
import { connectedComponents, labelAreas, removeSpecks } from './connected-components.ts';
import type { BitMask } from './raster.ts';
import { spreadLabels } from './spread-labels.ts';

function mask(rows: readonly string[]): BitMask {
  return {
    width: rows[0]?.length ?? 0,
    height: rows.length,
    data: Uint8Array.from(rows.join(''), (c) => (c === '#' ? 1 : 0)),
  };
}

test('diagonal neighbours join only with 8-connectivity', () => {
  const m = mask(['#..#', '.#..', '..#.', '#...']);
  expect(connectedComponents(m, 4).count).toBe(5);
  expect(connectedComponents(m, 8).count).toBe(3);
});

test('areas add up to the picture', () => {
  const map = connectedComponents(mask(['##..', '##.#', '...#']));
  expect([...labelAreas(map)]).toEqual([6, 4, 2]);
});

test('specks go, strokes stay', () => {
  const m = removeSpecks(mask(['#....', '..###', '.....']), 2);
  expect([...m.data].reduce((a, b) => a + b)).toBe(3);
});

test('labels grow to the middle between them and not outside the mask', () => {
  const map = { width: 7, height: 1, count: 2, data: Int32Array.from([1, 0, 0, 0, 0, 0, 2]) };
  expect([...spreadLabels(map).data]).toEqual([1, 1, 1, 1, 2, 2, 2]);
  expect([...spreadLabels(map, mask(['##....#'])).data]).toEqual([1, 1, 0, 0, 0, 0, 2]);
});
