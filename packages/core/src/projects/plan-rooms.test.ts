import type { PlanMeasures } from '@plumbline/contract/api/scene.ts';
import { expect, test } from 'vitest';
import { areasOfPlans, roomsOf, scaleOf, squareMetres } from './plan-rooms.ts';
import type { ScheduleRowRecord } from './project-record.ts';

/** 10 mm a pixel by its doors: a building of 8 m in a sheet of 10 × 5 m. */
const plan: PlanMeasures = {
  rooms: [
    { type: 'living', at: [200, 250], area: 200_000 },
    { type: 'room', at: [700, 250], area: 80_000 },
  ],
  building: { x0: 100, y0: 50, x1: 900, y1: 450 },
  mmPerPixel: 10,
  from: 'doors',
  confidence: 0.8,
};
const sheet = { width: 1000, height: 500 };

test('a scale comes from its owner, else from doors that agree, and never from a guess', () => {
  expect(scaleOf(plan, sheet, null)).toEqual({ source: 'doors', mmPerPixel: 10 });
  expect(scaleOf(plan, sheet, { metres: 16 })).toEqual({ source: 'given', mmPerPixel: 20 });
  expect(
    scaleOf(plan, sheet, {
      metres: 5,
      between: [
        [0, 0.1],
        [0.3, 0.9],
      ],
    }),
  ).toEqual({ source: 'given', mmPerPixel: 10 });
  for (const unsure of [{ confidence: 0.3 }, { from: 'footprint' as const }])
    expect(scaleOf({ ...plan, ...unsure }, sheet, null)).toEqual({
      source: 'unknown',
      mmPerPixel: undefined,
    });
  expect(squareMetres(200_000, 10)).toBe(20);
  expect(squareMetres(200_000, undefined)).toBeNull();
});

test('a room is what its owner calls it, found again by a point near its own', () => {
  const planRooms = [
    { at: [0.705, 0.5] as [number, number], type: 'bedroom' as const, name: 'Guests' },
    { at: [0.5, 0.5] as [number, number], type: 'garage' as const, name: 'far from any' },
  ];
  expect(roomsOf({ ...sheet, plan }, { planRooms })).toEqual([
    { at: [0.2, 0.5], type: 'living', name: '', area: 200_000 },
    { at: [0.7, 0.5], type: 'bedroom', name: 'Guests', area: 80_000 },
  ]);
  expect(roomsOf(sheet, { planRooms })).toEqual([]);
});

const row = (rowId: string, change: Partial<ScheduleRowRecord>): ScheduleRowRecord => ({
  rowId,
  mark: '',
  part: 'floor',
  rooms: [],
  materialId: null,
  product: '',
  finish: '',
  note: '',
  ...change,
});

test('floors and ceilings have the areas of their rooms, each room once; walls have none', () => {
  const rows = [
    row('oak', {}),
    row('tiles', { rooms: ['bathroom'] }),
    row('twice', { rooms: ['bathroom'] }),
    row('ceiling', { part: 'ceiling' }),
    row('walls', { part: 'wall' }),
  ];
  const plans = [
    {
      scale: 'given' as const,
      rooms: [
        { type: 'living' as const, areaM2: 20.5 },
        { type: 'bathroom' as const, areaM2: 4.25 },
      ],
    },
    { scale: 'doors' as const, rooms: [{ type: 'bathroom' as const, areaM2: 3 }] },
    { scale: 'unknown' as const, rooms: [{ type: 'bedroom' as const, areaM2: null }] },
  ];
  expect(areasOfPlans(rows, plans)).toEqual([
    { rowId: 'oak', areaM2: 20.5, estimated: false, incomplete: true },
    { rowId: 'tiles', areaM2: 7.25, estimated: true, incomplete: false },
    { rowId: 'ceiling', areaM2: 27.75, estimated: true, incomplete: true },
  ]);
  expect(areasOfPlans(rows, [])).toEqual([]);
});
