import { expect, test } from 'vitest';
import { maskFit } from './own-files.ts';

const size = (width: number, height: number) => ({ width, height });

test.each([
  [size(800, 600), size(800, 600), 'fits'],
  [size(800, 600), size(400, 300), 'scales'],
  [size(333, 250), size(1333, 1000), 'scales'],
  [size(5000, 3333), size(2000, 1333), 'scales'],
  [size(800, 600), size(600, 800), 'differs'],
  [size(800, 600), size(800, 620), 'differs'],
] as const)('%j on %j: %s', (mask, picture, fit) => {
  expect(maskFit(mask, picture)).toBe(fit);
  expect(maskFit(picture, mask)).toBe(fit);
});
