import { SCENE_SPACES } from '@plumbline/contract/api/scene.ts';
import type { SurfaceRole } from '@plumbline/contract/content/style.ts';
import { expect, test } from 'vitest';
import type { ScheduleRowRecord } from './project-record.ts';
import { type ReadRegion, resolveRows } from './resolve-rows.ts';

const name = { 'zh-CN': '橡木', en: 'Oak', ja: 'オーク' };
const materialOf = (id: string) => (id === 'lost' ? undefined : { name, coverUrl: '' });
let rowNumber = 0;
const row = (part: SurfaceRole, change: Partial<ScheduleRowRecord> = {}): ScheduleRowRecord => ({
  rowId: `row-${++rowNumber}`,
  mark: '',
  part,
  rooms: [],
  materialId: `oak-${rowNumber}`,
  product: '',
  finish: '',
  note: '',
  ...change,
});
const region = (
  id: string,
  kind: ReadRegion['class'],
  areaShare: number,
  change: Partial<ReadRegion> = {},
): ReadRegion => ({ id, class: kind, areaShare, lock: false, at: [0.5, 0.5], room: null, ...change });
const idles = (rows: ScheduleRowRecord[], regions: ReadRegion[], space = 'interior' as const) =>
  resolveRows(rows, regions, space, materialOf).rows.map(({ idle }) => idle);

test('each row lays its material on its regions, the largest first', () => {
  const [floor, wall] = [row('floor'), row('wall')];
  const regions = [
    region('r1', 'floor', 0.2, { at: [0.1, 0.9] }),
    region('r2', 'wall', 0.3, { at: [0.2, 0.2] }),
    region('r3', 'wall', 0.1, { at: [0.8, 0.2] }),
    region('r4', 'glass', 0.4),
  ];
  const { corrections, rows } = resolveRows([floor, wall], regions, 'interior', materialOf);
  expect(corrections).toEqual([
    { anchor: [0.2, 0.2], material: wall.materialId },
    { anchor: [0.1, 0.9], material: floor.materialId },
    { anchor: [0.8, 0.2], material: wall.materialId },
  ]);
  expect(rows).toEqual([
    { rowId: floor.rowId, idle: null, share: 0.2 },
    { rowId: wall.rowId, idle: null, share: 0.4 },
  ]);
});

test('a row says why it changes nothing', () => {
  const regions = [
    region('r1', 'floor', 0.2, { room: 'living' }),
    region('r2', 'ceiling', 0.1, { lock: true }),
  ];
  const rows = [
    row('floor'),
    row('floor'),
    row('wall'),
    row('worktop'),
    row('ceiling'),
    row('floor', { rooms: ['kitchen'] }),
    row('joinery', { materialId: null, product: 'Oak, ACME' }),
    row('joinery', { materialId: 'lost' }),
  ];
  expect(idles(rows, regions)).toEqual([
    null,
    'overruled',
    'no-such-part',
    'no-such-part',
    'locked',
    'other-room',
    'no-material',
    'no-material',
  ]);
});

test('a row for a room goes before one for all, wherever it stands; one by product alone keeps others off', () => {
  const tiles = row('floor', { rooms: ['bathroom'] });
  const stone = row('floor', { rooms: ['kitchen'], materialId: null });
  const oak = row('floor');
  const regions = [
    region('r1', 'plan-room', 0.3, { room: 'living', at: [0.1, 0.1] }),
    region('r2', 'plan-room', 0.1, { room: 'bathroom', at: [0.9, 0.1] }),
    region('r3', 'plan-room', 0.2, { room: 'kitchen', at: [0.9, 0.9] }),
  ];
  const { corrections } = resolveRows([oak, stone, tiles], regions, 'plan', materialOf);
  expect(corrections).toEqual([
    { anchor: [0.1, 0.1], material: oak.materialId },
    { anchor: [0.9, 0.1], material: tiles.materialId },
  ]);
});

test('outside, the walls are the facade; a plan has floors alone', () => {
  const regions = [region('r1', 'wall', 0.2), region('r2', 'plan-room', 0.2)];
  const rows = [row('wall'), row('facade'), row('floor')];
  expect(resolveRows(rows, regions, 'exterior', materialOf).rows.map(({ idle }) => idle)).toEqual([
    'no-such-part',
    null,
    'no-such-part',
  ]);
  expect(resolveRows(rows, regions, 'plan', materialOf).rows.map(({ idle }) => idle)).toEqual([
    'no-such-part',
    'no-such-part',
    null,
  ]);
  for (const space of SCENE_SPACES)
    expect(resolveRows([], regions, space, materialOf)).toEqual({ corrections: [], rows: [] });
});

test('no start takes more regions than corrections may name', () => {
  const regions = Array.from({ length: 600 }, (_, at) => region(`r${at}`, 'wall', at / 1e6));
  const { corrections } = resolveRows([row('wall')], regions, 'interior', materialOf);
  expect(corrections).toHaveLength(500);
});
