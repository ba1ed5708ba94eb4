import type { SceneGeometry } from '@plumbline/contract/api/scene-geometry.ts';
import { cameraBasis, projectPoint } from '@plumbline/models/camera/model-camera.ts';
import { expect, test } from 'vitest';
import { limitTurn, MOST_RADIANS, turned } from './limited-orbit.ts';
import { ownCamera } from './own-camera.ts';

const [pitch, yaw] = [0.1, 0.4];
const [sp, cp, sy, cy] = [Math.sin(pitch), Math.cos(pitch), Math.sin(yaw), Math.cos(yaw)];
const geometry: SceneGeometry = {
  version: 1,
  camera: {
    focalPx: 700,
    principal: [400, 390],
    position: [0, 1.5, 0],
    right: [cy, 0, sy],
    down: [-sp * sy, -cp, sp * cy],
    ahead: [cp * sy, -sp, -cp * cy],
  },
  shell: [],
  farM: 14,
  regions: [],
};

test('the view looks through the middle of a picture that the base lies in', () => {
  const base = { width: 1000, height: 600 };
  const straight: SceneGeometry = {
    ...geometry,
    camera: { ...geometry.camera, right: [1, 0, 0], down: [0, -1, 0], ahead: [0, 0, -1] },
  };
  const { camera, canvas } = ownCamera(straight, base);
  expect(canvas).toEqual({ width: 1200, height: 780, x: 200, y: 0 });
  const basis = cameraBasis(camera, canvas.width, canvas.height);
  // A point a metre to the right, half a metre below the eye and four metres ahead.
  const seen = projectPoint(basis, [1, 1, -4]);
  expect(seen.x - canvas.x).toBeCloseTo(400 + 700 / 4, 5);
  expect(seen.y - canvas.y).toBeCloseTo(390 + 350 / 4, 5);
});

test('one goes around as far as something is known, and no farther', () => {
  const { camera } = ownCamera(geometry, { width: 1000, height: 600 });
  const most = limitTurn({ right: 3, up: -3 });
  expect(most).toEqual({ right: MOST_RADIANS.right, up: -MOST_RADIANS.up });
  const moved = turned(camera, most);
  const distance = (one: typeof camera) =>
    Math.hypot(...one.eye.map((v, k) => v - (one.target[k] as number)));
  expect(distance(moved)).toBeCloseTo(distance(camera), 5);
  expect(turned(camera, { right: 0, up: 0 })).toEqual(camera);
  expect(MOST_RADIANS.right).toBeCloseTo((25 * Math.PI) / 180, 5);
});
