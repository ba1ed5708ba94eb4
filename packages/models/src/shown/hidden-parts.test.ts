import { expect, test } from 'vitest';
import type { Model } from '../model/model.ts';
import { type HiddenParts, hiddenTest } from './hidden-parts.ts';

const thing = (key: string, layer: string | null, storey: number | null) => ({ key, layer, storey });
const model = {
  things: [thing('wall 1', 'Walls', 0), thing('wall 2', 'Walls', 1), thing('sofa', null, 1)],
  materials: [{ name: 'Brick' }, { name: 'Fabric' }],
  storeys: [{ key: 'g' }, { key: 'u' }],
} as unknown as Model;
const parts = [
  [0, 0, 'wall'],
  [1, 0, 'wall'],
  [2, 1, 'furniture'],
  [2, 1, null],
] as const;

const shown = (hidden: HiddenParts) => {
  const isHidden = hiddenTest(model, hidden);
  return parts.flatMap((part, at) => (isHidden(part[0], part[1], part[2]) ? [] : [at]));
};

test('floors, classes, layers and things are hidden by their keys', () => {
  expect(shown({})).toEqual([0, 1, 2, 3]);
  expect(shown({ storeys: ['u'] })).toEqual([0]);
  expect(shown({ classes: ['wall'] })).toEqual([2, 3]);
  expect(shown({ layers: ['Walls'], things: ['sofa'] })).toEqual([]);
});

test('one thing, class, layer or material is shown alone', () => {
  expect(shown({ only: { thing: 'wall 2' } })).toEqual([1]);
  expect(shown({ only: { class: 'furniture' } })).toEqual([2]);
  expect(shown({ only: { layer: 'Walls' } })).toEqual([0, 1]);
  expect(shown({ only: { material: 'Fabric' } })).toEqual([2, 3]);
});

test('what is hidden besides stays hidden where one layer is shown alone', () => {
  expect(shown({ only: { layer: 'Walls' }, storeys: ['g'] })).toEqual([1]);
});
