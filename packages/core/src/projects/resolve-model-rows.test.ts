import type { ModelAreas } from '@plumbline/contract/api/model-areas.ts';
import type { SurfaceRole } from '@plumbline/contract/content/style.ts';
import { expect, test } from 'vitest';
import type { ScheduleRowRecord } from './project-record.ts';
import { resolveModelRows } from './resolve-model-rows.ts';

const name = { 'zh-CN': '橡木', en: 'Oak', ja: 'オーク' };
const materialOf = (id: string) => (id === 'lost' ? undefined : { name, coverUrl: '' });
const row = (
  rowId: string,
  part: SurfaceRole,
  change: Partial<ScheduleRowRecord> = {},
): ScheduleRowRecord => ({
  ...{ rowId, mark: '', part, rooms: [], materialId: rowId, product: '', finish: '', note: '' },
  ...change,
});
const surface = (kind: ModelAreas['rows'][number]['class'], material: string, areaM2: number) => ({
  ...{ class: kind, material, materialId: null, room: null, facing: 'side' as const, areaM2 },
});
const areas: ModelAreas = {
  rooms: [],
  rows: [
    surface('wall', 'Brick', 60),
    surface('wall', 'Timber', 5),
    surface('floor', 'Timber', 30),
    surface(null, 'Steel', 5),
  ],
};
const inside = { areas, space: 'interior', room: null, materials: [] } as const;

test('a row gives its material to its class; what nothing in the model is has no effect', () => {
  const rows = [row('oak', 'floor'), row('plaster', 'wall'), row('slate', 'roof'), row('lost', 'wall')];
  const found = resolveModelRows(rows, inside, materialOf);
  expect(found.materials).toEqual([
    { match: { class: 'floor' }, materialId: 'oak' },
    { match: { class: 'wall' }, materialId: 'plaster' },
  ]);
  expect(found.rows).toEqual([
    { rowId: 'oak', idle: null, share: 0.3 },
    { rowId: 'plaster', idle: null, share: 0.65 },
    { rowId: 'slate', idle: 'no-such-part', share: 0 },
    { rowId: 'lost', idle: 'no-material', share: 0 },
  ]);
  const outside = resolveModelRows(
    [row('render', 'facade'), row('plaster', 'wall')],
    { ...inside, space: 'exterior' },
    materialOf,
  );
  expect(outside.materials).toEqual([{ match: { class: 'wall' }, materialId: 'render' }]);
  expect(outside.rows.map(({ idle }) => idle)).toEqual([null, 'no-such-part']);
});

test('a row takes the place of what its class and most of a material were given; a single part keeps its own', () => {
  const thing = { match: { thing: 'wall 3' }, materialId: 'stone' };
  const timber = { match: { material: 'Timber' }, materialId: 'walnut' };
  const materials = [
    { match: { class: 'wall' as const }, materialId: 'old' },
    { match: { material: 'Brick' }, materialId: 'old' },
    timber,
    thing,
  ];
  const found = resolveModelRows([row('plaster', 'wall')], { ...inside, materials }, materialOf);
  // Most of the timber is floor.
  expect(found.materials).toEqual([timber, thing, { match: { class: 'wall' }, materialId: 'plaster' }]);
});

test('a row for the room of the view goes before one for all rooms, and one for another room does not act', () => {
  const rows = [row('all', 'wall'), row('tiles', 'wall', { rooms: ['bathroom'] })];
  const idles = (room: 'bathroom' | null) =>
    resolveModelRows(rows, { ...inside, room }, materialOf).rows.map(({ idle }) => idle);
  expect(idles('bathroom')).toEqual(['overruled', null]);
  expect(idles(null)).toEqual([null, 'other-room']);
  expect(resolveModelRows([], inside, materialOf)).toMatchObject({ acts: false, materials: [] });
});
