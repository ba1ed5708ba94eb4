import { PIXEL_CLASSES, type PixelClass } from '@plumbline/reading/pixels/pixel-classes.ts';
import { expect, test } from 'vitest';
import { hearPlan } from './hear-plan.ts';

/** A reading of one row of pixels, each of one class. */
function readingOf(names: readonly PixelClass[]) {
  const shares = new Float32Array(names.length * PIXEL_CLASSES.length);
  for (const [pixel, name] of names.entries())
    shares[pixel * PIXEL_CLASSES.length + PIXEL_CLASSES.indexOf(name)] = 1;
  return { width: names.length, height: 1, shares };
}

test('parts of a plan are heard at the size at which it is read', () => {
  const heard = hearPlan(readingOf(['paper', 'plan-wall', 'plan-room', 'plan-opening']), {
    width: 8,
    height: 2,
  });
  expect(heard?.wall).toMatchObject({ width: 8, height: 2 });
  expect(heard?.outside.data[0]).toBe(1);
  expect(heard?.wall.data[2]).toBeGreaterThan(0.7);
  expect(heard?.opening.data[7]).toBe(1);
});

test('a net that takes much of what is inside for something else is not heard', () => {
  const size = { width: 4, height: 1 };
  expect(hearPlan(readingOf(['paper', 'plan-wall', 'furniture', 'plan-room']), size)).toBeUndefined();
  expect(hearPlan(readingOf(['paper', 'furniture', 'furniture', 'roof']), size)).toBeUndefined();
});
