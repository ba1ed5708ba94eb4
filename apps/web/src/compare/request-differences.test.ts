import { renderRequestSchema } from '@plumbline/contract/api/start-task.ts';
import { expect, test } from 'vitest';
import { requestDifferences } from './request-differences.ts';

const interior = renderRequestSchema.parse({
  function: 'indoorRender',
  upload_img: 'b',
  classifyId2: '11',
  promptTxt: '',
  seed: 1,
});
const namesOf = (...pair: Parameters<typeof requestDifferences>) =>
  requestDifferences(...pair).map(({ field, before, after }) => [field, before, after]);

test('only what differs is listed, and neither the base nor the seed', () => {
  const dusk = { ...interior, atmosphere: 'dusk', upload_img: 'c', seed: 2, cnStrength: 0.9 } as const;
  expect(namesOf(interior, dusk)).toEqual([
    ['atmosphere', 'sunny', 'dusk'],
    ['cnStrength', 0.6, 0.9],
  ]);
  expect(namesOf(interior, { ...interior })).toEqual([]);
});

test('what one of them does not have is told from what it has', () => {
  expect(namesOf(interior, { ...interior, promptTxt: 'oak' })).toEqual([['promptTxt', '', 'oak']]);
  expect(namesOf(null, interior).map(([field]) => field)).toContain('classifyId2');
  expect(namesOf(null, null)).toEqual([]);
});

test('options that neither tool acts on are left out, parts of options are told one by one', () => {
  const material = renderRequestSchema.parse({
    function: 'materialChange',
    seed: 1,
    material: { textureId: 'oak', rotation: 0 },
  });
  const turned = {
    ...material,
    material: { ...material.material!, rotation: 45 },
    atmosphere: 'rain',
  } as const;
  expect(namesOf(material, turned)).toEqual([['material.rotation', 0, 45]]);
});
