import { expect, test } from 'vitest';
import { dyeTowards } from './dye-colour.ts';

test('a light wall of red brick turns red and stays light', () => {
  const [r, g, b] = dyeTowards([0.7, 0.7, 0.7], [0.3, 0.1, 0.06], 0.5);
  expect(r).toBeGreaterThan(1.3 * g);
  expect(g).toBeGreaterThan(b);
  expect(0.2126 * r + 0.7152 * g + 0.0722 * b).toBeGreaterThan(0.5);
});

test('nothing changes at share 0', () => {
  const [r, g, b] = dyeTowards([0.2, 0.5, 0.7], [0.3, 0.1, 0.06], 0);
  expect([r, g, b].map((v) => Number(v.toFixed(6)))).toEqual([0.2, 0.5, 0.7]);
});
