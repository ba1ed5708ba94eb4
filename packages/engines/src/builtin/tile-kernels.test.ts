import { expect, test } from 'vitest';
import { TILE_KERNELS } from './tile-kernels.ts';

test('every kernel is found under its own name', () => {
  for (const [name, kernel] of TILE_KERNELS) expect(kernel.name).toBe(name);
});
