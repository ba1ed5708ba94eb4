import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './paths.mjs';
import { SLOW_FILES } from './slow-files.ts';

test('every file that is known to be slow is there, once', () => {
  expect(SLOW_FILES.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
  expect(new Set(SLOW_FILES).size).toBe(SLOW_FILES.length);
});
