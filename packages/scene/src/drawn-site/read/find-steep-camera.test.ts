import { expect, test } from 'vitest';
import { findSteepCamera } from './find-steep-camera.ts';
import { boxSegments, SITE_CAMERA, type TestCamera } from '../test/draw-site.ts';

const BOXES = [
  [
    [-14, -8, 0],
    [9, 6, 5],
  ],
  [
    [2, -5, 0],
    [12, 4, 3],
  ],
  [
    [-6, 6, 0],
    [5, 9, 8],
  ],
] as const;

test.each([
  ['perspective', { inverseFocal: 0.69 / 900, pitch: 0.58, yaw: 0.69 }],
  ['steep', { inverseFocal: 0.5 / 900, pitch: 1.0, yaw: -0.3 }],
] as const)('a %s camera is found within 2 %%', (_, view) => {
  const camera: TestCamera = { ...SITE_CAMERA, ...view };
  const found = findSteepCamera(boxSegments(camera, BOXES), camera.width, camera.height);
  expect(Math.abs(found.pitch - camera.pitch)).toBeLessThan(0.02 * camera.pitch);
  expect(Math.abs(found.yaw - camera.yaw)).toBeLessThan(0.012);
  expect(Math.abs(found.inverseFocal - camera.inverseFocal)).toBeLessThan(0.02 * camera.inverseFocal);
  expect(found.support).toBeGreaterThan(0.9);
});

test('an axonometry has no focal length', () => {
  const camera: TestCamera = { ...SITE_CAMERA, inverseFocal: 0, pitch: 0.615, yaw: 0.6 };
  const found = findSteepCamera(boxSegments(camera, BOXES), camera.width, camera.height);
  expect(found.inverseFocal * camera.width).toBeLessThan(0.03);
  expect(Math.abs(found.pitch - camera.pitch)).toBeLessThan(0.02);
});
