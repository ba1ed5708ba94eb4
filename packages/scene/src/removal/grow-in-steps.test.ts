import { expect, test } from 'vitest';
import { growInSteps } from './grow-in-steps.ts';

test('steps follow on each other from the base to the canvas, none of them large', () => {
  const from = { left: 400, top: 100, right: 500, bottom: 160 };
  const to = { left: 0, top: 80, right: 900, bottom: 160 };
  const steps = growInSteps(from, to);
  expect(steps[0]?.known).toEqual(from);
  expect(steps.at(-1)?.grown).toEqual(to);
  for (const [index, { known, grown }] of steps.entries()) {
    if (index > 0) expect(known).toEqual(steps[index - 1]?.grown);
    expect(grown.right - grown.left).toBeLessThanOrEqual(1.4 * (known.right - known.left));
    expect(grown.bottom - grown.top).toBeLessThanOrEqual(1.4 * (known.bottom - known.top));
  }
});

test('a picture of one pixel still reaches any canvas', () => {
  const to = { left: 0, top: 0, right: 9, bottom: 5 };
  expect(growInSteps({ left: 4, top: 4, right: 5, bottom: 5 }, to).at(-1)?.grown).toEqual(to);
});
