import { expect, test } from 'vitest';
import { createCamera, projectPoint, rayThrough } from './camera.ts';

const view = { eye: [1, 1.5, -4], yaw: 0.3, pitch: 0, fieldOfView: 1.1, horizon: 0.55 } as const;

test('a ray through a pixel meets the point that projects there', () => {
  for (const pitch of [0, 0.4]) {
    const camera = createCamera({ ...view, pitch }, 640, 480);
    const ray = new Float32Array(3);
    for (const [x, y] of [
      [20, 30],
      [320, 240],
      [600, 470],
    ] as const) {
      rayThrough(camera, x, y, ray);
      const point = [0, 1, 2].map((k) => (camera.eye[k] ?? 0) + 7 * (ray[k] ?? 0)) as [
        number,
        number,
        number,
      ];
      const seen = projectPoint(camera, point);
      expect(seen?.x).toBeCloseTo(x, 2);
      expect(seen?.y).toBeCloseTo(y, 2);
    }
  }
});

test('without pitch verticals stay parallel and the eye level is the horizon', () => {
  const camera = createCamera(view, 640, 480);
  const foot = projectPoint(camera, [2, 0, 6]);
  const head = projectPoint(camera, [2, 3, 6]);
  expect(head?.x).toBeCloseTo(foot?.x ?? 0, 6);
  expect(projectPoint(camera, [-3, 1.5, 9])?.y).toBeCloseTo(0.55 * 480, 6);
  expect(projectPoint(camera, [1, 1.5, -9])).toBeUndefined();
});

test('the field of view of a 4:3 picture is the one asked for', () => {
  const camera = createCamera(view, 640, 480);
  expect(2 * Math.atan(320 / camera.focal)).toBeCloseTo(1.1, 6);
});
