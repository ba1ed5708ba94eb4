import { expect, test } from 'vitest';
import { assignMaterials } from './assign-materials.ts';

const wall = { thing: 'wall 1', material: 'Brick', layer: 'Walls', class: 'wall' };

test('what is named more closely wins, in whichever order it was said; among equals the last', () => {
  const given = assignMaterials([
    { match: { thing: 'wall 1' }, materialId: 'by-thing' },
    { match: { material: 'Brick' }, materialId: 'first' },
    { match: { material: 'Brick' }, materialId: 'by-material' },
    { match: { layer: 'Walls' }, materialId: 'by-layer' },
    { match: { class: 'wall' }, materialId: 'by-class' },
  ]);
  expect(given(wall)).toBe('by-thing');
  expect(given({ ...wall, thing: 'wall 2' })).toBe('by-material');
  expect(given({ ...wall, thing: 'wall 2', material: 'Stone' })).toBe('by-layer');
  expect(given({ ...wall, thing: 'wall 2', material: 'Stone', layer: null })).toBe('by-class');
  expect(given({ thing: 'sofa', material: '', layer: null, class: null })).toBeUndefined();
});
