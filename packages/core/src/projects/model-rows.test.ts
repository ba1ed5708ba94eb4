import type { ModelAreas } from '@plumbline/contract/api/model-areas.ts';
import type { SurfaceRole } from '@plumbline/contract/content/style.ts';
import { expect, test } from 'vitest';
import { areasOfModels } from './model-rows.ts';
import type { ScheduleRowRecord } from './project-record.ts';
import { roomTypeOfName } from './room-type-of-name.ts';

const row = (
  rowId: string,
  part: SurfaceRole,
  change: Partial<ScheduleRowRecord> = {},
): ScheduleRowRecord => ({
  ...{ rowId, part, mark: '', rooms: [], materialId: null, product: '', finish: '', note: '' },
  ...change,
});
type Surface = ModelAreas['rows'][number];
const surface = (kind: Surface['class'], areaM2: number, change: Partial<Surface> = {}): Surface => ({
  ...{ class: kind, material: 'Any', materialId: null, room: 'living', facing: 'up' as const, areaM2 },
  ...change,
});
const NAMES = { living: 'Living room', bath: '主卫生间' };
const typeOf = (room: string) => roomTypeOfName(NAMES[room as keyof typeof NAMES]);
const rooms = Object.entries(NAMES).map(([key, name]) => ({ key, name, storey: null, floorM2: 1 }));
const areasOf = (rows: ScheduleRowRecord[], surfaces: Surface[], known = rooms) =>
  Object.fromEntries(areasOfModels(rows, [{ areas: { rooms: known, rows: surfaces }, typeOf }]));

test('floors look up, ceilings down and walls to the side, all of them into a room', () => {
  const slab = [
    surface('floor', 20),
    surface('floor', 19, { facing: 'down' }),
    surface('floor', 3, { facing: 'side' }),
    surface('floor', 5, { room: null }),
  ];
  const walls = [
    surface('wall', 50, { facing: 'side' }),
    surface('wall', 60, { facing: 'side', room: null }),
  ];
  const rows = [row('F1', 'floor'), row('C1', 'ceiling'), row('W1', 'wall'), row('E1', 'facade')];
  expect(areasOf(rows, [...slab, ...walls])).toEqual({ F1: 20, C1: 19, W1: 50 });
});

test('a surface with a material of the library is of the row that names it, and of no row of another', () => {
  const rows = [
    row('F1', 'floor', { materialId: 'oak' }),
    row('F2', 'floor', { materialId: 'tiles' }),
    row('E1', 'facade', { materialId: 'brick' }),
    row('J1', 'joinery', { materialId: 'oak' }),
  ];
  const surfaces = [
    surface('floor', 8, { materialId: 'tiles' }),
    surface('floor', 20),
    surface('floor', 7, { materialId: 'slate' }),
    surface('wall', 60, { materialId: 'brick', facing: 'side', room: null }),
    surface('door', 4, { materialId: 'oak', facing: 'side', room: null }),
  ];
  expect(areasOf(rows, surfaces)).toEqual({ F1: 20, F2: 8, E1: 60, J1: 4 });
});

test('a row for a room goes before one for all, and a row by product takes what no other names', () => {
  const rows = [
    row('F1', 'floor', { materialId: 'oak' }),
    row('F2', 'floor', { rooms: ['bathroom'] }),
    row('F3', 'floor', { rooms: ['garage'] }),
  ];
  const surfaces = [surface('floor', 8, { room: 'bath', materialId: 'tiles' }), surface('floor', 20)];
  expect(areasOf(rows, surfaces)).toEqual({ F1: 20, F2: 8 });
});

test('a file without rooms has its floors all the same', () => {
  expect(areasOf([row('F1', 'floor')], [surface('floor', 30, { room: null })], [])).toEqual({ F1: 30 });
});

test('rooms are known by their names in three languages', () => {
  for (const [name, type] of [
    ['Living room', 'living'],
    ['BED 2', 'bedroom'],
    ['Master Bathroom', 'bathroom'],
    ['WC', 'bathroom'],
    ['客厅', 'living'],
    ['主卧', 'bedroom'],
    ['キッチン', 'kitchen'],
    ['廊下', 'corridor'],
    ['Stairwell', 'stairs'],
    ['1F-玄関', 'corridor'],
    ['0.14', 'room'],
    ['', 'room'],
  ] as const)
    expect([name, roomTypeOfName(name)]).toEqual([name, type]);
});
