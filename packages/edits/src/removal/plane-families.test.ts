import { expect, test } from 'vitest';
import { axisInCamera, type DrawingCamera } from '@plumbline/scene/drawing/drawing-camera.ts';
import { planeFamilies } from './plane-families.ts';

const CAMERA: DrawingCamera = {
  focal: 700,
  cx: 500,
  cy: 400,
  pitch: 0.1,
  yaw: 0.3,
  horizonY: 330,
  support: 1,
  axisAligned: 0.2,
};

function project([x, y, z]: readonly [number, number, number]): readonly [number, number] {
  return [CAMERA.cx + (CAMERA.focal * x) / z, CAMERA.cy + (CAMERA.focal * y) / z];
}

test('a shift on the floor moves every point of the floor by the same stretch of the world', () => {
  const down = axisInCamera(CAMERA, 1);
  const along = axisInCamera(CAMERA, 0);
  const away = axisInCamera(CAMERA, 2);
  const onFloor = (s: number, t: number): readonly [number, number, number] => [
    1.5 * down[0] + s * along[0] + t * away[0],
    1.5 * down[1] + s * along[1] + t * away[1],
    1.5 * down[2] + s * along[2] + t * away[2],
  ];
  const [x0, y0] = project(onFloor(0.2, 4));
  const [x1, y1] = project(onFloor(0.9, 5));
  for (const scale of [1, 0.5]) {
    const floor = planeFamilies(CAMERA, scale)[1];
    const t = floor?.through(x0 / scale, y0 / scale, (x1 - x0) / scale, (y1 - y0) / scale);
    if (!t) throw new Error('no shift');
    for (const [s, u] of [
      [-1, 3],
      [2, 7],
    ] as const) {
      const [px, py] = project(onFloor(s, u)).map((v) => v / scale) as [number, number];
      const [qx, qy] = project(onFloor(s + 0.7, u + 1)).map((v) => v / scale) as [number, number];
      const w = t[6] * px + t[7] * py + t[8];
      expect((t[0] * px + t[1] * py + t[2]) / w).toBeCloseTo(qx, 4);
      expect((t[3] * px + t[4] * py + t[5]) / w).toBeCloseTo(qy, 4);
    }
  }
});

test('nothing goes from the floor to beyond its horizon', () => {
  const floor = planeFamilies(CAMERA, 1)[1];
  expect(floor?.through(500, 700, 0, -500)).toBeNull();
});
