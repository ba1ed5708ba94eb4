import type { ScheduleRow } from '@plumbline/contract/api/schedules.ts';
import { expect, test } from 'vitest';
import { asRowInput, isProposed, newRow, nextMark } from './schedule-rows.ts';

const row = (part: ScheduleRow['part'], mark: string): ScheduleRow => ({ ...newRow('new', []), part, mark });

test('a new row is for a usual part that is missing, with the next mark of it', () => {
  expect(newRow('a', [])).toMatchObject({ part: 'floor', mark: 'F1', materialId: null });
  expect(newRow('a', [row('floor', 'F1')])).toMatchObject({ part: 'wall', mark: 'W1' });
  const all = (['floor', 'wall', 'ceiling', 'joinery'] as const).map((part) => row(part, nextMark(part, [])));
  expect(newRow('a', all)).toMatchObject({ part: 'wall', mark: 'W2' });
});

test('marks are counted on, whatever case they were written in', () => {
  expect(nextMark('floor', [row('floor', 'f1'), row('floor', 'F2'), row('floor', 'F4')])).toBe('F3');
});

test('a mark that somebody wrote is theirs', () => {
  const proposed = ['F12', '', 'Oak', 'W1'].map((mark) => isProposed(mark, 'floor'));
  expect(proposed).toEqual([true, true, false, false]);
});

test('what the server knows keeps its id, and what is shown only is not sent', () => {
  const shown = { ...row('floor', 'F1'), rowId: 'r1' };
  expect(asRowInput(shown, true)).toMatchObject({ rowId: 'r1', mark: 'F1' });
  expect(Object.keys(asRowInput(shown, false))).not.toContain('rowId');
  expect(Object.keys(asRowInput(shown, true))).not.toContain('material');
});
