import { cameraBasis, projectPoint } from '@plumbline/models/camera/model-camera.ts';
import { expect, test } from 'vitest';
import { toModel } from '../frame/plan-frame.ts';
import type { Ring } from '../outlines/ring.ts';
import { dollhouseView } from './dollhouse-view.ts';

const frame = { metres: 0.02, centre: [300, 250], width: 600, height: 500 } as const;
const WALL = 2.8;
/** An L on the plan: what is empty of its box need not be in the picture. */
const L: Ring = [
  [0, 0],
  [200, 0],
  [200, 300],
  [600, 300],
  [600, 500],
  [0, 500],
];

function seen(rings: readonly Ring[]) {
  const { eye, target, fieldOfView } = dollhouseView(frame, rings, WALL, 'en');
  const basis = cameraBasis({ eye, target, fieldOfView: fieldOfView as number, twoPoint: false }, 400, 300);
  const points = rings
    .flat()
    .flatMap((place) => [0, WALL].map((height) => projectPoint(basis, toModel(frame, place, height))));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    right: 400 - Math.max(...xs),
    top: Math.min(...ys),
    bottom: 300 - Math.max(...ys),
  };
}

test.each([
  ['a building as wide as deep', [L]],
  ['a long one', [L.map(([x, y]) => [x, y / 4] as const)]],
  ['a deep one', [L.map(([x, y]) => [x / 4, y] as const)]],
])('%s fills the picture one way or the other, and nothing of it is cut off', (_, rings) => {
  const { left, right, top, bottom } = seen(rings);
  const across = Math.max(left, right);
  const upright = Math.max(top, bottom);
  for (const free of [left, right, top, bottom]) expect(free).toBeGreaterThan(12);
  // The margin on both sides, and no more, where it is tightest; the other way it is in the middle.
  expect(Math.min(across / 400, upright / 300)).toBeLessThan(0.05);
  expect(Math.abs(left - right)).toBeLessThan(1);
  expect(Math.abs(top - bottom)).toBeLessThan(1);
});
