import { expect, test } from 'vitest';
import { TOOLS } from './registry.ts';
import { sceneSpaceOf } from './scene-space-of.ts';

test('a tool of several categories reads a base as the chosen one says, any other in its own way', () => {
  expect(sceneSpaceOf(TOOLS.indoorExterior, '1')).toBe('interior');
  expect(sceneSpaceOf(TOOLS.indoorExterior, '3')).toBe('exterior');
  expect(sceneSpaceOf(TOOLS.indoorExterior, undefined)).toBe('exterior');
  expect(sceneSpaceOf(TOOLS.allPlan, '1')).toBe('site');
  expect(sceneSpaceOf(TOOLS.inspiration, '2')).toBeUndefined();
});
