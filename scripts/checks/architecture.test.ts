import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ARCHITECTURE_PICTURE, drawArchitecture } from '../architecture/architecture-picture.ts';
import { inRoot } from '../lib/paths.mjs';

test('the picture of the packages is that of today’s imports: `npm run architecture` where it is not', () => {
  expect(readFileSync(inRoot(ARCHITECTURE_PICTURE), 'utf8') === drawArchitecture()).toBe(true);
});
