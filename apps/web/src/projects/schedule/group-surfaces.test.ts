import type { ProjectModelAreas } from '@plumbline/contract/api/schedules.ts';
import { expect, test } from 'vitest';
import { groupSurfaces } from './group-surfaces.ts';

type Surface = ProjectModelAreas['surfaces'][number];
const name = { 'zh-CN': '橡木', en: 'Oak', ja: 'オーク' };
const surface = (material: string, areaM2: number, change: Partial<Surface> = {}): Surface => ({
  ...{ class: 'wall', material, materialId: null, materialName: null, room: null, areaM2 },
  ...change,
});

test('what is laid of one material is one group, whatever the file has below it, room by room', () => {
  const hall = { name: 'Hall', type: 'corridor' as const };
  const groups = groupSurfaces(
    [
      surface('Brick', 30),
      surface('Screed', 20, { class: 'floor', room: hall, materialId: 'oak', materialName: name }),
      surface('Concrete', 15, { class: 'floor', room: hall, materialId: 'oak', materialName: name }),
      surface('Brick', 4, { class: null }),
    ],
    'en',
  );
  expect(
    groups.map((group) => [group.name, group.areaM2, group.surfaces.map(({ areaM2 }) => areaM2)]),
  ).toEqual([
    ['Oak', 35, [35]],
    ['Brick', 34, [30, 4]],
  ]);
});
