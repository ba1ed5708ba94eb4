import { expect, test } from 'vitest';
import type { GeometryCamera } from './scene-geometry.ts';
import { sideOfSun, towardsSun } from './sun-place.ts';

/** Looks a little down, and is turned a little to the right. */
function cameraAt(turn: number, pitch: number): GeometryCamera {
  const [s, c] = [Math.sin(turn), Math.cos(turn)];
  return {
    focalPx: 500,
    principal: [0, 0],
    position: [0, 1.6, 0],
    right: [c, 0, s],
    down: [-s * Math.sin(pitch), -Math.cos(pitch), c * Math.sin(pitch)],
    ahead: [s * Math.cos(pitch), -Math.sin(pitch), -c * Math.cos(pitch)],
  };
}
const camera = cameraAt(0.4, 0.2);
const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, v, k) => sum + v * (b[k] as number), 0);

test('a sun on the right lies along the right of the picture, whatever its camera looks at', () => {
  const sun = towardsSun({ aside: Math.PI / 2, height: 0.5 }, camera);
  expect(dot(sun, camera.right)).toBeCloseTo(Math.cos(0.5), 6);
  expect(sun[1]).toBeCloseTo(Math.sin(0.5), 6);
  expect(Math.hypot(...sun)).toBeCloseTo(1, 6);
});

test('a sun behind the viewer shines away from them, one ahead towards them', () => {
  const level = [camera.ahead[0], 0, camera.ahead[2]];
  expect(dot(towardsSun({ aside: Math.PI, height: 0.3 }, camera), level)).toBeLessThan(0);
  expect(dot(towardsSun({ aside: 0, height: 0.3 }, camera), level)).toBeGreaterThan(0);
  expect(Math.hypot(...towardsSun({ aside: 0, height: 0.3 }, camera))).toBeCloseTo(1, 6);
});

test('shadows fall away from it', () => {
  expect(sideOfSun({ aside: -1, height: 1 })).toBe(1);
  expect(sideOfSun({ aside: 2, height: 1 })).toBe(-1);
});
