import type { SceneRegion, SceneValue } from '@plumbline/scene/scene-value/scene-value.ts';
import { expect, test } from 'vitest';
import { judgedKind, judgedScene } from './judged-scene.ts';

function region(name: SceneRegion['class'], outline: SceneRegion['outline']): SceneRegion {
  return {
    id: 'r1',
    class: name,
    material: null,
    confidence: 1,
    anchor: [0, 0],
    outline,
    areaShare: 0.5,
    plane: name === 'floor' ? { facing: 'up', normal: [0, -1, 0] } : null,
    depthOrder: 0,
    quad: null,
    lock: false,
    corrected: false,
  };
}

const square = (from: number, to: number): SceneRegion['outline'][number] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
];

const SCENE: SceneValue = {
  version: 1,
  width: 100,
  height: 100,
  scale: 2,
  kind: 'line',
  space: 'interior',
  confidence: 1,
  camera: null,
  silhouette: [],
  regions: [region('floor', [square(0, 100), square(40, 60)]), region('unknown', [square(100, 200)])],
  basis: null,
  geometry: null,
};

test('a scene says what its regions say, in pixels of the file, and nothing in their holes', () => {
  const reading = judgedScene(SCENE, judgedKind({ kind: 'line', space: 'interior' }));
  expect(reading.at(20, 20)).toEqual({ class: 'floor', facing: 'up', thing: 0 });
  expect(reading.at(50, 50)).toEqual({ class: null, facing: null, thing: null });
  expect(reading.at(150, 150)).toEqual({ class: null, facing: null, thing: 1 });
  expect(reading.horizon).toBeNull();
});

test('a plan of an outside is one of a site', () => {
  expect(judgedKind({ kind: 'plan', space: 'exterior' })).toMatchObject({ space: 'site', view: 'plan' });
  expect(judgedKind({ kind: 'plan', space: 'interior' })).toMatchObject({ space: 'plan', view: 'plan' });
  expect(judgedKind({ kind: 'su', space: 'exterior' })).toMatchObject({ space: 'exterior', view: null });
});
