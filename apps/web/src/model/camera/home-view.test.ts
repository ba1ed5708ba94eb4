import { cameraBasis, projectPoint } from '@plumbline/models/camera/model-camera.ts';
import { expect, test } from 'vitest';
import { STANDARD_VIEWS } from './standard-views.ts';
import { lookInParallel, mainBounds } from './home-view.ts';

/** Cubes of a metre, each at a place of its own along x. */
function modelOf(places: readonly number[]) {
  const model = {
    instances: { count: places.length, thing: Uint32Array.from(places, (_, at) => at) },
    things: places.map(() => ({ setAside: null })),
    boundsM: { min: [0, 0, 0], max: [0, 0, 0] },
  } as unknown as Parameters<typeof mainBounds>[0];
  return { model, boxes: Float32Array.from(places.flatMap((x) => [x, 0, 0, x + 1, 1, 1])) };
}
const row = (count: number, step: number) => Array.from({ length: count }, (_, at) => at * step);

test('a few things far away, all on one side, do not make a house a dot', () => {
  const { model, boxes } = modelOf([...row(96, 0.1), 800, 810, 820, 830]);
  const { min, max } = mainBounds(model, boxes);
  expect(max[0] - min[0]).toBeLessThan(11);
});

test('the wings of a house are seen with it', () => {
  const { model, boxes } = modelOf([...row(90, 0.1), ...row(10, 1).map((x) => 12 + x)]);
  const { max } = mainBounds(model, boxes);
  expect(max[0]).toBeGreaterThan(18);
});

test.each(STANDARD_VIEWS)('all of a house is in the standard view %s, as large as it fits', (_, from) => {
  const bounds = { min: [-12, -1, 3], max: [8, 7, 15] } as const;
  const [width, height] = [800, 500];
  const basis = cameraBasis(lookInParallel(bounds, width / height, from), width, height);
  const seen = [0, 1, 2, 3, 4, 5, 6, 7].map((corner) => {
    const at = (axis: 0 | 1 | 2) => (corner & (1 << axis) ? bounds.max : bounds.min)[axis];
    return projectPoint(basis, [at(0), at(1), at(2)]);
  });
  const free = (along: 'x' | 'y', length: number) => {
    const places = seen.map((point) => point[along] / length);
    return Math.min(...places, 1 - Math.max(...places));
  };
  expect(Math.min(free('x', width), free('y', height))).toBeCloseTo(0.06, 6);
});
