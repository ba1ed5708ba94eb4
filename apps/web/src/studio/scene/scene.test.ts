import type { Scene, SceneRegion } from '@plumbline/contract/api/scene.ts';
import { expect, test } from 'vitest';
import { applyChange } from './apply-changes.ts';
import { classesFor } from './class-list.ts';
import { nextRegion } from './next-region.ts';
import { regionPath } from './region-path.ts';

const region = (id: string, anchor: [number, number], change: Partial<SceneRegion> = {}): SceneRegion => ({
  id,
  class: 'wall',
  material: null,
  confidence: 0.4,
  anchor,
  outline: [],
  areaShare: 0.1,
  depthOrder: 0,
  lock: false,
  corrected: false,
  ...change,
});
const scene: Scene = {
  imageId: 'i1',
  geometry: null,
  version: 1,
  width: 100,
  height: 100,
  kind: 'line',
  space: 'exterior',
  confidence: 0.9,
  camera: null,
  regions: [region('a', [20, 10]), region('b', [90, 12]), region('c', [50, 90])],
  idMap: null,
};

test('rings become closed paths, and what has no area is left out', () => {
  const square: [number, number][] = [
    [0, 0],
    [10.04, 0],
    [10, 10],
  ];
  expect(regionPath([square, [[1, 1]]])).toBe('M0 0L10 0L10 10Z');
});

test('an arrow key goes to what lies in its direction and stays where nothing does', () => {
  const [a, , c] = scene.regions as [SceneRegion, SceneRegion, SceneRegion];
  expect(nextRegion(scene.regions, a, 'ArrowRight').id).toBe('b');
  expect(nextRegion(scene.regions, a, 'ArrowDown').id).toBe('c');
  expect(nextRegion(scene.regions, a, 'ArrowLeft').id).toBe('a');
  expect(nextRegion(scene.regions, c, 'ArrowUp').id).toBe('a');
});

test('a change shows at once: what was said is certain, other regions stay the same objects', () => {
  const next = applyChange(scene, { corrections: [{ regionId: 'a', class: 'glass', lock: true }] });
  expect(next.regions[0]).toMatchObject({ class: 'glass', confidence: 1, lock: true, corrected: true });
  expect(next.regions[1]).toBe(scene.regions[1]);
});

test('resetting takes back locks and materials; a map shows once its regions are known', () => {
  const changed = applyChange(scene, { corrections: [{ regionId: 'b', material: 'oak', lock: true }] });
  const back = applyChange(changed, { reset: true });
  expect(applyChange(scene, { idMap: 'm1' }).idMap).toBeNull();
  expect(back.regions[1]).toMatchObject({ material: null, lock: false, corrected: false });
});

test('the picker offers what fits the space and what is there already', () => {
  expect(classesFor('plan', ['plan-room', 'sky'])).toContain('sky');
  expect(classesFor('interior', [])).not.toContain('roof');
});
