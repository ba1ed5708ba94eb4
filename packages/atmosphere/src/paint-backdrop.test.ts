import { expect, test } from 'vitest';
import { createColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { paintBackdrop } from './paint-backdrop.ts';

test.each([
  'city-street',
  'forest',
  'lakeside',
  'seaside',
  'countryside',
  'mountain-foot',
  undefined,
] as const)('%s is painted over open sky alone, above the ground line, without hard edges', (environment) => {
  const width = 240;
  const height = 160;
  const sky = createColourPlanes(width, height);
  sky.b.fill(0.8);
  paintBackdrop(sky, { groundAt: () => 120, isOpen: (i) => i % width < 180 }, 'sunny', environment, 5);
  let painted = 0;
  let hardest = 0;
  for (let y = 1; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (x >= 180 || y > 124 || y < 20) expect(sky.r[i]).toBe(0);
      if (x < 179 && y < 116) {
        if ((sky.r[i] as number) > 0.02) painted++;
        hardest = Math.max(hardest, Math.abs((sky.b[i] as number) - (sky.b[i - width] as number)));
      }
    }
  }
  expect(painted).toBeGreaterThan(200);
  expect(hardest).toBeLessThan(0.3);
});
