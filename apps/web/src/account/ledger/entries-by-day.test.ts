import type { LedgerItem } from '@plumbline/contract/api/ledger.ts';
import { expect, test } from 'vitest';
import { entriesByDay } from './entries-by-day.ts';

const at = (day: number, hour: number) => new Date(2026, 2, day, hour).toISOString();
const entry = (change: Partial<LedgerItem>): LedgerItem => ({
  at: at(4, 12),
  counter: 'tickets',
  kind: 'grant',
  origins: ['bought'],
  amount: 1,
  change: 1,
  balance: 1,
  reason: '',
  taskId: null,
  function: null,
  orderId: null,
  ...change,
});
const delivery = (taskId: string) => entry({ kind: 'settle', taskId, change: 0 });

test('entries are parted by the reader’s days', () => {
  const days = entriesByDay(
    [entry({ at: at(4, 23) }), entry({ at: at(4, 0) }), entry({ at: at(3, 23) }), entry({ at: at(1, 5) })],
    new Date(2026, 2, 4, 23, 30),
  );
  expect(days.map(({ ago, items }) => [ago, items.length])).toEqual([
    [0, 2],
    [1, 1],
    [3, 1],
  ]);
});

test('deliveries of one task in a row are one, of two tasks two', () => {
  const [day] = entriesByDay([delivery('a'), delivery('a'), delivery('b'), entry({})], new Date(at(4, 13)));
  expect(day?.items.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['settle', 2],
    ['settle', 1],
    ['grant', 1],
  ]);
});
