import { expect, test } from 'vitest';
import type { Atmosphere, Environment } from '@plumbline/atmosphere/atmosphere.ts';
import { interiorLight } from './atmosphere-light.ts';
import { createOutlook } from './outlook.ts';

const STEPS = 40;

/** Mean linear luminance of a band of the view, from its top 0 to its bottom 1. */
function brightness(atmosphere: Atmosphere, from: number, to: number, environment?: Environment): number {
  const paint = createOutlook(
    interiorLight(atmosphere, { warmth: 0, modelling: 0.5 }),
    atmosphere,
    environment,
    1,
  );
  const out = new Float64Array(3);
  let sum = 0;
  for (let y = 0; y < STEPS; y++)
    for (let x = 0; x < STEPS; x++) {
      paint(x / STEPS, from + ((to - from) * y) / STEPS, 3, out);
      sum += 0.2126 * (out[0] as number) + 0.7152 * (out[1] as number) + 0.0722 * (out[2] as number);
    }
  return sum / STEPS ** 2;
}

test('the sky is brighter than what grows under it, by day and in rain', () => {
  for (const atmosphere of ['sunny', 'rain'] as const)
    expect(brightness(atmosphere, 0, 0.3)).toBeGreaterThan(1.2 * brightness(atmosphere, 0.8, 1));
});

test('snow lies bright, night is dark', () => {
  expect(brightness('snow', 0.8, 1)).toBeGreaterThan(2 * brightness('rain', 0.8, 1));
  expect(brightness('lights', 0, 1)).toBeLessThan(0.1 * brightness('sunny', 0, 1));
});

test('a forest closes the view, the sea leaves it open', () => {
  expect(brightness('sunny', 0.3, 0.5, 'forest')).toBeLessThan(
    0.8 * brightness('sunny', 0.3, 0.5, 'seaside'),
  );
});
