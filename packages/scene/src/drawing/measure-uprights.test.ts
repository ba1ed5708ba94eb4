import { createRaster } from '@plumbline/imaging/raster.ts';
import { straighten } from '@plumbline/imaging/warp/straighten.ts';
import { expect, test } from 'vitest';
import { drawPerspective } from './test/draw-perspective.ts';
import { measureUprights } from './measure-uprights.ts';

const UPRIGHT = drawPerspective({ focal: 0.9, pitch: 0, yaw: 30 });

test('a drawing with upright uprights is straight', () => {
  const { tilt, convergence, uprights } = measureUprights(UPRIGHT);
  expect(uprights).toBeGreaterThan(20);
  expect(Math.abs(tilt ?? 9)).toBeLessThan(0.1);
  expect(Math.abs(convergence ?? 9)).toBeLessThan(0.3);
});

test.each([-4, -1.5, 0.8, 2.5, 6])(
  'a drawing turned by %s degrees is found so, and straightened',
  (turned) => {
    const leaning = straighten(UPRIGHT, { tilt: -turned, convergence: 0 });
    const measured = measureUprights(leaning);
    expect(Math.abs((measured.tilt ?? 90) - turned)).toBeLessThan(0.2);
    const back = measureUprights(straighten(leaning, { tilt: measured.tilt ?? 0, convergence: 0 }));
    expect(Math.abs(back.tilt ?? 90)).toBeLessThan(0.2);
  },
);

test.each([-9, 5, 10])(
  'uprights that converge by %s degrees are found so, and made parallel',
  (converged) => {
    const leaning = straighten(UPRIGHT, { tilt: 0, convergence: -converged });
    const measured = measureUprights(leaning);
    expect(Math.abs((measured.convergence ?? 90) - converged)).toBeLessThan(Math.abs(converged) * 0.2 + 0.4);
    const back = measureUprights(
      straighten(leaning, { tilt: measured.tilt ?? 0, convergence: measured.convergence ?? 0 }),
    );
    expect(Math.abs(back.convergence ?? 90)).toBeLessThan(1.6);
  },
);

test('looking up makes uprights meet above, looking down below', () => {
  const up = measureUprights(drawPerspective({ focal: 0.9, pitch: -8, yaw: 30 }));
  const down = measureUprights(drawPerspective({ focal: 0.9, pitch: 8, yaw: 30 }));
  expect(up.convergence ?? 0).toBeGreaterThan(3);
  expect(down.convergence ?? 0).toBeLessThan(-3);
});

test('an empty picture tells nothing', () => {
  const white = createRaster(400, 300, 3);
  white.data.fill(255);
  expect(measureUprights(white)).toEqual({ tilt: null, convergence: null, uprights: 0 });
});
