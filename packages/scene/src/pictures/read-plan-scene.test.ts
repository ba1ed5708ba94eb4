import { createRaster } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { drawApartment } from '../plan/testing/draw-plan.ts';
import { SceneRefusal } from '../image-kind/scene-refusal.ts';
import { readPlanScene } from './read-plan-scene.ts';

test.each(['filled', 'double-line'] as const)(
  'a plan with %s walls is its rooms, doors and walls',
  (walls) => {
    const drawn = drawApartment({ walls });
    const scene = readPlanScene(drawn.picture, { kind: 'plan', space: 'plan' });
    const count = (name: string) => scene.regions.filter((region) => region.class === name).length;
    expect(scene).toMatchObject({ space: 'plan', camera: null });
    expect(count('plan-room')).toBe(drawn.rooms.length);
    expect(count('plan-door')).toBe(drawn.doors);
    expect([count('plan-wall'), count('plan-outside')]).toEqual([1, 1]);
    const { width, height } = drawn.picture;
    for (const { anchor } of scene.regions) {
      expect(anchor[0]).toBeGreaterThan(0);
      expect(anchor[0]).toBeLessThan(width);
      expect(anchor[1]).toBeLessThan(height);
    }
  },
);

test('a plan tells the areas of its rooms, and its doors the scale', () => {
  const { picture, rooms, density } = drawApartment({ walls: 'filled' });
  const { plan } = readPlanScene(picture, { kind: 'plan', space: 'plan' });
  expect(plan).toMatchObject({ from: 'doors' });
  const read = (plan?.rooms ?? []).map(({ area }) => area / density ** 2).toSorted((a, b) => a - b);
  const drawn = rooms.map(({ width, height }) => width * height).toSorted((a, b) => a - b);
  expect(read).toHaveLength(drawn.length);
  // Thresholds belong to a room, and faces of walls are ink.
  drawn.forEach((area, at) => expect(Math.abs((read[at] ?? 0) / area - 1)).toBeLessThan(0.08));
  expect((plan?.mmPerPixel ?? 0) * density).toBeCloseTo(1000, -2);
  const { x0, x1 } = plan?.building ?? { x0: 0, x1: 0 };
  expect(Math.abs((x1 - x0) / density - 11.2)).toBeLessThan(0.15);
});

test('bare paper is refused', () => {
  const paper = createRaster(300, 200, 3);
  paper.data.fill(250);
  expect(() => readPlanScene(paper, { kind: 'plan', space: 'plan' })).toThrow(SceneRefusal);
});
