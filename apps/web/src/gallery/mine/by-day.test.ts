import { expect, test } from 'vitest';
import { byDay } from './by-day.ts';

const utc = (at: Date) => at.toISOString().slice(0, 10);

test('things of a day stand together, in the order of their list', () => {
  const items = [
    { at: '2026-11-02T09:00:00.000Z', id: 1 },
    { at: '2026-11-02T01:00:00.000Z', id: 2 },
    { at: '2026-10-30T23:59:00.000Z', id: 3 },
  ];
  expect(byDay(items, utc).map(({ day, items: those }) => [day, those.map(({ id }) => id)])).toEqual([
    ['2026-11-02', [1, 2]],
    ['2026-10-30', [3]],
  ]);
  expect(byDay([], utc)).toEqual([]);
});
